import Games
import TUI

/// A cell with what is in it. What its ground tells is told by marks as well where the player may not
/// see grounds: `[5]` the cursor, `5!` a conflict, `(5)` the same digit, `*5*` a hint, `·` a peer.
struct SudokuCellPicture: View {
    let cell: SudokuCell
    let shape: SudokuShape

    /// The digit whose notes stand out.
    let digit: Int?
    let showsMarks: Bool
    /// Whether the wave of a success passes.
    let isOnCrest: Bool

    func size(in offer: Size) -> Size { shape.cell }

    func draw(on page: inout Page) {
        let glyphs = SudokuCellGlyphs(picture: self)
        guard let ground else { return glyphs.draw(on: &page) }
        glyphs.background(ground).draw(on: &page)
    }

    private var ground: Role? {
        if isOnCrest { return .hint }
        if cell.isCursor { return .focus }
        switch cell.light {
        case .none: return nil
        case .peer: return .peer
        case .same: return .same
        // Where the candidates themselves can be seen, they are what a hint is about.
        case .hint: return showsCandidates ? (cell.isMeant ? .peer : nil) : .hint
        }
    }

    private var showsCandidates: Bool {
        shape.note(1) != nil && cell.digit == 0 && !(cell.evidence.isEmpty && cell.removed.isEmpty)
    }
}

/// The digit, the notes and the marks on the ground of a cell.
private struct SudokuCellGlyphs: View {
    let picture: SudokuCellPicture

    func size(in offer: Size) -> Size { picture.shape.cell }

    private var cell: SudokuCell { picture.cell }
    private var shape: SudokuShape { picture.shape }

    func draw(on page: inout Page) {
        if cell.digit != 0 { drawDigit(on: &page) } else { drawNotes(on: &page) }
        if picture.showsMarks, cell.light == .peer, !cell.isCursor {
            page.put("·", at: shape.free, page.style(.dim))
        }
        if hasRoomBesideDigit { drawMarks(on: &page) }
    }

    private func drawDigit(on page: inout Page) {
        var style = page.style(cell.isConflict ? .conflict : cell.isGiven ? .given : .entered)
        // What was given is bold, and nothing else is, whatever ground it stands on.
        if cell.isGiven {
            style.attributes.formUnion(.bold)
        } else {
            style.attributes.subtract(.bold)
        }
        page.put("\(cell.digit)", at: shape.digit, style)
    }

    // MARK: Notes

    /// The notes of the player, and the candidates that a hint is about, noted or not.
    private func drawNotes(on page: inout Page) {
        let digits = (1...9).filter {
            cell.notes.contains($0) || cell.evidence.contains($0) || cell.removed.contains($0)
        }
        guard shape.note(1) != nil else {
            if !digits.isEmpty { page.put("·", at: shape.digit, page.style(.dim)) }
            return
        }
        for digit in digits {
            guard let place = shape.note(digit) else { continue }
            page.put("\(digit)", at: place, style(ofNote: digit, on: page))
        }
    }

    private func style(ofNote digit: Int, on page: borrowing Page) -> Style {
        if cell.removed.contains(digit) {
            var style = page.style(.danger)
            style.attributes.formUnion([.strike, .underline])
            return style
        }
        if cell.evidence.contains(digit) { return style(of: cell.parts[digit], on: page) }
        guard digit == picture.digit else { return page.style(.dim) }
        var style = page.style(.accent)
        style.attributes.formUnion(.bold)
        return style
    }

    /// The body of a hint, what it is about besides, and the two sides of what takes turns.
    private func style(of part: SudokuPart.Role?, on page: borrowing Page) -> Style {
        switch part {
        case .fin, .pivot: page.style(.warning)
        case .group(let number) where number % 2 == 1: page.style(.selection)
        case .body, .group, nil: page.style(.hint)
        }
    }

    // MARK: Marks

    /// Notes stand where marks would.
    private var hasRoomBesideDigit: Bool {
        cell.digit != 0 || shape.note(1) == nil
            || (cell.notes.isEmpty && cell.evidence.isEmpty && cell.removed.isEmpty)
    }

    private func drawMarks(on page: inout Page) {
        var (left, right) = ("", cell.isConflict ? "!" : "")
        if cell.isCursor {
            (left, right) = ("[", "]")
            if cell.isConflict { right = shape.cell.columns > 3 ? "]!" : "!" }
        } else if shape.note(1) == nil, let part = cell.parts.values.compactMap(\.letter).min() {
            (left, right) = (part, cell.isConflict ? "!" : "")
        } else if picture.showsMarks, cell.light == .hint {
            (left, right) = ("*", cell.isConflict ? "!" : "*")
        } else if picture.showsMarks, cell.light == .same {
            (left, right) = ("(", cell.isConflict ? "!" : ")")
        }
        let style = page.style(cell.isConflict ? .danger : .text)
        let (column, row) = (shape.digit.column, shape.digit.row)
        page.put(left, at: Point(column: column - 1, row: row), style)
        page.put(right, at: Point(column: column + 1, row: row), style)
    }
}

extension SudokuPart.Role {
    /// The letter that marks it on the board, and that a sentence may call it by.
    var letter: String? {
        switch self {
        case .body: nil
        case .fin: "f"
        case .pivot: "p"
        case .group(let number):
            number < 26 ? String(UnicodeScalar(UInt8(97 + number))) : nil
        }
    }
}

extension Page {
    fileprivate mutating func put(_ text: String, at place: Point, _ style: Style) {
        draw(text, column: place.column, row: place.row, style: style)
    }
}
