/// An element of the demonstration that the user can point at.
enum DemoSpot: Hashable {
    case pages, events
    case food, ask, seasons, link
    case table(Int)
    case card
    case theme(String)
    case name, secret, notes, sound, volume, save
    case size(String)
    case lists, rows, entries, finder, text, chart
    case files, divider, file
    case forms, title, days, send, calendar
    case document
    case leave, stay, commands
}
