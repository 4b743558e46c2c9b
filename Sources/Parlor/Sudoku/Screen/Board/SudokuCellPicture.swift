import Games
import TUI

/// A cell and its content. If backgrounds may be invisible, marks replace them: `[5]` is the
/// cursor, `{5}` a selected cell, `5!` a conflict, `(5)` the same digit, `*5*` a hint, `·` a peer,
/// `+` a place for the lit digit. A color always has its letter. In a small cell, `?5` is a
/// candidate of a hint, and `−5` one that it removes.
struct SudokuCellPicture: View, Equatable {
    let cell: SudokuCell
    let shape: SudokuShape

    /// The digit whose notes are highlighted.
    let digit: Int?
    let showsMarks: Bool
    /// Indicates whether the background differs from the backgrounds of the cells above and below.
    let isStriped: Bool
    /// Indicates whether a thin line separates the cell from the row below.
    let isUnderlined: Bool
    /// Indicates whether the wave of a success is passing over the cell.
    let isInWave: Bool
    /// Indicates whether the cell covers the line below it, because some cell of the board has
    /// notes there.
    let fillsRule: Bool

    func size(in offer: Size) -> Size { shape.cell }

    func draw(on page: inout Page) {
        guard let ground else { return drawGlyphs(on: &page) }
        let rows = leavesRule ? 1 : page.size.rows
        let room = Rect(column: 0, row: 0, columns: page.size.columns, rows: rows)
        page.within(room, on: ground) { drawGlyphs(on: &$0) }
        // A mark beside notes is drawn on the line below the cell. The line and the cell have
        // different backgrounds.
        if leavesRule, showsNotes { drawMarkBesideNotes(on: &page) }
    }

    /// The notes of the player, and the candidates of a hint.
    private var notes: [SudokuNote] {
        showsNotes ? shape.notes(of: cell, showsMarks: showsMarks) : []
    }

    private var showsNotes: Bool {
        cell.shownDigit == 0 && shape.note(1) != nil && !cell.shownNotes.isEmpty
    }

    /// Indicates whether the board draws the lower row of the cell, because no note is there.
    var leavesRule: Bool {
        shape.standsOnRules && !fillsRule && !notes.contains { $0.place.row > 0 }
    }

    /// The background of the cell, if it differs from the background of the page.
    var ground: Role? {
        let ground = seenGround
        // A background without meaning must not hide the line below the cell.
        let isMeaningless = ground.map { [.stripe, .peer, .peerStripe].contains($0) } ?? true
        let isMarked = showsMarks && (isMeaningless || cell.color != nil)
        return isMarked && !cell.isCursor && !cell.isChosen && !isInWave ? nil : ground
    }

    private var seenGround: Role? {
        if isInWave { return .hint }
        if cell.isCursor { return .focus }
        if cell.isChosen { return .selection }
        let (plain, peer): (Role?, Role) = isStriped ? (.stripe, .peerStripe) : (nil, .peer)
        switch cell.light {
        // If candidates are visible, a hint marks them instead of the cell. A cell that only loses
        // candidates is not evidence, so it is not marked either.
        case .hint:
            let isPlain = showsCandidates || cell.evidence.isEmpty && !cell.removed.isEmpty
            return isPlain ? (cell.isExamined ? peer : plain) : .hint
        case .same: return .same
        case .none: return cell.color?.role ?? plain
        case .peer, .open: return cell.color?.role ?? peer
        }
    }

    private var showsCandidates: Bool {
        shape.note(1) != nil && cell.shownDigit == 0
            && !(cell.evidence.isEmpty && cell.removed.isEmpty)
    }
}

extension SudokuColor {
    /// The role of the color's background.
    var role: Role {
        switch self {
        case .a: .markA
        case .b: .markB
        case .c: .markC
        case .d: .markD
        }
    }
}

// The digit, the notes and the marks of a cell, without its background.
extension SudokuCellPicture {
    private func drawGlyphs(on page: inout Page) {
        if cell.shownDigit != 0 { drawDigit(on: &page) } else { drawNotes(on: &page) }
        if cell.light == .open, cell.notes.isEmpty || shape.note(1) == nil {
            page.put("+", at: shape.digit, page.style(.accent))
        }
        drawMarkBesideNotes(on: &page)
        if hasRoomBesideDigit { drawMarks(on: &page) }
    }

