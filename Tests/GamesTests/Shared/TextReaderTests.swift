import Foundation
import Sweep
import Testing

@testable import Games

/// A reader of text from outside, which may be pasted, typed, or a line for a tool.
private struct TextReader: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Texts that the reader takes.
    let samples: [String]
    /// Reads a text and uses what was read. Returns false if the reader has refused the text.
    let read: @Sendable (String) -> Bool

    init(_ name: String, _ samples: [String], _ read: @escaping @Sendable (String) -> Bool) {
        (testDescription, self.samples, self.read) = (name, samples, read)
    }

    /// Creates a reader whose values must be equal after they were written and read again.
    init<Value: Equatable & Sendable>(
        _ name: String, _ samples: [String], written: @escaping @Sendable (Value) -> String,
        read: @escaping @Sendable (String) -> Value?
    ) {
        self.init(name, samples) { text in
            guard let value = read(text) else { return false }
            #expect(read(written(value)) == value, "\(name): \(text.debugDescription)")
            return true
        }
    }

    static let all = ofSudoku + ofKlondike + ofOthers

    // MARK: Sudoku

    private static let cells =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    private static let marks = (try? SudokuGrid(cells)).map { PencilMarks($0) } ?? PencilMarks()
    private static let rows = (0..<9).map { Array(cells)[$0 * 9..<$0 * 9 + 9].map(String.init) }
    private static let pasted =
        [
            cells, "#A somebody\n" + rows.map { $0.joined() }.joined(separator: "\n"),
            rows.map { $0.joined(separator: ";").replacing(".", with: "") }
                .joined(separator: "\r\n"),
            #"{"value":\#("\(rows)".replacing("\"", with: "").replacing(".", with: "0"))}"#,
            marks.description, marks.list,
        ] + library
    private static let library = [
        ":0902:37:\(cells.replacing("53..7", with: "53+4.7")):114 214:425::",
        ":0000:x:\(cells.replacing("79", with: "7+9")):::",
        ":0902:37:\(String(repeating: ".", count: 80)) +5:::",
    ]
    private static let board = "5A.(24)(2B4)A" + String(repeating: ".", count: 77)

    private static let ofSudoku = [
        TextReader("sudoku", [cells], written: { $0.text() }, read: { try? SudokuGrid($0) }),
        TextReader(
            "pasted sudoku", pasted.dropLast(), written: { $0.text() },
            read: { try? SudokuGrid(pasted: $0) }),
        TextReader("pasted sudoku with entries", pasted) { text in
            guard let data = try? SudokuData(pasted: text) else { return false }
            #expect(data.start.keeps(data.problem), "\(text.debugDescription)")
            #expect(SudokuBoard(data.start.description) == data.start)
            return true
        },
        TextReader(
            "pencil marks", [marks.description], written: { "\($0)" },
            read: { try? PencilMarks($0) }),
        TextReader(
            "pasted pencil marks", [marks.description, marks.list], written: { "\($0)" },
            read: { try? PencilMarks(pasted: $0) }),
        TextReader("board of a sudoku", [board], written: { "\($0)" }, read: { SudokuBoard($0) }),
        TextReader("changes of a sudoku", ["2=4 17=(25) 80=. 3=5A", "0=(1B)"]) {
            SudokuBoard().changed(by: $0) != nil
        },
    ]

    // MARK: Klondike

    private static let deal = Klondike.Deal(number: 1)
    private static let start = Klondike.Position(Klondike.Table(deal), score: 0)
    private static let rules = Klondike.Rules()

    /// The deal as it is given, and after the whole stock has been turned.
    private static let positions: [String] = {
        let drawn = start.moves(Array(repeating: "D", count: 24), by: rules)
            .reduce(start) { $0.after($1, by: rules) ?? $0 }
        return [start.text, drawn.text, drawn.text + " / turned 1"]
    }()

    private static let ofKlondike = [
        TextReader("card", ["TS", "AC"], written: { "\($0)" }, read: { Card($0) }),
        TextReader("deal", [deal.text], written: { $0.text }, read: { try? Klondike.Deal($0) }),
        TextReader("position of Klondike", positions) { text in
            guard let read = try? Klondike.Position(text) else { return false }
            #expect((try? Klondike.Position(read.text)) == read, "\(text.debugDescription)")
            // Turns the whole stock twice.
            var position = read
            for _ in 0..<60 {
                position =
                    position.after(.draw, by: rules) ?? position.after(.redeal, by: rules)
                    ?? position
            }
            return true
        },
        TextReader("move", ["D", "R", "9HW4", "ACWa", "TS35", "KSF1"]) { text in
            guard let move = Klondike.Move(text, on: start.table) else { return false }
            #expect(start.allows(move, by: rules) == (start.after(move, by: rules) != nil))
            return true
        },
        TextReader("moves", ["D D D R", "D 9HW4 D", "D ACWa TS35 D"]) { text in
            !start.moves(text.split(separator: " "), by: rules).isEmpty
        },
    ]

    // MARK: Other games

    private static let ofOthers = [
        TextReader(
            "size of mines", ["9x9/10", "60x40/480"], written: { $0.rawValue },
            read: { MinesSize(rawValue: $0) }),
        TextReader(
            "crowded size of mines", ["30x16/170", "4x4/15"], written: { $0.rawValue },
            read: { MinesSize(crowded: $0) }),
        TextReader(
            "board of mines", ["4x4/2 *.../..../...o/*...", "5x4/1 ...../..o../...../*...."]
        ) { text in
            guard let (board, start) = try? MinesBoard.read(text) else { return false }
            #expect(board.text(start: start) == text && board.size.neighbors(of: start).count > 2)
            return true
        },
        TextReader(
            "position of mines", ["4x4/2 1###/####/####/####", "5x4/2 00000/11111/##?F#/#####"],
            written: { "\($0)" }, read: { try? MinesPosition($0) }),
        TextReader(
            "day", ["2026-11-21", "1970-01-01", "9999-12-31", "2024-02-29"], written: { "\($0)" },
            read: { Day($0) }),
        TextReader("turned card", ["0 1 5 3 f", "0 1 5 3 xt 3.25.4", "1 1 2 0 m 3.25 12"]) { text in
            guard let json = try? JSONEncoder().encode(text),
                let flip = try? JSONDecoder().decode(MemoryFlip.self, from: json)
            else { return false }
            return (try? JSONEncoder().encode(flip)) != nil
        },
    ]
}

