import Games
import Reactive
import TUI

/// A mines game as it is seen: the game's own view of itself, the focus, the hand on the mouse, and
/// the wave that runs over the board at its end.
struct MinesScene: TellingModel {
    enum Command: Equatable {
        case press(MinesAct)
        case click(MinesSpot, count: Int, Mouse.Button)
        case focus(MinesSpot)
        case gesture(Gesture, at: Duration)
        /// The window has lost the keyboard, or is too small for any game.
        case lookAway
        /// Whether there is room for the board.
        case room(Bool)
        case seen(MinesSeen)
        case news(MinesNews, at: Duration)
        case saved(MinesGame?)
    }

    typealias News = SceneNews<MinesGame.Action>

    /// The time after which a press is a long one.
    static let longPress = Duration.milliseconds(500)
    /// The time that a wave takes over the whole board.
    static let waveTime = Duration.milliseconds(320)

    let words: Words
    private(set) var seen: MinesSeen
    /// The cell that the keys are about, and the focus, which is a button in a pause.
    private(set) var cursor: Int
    private(set) var focus: MinesSpot
    /// The cells that a chord would have opened.
    private(set) var misfit: [Int] = []
    /// The deed that was refused last.
    private(set) var refusal: RefusedDeed<Int>?
    private(set) var hasRoom = true
    /// The distance from the last cell up to which the end of a game is shown.
    private(set) var wave = Motion<Double>(resting: 0)
    /// The cells that were opened last, by their places in the order in which they are seen to be.
    private(set) var opened: [Int: Int] = [:]
    private(set) var opening = Motion<Double>(resting: 0)
    private(set) var copied: String?
    private var dealt: DealtMines
    /// The button that is down since a time, for how long the last one was, and whether another
    /// was pressed besides.
    private var down: (button: Mouse.Button, time: Duration)?
    private var held = Duration.zero
    private var isBoth = false

    init(_ dealt: DealtMines, _ seen: MinesSeen, _ words: Words) {
        (self.dealt, self.seen, self.words) = (dealt, seen, words)
        cursor = seen.options.size.middle
        focus = .cell(cursor)
        if seen.phase == .paused { focus = .act(.play(.pause(false))) }
    }

    mutating func apply(_ command: Command, tell: (News) -> Void) {
        switch command {
        case .press(let act): press(act, tell)
        case .click(let spot, let count, let button): click(spot, count, button, tell)
        case .focus(let spot):
            focus = spot
            if case .cell(let cell) = spot { cursor = cell }
        case .gesture(let gesture, let time): follow(gesture, at: time, tell)
        case .lookAway: tell(.action(.pause(true)))
        case .room(let isEnough):
            hasRoom = isEnough
            if !isEnough { tell(.action(.pause(true))) }
        case .seen(let new):
            if new.cells != seen.cells { misfit = [] }
            if new.phase != seen.phase {
                copied = nil
                focus = new.phase == .paused ? .act(.play(.pause(false))) : .cell(cursor)
            }
            seen = new
        case .news(let news, let time):
            switch news {
            case .misfit(let cells): misfit = cells
            case .refused(let cell, let why):
                refusal = RefusedDeed(words.mines.refused(why), at: cell, time)
            case .finished:
                let size = seen.options.size
                wave = MinesScene.wave(over: max(size.width, size.height), from: time)
            case .opened(let cells):
                opened = [:]
                for (place, cell) in cells.enumerated() { opened[cell] = place }
                opening = MinesScene.wave(over: cells.count, from: time)
            case .begun, .givenUp: break
            }
            for effect in dealt.effects(of: news) { tell(.effect(effect)) }
        case .saved(let game): tell(.effect(dealt.keeping(game)))
        }
    }

    private static func wave(over count: Int, from time: Duration) -> Motion<Double> {
        Motion(from: 0, to: Double(count), start: time, duration: waveTime, curve: .linear)
    }

    private mutating func press(_ act: MinesAct, _ tell: (News) -> Void) {
        (misfit, refusal) = ([], nil)
        switch act {
        // No clock runs for a board that cannot be seen.
        case .play(.pause(false)) where !hasRoom: break
        case .play(let action): tell(.action(action))
        case .enter:
            if case .act(let act) = focus { return press(act, tell) }
            tell(.action(seen.cells[cursor].number == nil ? .open(cursor) : .chord(cursor)))
        case .flag: if case .cell(let cell) = focus { tell(.action(.mark(cell))) }
        case .toggle: press(.play(.pause(seen.phase == .playing)), tell)
        case .copy:
            guard let result = seen.result else { return }
            let line = ResultLine(result, day: dealt.day, words).text
            copied = line
            tell(.effect(.copy(line)))
        case .common(let act):
            let place = Place.game(GameStart(.mines, MinesStart()))
            let isOver = seen.phase.isOver
            if let move = act.move(at: place, isOver: isOver) { tell(.effect(.go(move))) }
        }
    }

    /// Left opens, and marks if it is long; right marks; middle, or left twice, is a chord.
    private mutating func click(
        _ spot: MinesSpot, _ count: Int, _ button: Mouse.Button, _ tell: (News) -> Void
    ) {
        guard case .cell(let cell) = spot else {
            if case .act(let act) = spot { press(act, tell) }
            return
        }
        if isBoth { return }
        (misfit, refusal) = ([], nil)
        let isLong = held >= MinesScene.longPress
        switch button {
        case .left where count == 1: tell(.action(isLong ? .mark(cell) : .open(cell)))
        case .left, .middle: tell(.action(.chord(cell)))
        case .right: tell(.action(.mark(cell)))
        default: break
        }
    }

    /// A second button that goes down while the first one is held makes a chord of both.
    private mutating func follow(
        _ gesture: Gesture, at time: Duration, _ tell: (News) -> Void
    ) {
        switch gesture {
        case .press(let button, _):
            isBoth = down != nil && down?.button != button
            if isBoth, case .cell(let cell) = focus { return tell(.action(.chord(cell))) }
            down = (button, time)
        case .release(let button, _) where button == down?.button:
            held = time - (down?.time ?? time)
            down = nil
        case .drop, .cancel: down = nil
        default: break
        }
    }
}

extension MinesScene.Command {
    init?(_ intent: Intent<MinesSpot>) {
        switch intent {
        case .press(let spot, let count, let button, _): self = .click(spot, count: count, button)
        case .focus(let spot): self = .focus(spot)
        default: return nil
        }
    }
}
