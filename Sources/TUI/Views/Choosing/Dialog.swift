/// A question over everything else. The pointer cannot reach views below it.
///
///     ╭─ Quit? ────────────────╮
///     │ The game is not saved. │
///     │                        │
///     │   [ Quit ]  [ Stay ]   │
///     ╰────────────────────────╯
public struct Dialog<Value: Hashable>: CompositeView {
    private let title: String
    private let text: String
    private let brief: [String]
    private let buttons: [Button<Value>]
    private let alignment: VerticalAlignment
    private let spared: [Rect]
    private let base: Rect?

    /// Creates a dialog. Enter presses the button with the value `focused`. The dialog covers as
    /// little as possible of the rectangles `spared`. If they leave a choice, it is in the middle
    /// of `base`, or of the window if `base` is nil. `alignment` may move it to the top or the
    /// bottom of the window. If the dialog has to cover a part of them, a bar may replace it. The
    /// bar has the title, the buttons, and as many sentences of `brief` as fit, beginning with the
    /// first.
    public init(
        _ title: String, _ text: String, brief: [String] = [], buttons: [Button<Value>],
        focused: Value? = nil, at alignment: VerticalAlignment = .center,
        over base: Rect? = nil, sparing spared: [Rect] = []
    ) {
        (self.brief, self.alignment) = (brief, alignment)
        (self.base, self.spared) = (base, spared)
        self.title = title
        self.text = text
        self.buttons = buttons.map { focused == nil ? $0 : $0.focused($0.stands(for: focused)) }
    }

    public var content: some View {
        Sparing(
            content: panel.made, bars: (0..<brief.count).reversed().map { bar(brief[...$0]).made },
            leastColumns: leastColumns, spared: spared, base: base, alignment: alignment)
    }

    private func bar(_ sentences: ArraySlice<String>) -> some View {
        Column(alignment: .center) {
            Text("\(title): \(sentences.joined(separator: " "))").balanced()
            ButtonRows(buttons, spacing: 2)
        }
        .aligned(.center, .bottom)
        .background(.panel)
        .modal()
    }

    /// The width at which no word, button or title is cut, including the frame.
    var leastColumns: Int {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        let line = Size(columns: .max, rows: 1)
        let inside = words.map(\.drawnColumns) + buttons.map { $0.size(in: line).columns }
        return max(title.drawnColumns + 2, inside.max() ?? 0) + 4
    }

    var panel: some View {
        Panel(title, border: .rounded) {
            Reader { room in
                let text = Text(text).balanced()
                // Keeps at least one row for the text. If there are too few rows, leaves out the
                // blank row first.
                let buttons = ButtonRows(buttons, spacing: 2).atMost(rows: max(1, room.rows - 1))
                let rows = text.wantedSize(in: room).rows + buttons.wantedSize(in: room).rows
                Column(spacing: rows < room.rows ? 1 : 0, alignment: .center) {
                    text.stretching(rows: 1)
                    buttons
                }
            }
        }
        .background(.panel)
        .modal()
    }
}
