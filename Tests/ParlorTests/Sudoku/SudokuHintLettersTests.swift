import Reactive
import Testing

@testable import Games
@testable import Parlor
@testable import TUI

/// A text names the parts of a hint by the letters beside their candidates.
@Suite struct `The letters of a sudoku hint` {
    private static let shapes = SudokuShape.allCases.filter { $0.note(1) != nil }

    /// The cells of a hint on a board with all notes.
    private func cells(of step: SudokuStep, in position: SudokuPosition) -> [SudokuCell] {
        var hint = SudokuHint(step)
        hint.stage = .reason
        let faces = (0..<81).map { cell in
            var face = SudokuFace()
            face.digit = position.grid[cell]
            if face.digit == 0 { face.notes = position.marks[cell] }
            hint.mark(&face, cell)
            return face
        }
        return SudokuCell.cells(of: faces, hint: hint)
    }

    /// The letters that a text explains: `r1c2 (a)`, `(a, row 3)`, `a (r1c2 and r3c4)`, or
    /// `a r1c2=3` at the start of a line.
    private func letters(in text: String) -> Set<String> {
        let all =
            text.matches(of: /\(([a-zA-Z])[,)]/).map(\.1)
            + text.matches(of: /(?:^|[ ,.])([a-zA-Z]) \((?:r\d|\d행)/).map(\.1)
            + text.matches(of: /(?m)^([a-zA-Z]) (?:r\dc\d|\d행\d열)[=≠]/).map(\.1)
        return Set(all.map(String.init))
    }

    /// Reads the letters on a board as a player does. A letter belongs to the digit on its right
    /// or, if there is none, to the digit on its left.
    private func letters(
        on page: borrowing Page, _ shape: SudokuShape
    ) -> [(letter: String, candidate: Candidate?)] {
        let (columns, rows) = (page.size.columns, page.size.rows)
        let places = (0..<81).map(shape.place)
        func text(_ column: Int, _ row: Int) -> String {
            page.canvas.text(of: page.canvas[column, row])
        }
        func candidate(_ column: Int, _ row: Int) -> Candidate? {
            guard let digit = Int(text(column, row)) else { return nil }
            let place = Point(column: column, row: row)
            return places.firstIndex { $0.contains(place) }.map { Candidate(digit, at: $0) }
        }
        return (0..<rows).flatMap { row in
            (0..<columns - 1).compactMap { column in
                let sign = text(column, row)
                guard sign.allSatisfy({ $0.isASCII && $0.isLetter }), !sign.isEmpty else {
                    return nil
                }
                return (sign, candidate(column + 1, row) ?? candidate(max(0, column - 1), row))
            }
        }
    }

    /// The letters are on the board from the first moment.
    @Test func `in the text and on the board are the same, at every size with notes`() async {
        var (most, techniques) = (0, Set<SudokuTechnique>())
        for (step, position) in await SudokuSteps.all.value {
            let texts = Language.allCases.map { letters(in: $0.words.sudoku.hints.reason(step)) }
            #expect(texts.allSatisfy { $0 == texts[0] }, "\(step)")
            most = max(most, texts[0].count)
            if texts[0].isEmpty { continue }
            techniques.insert(step.technique)
            let cells = cells(of: step, in: position)
            for shape in Self.shapes {
                for (theme, showsMarks) in [(Theme.dark, false), (.ascii, true)] {
                    var page = Page(
                        columns: shape.size.columns, rows: shape.size.rows, theme: theme)
                    page.show(
                        SudokuBoardPicture(
                            cells: cells, shape: shape, digit: nil, links: Motion(resting: 0),
                            showsMarks: showsMarks))
                    let seen = letters(on: page, shape)
                    #expect(Set(seen.map(\.letter)) == texts[0], "\(shape) \(step)")
                    let strays = seen.filter { letter, candidate in
                        candidate.flatMap { cells[$0.cell].parts[$0.digit] }?.letter != letter
                    }
                    #expect(strays.isEmpty, "\(shape) \(step)")
                }
            }
        }
        #expect(most > 5 && techniques.count > 20, "\(most) \(techniques)")
    }

    /// At 80×24, the digits of a line move if a letter has no place on either side of its digit: a
    /// digit is on the left, and on the right another digit or a column before one.
    @Test func `leave the notes in their places, wherever there is space for both`() async {
        var (moved, all) = (0, 0)
        for (step, position) in await SudokuSteps.all.value {
            let cells = cells(of: step, in: position)
            for shape in Self.shapes {
                let board = SudokuBoardPicture(
                    cells: cells, shape: shape, digit: nil, showsMarks: false)
                for index in cells.indices where cells[index].shownDigit == 0 {
                    let cell = board.picture(of: index).cell
                    let notes = shape.notes(of: cell, showsMarks: false)
                    #expect(DigitSet(notes.map(\.digit)) == cell.shownNotes)
                    all += 1
                    if notes.allSatisfy({ $0.place == shape.note($0.digit) }) { continue }
                    #expect(shape == .wide)
                    moved += 1
                    let isCrowded = cell.parts.keys.contains { digit in
                        guard let place = shape.note(digit) else { return false }
                        func hasNote(_ distance: Int) -> Bool {
                            let column = place.column + distance
                            if column == 5 { return distance == 1 && !cell.hasRoomOnRight }
                            return cell.shownNotes.contains {
                                shape.note($0) == Point(column: column, row: place.row)
                            }
                        }
                        return hasNote(-1) && (hasNote(1) || hasNote(2))
                    }
                    #expect(isCrowded, "\(cell)")
                }
            }
        }
        #expect(moved > 0 && moved < all / 100, "\(moved) of \(all)")
    }
}
