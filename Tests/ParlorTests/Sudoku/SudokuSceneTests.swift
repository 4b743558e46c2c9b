import Games
import Reactive
import TUI
import Testing

@testable import Parlor

@Suite struct `The scene of a sudoku` {
    private static let puzzle =
        "530070000600195000098000060800060003400803001700020006060000280000419005000080079"

    /// A game that has come so far, as its screen sees it.
    private func scene(_ causes: SudokuGame.Cause...) throws -> SudokuScene {
        let data = SudokuData(problem: try SudokuGrid(Self.puzzle))
        var game = SudokuGame(data, mistakeLimit: 1)
        for cause in [.player(.start)] + causes { game.apply(.init(cause, at: .zero)) }
        return scene(of: game)
    }

    private func scene(of game: SudokuGame) -> SudokuScene {
        let viewModel = SudokuViewModel(
            request: .given(game.data), source: ImmediateBoards(),
            scheduler: VirtualTimeScheduler())
        return SudokuScene(SudokuStart(), viewModel.seen(of: game), .english)
    }

    private func news(of act: SudokuAct, in scene: SudokuScene) -> [SudokuScene.News] {
        var scene = scene
        return scene.news(of: .press(act))
    }

    private let leaving = [SudokuScene.News.effect(.go(.pop))]

    @Test func `an act on the board is a deed in the game`() throws {
        let scene = try scene()
        let deeds: [SudokuDeed] = [
            .tap(2), .move(.up), .number(5), .note(5), .use(.undo), .act(.hint),
        ]
        for deed in deeds { #expect(news(of: .play(deed), in: scene) == [.deed(deed)]) }
        #expect(news(of: .toggle, in: scene) == [.deed(.act(.pause(true)))])
        #expect(news(of: .back, in: scene) == [.deed(.act(.back))])
        #expect(news(of: .common(.back), in: scene) == [.deed(.act(.back))])
        #expect(news(of: .seek(isBackwards: false), in: scene) == [.deed(.tap(2))])
        #expect(news(of: .seek(isBackwards: true), in: scene) == [.deed(.tap(78))])
        #expect(news(of: .write, in: scene).isEmpty && news(of: .copy, in: scene).isEmpty)
        #expect(
            news(of: .digitFirst, in: scene)
                == [.effect(.set("sudoku.digits", to: .bool(true)))])
    }

    @Test func `under a box, nothing is done but what answers it`() throws {
        let boxes: [(SudokuScene, SudokuAlert)] = [
            (try scene(.player(.pause(true))), .pause), (try scene(.player(.back)), .back),
            (try scene(.board(.tap(2)), .board(.number(5))), .overMistake),
        ]
        for (scene, alert) in boxes {
            #expect(scene.seen.alert.title == alert)
            let acts: [SudokuAct] = [
                .play(.tap(0)), .play(.number(5)), .play(.use(.memo)), .play(.act(.hint)), .write,
                .seek(isBackwards: false), .digitFirst, .copy,
            ]
            for act in acts { #expect(news(of: act, in: scene).isEmpty, "\(act) under \(alert)") }
            #expect(!news(of: .common(.help), in: scene).isEmpty)
            #expect(news(of: .back, in: scene) == leaving)
            let canGoOn = alert != .overMistake
            let goesOn = [SudokuScene.News.deed(.answer(.resume))]
            #expect(news(of: .escape, in: scene) == (canGoOn ? goesOn : leaving))
            #expect(news(of: .toggle, in: scene) == (canGoOn ? goesOn : []))
            #expect(scene.answers == alert.buttons.map(SudokuAnswer.button))
            #expect(scene.focus == scene.answers.first)
        }
    }

    @Test func `an answer is the game's affair, and what it asks for is the program's`() throws {
        var scene = try scene(.player(.pause(true)))
        #expect(scene.news(of: .answer(.button(.newGame))) == [.deed(.answer(.newGame))])
        #expect(scene.news(of: .news(.wantsNewGame, at: .zero)) == [.newGame])
        #expect(scene.news(of: .news(.wantsToLeave, at: .zero)) == leaving)
    }

    @Test func `while a puzzle is fetched, one can leave and nothing else`() {
        var game = SudokuGame(.level(nil, seed: 1))
        game.apply(.init(.player(.start), at: .zero))
        var scene = scene(of: game)
        #expect(news(of: .escape, in: scene) == leaving && news(of: .back, in: scene) == leaving)
        for act in [SudokuAct.play(.number(1)), .toggle, .play(.act(.hint))] {
            #expect(news(of: act, in: scene).isEmpty)
        }
        #expect(scene.news(of: .lookAway).isEmpty)
        // Nothing is kept before there is a game.
        #expect(scene.news(of: .saved(nil)).isEmpty)
    }

    @Test func `escape takes the hint away before it asks whether to leave`() throws {
        let scene = try scene(.player(.hint))
        #expect(news(of: .escape, in: scene) == [.deed(.act(.dismissHint))])
    }

    @Test func `every key means what the help says`() {
        func act(_ key: Key, _ modifiers: Modifiers = [], lettersMove: Bool = false) -> SudokuAct? {
            KeyTable.sudoku(lettersMove: lettersMove)
                .act(for: KeyPress(key, modifiers: modifiers))
        }
        #expect(act(.keypad(.five)) == .play(.number(5)))
        #expect(act(.keypad(.zero)) == .play(.use(.erase)))
        for (key, modifiers) in [
            (Key.character("5"), Modifiers.shift), (.character("%"), []), (.character("5"), .alt),
        ] { #expect(act(key, modifiers) == .play(.note(5))) }
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
        #expect(act(.character("X")) == .play(.act(.undoToFirstMistake)))
        #expect(act(.character("h")) == .play(.act(.hint)) && act(.character("j")) == nil)
        #expect(act(.character("h"), lettersMove: true) == .play(.move(.left)))
        #expect(act(.character("H"), lettersMove: true) == .play(.act(.hint)))
        #expect(act(.character("h"), .alt, lettersMove: true) == .play(.mark(.extend(.left))))
        #expect(act(.character("j"), .alt, lettersMove: true) == .play(.mark(.extend(.down))))
        #expect(act(.character("j"), .alt) == nil)
        #expect(act(.up, .shift, lettersMove: true) == .play(.mark(.extend(.up))))
        #expect(act(.tab) == .seek(isBackwards: false))
        #expect(act(.tab, .shift) == .seek(isBackwards: true))
        #expect(act(.enter) == .write && act(.escape) == .escape && act(.character("c")) == .copy)
        #expect(act(.character("q")) == nil && act(.character("?")) == nil)
    }
}
