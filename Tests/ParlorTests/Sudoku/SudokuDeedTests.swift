import Games
import TUI
import Testing

@testable import Parlor

@Suite struct `What is done at a sudoku` {
    private func scene(under alert: Sudoku.Alert?) -> SudokuScene {
        var scene = SudokuScene()
        scene.show(alert)
        return scene
    }

    @Test func `under an alert, nothing is done but what answers it`() {
        let acts: [SudokuAct] = [
            .select(0), .move(.up), .number(5), .note(5), .use(.undo), .use(.hint), .write,
            .seek(isBackwards: false), .digitFirst, .lookAway,
        ]
        for alert in Sudoku.Alert.allCases {
            let scene = scene(under: alert)
            for act in acts { #expect(scene.deed(for: act) == nil, "\(act) under \(alert)") }
            #expect(scene.deed(for: .back) == .leave)
            let canGoOn = alert == .pause || alert == .back
            #expect(scene.deed(for: .escape) == (canGoOn ? .pause(false) : .leave))
            #expect(scene.deed(for: .pause) == (canGoOn ? .pause(false) : nil))
            #expect(scene.deed(for: .copy) == (alert == .success ? .copy : nil))
        }
    }

    @Test(arguments: [
        (Sudoku.Alert.pause, [SudokuDeed.pause(false), .newGame]),
        (.back, [.pause(false), .leave]), (.overMistake, [.restart, .newGame]),
        (.error, [.retry, .leave]), (.success, [.copy, .leave]),
    ])
    func `an alert is answered in these ways, in this order`(
        _ alert: Sudoku.Alert, _ deeds: [SudokuDeed]
    ) {
        let scene = scene(under: alert)
        #expect(scene.answers.map(scene.deed) == deeds)
        #expect(scene.focus == scene.answers.first)
    }

    @Test func `while a puzzle is fetched, one can leave and nothing else`() {
        var scene = SudokuScene()
        scene.isLoading = true
        #expect(scene.deed(for: .escape) == .leave && scene.deed(for: .back) == .leave)
        for act in [SudokuAct.number(1), .pause, .use(.hint), .lookAway] {
            #expect(scene.deed(for: act) == nil)
        }
    }

    @Test func `escape takes the hint away before it asks whether to leave`() {
        let scene = SudokuScene()
        #expect(scene.deed(for: .escape) == .back && scene.deed(for: .lookAway) == .pause(true))
    }

    @Test func `every key means what the help says`() {
        func act(_ key: Key, _ modifiers: Modifiers = [], lettersMove: Bool = false) -> SudokuAct? {
            SudokuAct(key: KeyPress(key, modifiers: modifiers), lettersMove: lettersMove)
        }
        #expect(act(.keypad(.five)) == .number(5) && act(.keypad(.zero)) == .use(.erase))
        #expect(act(.character("5"), .shift) == .note(5) && act(.character("%")) == .note(5))
        #expect(act(.character("5"), .alt) == .note(5) && act(.character("5"), .control) == nil)
        for key in [Key.backspace, .delete, .character("0"), .character("x")] {
            #expect(act(key) == .use(.erase))
        }
        for (key, modifiers) in [
            (Key.character("U"), Modifiers()), (.character("u"), .shift),
            (.character("r"), .control),
        ] { #expect(act(key, modifiers) == .use(.redo)) }
        #expect(act(.character("u")) == .use(.undo) && act(.character("u"), .control) == nil)
        #expect(act(.character("X")) == .use(.undoToFirstMistake))
        #expect(act(.character("h")) == .use(.hint) && act(.character("j")) == nil)
        #expect(act(.character("h"), lettersMove: true) == .move(.left))
        #expect(act(.character("H"), lettersMove: true) == .use(.hint))
        #expect(act(.tab) == .seek(isBackwards: false))
        #expect(act(.tab, .shift) == .seek(isBackwards: true))
        #expect(act(.character("q")) == nil && act(.character("?")) == nil)
    }
}
