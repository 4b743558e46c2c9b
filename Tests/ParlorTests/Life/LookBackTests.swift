import Foundation
import Games
import Testing

@testable import Parlor
@testable import TUI

@Suite struct `A look back` {
    /// The numbers of the shown step and of the last one, and the time of the clock.
    private struct Place: Equatable {
        let step, last: Int
        let time: String

        init?(in walked: WalkedGame) throws {
            let isEnglish = walked.play.services.words.language == .english
            // Beside a sudoku, the time may be on a line of its own.
            let text = walked.lines.joined(separator: " ") + " " + walked.play.textBeside
            if isEnglish {
                let form = /Step (\d+) of (\d+)(?: ·)? (\d+:\d\d)/
                guard let found = text.firstMatch(of: form) else { return nil }
                step = try #require(Int(found.1))
                last = try #require(Int(found.2))
                time = String(found.3)
            } else {
                let form = /(\d+)단계 중 (\d+)단계(?: ·)? (\d+:\d\d)/
                guard let found = text.firstMatch(of: form) else { return nil }
                last = try #require(Int(found.1))
                step = try #require(Int(found.2))
                time = String(found.3)
            }
        }
    }

    @Test(arguments: WalkSetting.covering.filter { $1.columns >= 80 })
    func `has the same keys and tells the step and its time in every game`(
        _ game: GameName, _ setting: WalkSetting
    ) throws {
        let walked = try GameEnding.of(game).play(game, in: setting)
        let words = walked.play.services.words
        func says(_ text: String) -> Bool { walked.lines.joined(separator: "\n").contains(text) }
        let name = Phrase.lookBack.capitalized.text(in: words.language)
        #expect(says("l \(name)"), "\(walked.play.text)")
        let result = walked.lines
        #expect(try Place(in: walked) == nil)
        walked.press(KeyPress(typed: "l"))
        #expect(try Place(in: walked) != nil, "\(walked.play.text)")

        walked.press(KeyPress(.home))
        let first = try #require(try Place(in: walked), "\(walked.play.text)")
        walked.press(KeyPress(.left))
        #expect(says(words.games.isBeginning))
        walked.press(KeyPress(.end))
        let last = try #require(try Place(in: walked))
        #expect(last.step == last.last && first.step <= 1)
        walked.press(KeyPress(.right))
        #expect(says(words.games.isEnd))
        walked.press(KeyPress(.left))
        walked.press(KeyPress(.home))
        #expect(try Place(in: walked) == first)
        if last.last > first.step {
            walked.press(KeyPress(.right))
            #expect(try Place(in: walked)?.step == first.step + 1)
        }
        for key in [KeyPress(.escape), KeyPress(typed: "l"), KeyPress(typed: "b")] {
            if try Place(in: walked) == nil { walked.press(KeyPress(typed: "l")) }
            #expect(try Place(in: walked) != nil)
            walked.press(key)
            #expect(walked.lines == result, "\(walked.play.text)")
        }
    }

