import Reactive
import Testing

@testable import TUI

/// Stores the events, their times, and the screens.
private final class Notebook: RunObserver {
    struct Note: Equatable {
        var input: ProgramInput?
        let time: Int
        let seen: UInt64
    }

    private(set) var surroundings: Surroundings?
    private(set) var notes: [Note] = []

    func begin(in surroundings: Surroundings) { self.surroundings = surroundings }

    func note(_ input: ProgramInput, at time: Int, seen canvas: borrowing Canvas) {
        notes.append(Note(input: input, time: time, seen: canvas.fingerprint))
    }

    func end(at time: Int, seen canvas: borrowing Canvas) {
        notes.append(Note(time: time, seen: canvas.fingerprint))
    }
}

/// Counts keys and beats, and draws a motion that a key starts.
private func program(_ console: Console) -> Driver<Sketch> {
    let beats = Observable<Int>.interval(.milliseconds(70), scheduler: console.scheduler)
    let keys = console.keys.scan((0, Duration.zero)) { count, _ in
        (count.0 + 1, console.scheduler.now)
    }.startWith((0, .zero))
    let late = console.keys.debounce(.milliseconds(100), scheduler: console.scheduler)
        .scan(0) { count, _ in count + 1 }.startWith(0)
    return Observable.combineLatest(beats.startWith(-1), keys, late)
        .take(while: { _, keys, _ in keys.0 < 30 })
        .map { beat, keys, late in
            Sketch { page in
                let motion = Motion(
                    from: 0, to: 20, start: keys.1, duration: .milliseconds(300))
                let column = page.value(of: motion)
                page.draw("\(beat) \(keys.0) \(late) 👩‍🚀", column: column, row: 0, style: .plain)
            }
        }
        .asDriver(onErrorDriveWith: .empty())
}

@MainActor @Suite struct `A run without a terminal` {
    /// A recorded run whose keys come one by one and together, at irregular times.
    private func recorded() throws -> Notebook {
        let notebook = Notebook()
        let stage = try TerminalStage(observer: notebook, program)
        stage.run()
        var pause = 1
        while stage.loop.ending == nil {
            pause = pause * 7 % 113
            stage.type(pause % 3 == 0 ? "ab" : "a", milliseconds: pause)
            if pause == 49 { stage.type("\u{1b}[O\u{1b}[I") }
        }
        _ = stage.finish()
        return notebook
    }

    @Test func `a run at a terminal can be repeated without one`() throws {
        let notebook = try recorded()
        let surroundings = try #require(notebook.surroundings)
        let again = Notebook()
        let run = HeadlessRun(
            in: surroundings, observer: again, theme: { _ in .dark }, program)
        for note in notebook.notes {
            run.advance(to: note.time)
            if let input = note.input { run.take(input) }
        }
        run.end()
        #expect(again.notes == notebook.notes && again.surroundings == surroundings)
        #expect(Set(notebook.notes.map(\.seen)).count > 20)
        #expect(run.isOver)
    }

    @Test func `the clock of a stopped process stands still`() throws {
        let stage = try TerminalStage { console in
            Observable<Int>.interval(.seconds(1), scheduler: console.scheduler)
                .map { Sentence("\($0) s") }.asDriver(onErrorDriveWith: .empty())
        }
        stage.run(milliseconds: 2500)
        #expect(stage.shown == "1 s")
        stage.sleeper.hold(nanoseconds: 3_600_000_000_000)
        stage.run(milliseconds: 100)
        // The clock has advanced to one second past its next timer, and no further.
        #expect(stage.shown == "3 s")
        stage.run(milliseconds: 1000)
        #expect(stage.shown == "4 s")
    }

    @Test func `an observer hears an answer before the program does`() {
        let notebook = Notebook()
        var order: [String] = []
        var console: Console?
        let run = HeadlessRun(
            in: Surroundings(size: Size(columns: 9, rows: 1)), observer: notebook
        ) { given in
            console = given
            return Driver<Sketch>.never()
        }
        run.advance(to: 5)
        console?.admit("42") { order.append("\(notebook.notes.count)") }
        #expect(order == ["1"])
        #expect(notebook.notes.first?.input == .answer("42") && notebook.notes.first?.time == 5)
    }

    @Test func `canvases that show the same have the same fingerprint`() {
        func print(_ draw: (inout Canvas) -> Void) -> UInt64 {
            var canvas = Canvas(columns: 10, rows: 2)
            draw(&canvas)
            return canvas.fingerprint
        }
        let plain = print { _ = $0.draw("é 👩‍🚀", column: 0, row: 0) }
        // The earlier output leaves no trace.
        let again = print {
            $0.draw("👨‍🚀👩‍🚀", column: 0, row: 1)
            $0.clear()
            $0.draw("é 👩‍🚀", column: 0, row: 0)
        }
        #expect(plain == again)
        let others: [UInt64] = [
            print { _ = $0.draw("é 👨‍🚀", column: 0, row: 0) },
            print { _ = $0.draw("é 👩‍🚀", column: 1, row: 0) },
            print { _ = $0.draw("é 👩‍🚀", column: 0, row: 0, style: Style(attributes: .bold)) },
            print {
                $0.draw("é 👩‍🚀", column: 0, row: 0)
                $0.placeCursor(column: 1, row: 1)
            },
        ]
        #expect(Set(others + [plain]).count == others.count + 1)

        func print(linking address: String, after earlier: String...) -> UInt64 {
            print { canvas in
                for address in earlier { _ = canvas.link(to: address) }
                let link = canvas.link(to: address)
                canvas.draw("é 👩‍🚀", column: 0, row: 0, style: Style(attributes: link))
            }
        }
        let linked = print(linking: "https://a.org")
        #expect(print(linking: "https://a.org", after: "https://b.org") == linked)
        #expect(print(linking: "https://b.org") != linked)
        #expect(linked != plain)
    }
}