    /// Draws the letter of the cell's color, or the dot of a peer of the cursor. One dot would be
    /// lost in the line below notes, so the whole line has dots.
    private func drawMarkBesideNotes(on page: inout Page) {
        let free = shape.free(besidesNotes: showsNotes)
        if let color = cell.color {
            page.put(color.rawValue, at: free, page.style(.accent))
        } else if showsMarks, cell.light == .peer, !cell.isCursor {
            let isEmpty = cell.digit == 0 && shape.note(1) != nil && !showsNotes
            let place = isEmpty ? shape.digit : free
            let isOnRule = leavesRule && showsNotes
            for column in isOnRule ? 0..<shape.cell.columns : place.column..<place.column + 1 {
                page.put("·", at: Point(column: column, row: place.row), page.style(.dim))
            }
        }
    }

    private func drawDigit(on page: inout Page) {
        let digit = cell.shownDigit
        var style = page.style(
            digit != cell.digit
                ? .hint : cell.isConflict ? .conflict : cell.isGiven ? .given : .entered)
        // Only givens are bold, on every background.
        if cell.isGiven {
            style.attributes.formUnion(.bold)
        } else {
            style.attributes.subtract(.bold)
            // A hint has a light background in every theme, on which dark blue is easy to read.
            let ink = page.theme[.blueSuit].foreground
            if ground == .hint, digit == cell.digit, !cell.isConflict, ink != .default {
                style.foreground = ink
            }
        }
        let place = shape.digitPlace
        if place.rows == 1 { return page.put("\(digit)", at: shape.digit, style) }
        style.attributes.subtract(.underline)
        // If colors do not distinguish the player's digits from givens, their shapes do.
        let hasBlocks = !page.theme.isASCII && page.theme.hasPartialBlocks
        if !hasBlocks || showsMarks && !cell.isGiven {
            let shape: BigDigits.Shape = cell.isGiven ? .blocks : .lines
            let middle = Rect(
                column: place.column + (place.columns - 3) / 2,
                row: place.row + (place.rows - 3) / 2,
                columns: 3, rows: 3)
            return page.draw(BigDigits("\(digit)", shape, style: style), in: middle)
        }
        let block = SudokuDigits.picture(of: digit, rows: place.rows)
        page.within(place) { block.draw(inMiddleOf: &$0, style: style) }
    }

    // MARK: Notes

    /// Draws the player's notes, and all candidates of a hint. Without colors, dots take the places
    /// of the other digits, so that a note cannot be mistaken for a digit.
    private func drawNotes(on page: inout Page) {
        let shown = cell.shownNotes
        guard shape.note(1) != nil else {
            if !shown.isEmpty { drawDigitsOfHint(on: &page) }
            return
        }
        if shown.isEmpty { return }
        let leavesRule = leavesRule
        for digit in 1...9 {
            guard let place = shape.note(digit) else { continue }
            let isOnRule = shape.standsOnRules && place.row > 0
            if isOnRule, leavesRule { continue }
            guard showsMarks || isOnRule else { continue }
            var style = page.style(.rule)
            if isOnLine(place) { style.attributes.formUnion(.underline) }
            page.put(isOnRule ? " " : "·", at: place, style)
        }
        if shape.standsOnRules, !leavesRule {
            page.put(" ", at: shape.free(besidesNotes: true), page.style(.rule))
        }
        for note in notes {
            var style = style(ofNote: note.digit, on: page)
            if isOnLine(note.place) { style.attributes.formUnion(.underline) }
            page.put("\(note.digit)", at: note.place, style)
        }
    }

    /// Returns whether the thin line below the cell is at this place.
    private func isOnLine(_ place: Point) -> Bool {
        isUnderlined && place.row == shape.cell.rows - 1
    }

    /// Draws the digits that a hint is based on, or else the digits that it removes, in a cell
    /// without space for notes. If they do not fit, draws a dot.
    private func drawDigitsOfHint(on page: inout Page) {
        let isTaken = cell.evidence.isEmpty
        let digits = isTaken ? cell.removed : cell.evidence
        let room = shape == .small ? 2 : 1
        guard 1...room ~= digits.count else {
            return page.put("·", at: shape.digit, page.style(.dim))
        }
        var style = isTaken ? page.style(.danger) : style(of: nil, on: page)
        if isTaken { style.attributes.formUnion([.strike, .underline]) }
        page.put(digits.map(String.init).joined(), at: shape.digit, style)
    }

