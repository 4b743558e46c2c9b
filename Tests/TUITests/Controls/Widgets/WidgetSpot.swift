/// The controls of the widgets that are tested alone.
enum WidgetSpot: Hashable { case list, log, split, left, title, days, send, calendar, text }
