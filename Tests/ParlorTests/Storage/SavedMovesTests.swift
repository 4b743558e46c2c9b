import Foundation
import Games
import Sweep
import TUI
import Testing

@testable import Parlor

/// The file of each game while it is played: a complete game, followed by lines of changes.
@Suite struct `The file of a game that is played` {
    private static let keys: [Key] =
        [.up, .down, .left, .right, .up, .left]
        + "    ffffddd1234u".unicodeScalars.map { .character($0) }
    /// Opening random cells soon ends a game of mines; setting a flag is a move too.
    private static let minesKeys: [Key] =
        [.up, .down, .left, .right, .up, .left, .up, .down, .left, .right]
        + "fffffffffff u".unicodeScalars.map { .character($0) }

    /// The members that are written with the next move or at the end of the program.
    private static let waiting: Set = [
        "watch", "time", "clock", "phase", "clicks", "hints", "options",
    ]

    /// The members that differ between two values, at any depth.
    private static func differences(_ one: JSONValue, _ other: JSONValue) -> Set<String> {
        guard case .object(let one) = one, case .object(let other) = other else { return [] }
        return Set(one.keys).union(other.keys).reduce(into: []) { names, name in
            guard let old = one[name], let new = other[name], old != new else {
                if one[name] != other[name] { names.insert(name) }
                return
            }
            let inner = waiting.contains(name) ? [] : differences(old, new)
            names.formUnion(inner.isEmpty ? [name] : inner)
        }
    }

    @Test(arguments: GameName.allCases)
    func `has a line for each move, and the same content as a game that was left`(_ game: GameName)
        throws
    {
        let keys = game == .mines ? Self.minesKeys : Self.keys
        var (lengths, checked) = ([Int](), 0)
        for seed in 1...Sweep.count(4 as UInt64, whole: 5) {
            let play = try ProgramRun(
                "\(game.rawValue) --seed \(seed) --no-motion",
                workers: .workers(boards: OneBoard(), judge: SilentJudge()))
            let path = "\(play.directory)/\(game.rawValue).json"
            var dice = SplitMix(state: seed)
            var count = 0
            for number in 1...60 {
                let key = keys.randomElement(using: &dice) ?? .enter
                play.pilot.press(number == 1 ? .enter : key)
                guard let bytes = try? Disk.read(path) else { continue }
                let lines = bytes.split(separator: UInt8(ascii: "\n"))
                if lines.count > count { lengths += lines[max(1, count)...].map(\.count) }
                count = lines.count
                guard number % 15 == 0 else { continue }
                let grown = try #require(SavedValue(bytes))
                play.services.saves.writeAll()
                let left = try Disk.read(path)
                #expect(left.split(separator: UInt8(ascii: "\n")).count == 1)
                let others = Self.differences(grown.value, try #require(SavedValue(left)).value)
                #expect(grown.isSound && others.isSubset(of: Self.waiting), "\(others)")
                (count, checked) = (1, checked + 1)
            }
        }
        #expect(lengths.count > 10 && checked > 1)
        #expect(try #require(lengths.max()) <= 200, "\(lengths)")
    }
}
