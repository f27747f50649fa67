# The settings.
preferences-at-once = Every change counts at once and is kept.
preferences-sound-motion = Sound and motion
preferences-click-skips = a click skips any animation
preferences-silent = no sound device: playing silently
preferences-music = Music
preferences-effects = Effects
preferences-animation = Animation
preferences-speed-off = Off
preferences-speed-slow = Slow
preferences-speed-normal = Normal
preferences-speed-double = Double
preferences-speed-triple = Triple
preferences-bots-pace = Bots’ pace
preferences-pace = { $step ->
        [0] three seconds
        [1] two seconds
        [2] one second
        [3] half a second
       *[4] at once
    }
preferences-time-to-react = Time to react
preferences-time-to-react-help = How long everybody may still shout or make a gesture before play goes on
preferences-bots-pace-help = How long bots seem to think before they move
preferences-pause = { $step ->
        [0] one second
        [1] two seconds
        [2] three seconds
        [3] five seconds
       *[4] eight seconds
    }

# How things look.
preferences-display = Display
preferences-text-size = Text size
preferences-size-normal = Normal
preferences-size-large = Large
preferences-size-largest = Largest
preferences-letters = Aa
preferences-sample = Goblins bounce.
preferences-full-screen = Full screen
preferences-calm = Calm
preferences-calm-help = Nothing shakes or flies: things fade from place to place.
preferences-language = Language
preferences-as-system = As the system

# Help and games.
preferences-page-help = Help and games
preferences-tips = Tips
preferences-tips-help = Explain things the first time they happen to me.
preferences-recap-help = Tell what the others did before it is my turn again.
preferences-previews = Previews
preferences-previews-help = Show what a card will do before it is played.
preferences-for-names = Among several people for { $names }.
preferences-names-more = { $names } and { $count } more
# A link: one word.
preferences-forget = Forget
preferences-forget-tip = Ask them always again

# The keyboard.
preferences-page-keys = Keyboard
preferences-change-key = Change a key
preferences-restore = Restore all
preferences-restored = All keys are as they were at first.
preferences-how-to-change = Click a row (or Enter on it), then press its new key.
preferences-fixed = works everywhere and stays as it is
preferences-cap-fixed = { $cap } works everywhere and stays as it is.
preferences-press-another = press another key
preferences-press-a-key = press a key …
preferences-press-key = press key { $nth } of { $keys } …
preferences-has-it = has it already
