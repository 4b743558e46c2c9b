import Games
import Reactive
import ReactiveTesting
import TUI

@testable import Parlor

/// A recorded player who acts at given times. The files are in memory by default.
final class RecordedPlay {
    private let recorder: Recorder
    private let paper = Sheet()
    private let run: HeadlessRun
    private let journal = Journal(keeping: 1) { .zero }
    let services: Services

    /// A recording in memory.
    private final class Sheet: RecordingSink {
        var bytes: [UInt8] = []
        func take(_ line: [UInt8], isUrgent: Bool) { bytes += line + [UInt8(ascii: "\n")] }
        func close() {}
    }

    init(
        _ arguments: String = "--seed 3", language: String = "en", columns: Int = 80,
        rows: Int = 24, luck: UInt64 = 7, boards: any PuzzleSource = ImmediatePuzzles(),
        judge: any KlondikeJudge = InstantJudge(positions: 500),
        mines: any MinesJudge = ImmediateMinesJudge(), directory: String = "/data",
        volume: any Volume = InMemoryVolume(), now: Int = 1_763_683_200, name: String? = nil
    ) throws {
        let environment = ["LANG": language]
        let words = arguments.split(separator: " ").map(String.init) + ["--data-dir", directory]
        let invocation = try Invocation.parse(words, environment)
        var inputs = ExternalInputs(
            secondsSince1970: { now }, randomNumber: { luck }, volume: volume)
        inputs.recording = name.map { RunRecording(name: $0) {} }
        recorder = Recorder(words, environment, inputs, on: paper, name: name)
        let services = Services(
            invocation, environment, recorder.inputs,
            workers: .workers(boards: boards, judge: judge, mines: mines))
        self.services = services
        func headless(
            by recorder: Recorder, _ program: (Console) -> Driver<some View>
        ) -> HeadlessRun {
            HeadlessRun(
                in: Surroundings(size: Size(columns: columns, rows: rows)), observer: recorder,
                theme: { services.settings.now.theme(in: $0) }, program)
        }
        run = journal.open { [recorder] in
            invocation.isPlain
                ? headless(by: recorder) { transcript($0, services) }
                : headless(by: recorder) { parlor($0, services) }
        }
        run.draw { _ in }
    }

    /// The text on the screen.
    var text: String { run.draw { $0.canvas.text() } }
    var isOver: Bool { run.isOver }

    func wait(_ milliseconds: Int) {
        journal.open { run.advance(to: run.now + milliseconds) }
    }

    func take(_ event: TerminalEvent) { journal.open { run.take(.event(event)) } }

    /// Presses keys with equal pauses.
    func press(_ keys: Key..., every milliseconds: Int = 200) {
        for key in keys {
            wait(milliseconds)
            take(.key(KeyPress(key, text: key.character.map { String($0) })))
        }
    }

    func type(_ text: String) {
        for scalar in text.unicodeScalars { press(.character(scalar)) }
    }

    /// Presses random keys, letters and others, with random pauses, until a text is on the screen.
    /// The same seed presses the same keys.
    func pressRandomKeys(
        _ letters: String, _ others: [Key], _ count: Int, seed: UInt64, until end: String? = nil
    ) {
        var dice = Dice(seed: seed)
        let keys = others + letters.unicodeScalars.map { .character($0) }
        for _ in 0..<count {
            if let end, text.contains(end) { return }
            guard let key = dice.pick(from: keys) else { return }
            press(key, every: 40 + dice.roll(below: 900))
        }
    }

    /// Makes random moves on a table with keys only.
    func pressRandomKlondikeKeys(_ count: Int, seed: UInt64) {
        pressRandomKeys("1234567wfaaddu", [.enter, .left, .right], count, seed: seed)
    }

    /// Types lines of a game without a screen, with equal pauses.
    func say(_ lines: String..., every milliseconds: Int = 2_000) {
        for line in lines {
            wait(milliseconds)
            take(.paste(line))
        }
    }

    func click(_ column: Int, _ row: Int) {
        wait(100)
        take(.mouse(Mouse(.move, column: column, row: row)))
        take(.mouse(Mouse(.press(.left), column: column, row: row)))
        wait(60)
        take(.mouse(Mouse(.release(.left), column: column, row: row)))
    }

