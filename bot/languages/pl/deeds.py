"""Polish: what can be answered, as a sentence and as short as a button has to be.

A key may name the Decision an answer belongs to, or a variant of its facts. A tag names what a part of it tells.
Names of tiles stand behind a colon or "płytka", for they are not declined.
"""

from bot.languages.language import Deed, Deeds, always

# fmt: off
DEEDS: Deeds = {
    "PickWeaving": Deed("Weź {tile:weaving}", "{tile:weaving}"),
    "KeepGodCard": Deed("Zatrzymaj {card:god_card}", "{card:kept_god_card}"),
    "PlaceHighPriest": Deed("Sekcja {section}<gain>: {action:priest_action}</gain>", "{start:section_start}"),
    "PlaceWorker": Deed("Umieść {worker:accusative} ({acting:talent})", "{worker:worker}"),
    "PlaceWorker.acting": Deed(
        "Umieść {worker:accusative}, który działa jako {acting:acting} ({acting:talent})",
        "{worker:worker} jako {acting:acting}",
    ),
    "ShowGodCard": Deed(
        "Zagraj {card:god_name}<gain>: stać cię na {spaces:plural pole|pola|pól}, od {food:count food genitive}</gain>",
        "{card:god_name}",
    ),
    "ShowGodCard.statue": Deed(
        "Zagraj {card:god_name}<gain>: stać cię na {spaces:plural pole|pola|pól}, od {food:count food genitive}; twój Posąg daje też:"
        " {benefit:benefit}</gain>",
    ),
    "ShowGold": Deed(
        "Zapłać {gold:count gold accusative} za pole {god:genitive}<gain>: stać cię na {spaces:plural pole|pola|pól}, od {food:count food"
        " genitive}</gain>",
        "{gold:count gold} za pole {god:genitive}",
    ),
    "ChooseSpace": Deed(
        "Umieść na {space:space}<gain>: {food:count food}, {tasks:plural zadanie|zadania|zadań}: {offered:row task_offered}</gain>",
        "{space:space}",
    ),
    "ChooseSpace.steps": Deed(
        "Umieść na {space:space}<gain>: {food:count food}, {tasks:plural zadanie|zadania|zadań}: {offered:row task_offered}; za Schody inni dostaną"
        " {vp} PZ</gain>",
    ),
    "ChooseSpace.vassals": Deed(
        "Umieść na {space:space}<gain>: {food:count food}, {tasks:plural zadanie|zadania|zadań}: {offered:row task_offered}; twoi Wasale dają:"
        " {gains:benefit}</gain>",
    ),
    "ChooseSpace.steps_vassals": Deed(
        "Umieść na {space:space}<gain>: {food:count food}, {tasks:plural zadanie|zadania|zadań}: {offered:row task_offered}; twoi Wasale dają:"
        " {gains:benefit}; za Schody inni dostaną {vp} PZ</gain>",
    ),
    "Pay": Deed("Zapłać {pay:pay accusative}", "{pay:pay}"),
    "Pay.share": Deed("Zapłać {gold:count gold accusative}, a resztę żywnością", "{gold:count gold}, reszta żywnością"),
    "Pay.missing": Deed("Zapłata: {pay:pay}; strata: {lost} PZ (brakuje {missing})", "zapłata: {pay:pay}, strata: {lost} PZ"),
    "RetrieveWorker": Deed("Zabierz {worker:accusative} z {space:space}", "zabierz {worker:accusative}<aside> ({space})</aside>"),
    "TakeBenefit": Deed("Weź tę korzyść<gain>: {effect:effect}</gain>", "{effect:effect}"),
    "TakeBenefit.steps": Deed(
        "Weź tę korzyść<gain>: {effect:effect} za {cost:cost accusative}</gain>",
        "{effect:effect}<price> ({cost:cost})</price>",
    ),
    "TakeBenefit.ChooseBenefit": Deed("Najpierw<gain>: {effect:effect}</gain>", "{effect:effect}"),
    "TakeAllBenefits": Deed("Weź wszystko<gain>: {effects:benefit}</gain>", "wszystko<gain>: {effects:benefit}</gain>"),
    "PerformTask": always("{task:wish}"),
    "PerformTask.training": Deed("Szkolenie<gain>: dobierz 2 karty Armii, zatrzymaj 1</gain>", "Szkolenie<gain>: dobierz 2, zatrzymaj 1</gain>"),
    "PerformTask.produces_one": Deed("Wyprodukuj Raz<gain>: korzyść z odkrytego Budynku Produkcyjnego</gain>"),
    "PerformTask.collect": Deed("Zbierz: {benefit:benefit}", "zbierz: {benefit:benefit}"),
    "PerformTask.more": Deed("Zbierz: {benefit:benefit} (Mierniczy)", "zbierz: {benefit:benefit}<aside> (Mierniczy)</aside>"),
    "PerformTask.merchant": Deed(
        "Kupiec, za pasujące połączenia w twoich Gobelinach<gain>: {benefit:benefit}</gain>",
        "Kupiec<gain>: {benefit:benefit}</gain>",
    ),
    "PerformTask.produces": Deed(
        "Wyprodukuj Raz<gain>: {building:building}, {building:ability}</gain>",
        "{building:building}<gain>: {building:ability}</gain>",
    ),
    "PerformTask.weavings": Deed(
        "Zakup Tkanin<gain>: zobacz 3 płytki; cena za jedną: {cost:cost}, za dwie: {two:cost}, za trzy: {three:cost}</gain>",
        "Tkaniny<gain>: zobacz 3, od {cost:cost genitive}</gain>",
    ),
    "PerformTask.unpaid_weavings": Deed(
        "Zobacz 3 Tkaniny; na żadną cię nie stać", "Tkaniny<gain>: zobacz 3, na żadną cię nie stać</gain>"
    ),
    "PerformTask.building": Deed("Wznieś Budynek, od {cost:cost genitive}", "Budynek<aside> (od {cost:cost genitive})</aside>"),
    "PerformTask.steps": Deed("Zbuduj Schody za {cost:cost accusative}", "Schody<price> ({cost:cost})</price>"),
    "PerformTask.statue": Deed(
        "Zbuduj Posąg<gain>: mały za {small:cost accusative}, duży za {large:cost accusative}</gain>",
        "Posąg<aside> ({small:cost}; duży: {large:cost})</aside>",
    ),
    "PerformTask.small_statue": Deed("Zbuduj mały Posąg za {small:cost accusative}", "Posąg<aside> ({small:cost})</aside>"),
    "BuyTask": Deed(
        "Przed pierwszym zadaniem zapłać {cost:cost accusative} za jeszcze jedno",
        "+1 zadanie<price> za {cost:cost accusative}</price><aside> (przed pierwszym)</aside>",
    ),
    "BuyWeaving": Deed("Kup {tile:weaving} za {price:cost accusative}", "{tile:weaving}<price> ({price:signs})</price>"),
    "BuyWeaving.match": Deed(
        "Kup {tile:weaving} za {price:cost accusative}<gain>: pasujące połączenie (Kupiec: {rewards:either short})</gain>",
        "{tile:weaving}<price> ({price:signs})</price><gain>: pasuje (Kupiec: {rewards:either short})</gain>",
    ),
    "BuyWeaving.no_match": Deed(
        "Kup {tile:weaving} za {price:cost accusative}<gain>: bez pasującego połączenia</gain>",
        "{tile:weaving}<price> ({price:signs})</price><gain>: nie pasuje</gain>",
    ),
    "BuyWeaving.more_match": Deed(
        "Kup też {tile:weaving}, razem za {price:cost accusative}<gain>: pasujące połączenie (Kupiec: {rewards:either short})</gain>",
        "{tile:weaving}<price> (razem {price:signs})</price><gain>: pasuje (Kupiec: {rewards:either short})</gain>",
    ),
    "BuyWeaving.more_no_match": Deed(
        "Kup też {tile:weaving}, razem za {price:cost accusative}<gain>: bez pasującego połączenia</gain>",
        "{tile:weaving}<price> (razem {price:signs})</price><gain>: nie pasuje</gain>",
    ),
    "SetAsideWeaving": Deed("Odłóż {tile:weaving} pod stos", "{tile:weaving} pod stos"),
    "LayWeaving": Deed(
        "Gobelin {number}, {end:end}, obok {beside:weaving}<gain>: bez pasującego połączenia</gain>",
        "Gobelin {number}, {end:end}<gain>: nie pasuje, dł. {long}</gain>",
    ),
    "LayWeaving.match": Deed(
        "Gobelin {number}, {end:end}, obok {beside:weaving}<gain>: pasujące połączenie (Kupiec: {reward:benefit})</gain>",
        "Gobelin {number}, {end:end}<gain>: pasuje, dł. {long}</gain><aside> (Kupiec: {reward:short})</aside>",
    ),
    "LayWeaving.new": Deed("Zacznij nowy Gobelin", "nowy Gobelin"),
    "TakeTopWeaving": Deed("Weź wierzchnią<gain>: {tile:weaving}</gain>", "{tile:weaving}"),
    "TakeWeavingBeneath": Deed("Weź zakrytą, spod wierzchniej", "zakryta Tkanina spod wierzchniej"),
    "BuildStatue": Deed(
        "{size:size} Posąg {god:genitive} za {cost:cost accusative}<gain>: {vp} PZ</gain>",
        "{size:size} Posąg {god:genitive}<price> za {cost:cost accusative}</price><gain>: {vp} PZ</gain>",
    ),
    "BuildStatue.free": Deed("Mały Posąg {god:genitive}<gain>: {vp} PZ</gain>", "{god:small_statue}<gain>: {vp} PZ</gain>"),
    "BuildSteps": Deed(
        "Zbuduj Schody na {spot:spot}<price> za {cost:cost accusative}</price><gain>: {benefit:benefit}</gain>",
        "Schody {spot:spot}<price> za {cost:signs}</price><gain>: {benefit:benefit}</gain>",
    ),
    "BuildSteps.free": Deed(
        "Zbuduj Schody na {spot:spot}<price> za darmo</price><gain>: {benefit:benefit}</gain>",
        "Schody {spot:spot}<aside> (za darmo)</aside><gain>: {benefit:benefit}</gain>",
    ),
    "BuildSteps.lower": Deed(
        "Zbuduj Schody na {spot:spot}<price> za {cost:cost accusative}</price><gain>: {benefit:benefit}</gain><gain>; właściciel górnych Schodów"
        " otrzymuje {given} PZ</gain>",
        "Schody {spot:spot}<aside> (dla górnych: +{given} PZ)</aside><price> za {cost:signs}</price><gain>: {benefit:benefit}</gain>",
    ),
    "BuildSteps.lower_free": Deed(
        "Zbuduj Schody na {spot:spot}<price> za darmo</price><gain>: {benefit:benefit}</gain><gain>; właściciel górnych Schodów otrzymuje {given}"
        " PZ</gain>",
        "Schody {spot:spot}<aside> (dla górnych: +{given} PZ)</aside><gain>: {benefit:benefit}</gain>",
    ),
    "BuildSteps.own": Deed(
        "Zbuduj Schody na {spot:spot}<aside> (pod własnymi)</aside><price> za {cost:cost accusative}</price><gain>: {benefit:benefit} oraz {vp}"
        " PZ</gain>",
        "Schody {spot:spot}<price> za {cost:signs}</price><gain>: {benefit:benefit} + {vp} PZ</gain>",
    ),
    "BuildSteps.own_free": Deed(
        "Zbuduj Schody na {spot:spot}<aside> (pod własnymi)</aside><price> za darmo</price><gain>: {benefit:benefit} oraz {vp} PZ</gain>",
        "Schody {spot:spot}<aside> (za darmo)</aside><gain>: {benefit:benefit} + {vp} PZ</gain>",
    ),
    "ConstructBuilding": Deed(
        "Wznieś: {building:building}<price> za {cost:cost accusative}</price><gain>. {kind:kind}: {building:ability}</gain>",
        "{building:building}<price> za {cost:signs}</price>",
    ),
    "ConstructBuilding.production": Deed(
        "Wznieś: {building:building}<price> za {cost:cost accusative}</price><gain>. Produkcja: {building:ability}</gain>",
        "{building:building}<price> za {cost:signs}</price><gain>. Produkcja: {building:ability}</gain>",
    ),
    "ConstructBuilding.free": Deed(
        "Wznieś: {building:building}<price> za darmo</price><gain>. {kind:kind}: {building:ability}</gain>",
        "{building:building}<aside> (za darmo)</aside>",
    ),
    "ConstructBuilding.production_free": Deed(
        "Wznieś: {building:building}<price> za darmo</price><gain>. Produkcja: {building:ability}</gain>",
        "{building:building}<aside> (za darmo)</aside><gain>. Produkcja: {building:ability}</gain>",
    ),
    "ReturnGodCard": Deed(
        "Najpierw zmień Rynek Budynków<gain>: zwróć {card:god_card}</gain>",
        "zmień Rynek Budynków<aside> ({card:god_name})</aside>",
    ),
    "RemoveBuilding": Deed("Usuń: {building:building}<gain>. {kind:kind}: {building:ability}</gain>", "usuń: {building:building}"),
    "RemoveBuilding.production": Deed(
        "Usuń: {building:building}<gain>. Produkcja: {building:ability}</gain>",
        "usuń: {building:building}<gain>: {building:ability}</gain>",
    ),
    "KeepArmyCard": Deed("Zatrzymaj {card:army_card}", "zatrzymaj {card:army_card}"),
    "DrawGodCard": Deed("Dobierz wierzchnią kartę z talii", "z talii"),
    "DrawGodCard.first": Deed("Dobierz pierwszą kartę z talii", "pierwsza z talii"),
    "TakeGodCard": Deed("Weź {card:god_card} z oferty", "{card:god_card}"),
    "TakeNomad": Deed("Weź {worker:accusative}", "Koczownik: {worker:worker}"),
    "TakeNomad.noble": Deed(
        "Weź {worker:accusative}<gain>: może zostać Możnym i dać Przybysza</gain>",
        "Koczownik: {worker:worker}<gain> (Możny + Przybysz)</gain>",
    ),
    "ChooseReward": always("{benefit:benefit}"),
    "Accept": Deed("Zapłać {cost:cost accusative}<gain>: {effect:effect}</gain>", "{effect:effect}<price> ({cost:cost})</price>"),
    "Accept.statue": Deed("Zapłać {cost:cost accusative}<gain>: mały Posąg</gain>", "mały Posąg<price> za {cost:cost accusative}</price>"),
    "MoveHighPriest": Deed(
        "Przesuń Arcykapłana o {spaces:plural pole|pola|pól}, do sekcji {section}<gain>: {action:priest_action}</gain>",
        "☀️ +{spaces}: {action:priest_action}",
    ),
    "Pray": Deed("Modlitwa<gain>: weź {cards:count god_card accusative}</gain>", "Modlitwa<gain>: {cards:count god_card}</gain>"),
    "TrainArmy": Deed("Szkolenie<gain>: dobierz 2 karty Armii, zatrzymaj 1</gain>", "Szkolenie<gain>: dobierz 2</gain>"),
    "RecruitNomad": Deed("Zrekrutuj {worker:accusative} spośród Koczowników", "Rekrutacja: {worker:worker}"),
    "RecruitNomad.noble": Deed(
        "Zrekrutuj {worker:accusative} spośród Koczowników<gain>: może zostać Możnym i dać Przybysza</gain>",
        "Rekrutacja: {worker:worker}<gain> (Możny + Przybysz)</gain>",
    ),
    "Activate": Deed("{action:priest_action}<gain>: {action:priest_deed}</gain>", "{action:priest_action}"),
    "Activate.nobles": Deed("{action:priest_action}<gain>: odkryj Budynki i karty Armii, postaw Możnych</gain>"),
    "TakeGold": Deed("Weź zamiast tego {gold:count gold accusative}", "weź {gold:count gold accusative}"),
    "DiscardStatue": Deed(
        "Odrzuć {size:size} Posąg {god:genitive}<gain>: awansuj o {steps:plural pole|pola|pól} w Świątyni</gain>",
        "{size:size} Posąg {god:genitive}<gain>: {steps:plural pole|pola|pól} w Świątyni</gain>",
    ),
    "OfferCorn": Deed(
        "Ofiaruj {corn:count corn accusative}<gain>: awansuj o {steps:plural pole|pola|pól} w Świątyni</gain>",
        "ofiaruj {corn:count corn accusative}<gain>: {steps:plural pole|pola|pól} w Świątyni</gain>",
    ),
    "TurnUp": Deed("Odnów za darmo: {item:item}", "odnów: {item:item}"),
    "TurnUp.price": Deed("Odnów: {item:item} za {price:cost accusative}", "odnów: {item:item}<price> ({price:cost})</price>"),
    "TurnUp.production": Deed(
        "Odnów za darmo: {item:item}<gain>. Produkcja: {item:ability}</gain>",
        "odnów: {item:item}<gain>: {item:ability}</gain>",
    ),
    "TurnUp.production_price": Deed(
        "Odnów: {item:item} za {price:cost accusative}<gain>. Produkcja: {item:ability}</gain>",
        "odnów: {item:item}<price> ({price:cost})</price><gain>: {item:ability}</gain>",
    ),
    "ProduceWith": always("{building:building}<gain>: {building:ability}</gain>"),
    "ProduceWith.nothing": Deed(
        "{building:building}<gain>: {building:ability}</gain><aside> (teraz nic nie da)</aside>",
        "{building:building}<aside> (teraz nic nie da)</aside>",
    ),
    "ProduceWith.stays": Deed("{building:building}<gain>: {building:ability}</gain><aside>; bez zakrywania (Wasal)</aside>"),
    "SendCasualty": Deed("{worker:worker} z Wioski, {source:end}", "Ofiara Wojny: {worker:worker}<aside> ({source:end})</aside>"),
    "SendCasualty.nomad": Deed("{worker:worker} z obszaru Koczowników", "Ofiara Wojny: {worker:worker} (Koczownik)"),
    "PlayArmyCard": Deed("Zagraj {card:army_card} za {price:cost accusative}", "zagraj {card:soldiers}<price> za {price:cost accusative}</price>"),
    "PlayArmyCard.free": Deed("Zagraj {card:army_card} za darmo", "zagraj {card:soldiers}<aside> (za darmo)</aside>"),
    "Conquer": Deed(
        "Podbij {space:conquest}<gain>: {benefit:benefit}; odrzuć {discard} i zakryj {flip:plural Żołnierza|Żołnierzy|Żołnierzy}</gain>",
        "{space}<gain>: {benefit:short}</gain><aside> (odrzuć {discard}, zakryj {flip})</aside>",
    ),
    "Conquer.discard": Deed(
        "Podbij {space:conquest}<gain>: {benefit:benefit}; odrzuć {discard:plural Żołnierza|Żołnierzy|Żołnierzy}</gain>",
        "{space}<gain>: {benefit:short}</gain><aside> (odrzuć {discard})</aside>",
    ),
    "Conquer.flip": Deed(
        "Podbij {space:conquest}<gain>: {benefit:benefit}; zakryj {flip:plural Żołnierza|Żołnierzy|Żołnierzy}</gain>",
        "{space}<gain>: {benefit:short}</gain><aside> (zakryj {flip})</aside>",
    ),
    "DiscardSoldiers": Deed("Odrzuć {card:army_card}", "odrzuć {card:army_card}"),
    "FlipSoldiers": Deed("Zakryj {card:army_card}", "zakryj {card:army_card}"),
    "HireVillager": Deed(
        "Zrekrutuj {worker:accusative} z końca kolejki {end:end} za {cost:cost accusative}",
        "rekrutuj {worker:accusative}<price> ({cost:signs})</price>",
    ),
    "HireVillager.noble": Deed(
        "Zrekrutuj {worker:accusative} z końca kolejki {end:end} za {cost:cost accusative}<gain>: może zostać Możnym i dać Przybysza</gain>",
        "rekrutuj {worker:accusative}<price> ({cost:signs})</price><gain>: Możny + Przybysz</gain>",
    ),
    "HireVillager.at_both_ends": Deed(
        "Zrekrutuj {worker:accusative} z końca kolejki {end:end}, nie z drugiego, za {cost:cost accusative}",
        "rekrutuj {worker:accusative} ({end:end})",
    ),
    "GiveUpWorker": Deed("Usuń {worker:accusative} z gry", "{worker:worker} odchodzi"),
    "PlayGodCard": Deed("Zagraj {card:god_name} ({benefit:benefit})", "{card:god_name}<gain> ({benefit:benefit})</gain>"),
    "PlayGodCard.nothing": Deed("Odrzuć {card:god_name} (teraz nic nie da)", "odrzuć: {card:god_name}<aside> (teraz nic nie da)</aside>"),
    "DiscardArmyCard": Deed("Odrzuć {card:soldiers} za {amount:count {resource} accusative}", "{card} → {amount:count {resource}}"),
    "Exchange": Deed("Wymień {given:count {give} accusative} na {taken:count {take} accusative}", "{given:count {give}} → {taken:count {take}}"),
    "ConsultOracle": Deed(
        "Wyrocznia<gain>: zapłać {cost:cost accusative} za kartę Bogów</gain>",
        "Wyrocznia<gain>: karta Bogów za {cost:cost accusative}</gain>",
    ),
    "Pass": Deed("Spasuj", "Nie"),
    "Pass.ChooseRetrieval": always("Nikogo nie zabieraj"),
    "Pass.UseStatue": always("Zrezygnuj z reszty"),
    "Pass.tasks_first": Deed("Na razie nic, najpierw zadania", "Najpierw zadania"),
    "Pass.ChooseTask": always("Zakończ na tym"),
    "Pass.forgo": Deed("Zakończ i zrezygnuj z {left:plural zadania|zadań|zadań}", "Zrezygnuj z {left:plural zadania|zadań|zadań}"),
    "Pass.HireWorker": always("Nikogo nie rekrutuj"),
    "Pass.TakeFreeActions": Deed("Koniec darmowych akcji", "Dalej"),
    "Pass.BuyEffect": Deed("Pomiń to<gain>: {effect:effect}</gain>", "Pomiń to"),
    "Pass.ChooseRejuvenation": always("Nie odnawiaj już niczego"),
    "Pass.standing": always("Nie stawiaj już Możnych"),
    "Pass.ChooseWeavings": always("Nie kupuj żadnej"),
    "Pass.picked": Deed("Więcej nie kupuj, zapłać {price:cost accusative}", "Wystarczy<gain>: zapłać {price:cost accusative}</gain>"),
    "Pass.anew": Deed(
        "Wybierz od nowa<gain>: nie stać cię już na {n:count weaving accusative} za {price:cost accusative}</gain>",
        "Wybierz od nowa<gain>: {price:cost} to za dużo</gain>",
    ),
    "Pass.BuyLeftoverWeaving": always("Nie kupuj"),
    "Pass.ChooseStatue": always("Nie buduj Posągu"),
    "Pass.ChooseSteps": always("Nie buduj Schodów"),
    "Pass.ChooseBuilding": always("Nie wznoś Budynku"),
    "Pass.ChooseReplaced": always("Nie wymieniaj drugiego"),
    "Pass.Worship": always("Nie odrzucaj Posągu"),
    "Pass.MakeOffering": always("Niczego nie ofiaruj"),
    "Pass.Produce": always("Zakończ produkcję"),
    "Pass.unproduced": always("Niczego nie produkuj"),
    "Pass.produced": always("Niczego nie odnawiaj"),
    "Pass.PlayArmy": always("Nie zagrywaj więcej kart Armii"),
    "Pass.unarmed": always("Nie zagrywaj kart Armii"),
    "Pass.JoinConquest": always("Niczego nie podbijaj"),
    "Pass.PlayGodCards": always("Nie zagrywaj więcej kart Bogów"),
    "Pass.none_played": always("Nie zagrywaj kart Bogów"),
    "Pass.TakeSecondAction": always("Nic innego nie jest możliwe"),
    "UseAbility": Deed("Użyj płytki {tile:tile}<gain>: {tile:offer}</gain>", "{tile:tile}<gain>: {tile:offer}</gain>"),
    "UseAbility.noble": Deed("Użyj Możnego z płytki {tile:building}<gain>: {tile:offer}</gain>"),
    "UseAbility.noble_price": Deed(
        "Użyj Możnego z płytki {tile:building} za {cost:cost accusative}<gain>: {tile:offer}</gain>",
        "{tile:tile}<price> za {cost:cost accusative}</price><gain>: {tile:offer}</gain>",
    ),
    "UseAbility.noble_resource": Deed(
        "Użyj Możnego z płytki {tile:building} za {n:plural dowolny surowiec|dowolne surowce|dowolnych surowców}<gain>: {tile:offer}</gain>",
        "{tile:tile} za {n:plural dowolny surowiec|dowolne surowce|dowolnych surowców}<gain>: {tile:offer}</gain>",
    ),
    "UseAbility.vassal": Deed("Użyj Wasala z płytki {tile:building}<gain>: {tile:offer}</gain>"),
    "UseAbility.vassal_price": Deed(
        "Użyj Wasala z płytki {tile:building} za {cost:cost accusative}<gain>: {tile:offer}</gain>",
        "{tile:tile}<price> za {cost:cost accusative}</price><gain>: {tile:offer}</gain>",
    ),
    "UseAbility.vassal_resource": Deed(
        "Użyj Wasala z płytki {tile:building} za {n:plural dowolny surowiec|dowolne surowce|dowolnych surowców}<gain>: {tile:offer}</gain>",
        "{tile:tile} za {n:plural dowolny surowiec|dowolne surowce|dowolnych surowców}<gain>: {tile:offer}</gain>",
    ),
    "UseAbility.by_itself": Deed("Rozpatrz jako następną płytkę {tile:tile}<gain>: {tile:answer}</gain>", "teraz: {tile:tile}<gain>: {tile:answer}</gain>"),
    "UseAbility.idle": Deed("Rozpatrz jako następną płytkę {tile:tile}<gain>: tym razem nic</gain>"),
    "ClimbTo": Deed(
        "Awansuj na {step:temple_step}<gain>: {reward:benefit}</gain><gain>; jego rząd daje {vp} PZ podczas każdego Święta</gain>",
        "{step:temple_step}<gain>: {reward:benefit}</gain>",
    ),
    "ClimbTo.idle": Deed(
        "Awansuj na {step:temple_step}<gain>: {reward:benefit} (teraz bez pożytku: {idle:benefit}); jego rząd daje {vp} PZ podczas każdego"
        " Święta</gain>",
        "{step:temple_step}<gain>: {reward:benefit}</gain><aside>; zbędne {idle:benefit}</aside>",
    ),
    "ClimbTo.all_idle": Deed(
        "Awansuj na {step:temple_step}<gain>: {reward:benefit}, teraz bez pożytku; jego rząd daje {vp} PZ podczas każdego Święta</gain>",
        "{step:temple_step}<gain>: {reward:benefit}, teraz bez pożytku</gain>",
    ),
    "WalkHighPriest": Deed(
        "Przesuń Arcykapłana o {spaces:plural pole|pola|pól}, do sekcji {section}<gain>: {action:priest_action}</gain><aside>, bez aktywacji</aside>",
        "Sam ruch +{spaces}<gain>: {action:priest_action}</gain>",
    ),
    "WalkHighPriest.price": Deed(
        "Przesuń Arcykapłana o {spaces:plural pole|pola|pól}, do sekcji {section}, za {cost:cost accusative}<gain>:"
        " {action:priest_action}</gain><aside>, bez aktywacji</aside>",
        "Sam ruch +{spaces}<gain>: {action:priest_action}</gain><price> ({cost:cost})</price>",
    ),
    "MoveHighPriest.price": Deed(
        "Przesuń Arcykapłana o {spaces:plural pole|pola|pól}, do sekcji {section}, za {cost:cost accusative}<gain>: {action:priest_action}</gain>",
        "☀️ +{spaces}: {action:priest_action}<price> ({cost:cost})</price>",
    ),
    "SacrificeWorker": Deed(
        "Umieść {worker:accusative} wśród Ofiar Wojny<gain>: Odnowienie {rejuvenated}</gain>",
        "Ofiara Wojny: {worker:worker}<gain> (Odnowienie {rejuvenated})</gain>",
    ),
    "SacrificeWorker.ChooseOwnCasualty": Deed("Umieść {worker:accusative} wśród Ofiar Wojny", "Ofiara Wojny: {worker:worker}"),
    "SpreadInfluence": Deed(
        "Szerz Wpływy Kulturowe w {region:region} (zdolność za {cost:cost accusative})<gain>: znacznik Podboju na płytce {tile:tile}."
        " {tile:nation_text}</gain>",
        "Wpływy w {region:region}<aside>: {tile:nation_name} (zdolność: {cost:cost})</aside>",
    ),
    "SpreadInfluence.marker": Deed(
        "Szerz Wpływy Kulturowe w {region:region}<gain>: znacznik Podboju na płytce {tile:tile}, bez jej zdolności: nie ma miejsca dla Wasala</gain>",
        "Wpływy w {region:region}<aside>: {tile:nation_name} (tylko znacznik)</aside>",
    ),
    "SpreadInfluence.dear": Deed(
        "Szerz Wpływy Kulturowe w {region:region}<gain>: znacznik Podboju na płytce {tile:tile}; na jej zdolność za {cost:cost accusative} teraz cię"
        " nie stać</gain>",
        "Wpływy w {region:region}<aside>: {tile:nation_name} (zdolność: {cost:cost}, za drogo)</aside>",
    ),
    "Accept.nation": Deed("Zapłać {cost:cost accusative}<gain>. {tile:nation_text}</gain>", "zdolność<price> za {cost:cost accusative}</price>"),
    "Pass.UseNation": always("Nie używaj zdolności"),
    "PlaceVassal.VN01": Deed(
        "{at:vassal_place}<gain>: {reward:benefit} od razu; odtąd ta krawędź pasuje do każdej</gain>",
        "{at:vassal_place}<gain>: {reward:benefit}</gain>",
    ),
    "PlaceVassal.VN02": Deed("Sekcja {place}, {action:priest_action}<gain>: twój Arcykapłan może ją pominąć za {cost:cost accusative}</gain>"),
    "PlaceVassal.VN03": Deed("{at:vassal_place}<gain>: {benefit:benefit} od razu; przy każdym użyciu 1 kukurydza, ziemniak lub kamień</gain>"),
    "PlaceVassal.VN04": Deed("{at:vassal_place}<gain>: 1 pole w Świątyni za każdego Robotnika, którego tam umieścisz</gain>"),
    "PlaceVassal.VN05": Deed("{at:vassal_place}, w miejsce twojego znacznika<gain>: {benefit:benefit}; znacznik wraca do ciebie</gain>"),
    "PlaceVassal.VN06": Deed("{at:vassal_place}, obok twojego znacznika<gain>: 1 kukurydza, 2 złota; liczy się też do większości</gain>"),
    "PlaceVassal.VN07": Deed("{at:vassal_place}<gain>: dobierz 3 karty Armii; o jedną Ofiarę Wojny więcej przy punktowaniu regionów</gain>"),
    "PlaceVassal.VN08": Deed("{at:vassal_place}<gain>: od razu produkuje ({place:ability}), a przy Produkcji bez zakrywania</gain>"),
    "PlaceVassal.VN08_down": Deed("{at:vassal_place}<gain>: odnowienie, a przy Produkcji bez zakrywania ({place:ability})</gain>"),
    "PlaceVassal.VN09": Deed("{at:vassal_place}<gain>: 2 ziemniaki, 1 kamień za każdą kartę Bogów ({god:god}), której korzyści otrzymasz</gain>"),
    "PlaceVassal.VN10": Deed(
        "{at:vassal_place}<gain>: od razu Przybysz. {place:ability} Przepowiednia ({count} z {needed}): {place:prophecy}</gain>",
    ),
    "PlaceVassal": always("{at:vassal_place}"),
    "AppointNoble": Deed(
        "Mianuj {worker:accusative} Możnym: {palace:building}<gain>. {palace:ability} Przepowiednia ({count} z {needed}): {palace:prophecy}</gain>",
        "{worker:worker} → {palace:building}",
    ),
    "Pass.AppointWorker": always("Zachowaj Robotnika w zasobach"),
    "TakeNewcomer": Deed("Weź {worker:accusative}<gain>: {worker:talent}</gain>", "{worker:kinds}<gain>: {worker:talent_briefly}</gain>"),
    "Pass.ChooseNewcomer": always("Nie bierz Przybysza"),
    "ChooseKind": Deed("Liczy się jako {kind:worker}<gain>: {tiles:each tile}</gain>", "Jako {kind:worker}"),
    "DrawBuilding": Deed(
        "Dobierz wierzchnią płytkę ze stosu {kind:genitive_plural}<gain>: do dobrania jeszcze {left}</gain>",
        "Dobierz<gain>: {kind:kind}</gain>",
    ),
    "DrawBuilding.begin": Deed("Dobierz też {left:count tile accusative} do wyboru, pierwszą ze stosu {kind:genitive_plural}"),
    "ConstructBuilding.palace": Deed(
        "Wznieś: {building:building}<price> za {cost:cost accusative}</price><gain>. Pałac dla {noble:genitive}: {building:ability} Przepowiednia:"
        " {building:prophecy}</gain>",
        "{building:building}<price> za {cost:signs}</price>",
    ),
    "ConstructBuilding.palace_free": Deed(
        "Wznieś: {building:building}<price> za darmo</price><gain>. Pałac dla {noble:genitive}: {building:ability} Przepowiednia:"
        " {building:prophecy}</gain>",
        "{building:building}<aside> (za darmo)</aside>",
    ),
    "LiftWeaving": Deed("Przełóż {tile:weaving} z Gobelinu {number}", "{tile:weaving} z Gobelinu {number}"),
    "Pass.RearrangeWeavings": always("Zostaw Tkaniny tak, jak leżą"),
    "InsertWeaving": Deed("Gobelin {number}, między {left:weaving} a {right:weaving}", "Gobelin {number}"),
    "InsertWeaving.match": Deed(
        "Gobelin {number}, między {left:weaving} a {right:weaving}<gain>: {rewards:count match}</gain>",
        "Gobelin {number}<gain>: {rewards:count match}</gain>",
    ),
    "InsertWeaving.first": Deed("Gobelin {number}, na lewo od {right:weaving}", "Gobelin {number}, z lewej"),
    "InsertWeaving.first_match": Deed(
        "Gobelin {number}, na lewo od {right:weaving}<gain>: pasujące połączenie, {reward:benefit}</gain>",
        "Gobelin {number}, z lewej<gain>: pasuje</gain>",
    ),
    "InsertWeaving.last": Deed("Gobelin {number}, na prawo od {left:weaving}", "Gobelin {number}, z prawej"),
    "InsertWeaving.last_match": Deed(
        "Gobelin {number}, na prawo od {left:weaving}<gain>: pasujące połączenie, {reward:benefit}</gain>",
        "Gobelin {number}, z prawej<gain>: pasuje</gain>",
    ),
    "InsertWeaving.new": Deed("Połóż ją w nowym Gobelinie", "nowy Gobelin"),
    "TurnUp.noble": Deed("Postaw za darmo Możnego: {item:building}", "Możny: {item:building}"),
    "TurnUp.noble_price": Deed(
        "Postaw Możnego: {item:building} za {price:cost accusative}",
        "Możny: {item:building}<price> za {price:cost accusative}</price>",
    ),
    "Conquer.leftmost": Deed("Podbij {space:conquest} bez Żołnierzy<gain>: {benefit:benefit}</gain>", "{space}<gain>: {benefit:short}</gain>"),
    "Pray.PlayArmyFree": Deed("Weź zamiast tego {cards:count god_card accusative}", "zamiast tego {cards:count god_card}"),
    "Pray.alone": Deed("Weź {cards:count god_card accusative}"),
    "Pass.UseAbilities": always("Nie używaj żadnej"),
    "Pass.by_themselves": Deed("Żadna; automatyczne i tak zadziałają", "Nie"),
    "Pass.any_order": always("W dowolnej kolejności"),
    "Pass.PlayArmyFree": Deed("Zostaw karty Armii na ręku", "Nie"),
    "Pass.or_pray": Deed("Nic z tego; karty Armii zostają na ręku", "Nie"),
    "Pass.pray": always("Nie bierz kart Bogów"),
    "Pass.PlayHandGodCard": always("Nie zagrywaj karty Bogów"),
    "Pass.MovePriestBesides": Deed("Zostaw Arcykapłana na miejscu", "Nie"),
    "Pass.ChooseNomad": always("Nikogo nie bierz"),
    "Pass.ChooseProduction": always("Nie produkuj"),
}
