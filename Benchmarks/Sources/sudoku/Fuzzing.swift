import Games
import Reactive

/// Parses mutated texts. The result must be a board that prints as it was read, or an error with a
/// line and a column.
enum Fuzzing {
    static func run(count: Int) -> Bool {
        let seeds = Fixtures.rows("sudoku-17clue").prefix(50).map { Array($0[0].utf8) }
        let marks = seeds.prefix(10).map { seed in
            Array(
                PencilMarks(Fixtures.grid(String(decoding: seed, as: UTF8.self))).description.utf8)
        }
        let texts = seeds + marks
        var random = Dice(seed: 5)
        var (boards, errors, wrong) = (0, 0, 0)
        for _ in 0..<count {
            let text = mutated(texts[Int(random.next() % UInt64(texts.count))], &random)
            do {
                let grid = try SudokuGrid(text)
                boards += 1
                if (try? SudokuGrid(grid.description)) != grid { wrong += 1 }
            } catch {
                errors += 1
                if error.line < 1 || error.column < 1 { wrong += 1 }
            }
            do {
                let marks = try PencilMarks(text)
                boards += 1
                if (try? PencilMarks(marks.description)) != marks { wrong += 1 }
            } catch {
                if error.line < 1 || error.column < 1 { wrong += 1 }
            }
        }
        print("\nfuzzing: \(count) texts, \(boards) boards, \(errors) errors, \(wrong) wrong")
        return wrong == 0
    }

    /// Returns the bytes with some of them changed, inserted or removed. Repairs invalid UTF-8.
    private static func mutated(_ bytes: [UInt8], _ random: inout Dice) -> String {
        var bytes = bytes
        for _ in 0..<random.next() % 4 {
            let place = Int(random.next() % UInt64(bytes.count))
            let byte = UInt8(truncatingIfNeeded: random.next())
            switch random.next() % 4 {
            case 0: bytes[place] = byte
            case 1: bytes.insert(byte, at: place)
            case 2: bytes.remove(at: place)
            default: bytes[place] = UInt8(ascii: "0") + byte % 10
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
