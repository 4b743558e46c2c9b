import Games
import Reactive
import TUI
import Testing

@testable import Laboratory
@testable import Parlor

@Suite struct `A replayed run` {
    private func played(_ arguments: String) throws -> Recording {
        let play = try RecordedPlay(arguments)
        play.playMemory()
        return try play.recording()
    }

    /// The recording of seed 3, which is made once for all tests.
    private func played() throws -> Recording { try Recording(Self.third.get(), "a recording") }

    private static let third = Result {
        let play = try RecordedPlay("--seed 3")
        play.playMemory()
        return play.finish()
    }

    @Test func `is the same`() throws {
        let recording = try played()
        let report = try Replay.check(recording)
        #expect(report.difference == nil && report.isComplete)
        #expect(report.inputs == recording.inputs.count)
    }

    @Test func `records its streams only if they are compared`() throws {
        let recording = try played()
        let (report, rerun) = try Replay.run(recording)
        #expect(rerun.journal.streams.isEmpty && report.difference == nil)
        let (heard, hearing) = try Replay.run(recording, streams: true)
        #expect(!hearing.journal.streams.isEmpty && heard.streams?.first() == nil)
        #expect(heard.frames == report.frames && heard.files == report.files)
    }

    @Test func `is the same with random boards, or boards of the day`() throws {
        for arguments in ["", "--daily", "memory --ascii"] {
            #expect(try Replay.check(played(arguments)).difference == nil)
        }
        func first(_ luck: UInt64) throws -> String {
            let play = try RecordedPlay("", luck: luck)
            play.playMemory()
            return try play.recording().ending?.frames ?? ""
        }
        #expect(try first(1) != first(2))
    }

    @Test func `is the same without drawn frames`() throws {
        // The terminal decides when to draw. Drawing must not change the run.
        let (drawn, undrawn) = (try RecordedPlay(), try RecordedPlay())
        for play in [drawn, undrawn] {
            play.press(.enter, .enter, .enter)
            for column in stride(from: 5, to: 75, by: 7) {
                play.click(column, 6)
                for _ in 0..<20 {
                    play.wait(17)
                    if play === drawn { _ = play.text }
                }
            }
        }
        #expect(drawn.finish() == undrawn.finish())
    }

    @Test func `reports where it begins to differ`() throws {
        let recording = try played()
        // A recording without the fourth key.
        let other = recording.copy(recording.header, dropping: 3)
        guard case .input(let number, _) = try Replay.check(other).difference else {
            Issue.record("The replay did not report the difference.")
            return
        }
        #expect(number == 4)
    }

    @Test func `differs if the board does`() throws {
        let recording = try played()
        let other = recording.copy(try played("--seed 4").header)
        #expect(try Replay.check(other).difference != nil)
    }

    @Test func `begins with the files as they were`() throws {
        let first = try RecordedPlay()
        first.playMemory()
        first.press(.enter)
        let text = first.text
        #expect(text.contains("3 moves") && !text.contains("Paused"))
        let notes = [
            ExternalNote.file(
                FileNote(
                    name: "settings.json",
                    finding: .read(.success(Array(#"{"theme":"mono"}"#.utf8)))))
        ]
        var recording = Recording(try played().header)
        for note in notes { recording.add(.note(note)) }
        let rerun = try Rerun(recording)
        let colors = rerun.draw { page in page.canvas.runs().map(\.style.foreground) }
        #expect(colors.count > 10 && colors.allSatisfy { $0 == .default })
    }

    @Test func `gets a puzzle from the recording, at the recorded time`() throws {
        let boards = LateBoards()
        let play = try RecordedPlay("sudoku --level easy --seed 3", boards: boards)
        play.wait(700)
        let waiting = play.text
        boards.answer()
        play.wait(50)
        #expect(play.text != waiting)
        play.playSudoku()
        let recording = try play.recording()
        let answers = recording.inputs.filter { if case .answer = $0.input { true } else { false } }
        #expect(answers.map(\.time) == [700])
        #expect(try Replay.check(recording).difference == nil)
    }

    @Test func `fails to get a puzzle for the same reason`() throws {
        for failure in [PuzzleFailure.notInThePack, .rare(.xWing), .noSolution, .other("so")] {
            let play = try RecordedPlay("sudoku", boards: FailingBoards(failure: failure))
            play.press(.enter, .enter)
            #expect(try Replay.check(play.recording()).difference == nil)
        }
    }

    @Test func `gets the recorded answers at their times, instead of asking`() throws {
        let console = Stage()
        let source = PublishSubject<Int>()
        var noted: [String] = []
        let answers = BackgroundAnswers { noted.append($0) }
        var heard: [String] = []
        func listen(_ stream: Observable<Int>) -> any Disposable {
            stream.subscribe(
                onNext: { heard.append("\($0)") }, onError: { heard.append("\($0)") },
                onCompleted: { heard.append("end") })
        }
        console.run { console in
            _ = listen(answers.answer("late", with: source, console))
            _ = listen(answers.answer("at once", with: .just(5), console))
            source.onNext(1)
            source.onError(RememberedError(description: "no luck"))
        }
        #expect(heard == ["5", "end", "1", "RememberedError(description: \"no luck\")"])
        #expect(
            noted == [#"{"of":"at once","value":[5]}"#, #"{"of":"at once","value":[]}"#])
        #expect(console.answers.count == 2)

        let live = heard
        heard = []
        let again = BackgroundAnswers(remembering: noted)
        Stage().run { stage in
            _ = listen(again.answer("late", with: Observable<Int>.never(), stage))
            _ = listen(again.answer("at once", with: Observable<Int>.never(), stage))
            for text in console.answers { again.receive(text) }
        }
        #expect(heard.dropLast() == live.dropLast() && heard.last?.contains("no luck") == true)
    }
}

extension Recording {
    /// The same lines with another header, and without one of the inputs.
    fileprivate func copy(_ header: RecordingHeader, dropping dropped: Int? = nil) -> Recording {
        var copy = Recording(header)
        for number in 0...inputs.count {
            for note in notes where note.position == number { copy.add(.note(note.note)) }
            if number < inputs.count, number != dropped { copy.add(.input(inputs[number])) }
        }
        if let ending, dropped == nil { copy.add(.ending(ending)) }
        return copy
    }
}

/// A source of puzzles that always fails.
private struct FailingBoards: PuzzleSource {
    let failure: PuzzleFailure

    func puzzle(_ request: PuzzleRequest) -> Observable<SudokuData> { .error(failure) }
}

/// A run without a program, which stores the recorded answers.
private final class Stage: RunObserver {
    private(set) var answers: [String] = []

    func run(_ body: (Console) -> Void) {
        let size = Size(columns: 9, rows: 1)
        let run = HeadlessRun(in: Surroundings(size: size), observer: self) { console in
            self.console = console
            return Driver<Text>.never()
        }
        if let console { body(console) }
        run.end()
    }

    private var console: Console?

    func begin(in surroundings: Surroundings) {}

    func note(_ input: ProgramInput, at time: Int, seen canvas: borrowing Canvas) {
        if case .answer(let text) = input { answers.append(text) }
    }

    func end(at time: Int, seen canvas: borrowing Canvas) {}
}
