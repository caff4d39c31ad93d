"""The bot's requests about itself, the server, its people and its commands, and its answers to interactions."""

from typing import Any

from bot.sandbox.basics.errors import Problem, invalid
from bot.sandbox.basics.wire import LARGEST_ID, Json
from bot.sandbox.checks.commands import check_commands
from bot.sandbox.checks.components import check_modal
from bot.sandbox.checks.messages import check_choices, check_edit, check_message
from bot.sandbox.gateway import Gateway
from bot.sandbox.records.post import EPHEMERAL
from bot.sandbox.rest.api_call import ApiCall
from bot.sandbox.rest.routes import Route
from bot.sandbox.state.commands import in_one_language
from bot.sandbox.state.interactions import CHOICES, DEFERRED, DEFERRED_UPDATE, MESSAGE, MODAL, UPDATE
from bot.sandbox.state.servers import Server
from bot.sandbox.state.setup import BOT, LOCALE, application, roles
from bot.sandbox.world import World

COMMANDS = "/applications/{application_id}/commands"
GUILD_COMMANDS = "/applications/{application_id}/guilds/{guild_id}/commands"
HOOK = "/webhooks/{application_id}/{token}"
HOOK_MESSAGE = HOOK + "/messages/{which}"


class AppRoutes:
    """The bot, the server, people and commands."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self._gateway = gateway

    def routes(self) -> list[Route]:
        """The requests answered here, each with its function."""
        found = [
            Route("GET", "/gateway", self.where, public=True),
            Route("GET", "/gateway/bot", self.recommended),
            Route("GET", "/users/@me", self.me),
            Route("GET", "/users/@me/guilds", self.guilds),
            Route("GET", "/users/{user_id}", self.user),
            Route("GET", "/oauth2/applications/@me", self.application),
            Route("GET", "/applications/@me", self.application),
            Route("GET", "/guilds/{guild_id}", self.guild),
            Route("GET", "/guilds/{guild_id}/roles", self.roles),
            Route("GET", "/guilds/{guild_id}/members", self.members),
            Route("GET", "/guilds/{guild_id}/members/{user_id}", self.member),
        ]
        for path in (COMMANDS, GUILD_COMMANDS):
            found += [
                Route("GET", path, self.commands, "commands"),
                Route("PUT", path, self.replace, "commands"),
                Route("POST", path, self.add, "commands"),
                Route("GET", path + "/{command_id}", self.command, "commands"),
                Route("PATCH", path + "/{command_id}", self.change, "commands"),
                Route("DELETE", path + "/{command_id}", self.remove, "commands"),
            ]
        return found

    def where(self, call: ApiCall) -> Json:
        """The address of the gateway."""
        return {"url": self._gateway.url}

    def recommended(self, call: ApiCall) -> Json:
        """The address of the gateway, and the recommended number and pace of shards."""
        limits = self._gateway.limits
        return {**self.where(call), "shards": limits.rules.shards, "session_start_limit": limits.session_start_limit()}

    def me(self, call: ApiCall) -> Json:
        """The bot's own account."""
        return {**self._world.people[BOT].json(), "mfa_enabled": False, "locale": "en-US", "verified": True}

    def guilds(self, call: ApiCall) -> list[Json]:
        """The servers with the bot, by their ids."""
        after, before, limit = call.asked("after") or 0, call.asked("before") or LARGEST_ID, call.limit(200, 200)
        found = [server for server in self._world.servers.with_bot() if after < server.id < before]
        shown = found[-limit:] if "before" in call.query else found[:limit]
        brief: Json = {"icon": None, "owner": False, "permissions": "0", "features": []}
        return [{"id": str(server.id), "name": server.name, **brief} for server in shown]

    def user(self, call: ApiCall) -> Json:
        """Somebody's account."""
        user = self._world.people.get(call.number("user_id"))
        if user is None:
            raise Problem(404, 10013, "Unknown User")
        return user.json()

    def application(self, call: ApiCall) -> Json:
        """The bot's application."""
        return application(len(self._world.servers.with_bot()))

    def guild(self, call: ApiCall) -> Json:
        """A server as Discord describes it."""
        server = self._server(call)
        count = len(self._world.servers.members(server))
        told = server.json(self._world.locales.of_servers)
        return {**told, "approximate_member_count": count, "approximate_presence_count": count}

    def roles(self, call: ApiCall) -> list[Json]:
        """The roles of a server."""
        return roles(self._server(call).id)

    def members(self, call: ApiCall) -> list[Json]:
        """The members of a server."""
        members = self._world.servers.members(self._server(call))
        after, limit = call.asked("after") or 0, call.limit(1, 1000)
        users = sorted((user for user in members if user.id > after), key=lambda user: user.id)
        return [user.full_member() for user in users[:limit]]

    def member(self, call: ApiCall) -> Json:
        """One member."""
        wanted = BOT if call.params["user_id"] == "@me" else call.number("user_id")
        for user in self._world.servers.members(self._server(call)):
            if user.id == wanted:
                return user.full_member()
        raise Problem(404, 10007, "Unknown Member")

    def commands(self, call: ApiCall) -> list[Json]:
        """The registered commands, with all their translations only on request."""
        found = self._world.commands.all(self._scope(call))
        if call.query.get("with_localizations", "").lower() in ("true", "1"):
            return found
        return [in_one_language(each, LOCALE) for each in found]

    def command(self, call: ApiCall) -> Json:
        """One registered command."""
        return self._world.commands.get(self._scope(call), call.number("command_id"))

    def replace(self, call: ApiCall) -> list[Json]:
        """Registers exactly these commands."""
        scope = self._scope(call)
        check_commands(call.json)
        return self._world.commands.replace(scope, call.json)

    def add(self, call: ApiCall) -> Json:
        """Registers one command."""
        scope = self._scope(call)
        check_commands([call.body()])
        return self._world.commands.put(scope, call.body())

    def change(self, call: ApiCall) -> Json:
        """Changes one command."""
        scope, id_ = self._scope(call), call.number("command_id")
        check_commands([{**self._world.commands.get(scope, id_), **call.body()}])
        return self._world.commands.put(scope, call.body(), id_)

    def remove(self, call: ApiCall) -> None:
        """Takes one command away."""
        self._world.commands.remove(self._scope(call), call.number("command_id"))

    def _scope(self, call: ApiCall) -> int | None:
        if call.number("application_id") != BOT:
            raise Problem(404, 10002, "Unknown Application")
        if "guild_id" not in call.params:
            return None
        return self._server(call).id

    def _server(self, call: ApiCall) -> Server:
        return self._world.servers.get(call.number("guild_id"))


