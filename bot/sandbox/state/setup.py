"""The permanent people, bot, first server and channels, with constant ids."""

from dataclasses import dataclass

from discord import Permissions

from bot.sandbox.basics.wire import Json

GUILD = 1_000_000_000_000_000_001
BOT = 1_000_000_000_000_000_100
BOT_ROLE = 1_000_000_000_000_000_300
ROLES = {1_000_000_000_000_000_301: "Organisers"}  # of people; none of them permits anything
TOKEN = "sandbox.local.chaski"
GUILD_NAME = "Tawantinsuyu"
BOT_NAME = "Chaski"
LOCALE = "en-US"
APPLICATION_FLAGS = 1 << 19 | 1 << 15
FOUNDED = "2022-07-22T09:00:00+00:00"

PEOPLE = {
    1_000_000_000_000_000_101: ("Ana", "#c2413a"),
    1_000_000_000_000_000_102: ("Bruno", "#2f6fb0"),
    1_000_000_000_000_000_103: ("Chaska", "#c98a1b"),
    1_000_000_000_000_000_104: ("Diego", "#3f8f4f"),
    1_000_000_000_000_000_105: ("Elena", "#8a4fa3"),
}
OWNER = min(PEOPLE)
CHANNELS = {
    1_000_000_000_000_000_201: "plaza",
    1_000_000_000_000_000_202: "cusco",
    1_000_000_000_000_000_203: "vilcabamba",
    1_000_000_000_000_000_204: "machu-picchu",
}

EVERYONE_MAY = Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    embed_links=True,
    attach_files=True,
    add_reactions=True,
    read_message_history=True,
    use_application_commands=True,
)
# Exactly the permissions in the README's link for inviting the bot.
BOT_MAY = EVERYONE_MAY | Permissions(manage_messages=True)


@dataclass(frozen=True, slots=True)
class User:
    """Somebody with an account: a person, or the bot."""

    id: int
    name: str
    color: str = ""
    bot: bool = False
    roles: tuple[int, ...] = ()

    def json(self) -> Json:
        """Discord's user object."""
        user: Json = {
            "id": str(self.id),
            "username": self.name,
            "global_name": None if self.bot else self.name,
            "discriminator": "0",
            "avatar": None,
            "public_flags": 0,
            "flags": 0,
            "primary_guild": None,
        }
        if self.bot:
            user["bot"] = True
        return user

    def member(self) -> Json:
        """Discord's member object, without the user."""
        return {
            "roles": [str(role) for role in ((BOT_ROLE,) if self.bot else self.roles)],
            "nick": None,
            "avatar": None,
            "banner": None,
            "joined_at": FOUNDED,
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "flags": 0,
            "pending": False,
            "communication_disabled_until": None,
        }

    def full_member(self) -> Json:
        """Discord's member object with the user in it."""
        return {**self.member(), "user": self.json()}


def may_in_guild(user: int) -> int:
    """The permissions of somebody on any server, before any channel's exceptions."""
    if user == OWNER:
        return Permissions.all().value
    return (BOT_MAY if user == BOT else EVERYONE_MAY).value


def users() -> dict[int, User]:
    """Everybody, the bot first."""
    everybody = {BOT: User(BOT, BOT_NAME, bot=True)}
    for id_, (name, color) in PEOPLE.items():
        everybody[id_] = User(id_, name, color)
    return everybody


def roles(server: int) -> list[Json]:
    """The roles of a server: everyone, the bot's own, and those of people."""
    return [
        _role(server, "@everyone", 0, EVERYONE_MAY, {}),
        _role(BOT_ROLE, BOT_NAME, 1, BOT_MAY, {"tags": {"bot_id": str(BOT)}, "managed": True}),
        *(_role(id_, name, place, Permissions.none(), {}) for place, (id_, name) in enumerate(ROLES.items(), 2)),
    ]


def guild(id_: int, name: str, locale: str) -> Json:
    """A server's object in REST: without channels and members."""
    return {
        "id": str(id_),
        "name": name,
        "icon": None,
        "description": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "features": [],
        "banner": None,
        "owner_id": str(OWNER),
        "application_id": None,
        "region": "local",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "roles": roles(id_),
        "default_message_notifications": 1,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": locale,
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "public_updates_channel_id": None,
        "premium_progress_bar_enabled": False,
        "incidents_data": None,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
    }


def application(servers: int) -> Json:
    """The bot's application, on so many servers."""
    return {
        "id": str(BOT),
        "name": BOT_NAME,
        "icon": None,
        "description": "Carries the moves of a board game between people who play it by chat.",
        "summary": "",
        "type": None,
        "hook": True,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": APPLICATION_FLAGS,
        "flags_new": str(APPLICATION_FLAGS),
        "owner": users()[OWNER].json(),
        "bot": users()[BOT].json(),
        "team": None,
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "approximate_guild_count": servers,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "eligible_oauth2_scopes": [],
        "explicit_content_filter": 0,
    }


def _role(id_: int, name: str, position: int, may: Permissions, extra: Json) -> Json:
    return {
        "id": str(id_),
        "name": name,
        "description": None,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "position": position,
        "permissions": str(may.value),
        "managed": False,
        "mentionable": False,
        "flags": 0,
        **extra,
    }
