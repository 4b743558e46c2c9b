import Games
import TUI

/// A mines game as it is seen: the game's own view of itself, the focus, the hand on the mouse, and
/// the wave that runs over the board at its end.
struct MinesScene: GameScene {
    typealias Spot = MinesSpot
    typealias Own = MinesWish
    typealias Command = SceneEvent<MinesAct, MinesSpot, MinesSeen, MinesGame>
    typealias News = SceneNews<MinesGame.Action>

    /// The time after which a press is a long one.
    static let longPress = Duration.milliseconds(500)
    /// The time that a wave takes over the whole board.
    static let waveTime = Duration.milliseconds(320)

    let words: Words
    let deeds: GameDeeds<MinesAct, MinesNarrator>
    var dealt: DealtMines
    var life: GameLife<MinesAct, MinesSpot>
    private(set) var seen: MinesSeen
    /// The cell that has the focus.
    private(set) var cursor: Int
    /// The cells that a chord would have opened.
    private(set) var misfit: [Int] = []
    /// The distance from the last cell up to which the end of a game is shown.
    private(set) var wave = Motion<Double>(resting: 0)
    /// The cells that were opened last, by their places in the order in which they are seen to be.
    private(set) var opened: [Int: Int] = [:]
    private(set) var opening = Motion<Double>(resting: 0)
    /// The button that is down since a time, for how long the last one was, and whether another
    /// was pressed besides.
    private var down: (button: Mouse.Button, time: Duration)?
    private var held = Duration.zero
    private var isBoth = false

    init(_ dealt: DealtMines, _ seen: MinesSeen, _ words: Words, lettersMove: Bool = false) {
        (self.dealt, self.seen, self.words) = (dealt, seen, words)
        deeds = MinesNarrator.deeds(whereLettersMove: lettersMove)
        life = GameLife(seen.moment)
        cursor = seen.options.size.middle
    }

    var resultLine: String? {
        seen.result.map { ResultLine($0, day: dealt.day, words).text }
    }

    var box: GameBox<MinesAct>? {
        seen.phase == .paused && life.hasRoom ? pause(hiding: words.dialogs.boardIsHidden) : nil
    }

    func hasRoom(in window: Size) -> Bool {
        MinesPicture.hasRoom(for: seen.options.size, in: window)
    }

    var celebration: Celebration {
        Celebration(hold: MinesScene.waveTime, length: .seconds(seen.phase == .won ? 2 : 0))
    }

    // MARK: The game

    mutating func see(_ new: MinesSeen, at _: Duration, _: (News) -> Void) {
        if new.cells != seen.cells { misfit = [] }
        seen = new
    }

    mutating func hear(_ news: MinesNews, at time: Duration, _: (News) -> Void) {
        switch news {
        case .misfit(let cells): misfit = cells
        case .finished:
            let size = seen.options.size
            wave = MinesScene.wave(over: max(size.width, size.height), from: time)
        case .opened(let cells):
            opened = Dictionary(uniqueKeysWithValues: zip(cells, 0...))
            opening = MinesScene.wave(over: cells.count, from: time)
        case .refused, .begun, .givenUp, .takenBack: break
        }
    }

    func refusal(in news: MinesNews) -> (reason: String, spot: MinesSpot?)? {
        guard case .refused(let cell, let why) = news else { return nil }
        return (words.mines.refused(why), cell.map { .cell($0) })
    }

    private static func wave(over count: Int, from time: Duration) -> Motion<Double> {
        Motion(from: 0, to: Double(count), start: time, duration: waveTime, curve: .linear)
    }

    // MARK: Acts

    mutating func perform(_ act: MinesAct, _ tell: (News) -> Void) {
        misfit = []
        switch act {
        case .play(let action): tell(.action(action))
        case .enter:
            tell(.action(seen.cells[cursor].number == nil ? .open(cursor) : .chord(cursor)))
        case .own(.flag): tell(.action(.mark(cursor)))
        case .toggle, .copy, .close, .leave, .common: break
        }
    }

    /// Left opens, and marks if it is long; right marks; middle, or left twice, is a chord.
    mutating func follow(_ intent: Intent<MinesSpot>, _ tell: (News) -> Void) {
        switch intent {
        case .press where isBoth: break
        case .press(.cell(let cell), let count, let button, _):
            let isLong = held >= MinesScene.longPress
            switch button {
            case .left where count == 1: press(.play(isLong ? .mark(cell) : .open(cell)), tell)
            case .right: press(.play(.mark(cell)), tell)
            case .left, .middle: press(.play(.chord(cell)), tell)
            default:
                misfit = []
                life.clear()
            }
        case .focus(.cell(let cell)): cursor = cell
        default: break
        }
    }

    /// A second button that goes down while the first one is held makes a chord of both.
    mutating func follow(_ gesture: Gesture, at time: Duration, _ tell: (News) -> Void) {
        switch gesture {
        case .press(let button, _):
            isBoth = down != nil && down?.button != button
            if isBoth { return tell(.action(.chord(cursor))) }
            down = (button, time)
        case .release(let button, _) where button == down?.button:
            held = time - (down?.time ?? time)
            down = nil
        case .drop, .cancel: down = nil
        default: break
        }
    }
}