    private func style(ofNote digit: Int, on page: borrowing Page) -> Style {
        if cell.removed.contains(digit) {
            var style = page.style(.danger)
            style.attributes.formUnion([.strike, .underline])
            return style
        }
        if cell.evidence.contains(digit) { return style(of: cell.parts[digit], on: page) }
        var style = page.style(.dim)
        if digit == self.digit {
            style = page.style(.accent, over: .same)
            style.attributes.formUnion(.bold)
        }
        if let color = cell.noteColors[digit] { style = page.style(.text, over: color.role) }
        return style
    }

    /// The style of a part of a hint. Fins, pivots, right claims and groups with an odd number
    /// differ from the body.
    private func style(of part: SudokuPatternPart.Role?, on page: borrowing Page) -> Style {
        switch part {
        case .fin, .pivot: page.style(.warning)
        case .claim(_, isRight: true): page.style(.selection)
        case .group(let number) where number % 2 == 1: page.style(.selection)
        case .body, .group, .claim, nil: page.style(.hint)
        }
    }

    // MARK: Marks

    /// Indicates whether there is space for marks beside the digit, because the cell shows no
    /// notes.
    private var hasRoomBesideDigit: Bool {
        !showsNotes
    }

    /// The mark to the left of a hint's candidates in a small cell, which distinguishes them from a
    /// digit on the board: the letter of their part, or whether they stay or go.
    private var markOfCandidates: String? {
        if let letter = cell.parts.values.compactMap(\.letter).min() { return letter }
        if cell.shownDigit != 0 || cell.evidence.isEmpty && cell.removed.isEmpty { return nil }
        return cell.evidence.isEmpty ? "−" : "?"
    }

    private func drawMarks(on page: inout Page) {
        var (left, right) = ("", "")
        if cell.isCursor {
            (left, right) = ("[", "]")
        } else if cell.isChosen {
            (left, right) = ("{", "}")
        } else if shape.note(1) == nil, let mark = markOfCandidates {
            left = mark
        } else if showsMarks, cell.light == .hint {
            (left, right) = ("*", "*")
        } else if showsMarks, cell.light == .same {
            (left, right) = ("(", ")")
        }
        // In a small cell, there is no other place for the letter of a color.
        if let color = cell.color, shape.cell.columns == 3, !right.isEmpty {
            right = color.rawValue
        }
        if left.isEmpty, right.isEmpty, !cell.isConflict { return }
        let style = page.style(
            cell.isConflict ? .danger : left == "(" ? .accent : .text)
        let (place, row) = (shape.digitPlace, shape.digit.row)
        // A mark is separated from a large digit.
        let isLarge = place.rows > 1
        var end = Point(
            column: isLarge ? shape.cell.columns - 1 : place.column + place.columns, row: row)
        page.put(left, at: Point(column: isLarge ? 0 : place.column - 1, row: row), style)
        page.put(right, at: end, style)
        guard cell.isConflict else { return }
        // Beside a large digit, the mark of a conflict is above the right mark. Beside a small
        // digit, it is after the right mark if there is space, or else in its place.
        if isLarge {
            end.row -= 1
        } else if !right.isEmpty, shape.cell.columns > 3 {
            end.column += 1
        }
        page.put("!", at: end, style)
    }
}

extension SudokuPatternPart.Role {
    /// The letter that marks the part on the board, so that sentences can name it.
    var letter: String? {
        switch self {
        case .body: nil
        case .fin: "f"
        case .pivot: "p"
        case .group(let number), .claim(let number, _): SudokuNames.letter(number)
        }
    }
}

extension Page {
    /// Returns the style of `ink` over the background of `ground`, or over the current background
    /// if `ground` has none.
    fileprivate func style(_ ink: Role, over ground: Role) -> Style {
        var style = style(ink)
        if theme[ground].background == .default { return style }
        style.background = theme[ground].background
        // The current background may require a foreground that cannot be read on the new
        // background.
        style.foreground = theme[ink].foreground
        return style
    }

    fileprivate mutating func put(_ text: String, at place: Point, _ style: Style) {
        draw(text, column: place.column, row: place.row, style: style)
    }
}
