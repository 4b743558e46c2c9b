import Reactive
import Testing

@testable import TUI

/// Bytes with pauses before them, in milliseconds.
private let streams: [[(pause: Int, bytes: String)]] = [
    [(0, "\u{1b}"), (39, "[A")], [(0, "\u{1b}"), (41, "[A")], [(0, "\u{1b}"), (1001, "[A")],
    [(0, "\u{1b}"), (60, "["), (249, "x")], [(0, "\u{1b}"), (60, "["), (251, "x")],
    [(0, "\u{1b}[1;"), (1999, "5A")], [(0, "\u{1b}[1;"), (2001, "5A")],
    [(0, "\u{1b}[1;"), (2500, "5A")], [(0, "\u{1b}[1;"), (3001, "5A")],
    [(0, "\u{1b}[200~a"), (1900, "b"), (1900, "\u{1b}[201~")],
    [(0, "\u{1b}[200~a"), (2500, "b"), (2500, "\u{1b}[201~c")],
    [(0, "\u{1b}]11;rgb:0"), (2200, "000/0000/0000\u{07}")], [(0, "\u{1b}[<0;1"), (900, ";1M")],
    [(0, "\u{e5}"), (2100, "x")],
]

@MainActor @Suite struct `The input of a pilot` {
    private static func echo(_ console: Console) -> Driver<Sentence> {
        console.events.scan("") { text, event in
            text + Echo.words(for: event) + ","
        }
        .map { Sentence($0) }.startWith(Sentence("")).asDriver(onErrorDriveWith: .empty())
    }

    @Test(arguments: streams.indices)
    func `bytes have the same meaning for a pilot as for a terminal`(stream: Int) throws {
        let pilot = Pilot(columns: 80, rows: 1, Self.echo)
        let stage = try TerminalStage(columns: 80, rows: 1, Self.echo)
        // The run has stopped waiting for the terminal's answers, which makes it wait longer for
        // keys.
        stage.run(milliseconds: 5000)
        for (pause, bytes) in streams[stream] {
            pilot.advance(by: .milliseconds(pause))
            stage.run(milliseconds: pause)
            pilot.send(bytes: Array(bytes.utf8))
            stage.type(bytes)
        }
        pilot.advance(by: .seconds(4))
        stage.run(milliseconds: 4000)
        #expect(pilot.text == stage.shown)
        #expect(!pilot.text.isEmpty)
    }
}