class InteractionRoutes:
    """Answers to interactions, and their follow-ups."""

    def __init__(self, world: World) -> None:
        self._interactions = world.interactions

    def routes(self) -> list[Route]:
        """The requests answered here; the token in the path is all the permission needed."""
        return [
            Route("POST", "/interactions/{interaction_id}/{token}/callback", self.respond, "callback", public=True),
            Route("POST", HOOK, self.follow, "webhook", public=True),
            Route("GET", HOOK_MESSAGE, self.read, "webhook", public=True),
            Route("PATCH", HOOK_MESSAGE, self.edit, "webhook", public=True),
            Route("DELETE", HOOK_MESSAGE, self.delete, "webhook", public=True),
        ]

    def respond(self, call: ApiCall) -> Any:
        """The bot's first answer to an interaction."""
        payload = call.body()
        kind = payload.get("type")
        data = payload.get("data") or {}
        if kind == MESSAGE:
            check_message(data, call.files)
        elif kind == UPDATE:
            interaction = self._interactions.of(call.number("interaction_id"))
            if interaction is not None and interaction.source is not None:
                check_edit(data, call.files, interaction.source)
        elif kind == CHOICES:
            check_choices(data)
        elif kind == MODAL:
            check_modal(data)
        elif kind not in (DEFERRED, DEFERRED_UPDATE):
            raise invalid("type", "BASE_TYPE_CHOICES", "Value must be one of {1, 4, 5, 6, 7, 8, 9, 10, 11, 12}.")
        interaction = self._interactions.respond(
            call.number("interaction_id"), call.params["token"], int(kind), data, call.files
        )
        if call.query.get("with_response") not in ("1", "true"):
            return None
        about: Json = {"id": str(interaction.id), "type": interaction.kind}
        answer: Json = {"interaction": about}
        original = interaction.original
        if original is not None:
            about["response_message_id"] = str(original.id)
            about["response_message_loading"] = original.thinking
            about["response_message_ephemeral"] = bool(original.flags & EPHEMERAL)
            if kind in (MESSAGE, UPDATE):
                answer["resource"] = {"type": kind, "message": original.seen_by(BOT)}
        return answer

    def follow(self, call: ApiCall) -> Json:
        """A further message of the bot after its first answer to an interaction."""
        self._check_application(call)
        check_message(call.body(), call.files)
        return self._interactions.follow(call.params["token"], call.body(), call.files).seen_by(BOT)

    def read(self, call: ApiCall) -> Json:
        """The original response or a follow-up."""
        self._check_application(call)
        return self._interactions.get(call.params["token"], call.params["which"]).seen_by(BOT)

    def edit(self, call: ApiCall) -> Json:
        """Other content for the original response or a follow-up."""
        self._check_application(call)
        post = self._interactions.get(call.params["token"], call.params["which"])
        check_edit(call.body(), call.files, post)
        return self._interactions.edit(call.params["token"], call.params["which"], call.body(), call.files).seen_by(BOT)

    def delete(self, call: ApiCall) -> None:
        """Deletes the original response or a follow-up."""
        self._check_application(call)
        self._interactions.delete(call.params["token"], call.params["which"])

    def _check_application(self, call: ApiCall) -> None:
        if call.number("application_id") != BOT:
            raise Problem(404, 10015, "Unknown Webhook")
