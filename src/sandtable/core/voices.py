"""Who says messages aloud to whoever plays from Python. The core has no words: somebody lends it a voice."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.core.messages import Argument, Message

Voice = Callable[[Message, str | None], str]
"""Says a message in the words of a game, or in those of none."""

_voices: list[Voice] = []


def lend_voice(voice: Voice) -> None:
    """From now on ``str()`` of a refusal or a question is what ``voice`` says."""
    _voices[:] = [voice]


def voiced(message: Message, game: str | None) -> str:
    """A message as text; where there are no words, its id and its arguments."""
    return _voices[0](message, game) if _voices else unvoiced(message)


def unvoiced(message: Message) -> str:
    """A message where there are no words: its id and its arguments."""
    args = ", ".join(f"{name}={_plain(value)}" for name, value in message.args.items())
    return f"{message.id.replace('-', ' ')} ({args})" if args else message.id.replace("-", " ")


def _plain(value: Argument) -> str:
    if isinstance(value, Message):
        return unvoiced(value)
    if isinstance(value, tuple):
        return ", ".join(_plain(item) for item in value)
    return str(value)
