"""A state in the making.

A state is two parts: what lies open (`public`) and what does not (`secret`). A view shares the public part and adds what its
seat may know besides. The parts are plain Structs that can be written, and the one who writes them is a draft, which has
copied them before: once they are part of a state nobody changes them any more (the contract suite proves it).
"""

from __future__ import annotations

from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from goblins.core.contract import Event

PublicT = TypeVar("PublicT", bound=Struct)
SecretT = TypeVar("SecretT", bound=Struct)
ContentT = TypeVar("ContentT")
PublicCo = TypeVar("PublicCo", bound=Struct, covariant=True)
SecretCo = TypeVar("SecretCo", bound=Struct, covariant=True)


class Parts(Protocol[PublicCo, SecretCo]):
    """A state as a draft sees it."""

    @property
    def public(self) -> PublicCo:
        """What lies open to everybody."""

    @property
    def secret(self) -> SecretCo:
        """What somebody, or everybody, may not know."""


class Draft(Generic[PublicT, SecretT, ContentT]):
    """The parts of the next state, what its rules need to know, the events so far, and whether anything hidden came out.

    Games derive their own, with the small changes of which their actions are made.
    """

    __slots__ = ("content", "events", "public", "reveals", "secret")

    def __init__(self, state: Parts[PublicT, SecretT], content: ContentT) -> None:
        """A draft that begins as a state is."""
        # the method of Structs itself: copy.copy would look for it first, in a fifth of a step's time
        self.public: PublicT = state.public.__copy__()  # type: ignore[attr-defined]
        self.secret: SecretT = state.secret.__copy__()  # type: ignore[attr-defined]
        self.content = content
        self.events: list[Event] = []
        self.reveals = False

    def tell(self, event: Event, *, reveals: bool = False) -> None:
        """Something happened; `reveals` if hidden information or chance came into the open by it."""
        self.events.append(event)
        if reveals:
            self.reveals = True


AnyDraft = Draft[Any, Any, Any]
