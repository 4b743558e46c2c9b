import Games
import Reactive
import TUI
import Testing

@testable import Parlor

@Suite struct `The scene of a sudoku` {
    private static let puzzle =
        "530070000600195000098000060800060003400803001700020006060000280000419005000080079"

    /// A scene of a game in which some actions were taken.
    private func scene(_ actions: SudokuGame.Action...) throws -> SudokuScene {
        let play = try ProgramRun("sudoku --mistakes 1")
        let data = SudokuData(problem: try SudokuGrid(Self.puzzle))
        let start = SudokuStart(slotNumber: 2, board: .given(data))
        let dealt = DealtSudoku.deal(start, play.services, at: .zero)
        var viewModel: SudokuViewModel?
        _ = HeadlessRun(in: Surroundings(size: Size(columns: 80, rows: 24))) { console in
            viewModel = dealt.viewModel(play.services, at: console)
            return Driver<Text>.never()
        }
        let dealtGame = try #require(viewModel)
        var game = dealtGame.game
        game.apply(.init(.puzzleArrived(data), at: .zero))
        for action in actions { game.apply(.init(action, at: .zero)) }
        return SudokuScene(
            .init(dealt, dealtGame.seen(of: game), .english),
            preferences: SudokuPreferences(play.services.settings.now)
        ).opened()
    }

    private func news(of act: SudokuAct, in scene: SudokuScene) -> [SudokuScene.News] {
        var scene = scene
        return scene.news(of: .press(act))
    }

    private func newsOfEscape(in scene: SudokuScene) -> [SudokuScene.News] {
        var scene = scene
        return scene.news(of: .key(KeyPress(.escape)))
    }

    private let leaving = [SudokuScene.News.effect(.go(.pop))]

    @Test func `an act on the board is an action in the game`() throws {
        let scene = try scene()
        let actions: [SudokuGame.Action] = [
            .sheet(.tap(2)), .sheet(.move(.up)), .sheet(.seek(isBackwards: true)),
            .sheet(.number(5)), .sheet(.note(5)), .use(.undo),
            .hint,
        ]
        for action in actions { #expect(news(of: .play(action), in: scene) == [.action(action)]) }
        #expect(news(of: .togglePause, in: scene) == [.action(.pause(true))])
        #expect(news(of: .common(.back), in: scene) == leaving)
        #expect(news(of: .enter, in: scene) == [.action(.sheet(.tap(2)))])
        #expect(news(of: .copy, in: scene).isEmpty)
        #expect(
            news(of: .own(.digitFirst), in: scene) == [
                .effect(.set("sudoku.digits", to: .bool(true))),
                .action(.set(SudokuOptions(isDigitFirst: true))),
            ])
    }

