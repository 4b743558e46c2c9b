import Games
import Reactive
import TUI

/// A sudoku as it is seen: the game's own view of itself, the focus of a box, and the fireworks.
struct SudokuScene: TellingModel {
    enum Command: Equatable {
        case press(SudokuAct)
        /// An answer has the focus, or is chosen.
        case focus(SudokuAnswer)
        case answer(SudokuAnswer)
        /// The window has lost the keyboard.
        case lookAway
        case seen(SudokuSeen, at: Duration)
        case news(SudokuNews, at: Duration)
        case saved(SudokuGame?)
        /// Whether a digit is chosen before its cells.
        case digitFirst(Bool)
        /// Whether pictures stand still.
        case still(Bool)
        /// The window has another size.
        case window(Size)
        /// Everything that the game is told can be heard by it.
        case opened
    }

    enum News: Equatable {
        case deed(SudokuDeed)
        /// Another puzzle is wanted.
        case newGame
        case effect(Effect)

        var deed: SudokuDeed? { if case .deed(let deed) = self { deed } else { nil } }
        var effect: Effect? { if case .effect(let effect) = self { effect } else { nil } }
    }

    let words: Words
    private let start: SudokuStart
    private(set) var seen: SudokuSeen
    /// The faces as far as the hint has come: once, however often they are drawn.
    private(set) var cells: [SudokuCell]
    /// The answer that has the focus.
    private(set) var focus: SudokuAnswer?
    /// The fireworks, while there are any.
    private(set) var sparks: Motion<Double>?
    /// The wave that runs over a board that was solved, and the cell from which it comes.
    private(set) var wave: SudokuWave?
    /// How many nodes of a hint's chain are marked, while they appear one after the other.
    private(set) var links: Motion<Double>?
    /// The deed that was refused last.
    private(set) var refusal: RefusedAction<Int>?
    /// Whether the result is on the clipboard.
    private(set) var isCopied = false
    /// Whether there has been a game to keep.
    private var hasGame = false
    private(set) var isDigitFirst = false
    private var isStill = false
    private var window = Size.leastWindow
    /// The part of a hint's text that is read, where it is longer than its room.
    private(set) var part = 0

    init(_ start: SudokuStart, _ seen: SudokuSeen, _ words: Words) {
        (self.start, self.seen, self.words) = (start, seen, words)
        cells = SudokuScene.cells(of: seen)
        focus = answers.first
    }

    /// The answers to the box that is up, in order. The first has the focus.
    var answers: [SudokuAnswer] {
        let buttons = seen.alert.buttons.map(SudokuAnswer.button)
        return seen.alert.title == .success ? buttons + [.newGame, .copy] : buttons
    }

    mutating func apply(_ command: Command, tell: (News) -> Void) {
        switch command {
        case .press(let act):
            refusal = nil
            press(act, tell)
        case .focus(let answer): focus = answer
        case .answer(.button(let button)): tell(.deed(.answer(button)))
        case .answer(.copy): copy(tell)
        case .answer(.newGame): tell(.newGame)
        case .lookAway: lookAway(tell)
        case .seen(let new, let time): see(new, at: time, tell)
        case .news(let news, let time): hear(news, at: time, tell)
        case .saved(let game): keep(game, tell)
        case .digitFirst(let isOn): isDigitFirst = isOn
        case .still(let isStill): self.isStill = isStill
        case .window(let size): (window, part) = (size, 0)
        case .opened: chooseCell(tell)
        }
    }

    private mutating func hear(_ news: SudokuNews, at time: Duration, _ tell: (News) -> Void) {
        switch news {
        case .begun, .takenBack: break
        case .finished(let result): for effect in result.effects { tell(.effect(effect)) }
        case .refused(let why):
            var cell: Int?
            if case .given(let given) = why { cell = given }
            refusal = RefusedAction(words.sudoku.refused(why), at: cell, time)
        case .wantsNewGame: tell(.newGame)
        case .wantsToLeave: leave(tell)
        }
    }

    private mutating func see(_ new: SudokuSeen, at time: Duration, _ tell: (News) -> Void) {
        let old = seen
        seen = new
        if new.board != old.board || new.hint != old.hint { cells = SudokuScene.cells(of: new) }
        if new.hint != old.hint {
            part = 0
            links = isStill ? nil : SudokuScene.links(of: new.hint, at: time)
        }
        if new.alert != old.alert { (focus, isCopied) = (answers.first, false) }
        chooseCell(tell)
        guard new.isCelebrating != old.isCelebrating else { return }
        sparks = new.isCelebrating ? SudokuFireworks.motion(from: time) : nil
        wave = new.isCelebrating ? SudokuWave(from: old.board.cursor, at: time) : nil
        if new.isCelebrating && isStill { tell(.deed(.act(.skip))) }
    }

    /// Chooses a cell where none is, so that digits can be written at once.
    private func chooseCell(_ tell: (News) -> Void) {
        guard seen.hasPuzzle, !seen.isLoading, seen.alert.title == nil, !seen.isCelebrating,
            seen.board.cursor == nil, seen.board.armed == nil,
            let cell = emptyCell(isBackwards: false)
        else { return }
        tell(.deed(.tap(cell)))
    }

