"""Everything Koncita's tests call by name: its state, actions and events."""

from goblins.games.koncita.actions import *  # noqa: F403
from goblins.games.koncita.events import *  # noqa: F403
from goblins.games.koncita.state import *  # noqa: F403
