# The last words of a program that had to be ended.
app-all-saved = Every move was saved when it was made.
app-last-words = something unexpected happened ({ $error }). { $saved } The log is { $log }