    private static func links(of hint: SudokuHint?, at time: Duration) -> Motion<Double>? {
        guard let hint, hint.stage == .reason, case .chain(let nodes)? = hint.step?.pattern else {
            return nil
        }
        return Motion(
            from: 0, to: Double(nodes.count), start: time,
            duration: .milliseconds(200 * nodes.count), curve: .linear)
    }

    private static func cells(of seen: SudokuSeen) -> [SudokuCell] {
        SudokuCell.cells(of: seen.board.faces, hint: seen.hint)
    }

    // MARK: Acts

    private func lookAway(_ tell: (News) -> Void) {
        guard seen.alert.title == nil, !seen.isLoading else { return }
        tell(.deed(.act(sparks == nil ? .pause(true) : .skip)))
    }

    private mutating func press(_ act: SudokuAct, _ tell: (News) -> Void) {
        if case .common(let act) = act, act != .back { return common(act, tell) }
        if sparks != nil { return tell(.deed(.act(.skip))) }
        if seen.isLoading {
            if [.back, .escape, .common(.back)].contains(act) { leave(tell) }
            return
        }
        if let alert = seen.alert.title { return press(act, under: alert, tell) }
        switch act {
        // A tap writes, a drag does not.
        case .play(.mark(.choose)) where seen.board.armed != nil: break
        case .play(.act(.hint)) where part + 1 < reading(in: window)?.parts ?? 0: part += 1
        case .play(let deed): tell(.deed(deed))
        case .readBack: part = max(0, part - 1)
        case .seek(let isBackwards): seek(isBackwards: isBackwards, tell)
        case .write:
            if seen.board.armed != nil, let cursor = seen.board.cursor {
                tell(.deed(.tap(cursor)))
            }
        case .digitFirst:
            tell(.effect(.set(SudokuSettings.digitFirst.name, to: .bool(!isDigitFirst))))
        case .toggle: tell(.deed(.act(.pause(true))))
        case .back, .common: tell(.deed(.act(.back)))
        case .escape: tell(.deed(.act(seen.hint == nil ? .back : .dismissHint)))
        case .copy, .newGame: break
        }
    }

    private mutating func press(
        _ act: SudokuAct, under alert: SudokuAlert, _ tell: (News) -> Void
    ) {
        let canGoOn = seen.alert.buttons.contains(.resume)
        switch act {
        case .toggle where canGoOn, .escape where canGoOn: tell(.deed(.answer(.resume)))
        case .escape, .back, .common: leave(tell)
        case .copy where alert == .success: copy(tell)
        case .newGame where isOver: tell(.newGame)
        case .play(.use(.undo)) where isOver: tell(.deed(.act(.look(isBackwards: true))))
        case .play(.use(.redo)) where isOver: tell(.deed(.act(.look(isBackwards: false))))
        default: break
        }
    }

    /// Choosing a cell would write the digit to come there.
    private func seek(isBackwards: Bool, _ tell: (News) -> Void) {
        guard seen.board.armed == nil else { return }
        if let cell = emptyCell(isBackwards: isBackwards) { tell(.deed(.tap(cell))) }
    }

    /// The next empty cell behind the cursor, or before it, round and round.
    private func emptyCell(isBackwards: Bool) -> Int? {
        let cursor = seen.board.cursor
        let start = cursor ?? (isBackwards ? 81 : -1)
        let steps =
            isBackwards ? stride(from: 80, through: 0, by: -1) : stride(from: 1, through: 81, by: 1)
        return steps.lazy.map { step in ((start + step) % 81 + 81) % 81 }
            .first { seen.board.faces[$0].digit == 0 && $0 != cursor }
    }

    private mutating func copy(_ tell: (News) -> Void) {
        guard let result = seen.result else { return }
        isCopied = true
        tell(.effect(.copy(ResultLine(sudoku: result, words).text)))
    }

    // MARK: Ways away

    private func leave(_ tell: (News) -> Void) { tell(.effect(.go(.pop))) }

    private func common(_ act: CommonAct, _ tell: (News) -> Void) {
        let place = Place.game(GameStart(.sudoku, start))
        if let move = act.move(at: place) { tell(.effect(.go(move))) }
    }

    private mutating func keep(_ game: SudokuGame?, _ tell: (News) -> Void) {
        hasGame = hasGame || game != nil
        // Before there is one, the game that was left before stays in its place.
        if hasGame { tell(.effect(.keep(game.map { KeptGame($0) }, in: start.slot))) }
    }
}

extension SudokuScene.Command {
    /// A click. With the right button, a number is a note, and a cell is chosen besides others; with
    /// the middle one a number is lit. What is dragged over is chosen.
    init?(_ intent: Intent<SudokuSpot>) {
        switch intent {
        case .press(.act(.play(.number(let digit))), _, .middle, _):
            self = .press(.play(.mark(.light(digit))))
        case .press(.act(.play(.tap(let cell))), _, .right, _),
            .drag(_, .act(.play(.tap(let cell))), _):
            self = .press(.play(.mark(.choose(cell))))
        case .lift(.act(let act), _): self = .press(act)
        case .press(.act(.play(.number(let digit))), _, .right, _):
            self = .press(.play(.note(digit)))
        case .press(.act(let act), _, _, _): self = .press(act)
        case .press(.answer(let answer), _, _, _): self = .answer(answer)
        case .focus(.answer(let answer)): self = .focus(answer)
        default: return nil
        }
    }
}
