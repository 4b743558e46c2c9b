/// The keys that continue a chord, and what they do.
///
///     g top  e end
public struct ChordHelp: View {
    private let entries: [(key: String, use: String)]

    /// Creates the line, which is empty while no chord has begun. `name` returns the display name
    /// of an act.
    public init<Act>(_ chords: KeyChords<Act>, _ name: (Act) -> String) {
        entries =
            chords.isWaiting ? chords.continuations.map { ($0.keys, name($0.act)) } : []
    }

    public func size(in offer: Size) -> Size {
        Size(columns: KeyBar.columns(of: bar), rows: entries.isEmpty ? 0 : 1)
    }

    public func draw(on page: inout Page) { KeyBar(bar).draw(on: &page) }

    private var bar: [KeyBar.Entry] { entries.map { KeyBar.Entry($0.key, $0.use) } }
}
