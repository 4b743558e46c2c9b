/// Text in one or more styles. A newline starts a new line. A line that is too long ends in `…`,
/// unless the text wraps.
///
///     Text("Score ", .dim) + Text("128", .accent)
public struct Text: View, Equatable {
    var pieces: [TextPiece]
    private(set) var alignment = HorizontalAlignment.left
    private(set) var wraps = false
    private var isBalanced = false

    public init(_ text: String, _ role: Role = .text) {
        pieces = [TextPiece(text: text, ink: .role(role))]
    }

    /// Creates text in a style that does not depend on the theme.
    public init(_ text: String, style: Style) {
        pieces = [TextPiece(text: text, ink: .style(style))]
    }

    /// Joins two texts. The result has the alignment and the wrapping of the first one.
    public static func + (first: Text, second: Text) -> Text {
        var text = first
        text.pieces += second.pieces
        return text
    }

    /// Wraps lines between words, and within a word that is too long. A no-break space keeps two
    /// words together.
    public func wrapped() -> Text { with { $0.wraps = true } }

    /// Wraps lines like `wrapped`, but makes the lines of a paragraph about equally long, so that
    /// the last one is not a single word.
    public func balanced() -> Text { with { ($0.wraps, $0.isBalanced) = (true, true) } }

    /// Sets the position of lines that are shorter than the view.
    public func alignment(_ alignment: HorizontalAlignment) -> Text {
        with { $0.alignment = alignment }
    }

    /// Adds attributes to those of the text's style.
    public func dressed(_ attributes: Attributes) -> Text {
        with { text in
            for index in text.pieces.indices { text.pieces[index].attributes.formUnion(attributes) }
        }
    }

    public func size(in offer: Size) -> Size {
        if let columns = TextLines.columns(ofPlain: pieces),
            !wraps || columns <= offer.columns.clampedToCanvas
        {
            return Size(columns: columns, rows: 1)
        }
        let lines = lines(in: offer.columns.clampedToCanvas).lines
        return Size(columns: lines.map(\.columns).max() ?? 0, rows: lines.count)
    }

    public func draw(on page: inout Page) {
        let room = page.size
        if let columns = TextLines.columns(ofPlain: pieces), columns <= room.columns {
            return drawLine(of: columns, on: &page)
        }
        let text = lines(in: room.columns)
        let styles = pieces.map { $0.style(on: page) }
        for (row, line) in text.lines.prefix(room.rows).enumerated() {
            let isLast = row == room.rows - 1
            let goesOn = isLast && row < text.lines.count - 1
            text.draw(line, goesOn: goesOn, row: row, alignment, styles, on: &page)
        }
    }

    /// Draws a line of plain text without measuring its glyphs. The line must fit.
    private func drawLine(of columns: Int, on page: inout Page) {
        var column = alignment.offset(of: columns, in: page.size.columns)
        for piece in pieces {
            let style = piece.style(on: page)
            column += page.canvas.draw(piece.text, column: column, row: 0, style: style)
        }
    }

    private func lines(in columns: Int) -> TextLines {
        FrameMemory.lines(
            of: TextLines.Source(
                pieces: pieces, width: wraps ? max(1, columns) : nil, isBalanced: isBalanced))
    }

    private func with(_ change: (inout Text) -> Void) -> Text {
        var text = self
        change(&text)
        return text
    }
}

/// A piece of text in one style.
struct TextPiece: Hashable {
    enum Ink: Hashable {
        case role(Role)
        case style(Style)
    }

    let text: String
    let ink: Ink
    var attributes = Attributes.none

    /// The number of columns if all characters are printable ASCII; otherwise nil.
    let plainColumns: Int?

    init(text: String, ink: Ink) {
        (self.text, self.ink) = (text, ink)
        plainColumns = text.utf8.allPrintable ? text.utf8.count : nil
    }

    func style(on page: borrowing Page) -> Style {
        var style =
            switch ink {
            case .role(let role): page.style(role)
            case .style(let style): page.overBackground(style)
            }
        style.attributes.formUnion(attributes)
        return style
    }
}
