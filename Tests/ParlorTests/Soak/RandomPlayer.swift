import Games
import Reactive
import TUI
import Testing

@testable import Parlor

/// A player who presses, clicks, waits, looks away and returns at random, for any time. After
/// leaving the program, the player starts it again with the same files.
final class RandomPlayer {
    private var dice: Dice
    private let volume = InMemoryVolume()
    private let isRecorded: Bool
    private var run: Visit
    private var size = Size(columns: 80, rows: 24)

    /// The milliseconds of the runs before this one.
    private var past = 0
    private(set) var visits = 1
    private(set) var deeds = 0

    /// The recordings of the finished visits, if they were recorded.
    private(set) var recordings: [[UInt8]] = []

    /// A run of the program.
    private struct Visit {
        let services: Services
        let program: HeadlessRun
        let recorder: Recorder?
        let paper = Sheet()

        init(_ seed: UInt64, _ size: Size, _ volume: any Volume, isRecorded: Bool) throws {
            let arguments = ["--data-dir", "/data"]
            let invocation = try Invocation.parse(arguments)
            var dice = Dice(seed: seed)
            let inputs = ExternalInputs(
                secondsSince1970: { 1_763_683_200 }, randomNumber: { dice.next() % 1000 },
                volume: volume)
            let recorder = isRecorded ? Recorder(arguments, [:], inputs, on: paper) : nil
            let services = Services(
                invocation, [:], recorder?.inputs ?? inputs,
                workers: .workers(
                    boards: OneBoard(), judge: InstantJudge(positions: 50))
            )
            self.services = services
            self.recorder = recorder
            program = HeadlessRun(
                in: Surroundings(size: size), observer: recorder,
                theme: { services.settings.now.theme(in: $0) }, { parlor($0, services) })
        }
    }

    private final class Sheet: RecordingSink {
        var bytes: [UInt8] = []
        func take(_ line: [UInt8], isUrgent: Bool) { bytes += line + [UInt8(ascii: "\n")] }
        func close() {}
    }

    init(seed: UInt64, isRecorded: Bool = false) throws {
        dice = Dice(seed: seed)
        self.isRecorded = isRecorded
        run = try Visit(seed, size, volume, isRecorded: isRecorded)
    }

    /// The number of milliseconds since the first run began.
    var now: Int { past + run.program.now }

    /// The text on the screen.
    var text: String { run.program.draw { $0.canvas.text() } }

    /// Does one thing after about the given number of milliseconds, and sometimes much later.
    func act(after pause: Int) throws {
        deeds += 1
        let pause = roll(20) == 0 ? pause * 8 : roll(4) == 0 ? roll(40) : roll(pause * 2)
        run.program.advance(to: run.program.now + pause)
        for event in anything() where !run.program.isOver { run.program.take(.event(event)) }
        // Usually draws, as a terminal does.
        if roll(4) > 0, !run.program.isOver {
            let faults = run.program.draw { $0.faults }
            #expect(faults == [], "\(text)")
        }
        if run.program.isOver { try beginAgain() }
    }

    /// Quits the program for the last time.
    func leave() {
        run.program.end()
        run.services.saves.writeAll()
        run.recorder?.close()
        if isRecorded { recordings.append(run.paper.bytes) }
    }

    private func beginAgain() throws {
        leave()
        past += run.program.now
        visits += 1
        run = try Visit(dice.next(), size, volume, isRecorded: isRecorded)
    }

    // MARK: Random deeds

    private func roll(_ sides: Int) -> Int { Int(dice.next() % UInt64(max(1, sides))) }

    private func anything() -> [TerminalEvent] {
        switch roll(100) {
        case ..<36: [key(keys[roll(keys.count)])]
        case ..<46: [typed(Array("psrnubjkhl?1234569 ".unicodeScalars)[roll(19)])]
        case ..<70: click(at: anywhere())
        case ..<77: (0...roll(6)).map { _ in mouse(.move, anywhere()) }
        case ..<82: drag(from: anywhere(), to: anywhere())
        case ..<85: [mouse(.wheel(roll(2) == 0 ? .up : .down), anywhere())]
        case ..<87: [.focus(false), .focus(true)].suffix(1 + roll(2))
        case ..<90: [resized()]
        case ..<91: [.paste("pasted\ntext"), .text("값"), .unknown]
        case ..<92: [key(.character(Unicode.Scalar(UInt8(33 + roll(94)))))]
        case ..<93: [.colorScheme(roll(2) == 0 ? .dark : .light)]
        default: roll(40) == 0 ? [typed("q")] : [typed("b"), typed("b")]
        }
    }

    private let keys: [Key] = [
        .enter, .enter, .enter, .up, .down, .left, .right, .down, .tab, .escape, .home, .end,
        .pageUp, .pageDown, .backspace, .function(1), .delete,
    ]

    private func key(_ key: Key) -> TerminalEvent {
        .key(KeyPress(key, modifiers: roll(12) == 0 ? [.shift] : []))
    }

    private func typed(_ scalar: Unicode.Scalar) -> TerminalEvent {
        .key(KeyPress(.character(scalar), text: String(scalar)))
    }

    private func anywhere() -> Point {
        Point(column: roll(size.columns), row: roll(size.rows))
    }

    private func mouse(_ action: Mouse.Action, _ point: Point) -> TerminalEvent {
        .mouse(Mouse(action, column: point.column, row: point.row))
    }

    private func click(at point: Point) -> [TerminalEvent] {
        [mouse(.press(.left), point), mouse(.release(.left), point)]
    }

    private func drag(from start: Point, to end: Point) -> [TerminalEvent] {
        [mouse(.press(.left), start)] + (0..<3).map { _ in mouse(.drag(.left), anywhere()) }
            + [mouse(.drag(.left), end), mouse(.release(.left), end)]
    }

    private func resized() -> TerminalEvent {
        // Usually a size that games need, and sometimes one that is useless.
        size =
            roll(4) == 0
            ? Size(columns: 1 + roll(60), rows: 1 + roll(16))
            : Size(columns: 80 + roll(60), rows: 24 + roll(20))
        return .resize(Resize(rows: size.rows, columns: size.columns))
    }
}

/// A source with the same puzzle for every request, because generating one takes long. The puzzle
/// is easy, so that its grade is found soon at the end of a game.
struct OneBoard: PuzzleSource {
    private static let data = SudokuData(
        problem: (try? SudokuGrid(
            "35..7.....6.195...9.8....6..8..6...3.4.8.3..1.7..2...66.....28....419..5....8..79"))
            ?? SudokuGrid())

    func puzzle(_ request: PuzzleRequest) -> Observable<SudokuData> {
        guard case .daily(let day, let level) = request else { return .just(Self.data) }
        // A saved board of the day is known by its level and its seed.
        return .just(
            SudokuData(
                problem: Self.data.problem, level: level, origin: .daily(day),
                seed: day.seed(of: .sudoku(level))))
    }
}
