import Foundation
import Games
import Testing

@testable import Parlor
@testable import TUI

@Suite struct `The dialog of every game` {
    /// Walks to the games at a pause, before the start and at the end. At some of these moments, a
    /// game has no dialog.
    private func walks(
        _ game: GameName, in setting: WalkSetting
    ) throws -> [() throws -> WalkedGame] {
        let ending = try GameEnding.of(game)
        return [
            { try WalkedGame(game, "--seed 3", setting) },
            { try WalkedGame(game, "", setting, isAnswered: false) },
            {
                let walked = try WalkedGame(game, "--seed 3", setting)
                try walked.begin()
                walked.lookAway()
                return walked
            },
            { try ending.play(game, in: setting) },
            {
                let walked = try ending.play(game, in: setting)
                walked.press(KeyPress(typed: "l"))
                return walked
            },
        ]
    }

    @Test(arguments: WalkSetting.covering)
    func `names Enter in its bar, which presses the focused button`(
        _ game: GameName, _ setting: WalkSetting
    ) throws {
        var (count, bars) = (0, 0)
        for walk in try walks(game, in: setting) {
            let walked = try walk()
            guard let focused = walked.focusedButton else { continue }
            count += 1
            bars += walked.bar.isEmpty ? 0 : 1
            let text = walked.play.text
            // A board that fills the window has no bar.
            let entries = walked.bar.count { $0.keys == "Enter" }
            #expect(entries == 1 || walked.bar.isEmpty, "\(text)")
            walked.press(KeyPress(.enter))
            let other = try walk()
            try other.perform(.click(focused))
            #expect(walked.look == other.look, "\(text)\n\(walked.play.text)")
        }
        #expect(count > 0 && bars > 0)
    }

    @Test(arguments: GameName.walked, WalkSetting.all)
    func `is in the middle of the board during a pause`(
        _ game: GameName, _ setting: WalkSetting
    ) throws {
        let walked = try WalkedGame(game, "--seed 3", setting)
        try walked.begin()
        let cells = walked.play.pilot.session.page.areas.all.filter { area in
            ["cell(", "card(", "place("].contains { "\(area.value.base)".hasPrefix($0) }
        }
        let board = try #require(cells.map(\.rect).bounds)
        walked.lookAway()
        let dialog = try #require(walked.play.dialogPlace, "\(walked.play.text)")
        // A dialog is moved only as far as the window needs.
        func isCentered(_ dialog: Range<Int>, on board: Range<Int>, in window: Int) -> Bool {
            abs((dialog.lowerBound + dialog.upperBound) - (board.lowerBound + board.upperBound))
                <= 3
                || dialog.lowerBound == 0 || dialog.upperBound == window
        }
        #expect(
            isCentered(
                dialog.column..<dialog.right, on: board.column..<board.right, in: setting.columns),
            "\(board) \(walked.play.text)")
        // The piles of a table can grow to the bottom of the window.
        let rows = game == .klondike ? board.row..<setting.rows - 1 : board.row..<board.bottom
        #expect(
            isCentered(dialog.row..<dialog.bottom, on: rows, in: setting.rows),
            "\(board) \(walked.play.text)")
    }
}

@Suite struct `A pause of every game` {
    /// The words with numbers outside the board and the dialog, such as a number of cells. The last
    /// row has the keys, and `1-9` is a key, too.
    private func figures(
        _ walked: WalkedGame, in setting: WalkSetting, outside hidden: [Rect]
    ) -> [String] {
        (0..<setting.rows - 1).flatMap { row in
            var line = ""
            for column in 0..<setting.columns {
                let isHidden = hidden.contains { $0.contains(Point(column: column, row: row)) }
                let glyph = walked.play.pilot.session.page.canvas[column, row].glyph
                // The second column of a wide character has no glyph.
                if isHidden {
                    line += " "
                } else if glyph > 0 {
                    line.unicodeScalars.append(Unicode.Scalar(glyph) ?? " ")
                }
            }
            return line.split(separator: " ").map(String.init)
                .filter { $0.contains(where: \.isNumber) && !$0.contains("-") }
        }
    }