    @Test(arguments: GameName.walked)
    func `begins where the game was lost, or else at the first mistake or the last step`(
        _ game: GameName
    ) throws {
        let walked = try GameEnding.of(game).play(game, in: .usual)
        let isWon = try #require(walked.play.services.results.all.last).isWon
        let lookBack = try #require(walked.seen?.lookBack)
        #expect(
            (lookBack.loss == nil) == isWon && lookBack.start == lookBack.loss ?? lookBack.start)
        let games = walked.play.services.words.games
        walked.press(KeyPress(typed: "l"))
        let start = try #require(try Place(in: walked), "\(walked.play.text)")
        walked.press(KeyPress(.home))
        walked.press(KeyPress(typed: "m"))
        if walked.play.text.contains(games.noOtherMistake(in: .none)) {
            #expect(start.step == start.last, "\(walked.play.text)")
        } else if isWon {
            #expect(try Place(in: walked) == start, "\(walked.play.text)")
        }
    }

    @Test(arguments: GameName.walked)
    func `is a state of the game, which each step changes by an action`(_ game: GameName) throws {
        let walked = try GameEnding.of(game).play(game, in: .usual)
        func shown() throws -> LookBack { try #require(walked.seen?.lookBack) }
        let (first, count) = (try shown(), walked.actions.count)
        try #require(first.count > 1 && !first.isOpen)
        let (last, page) = (first.last, LookBackAct.page)
        let mistakes = try #require(first.mistakes)
        // Each key with the step that it shows. A key that shows no other step sends no action.
        let steps: [(KeyPress, Int?)] = [
            (KeyPress(typed: "l"), first.start),
            (KeyPress(.home), 0), (KeyPress(.left), 0),
            (KeyPress(.right), 1), (KeyPress(.pageUp), 0),
            (KeyPress(.pageDown), min(page, last)),
            (KeyPress(.end), last), (KeyPress(.right), last),
            (KeyPress(.left), last - 1), (KeyPress(.end), last),
            (KeyPress(typed: "m"), mistakes.first ?? last),
            (KeyPress(.home), 0), (KeyPress(typed: "m"), mistakes.first { $0 > 0 } ?? 0),
            (KeyPress(typed: "M"), mistakes.last ?? mistakes.first { $0 > 0 } ?? 0),
            (KeyPress(.escape), nil), (KeyPress(typed: "l"), first.start),
            (KeyPress(typed: "b"), nil), (KeyPress(typed: "l"), first.start),
            (KeyPress(typed: "l"), nil),
        ]
        var changes = 0
        for (key, step) in steps {
            let before = try shown()
            walked.press(key)
            #expect(try shown().shown == step, "\(key): \(walked.play.text)")
            if try shown() != before { changes += 1 }
            #expect(walked.moment == .over)
        }
        let actions = walked.actions.dropFirst(count)
        #expect(actions.count >= changes && changes > 10)
        #expect(actions.allSatisfy { "\($0)".hasPrefix("look(at: ") }, "\(actions)")
        // Looking back changes nothing else.
        #expect(try shown() == first)
    }

    @Test(arguments: GameName.walked)
    func `ends when the board begins again, and when the program ends`(_ game: GameName) throws {
        for isLeft in [true, false] {
            let walked = try GameEnding.of(game).play(game, in: .usual)
            walked.press(KeyPress(typed: "l"))
            #expect(walked.seen?.lookBack.isOpen == true)
            if isLeft {
                let again = try WalkedGame(
                    game, "", .usual, directory: temporaryDirectory(with: walked.leave()))
                #expect(again.moment != .over && again.seen?.lookBack.isOpen == false)
            } else {
                walked.press(KeyPress(typed: "R"))
                #expect(walked.moment != .over && walked.seen?.lookBack.isOpen == false)
            }
        }
    }

    @Test(arguments: [[Int](), [3], [2, 5], [0]])
    func `has one rule for the part that is shown first`(_ mistakes: [Int]) {
        let lookBack = LookBack(
            count: 9, firstNumber: 0, shown: nil, mistakes: mistakes, seconds: { _ in nil })
        #expect(lookBack.start == mistakes.first ?? 8)
        let lost = LookBack(
            count: 9, firstNumber: 0, shown: 4, mistakes: mistakes, loss: 7, seconds: { _ in nil })
        #expect(lost.start == 7)
        #expect(lost.nextMistake == mistakes.first { $0 > 4 } ?? mistakes.first)
        #expect(lost.previousMistake == mistakes.last { $0 < 4 } ?? mistakes.last)
        #expect(LookBack.none.start == 0)
    }

    @Test(arguments: GameName.walked)
    func `has no times if steps were saved without them`(_ game: GameName) throws {
        let ending = try GameEnding.of(game)
        let directory = try ending.directory()
        var (changed, hadSteps) = (0, false)
        for name in try FileManager.default.contentsOfDirectory(atPath: directory) {
            let file = URL(filePath: directory).appending(path: name)
            guard name.hasSuffix(".json"),
                let saved = SavedValue([UInt8](try Data(contentsOf: file)))?.value
            else { continue }
            let old = saved.without("times")
            if old != saved { changed += 1 }
            hadSteps = hadSteps || saved.hasElements("times")
            try Data(JSONWriter.text(of: old)).write(to: file)
        }
        #expect(changed > 0)
        let walked = try WalkedGame(game, "", .usual, directory: directory)
        if walked.moment == .paused { walked.press(KeyPress(.enter)) }
        for deed in ending.deeds {
            try walked.perform(deed)
            walked.advance(by: GameEnding.pause)
        }
        walked.advance(by: .seconds(1))
        #expect(walked.moment == .over)
        walked.press(KeyPress(typed: "l"))
        #expect(walked.play.text.contains(/Step \d+ of \d+/))
        // If the file had no step yet, all steps have times.
        #expect((try Place(in: walked) == nil) == hadSteps, "\(walked.play.text)")
    }
}

extension JSONValue {
    /// Returns whether an object inside has a list with elements under the key.
    fileprivate func hasElements(_ key: String) -> Bool {
        switch self {
        case .array(let values): values.contains { $0.hasElements(key) }
        case .object(let values):
            values.contains { name, value in
                if name == key, case .array(let list) = value, !list.isEmpty { return true }
                return value.hasElements(key)
            }
        default: false
        }
    }

    /// Returns the value with the key removed from all objects inside.
    fileprivate func without(_ key: String) -> JSONValue {
        switch self {
        case .array(let values): .array(values.map { $0.without(key) })
        case .object(let values):
            .object(values.filter { $0.key != key }.mapValues { $0.without(key) })
        default: self
        }
    }
}
