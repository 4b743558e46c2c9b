import Games
import TUI

/// A mines game as it is seen: the game's own view of itself, the focus, the hand on the mouse, and
/// the wave that runs over the board at its end.
struct MinesScene: GameScene {
    typealias Command = SceneEvent<MinesAct, MinesSpot, MinesSeen, MinesGame>
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
    var hasRoom = true
    /// The distance from the last cell up to which the end of a game is shown.
    private(set) var wave = Motion<Double>(resting: 0)
    /// The cells that were opened last, by their places in the order in which they are seen to be.
    private(set) var opened: [Int: Int] = [:]
    private(set) var opening = Motion<Double>(resting: 0)
    var copied: String?
    var dealt: DealtMines
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

    mutating func see(_ new: MinesSeen, at _: Duration) {
        if new.cells != seen.cells { misfit = [] }
        if new.phase != seen.phase {
            copied = nil
            focus = new.phase == .paused ? .act(.play(.pause(false))) : .cell(cursor)
        }
        seen = new
    }

    mutating func hear(_ news: MinesNews, at time: Duration, _: (News) -> Void) {
        switch news {
        case .misfit(let cells): misfit = cells
        case .refused(let cell, let why):
            refusal = RefusedDeed(words.mines.refused(why), at: cell, time)
        case .finished:
            let size = seen.options.size
            wave = MinesScene.wave(over: max(size.width, size.height), from: time)
        case .opened(let cells):
            opened = Dictionary(uniqueKeysWithValues: zip(cells, 0...))
            opening = MinesScene.wave(over: cells.count, from: time)
        case .begun, .givenUp: break
        }
    }

    private static func wave(over count: Int, from time: Duration) -> Motion<Double> {
        Motion(from: 0, to: Double(count), start: time, duration: waveTime, curve: .linear)
    }

    mutating func press(_ act: MinesAct, _ tell: (News) -> Void) {
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
            if let result = seen.result { copy(ResultLine(result, day: dealt.day, words), tell) }
        case .common(let act): follow(act, isOver: seen.phase.isOver, tell)
        }
    }

    /// Left opens, and marks if it is long; right marks; middle, or left twice, is a chord.
    mutating func follow(_ intent: Intent<MinesSpot>, _ tell: (News) -> Void) {
        switch intent {
        case .press(.act(let act), _, _, _): press(act, tell)
        case .press(.cell, _, _, _) where isBoth: break
        case .press(.cell(let cell), 1, .left, _):
            press(.play(held < MinesScene.longPress ? .open(cell) : .mark(cell)), tell)
        case .press(.cell(let cell), _, .right, _): press(.play(.mark(cell)), tell)
        case .press(.cell(let cell), _, .left, _), .press(.cell(let cell), _, .middle, _):
            press(.play(.chord(cell)), tell)
        case .press: (misfit, refusal) = ([], nil)
        case .focus(let spot):
            focus = spot
            if case .cell(let cell) = spot { cursor = cell }
        default: break
        }
    }

    /// A second button that goes down while the first one is held makes a chord of both.
    mutating func follow(_ gesture: Gesture, at time: Duration, _ tell: (News) -> Void) {
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