    /// Ends the run and returns its recording.
    func finish() -> [UInt8] {
        run.end()
        services.saves.writeAll()
        recorder.close()
        return paper.bytes
    }

    func recording() throws -> Recording { try Recording(finish(), "a recording") }

    /// Takes most of the actions of Klondike.
    func playKlondike() {
        press(.enter, .enter)
        wait(2000)
        for _ in 0..<4 { press(.character(" "), .enter) }
        wait(1000)
        for column in stride(from: 4, to: 76, by: 9) {
            click(column, 3)
            click(column, 10)
        }
        type("huhdddu")
        wait(20_000)
        take(.mouse(Mouse(.press(.left), column: 14, row: 4)))
        for column in 15..<30 {
            wait(30)
            take(.mouse(Mouse(.drag(.left), column: column, row: 10)))
        }
        take(.mouse(Mouse(.release(.left), column: 30, row: 10)))
        press(.tab, .right, .down, .enter, .left, .enter)
        take(.focus(false))
        wait(5000)
        take(.focus(true))
        press(.enter)
        type("a?bbbb")
    }

    /// Selects several cells, colors them and some of their notes, and undoes the last step.
    private func markSudoku() {
        type("d")
        take(.mouse(Mouse(.press(.left), column: 4, row: 4)))
        for column in stride(from: 10, to: 40, by: 6) {
            wait(30)
            take(.mouse(Mouse(.drag(.left), column: column, row: 6)))
        }
        take(.mouse(Mouse(.release(.left), column: 40, row: 6)))
        type("5BvvC")
        wait(100)
        take(.key(KeyPress(.down, modifiers: .shift)))
        press(.function(4))
        type("AEuuVd")
    }

    /// Takes most of the actions of the sudoku.
    func playSudoku() {
        press(.enter)
        wait(3000)
        press(.tab)
        type("5u5x3")
        press(.down, .right, .right)
        type("m123md")
        for row in 4..<9 { click(20 + row, row) }
        wait(30_000)
        type("hhhhff")
        markSudoku()
        press(.tab, .tab)
        type("789s4uuSp")
        wait(10_000)
        press(.enter)
        take(.focus(false))
        take(.focus(true))
        press(.enter)
        for digit in 1...9 { press(.tab, .character(Unicode.Scalar(UInt8(48 + digit)))) }
        press(.enter)
        type("?bbbb")
    }

    /// Performs all actions of the memory game, with keys and the mouse.
    func playMemory() {
        press(.enter, .enter, .enter)
        for _ in 0..<3 { press(.character(" "), .right) }
        wait(1500)
        for column in [11, 31, 51, 71] { click(column, 5) }
        type("sp")
        wait(5000)
        type("p")
        take(.focus(false))
        wait(60_000)
        take(.focus(true))
        press(.enter)
        take(.resize(Resize(rows: 30, columns: 100)))
        wait(95_000)
        press(.character(" "), .down, .enter)
        type("?bb")
    }
}

extension RecordedPlay {
    /// The file of a recording with all actions of the memory game. It is made once for all tests.
    static let memoryGame = Result {
        let play = try RecordedPlay("memory --seed 3")
        play.playMemory()
        return play.finish()
    }

    static func recordedMemoryGame() throws -> Recording {
        try Recording(memoryGame.get(), "a recording")
    }
}

/// A judge of mines that answers when the test calls `answer`.
final class LateMinesJudge: MinesJudge {
    private let answers = PublishSubject<MinesAnswer>()
    private var question: MinesQuestion?

    func answer(to question: MinesQuestion) -> Observable<MinesAnswer> {
        .deferred { [self] in
            self.question = question
            return answers
        }
    }

    /// Answers the last question.
    func answer() { if let question = question.take() { answers.onNext(question.answer) } }
}

/// A source of puzzles that answers when the test calls `answer`.
final class LateBoards: PuzzleSource {
    private let puzzles = PublishSubject<SudokuData>()
    private var request: PuzzleRequest?

    func puzzle(_ request: PuzzleRequest) -> Observable<SudokuData> {
        .deferred { [self] in
            self.request = request
            return puzzles
        }
    }

    /// Answers the last request.
    func answer() {
        guard let request else { return }
        _ = ImmediatePuzzles().puzzle(request).subscribe(puzzles)
    }
}