/// Texts that a reader may get: spoiled samples, and arbitrary characters.
private struct SpoiledText {
    private static let pieces = [
        "+", ":", " ", "\n", "\r\n", "\t", ".", "0", "5", "-", "/", "|", "(", ")", "#", "*", "=",
        ",", ";", "_", "\"value\"", "é", "\u{301}", "３", "五", "十", "🂡", "", "A", "KS", "W", "F",
        "-1", "300", "\(Int.max)", "9223372036854775808", "00", "1e9", " +5", ":::", "turned",
    ]
    var dice: Dice

    private mutating func piece() -> String { dice.pick(from: Self.pieces) ?? "" }

    mutating func random() -> String { (0..<dice.roll(below: 160)).map { _ in piece() }.joined() }

    /// Returns the sample after up to three changes.
    mutating func spoiled(_ sample: String) -> String {
        var text = Array(sample)
        for _ in 0..<dice.roll(below: 4) {
            let start = dice.roll(below: text.count + 1)
            let end = min(text.count, start + dice.roll(below: 5))
            switch dice.roll(below: 6) {
            case 0: text.removeSubrange(start...)
            case 1: text.removeSubrange(..<start)
            case 2: text.insert(contentsOf: text[start..<end], at: dice.roll(below: text.count + 1))
            case 3: text.replaceSubrange(start..<end, with: piece())
            case 4:
                // The word at this place.
                let isBreak = { (character: Character) in " /x:=".contains(character) }
                let first = text[..<start].lastIndex(where: isBreak).map { $0 + 1 } ?? 0
                let last = text[first...].firstIndex(where: isBreak) ?? text.count
                text.replaceSubrange(first..<last, with: piece())
            default: text.insert(contentsOf: piece(), at: start)
            }
        }
        return String(text)
    }
}

@Suite struct `A reader of text` {
    @Test(arguments: TextReader.all)
    private func `takes its samples`(_ reader: TextReader) {
        for sample in reader.samples { #expect(reader.read(sample), "\(sample)") }
        #expect(!reader.samples.isEmpty)
    }

    @Test(arguments: TextReader.all)
    private func `is not broken by any text`(_ reader: TextReader) {
        var spoiled = SpoiledText(dice: Dice(seed: 5))
        let tries = Sweep.count(300, whole: 20_000)
        var (taken, refused) = (0, 0)
        for number in 0..<tries {
            // Every fourth text is arbitrary.
            let sample = reader.samples[number % reader.samples.count]
            let text = number % 4 == 3 ? spoiled.random() : spoiled.spoiled(sample)
            if reader.read(text) { taken += 1 } else { refused += 1 }
        }
        #expect(taken > tries / 20 && refused > tries / 20, "\(taken) and \(refused)")
    }

    @Test func `of positions takes at most 999,999 turns of the waste`() throws {
        let start = Klondike.Position(Klondike.Table(Klondike.Deal(number: 1)), score: 0)
        #expect(try Klondike.Position("\(start.text) / turned 999999").redeals == 999_999)
        for count in ["1000000", "\(Int.max)", "-1", "9223372036854775808"] {
            #expect(throws: Klondike.PositionTextError.self, "\(count)") {
                try Klondike.Position("\(start.text) / turned \(count)")
            }
        }
    }
}