    @Test func `each mouse button has its own action`() throws {
        var scene = try scene()
        let meanings: [(SudokuSpot, Mouse.Button, SudokuGame.Action)] = [
            (.digit(4), .left, .sheet(.number(4))), (.digit(4), .right, .sheet(.note(4))),
            (.digit(4), .middle, .sheet(.mark(.light(4)))), (.cell(2), .left, .sheet(.tap(2))),
            (.cell(2), .right, .sheet(.mark(.choose(2)))),
        ]
        for (spot, button, action) in meanings {
            #expect(
                scene.news(of: .board(.press(spot, button: button)))
                    == [.action(action)])
        }
    }

    @Test func `a dialog blocks all keys but its own`() throws {
        let dialogs: [(SudokuScene, SudokuAlert)] = [
            (try scene(.pause(true)), .pause),
            (try scene(.sheet(.tap(2)), .sheet(.number(5))), .overMistake),
        ]
        for (before, alert) in dialogs {
            var scene = before
            scene.apply(.surroundings(.withoutFocus))
            #expect(scene.seen.dialog.alert == alert)
            for key in [Key.tab] + "5mhdf".unicodeScalars.map({ .character($0) }) {
                #expect(scene.news(of: .key(KeyPress(key))).isEmpty, "\(key) under \(alert)")
            }
            #expect(!news(of: .common(.help), in: scene).isEmpty)
            let answers = try #require(scene.shownAnswers)
            #expect(
                answers.acts
                    == (alert == .overMistake
                        ? [
                            .lookBack(.toggle), .play(.newGame), .play(.restart), .copy,
                            .common(.back),
                        ]
                        : [.play(.pause(false)), .play(.newGame), .common(.back)]))
            #expect(answers.focus(nil) == answers.acts.first)
        }
        for (scene, _) in dialogs { #expect(news(of: .common(.back), in: scene) == leaving) }
    }

    @Test func `a game that wants to leave goes back`() throws {
        var scene = try scene()
        #expect(scene.news(of: .news(.wantsToLeave, at: .zero)) == leaving)
    }

    @Test func `a game that waits for another puzzle can be returned to`() throws {
        let scene = try scene(.newGame)
        #expect(scene.seen.moment == .waiting)
        #expect(news(of: .common(.back), in: scene) == [.action(.cancel)])
        #expect(scene.keys.act(for: KeyPress(.character("1"))) == nil)
    }

    @Test func `Escape closes the hint before it leaves`() throws {
        #expect(newsOfEscape(in: try scene(.hint)) == [.action(.dismissHint)])
        #expect(newsOfEscape(in: try scene()) == leaving)
    }

    @Test func `Escape drops the chosen cells or the chosen digit before it leaves`() throws {
        let cells = try scene(.sheet(.tap(2)), .sheet(.mark(.choose(3))))
        #expect(newsOfEscape(in: cells) == [.action(.sheet(.go(to: 3)))])
        let digit = try scene(.set(SudokuOptions(isDigitFirst: true)), .sheet(.number(4)))
        #expect(digit.seen.board.armed == 4)
        #expect(newsOfEscape(in: digit) == [.action(.sheet(.number(4)))])
        // A digit would be noted in the chosen cells.
        let both = try scene(
            .set(SudokuOptions(isDigitFirst: true)), .sheet(.go(to: 2)), .sheet(.number(4)),
            .sheet(.mark(.choose(3))))
        #expect(newsOfEscape(in: both) == [.action(.sheet(.go(to: 3)))])
    }

    @Test func `every key has the effect that the help lists`() {
        func act(_ key: Key, _ modifiers: Modifiers = [], lettersMove: Bool = false) -> SudokuAct? {
            SudokuDeeds(lettersMove: lettersMove, hasChosenDigit: true).keys(at: .running)
                .act(for: KeyPress(key, modifiers: modifiers))
        }
        #expect(act(.keypad(.five)) == .play(.sheet(.number(5))))
        #expect(act(.keypad(.zero)) == .play(.use(.erase)))
        for (key, modifiers) in [
            (Key.character("5"), Modifiers.shift), (.character("%"), []), (.character("5"), .alt),
        ] { #expect(act(key, modifiers) == .play(.sheet(.note(5)))) }
        #expect(act(.character("5"), .control) == nil)
        for key in [Key.backspace, .delete, .character("0"), .character("x")] {
            #expect(act(key) == .play(.use(.erase)))
        }
        for (key, modifiers) in [
            (Key.character("U"), Modifiers()), (.character("u"), .shift),
            (.character("r"), .control),
        ] { #expect(act(key, modifiers) == .play(.use(.redo))) }
        #expect(act(.character("u")) == .play(.use(.undo)))
        #expect(act(.character("u"), .control) == nil)
        #expect(act(.character("X")) == .play(.undoToLastRight))
        #expect(act(.character("h")) == .play(.hint) && act(.character("j")) == nil)
        #expect(act(.character("h"), lettersMove: true) == .play(.sheet(.move(.left))))
        #expect(act(.character("H"), lettersMove: true) == .play(.hint))
        #expect(
            act(.character("h"), .alt, lettersMove: true) == .play(.sheet(.mark(.extend(.left)))))
        #expect(
            act(.character("j"), .alt, lettersMove: true) == .play(.sheet(.mark(.extend(.down)))))
        #expect(act(.character("j"), .alt) == nil)
        #expect(act(.up, .shift, lettersMove: true) == .play(.sheet(.mark(.extend(.up)))))
        #expect(act(.tab) == .play(.sheet(.seek(isBackwards: false))))
        #expect(act(.tab, .shift) == .play(.sheet(.seek(isBackwards: true))))
        #expect(act(.enter) == .enter && act(.character("p")) == .togglePause)
        // Enter writes the chosen digit, so it is not a key while none is chosen.
        #expect(SudokuDeeds().keys(at: .running).act(for: KeyPress(.enter)) == nil)
        #expect(act(.escape) == .close && act(.character("c")) == nil)
        #expect(act(.character("q")) == nil && act(.character("?")) == nil)
    }
}
