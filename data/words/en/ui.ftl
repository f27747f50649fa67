# The link of a refusal.
ui-read-it = Read it

# What stands on the caps of the keyboard.
ui-cap-return = Enter
ui-cap-escape = Esc
ui-cap-page-up = PgUp
ui-cap-page-down = PgDn
ui-cap-backspace = Back
ui-cap-delete = Del
ui-cap-insert = Ins
ui-cap-space = Space
ui-cap-tab = Tab
ui-cap-home = Home
ui-cap-end = End
ui-cap-left = Left
ui-cap-right = Right
ui-cap-up = Up
ui-cap-down = Down
ui-cap-ctrl = Ctrl
ui-cap-shift = Shift
ui-cap-alt = Alt
ui-cap-arrows = arrows
