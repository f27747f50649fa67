# The last words of a program that had to be ended.
app-all-saved = Ogni mossa è stata salvata appena fatta.
app-last-words = è successo qualcosa di imprevisto ({ $error }). { $saved } Il registro è { $log }