    @Test(arguments: GameName.walked, WalkSetting.all)
    func `leaves every number beside the board as it is`(
        _ game: GameName, _ setting: WalkSetting
    ) throws {
        let walked = try WalkedGame(game, "--seed 3", setting)
        try walked.begin()
        let cells = walked.play.pilot.session.page.areas.all.filter { area in
            ["cell(", "card(", "place("].contains { "\(area.value.base)".hasPrefix($0) }
        }
        let board = try #require(cells.map(\.rect).bounds)
        walked.lookAway()
        let dialog = try #require(walked.play.dialogPlace, "\(walked.play.text)")
        let paused = figures(walked, in: setting, outside: [board, dialog])
        walked.press(KeyPress(.enter))
        let running = figures(walked, in: setting, outside: [board, dialog])
        #expect(running == paused, "\(walked.play.text)")
    }
}

@Suite struct `The buttons at the end of every game` {
    @Test(arguments: GameName.walked, Language.allCases)
    func `are the same, in the same order`(_ game: GameName, _ language: Language) throws {
        let setting = WalkSetting(columns: 120, rows: 40, language: language.rawValue)
        let walked = try GameEnding.of(game).play(game, in: setting)
        let buttons = walked.play.buttons.map { $0.split(separator: " ", maxSplits: 1) }
        #expect(buttons.map(\.first) == ["l", "n", "R", "c", "b"], "\(walked.play.text)")
        let words = walked.play.services.words
        #expect(buttons.first?.last == Phrase.lookBack.capitalized.text(in: language)[...])
        #expect(buttons.last?.last == words.dialogs.leave[...])
    }

    @Test(arguments: GameName.walked, Language.allCases)
    func `the buttons of a pause begin with resuming and end with leaving`(
        _ game: GameName, _ language: Language
    ) throws {
        let setting = WalkSetting(columns: 120, rows: 40, language: language.rawValue)
        let walked = try WalkedGame(game, "--seed 3", setting)
        try walked.begin()
        walked.lookAway()
        let buttons = walked.play.buttons
        let words = walked.play.services.words.dialogs
        #expect(buttons.first == words.resume, "\(walked.play.text)")
        #expect(buttons.last == words.leave && buttons.count > 1, "\(walked.play.text)")
    }
}

@Suite struct `Every game that was left` {
    @Test(arguments: GameName.walked, WalkSetting.each)
    func `goes on at once when the player returns to it`(
        _ game: GameName, _ setting: WalkSetting
    ) throws {
        let beginning = try GameBeginning.of(game)
        let walked = try WalkedGame(game, "", setting, directory: beginning.directory())
        #expect(walked.moment == .running, "\(walked.play.text)")
        #expect(walked.focusedButton == nil, "\(walked.play.text)")
        let text = walked.play.text
        walked.advance(by: .seconds(2))
        #expect(walked.play.text != text, "The clock does not run.")
        // A game in a window that has lost the keyboard focus stays paused.
        walked.lookAway()
        #expect(walked.moment == .paused && walked.focusedButton != nil, "\(walked.play.text)")
        walked.advance(by: .seconds(2))
        #expect(walked.moment == .paused)
    }
}

@Suite struct `The board of every game` {
    @Test(arguments: GameName.walked, WalkSetting.each)
    func `can be played again at the end`(_ game: GameName, _ setting: WalkSetting) throws {
        let walked = try GameEnding.of(game).play(game, in: setting)
        let count = walked.news.count
        walked.press(KeyPress(typed: "R"))
        #expect(walked.news.dropFirst(count).contains { $0.isBeginning })
        #expect(walked.moment != .over, "\(walked.play.text)")
    }
}

extension WalkedGame {
    /// The value of the focused button of a dialog; nil if there is none.
    fileprivate var focusedButton: AnyHashable? {
        play.pilot.session.page.areas.all.last { area in
            area.isFocused && area.uses.isSuperset(of: [.press, .focus])
                && "\(type(of: area.value.base))".hasPrefix("GameAct<")
        }?.value
    }
}
