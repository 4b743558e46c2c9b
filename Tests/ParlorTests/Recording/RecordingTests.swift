import TUI
import Testing

@testable import Laboratory
@testable import Parlor

@Suite struct `A recording` {
    private static let events: [TerminalEvent] = [
        .key(KeyPress(.character("a"), text: "a")),
        .key(KeyPress(.character("a"))),
        .key(KeyPress(.character("c"), modifiers: .control)),
        .key(KeyPress(.character("A"), modifiers: .shift, text: "A")),
        .key(KeyPress(.left, modifiers: [.alt, .super], kind: .repeat, locks: .num)),
        .key(
            KeyPress(
                .character("ㅂ"), kind: .release, shifted: "ㅃ", base: "q", text: "ㅂ")),
        .key(KeyPress(.function(12))), .key(KeyPress(.keypad(.five), text: "5")),
        .key(KeyPress(.media(.mute))), .key(KeyPress(.modifier(.rightAlt))),
        .key(KeyPress(.pageUp)), .key(KeyPress(.character("\u{301}"), text: "\u{301}")),
        .mouse(Mouse(.press(.left), column: 3, row: 4, modifiers: .shift)),
        .mouse(Mouse(.release(nil), column: 0, row: 0)),
        .mouse(Mouse(.release(.other(9)), column: 0, row: 0)),
        .mouse(Mouse(.drag(.middle), column: 200, row: 60)),
        .mouse(Mouse(.move, column: 1, row: 2)),
        .mouse(Mouse(.wheel(.down), column: 1, row: 2)),
        .text("값"), .paste("two\nlines \"quoted\" \u{1b}"), .focus(false), .focus(true),
        .resize(Resize(rows: 30, columns: 100)), .colorScheme(.light), .unknown,
    ]

    @Test func `has every event in its order`() throws {
        let header = RecordingHeader(
            ["memory"], ["LANG": "ko"], Surroundings(size: Size(columns: 80, rows: 24)), begun: 5)
        var told = Surroundings(size: Size(columns: 90, rows: 20))
        told.capabilities = ["mode 2026: set"]
        told.scheme = .dark
        let inputs =
            `A recording`.events.map { ProgramInput.event($0) } + [
                .surroundings(told), .answer(#"{"of":"board","value":[2]}"#),
            ]
        var recording = Recording(header)
        for (time, input) in inputs.enumerated() {
            recording.add(
                .input(
                    RecordedInput(
                        time: time, input: input,
                        trace: time > 5
                            ? InputTrace(
                                seen: "00ff", rows: "0:1f2 7:93a", drawn: ["0:1:2:\"x:y\""],
                                streamLines: ["news turned(3)"], kept: "77c0")
                            : InputTrace())))
        }
        let notes: [ExternalNote] = [
            .time(1_763_683_200), .randomNumber(.max), .answer("x"),
            .file(FileNote(name: "a", finding: .read(.success(Array("text\n".utf8))))),
            .file(FileNote(name: "b", finding: .read(.success([0xff, 0])), earlier: 2)),
            .file(FileNote(name: "c", finding: .read(.failure(.missing)))),
            .file(FileNote(name: "c", finding: .refused(.other(74)))),
            .file(FileNote(name: "c", finding: .setAside(as: "c.damaged-2"), earlier: 1)),
            .sharing(SharingNote(name: "c", answer: .hasChanged)),
            .sharing(
                SharingNote(name: "lease c", answer: .locked(process: 7, since: 9), earlier: 1)),
        ]
        for note in notes { recording.add(.note(note)) }
        recording.add(
            .ending(
                RecordedEnding(time: 99, frames: "a", files: "b", streamLines: ["seen a: 1 → 2"])))

        let lines =
            [header.line] + recording.inputs.map { RecordingLine.input($0).line }
            + notes.map { RecordingLine.note($0).line }
            + (recording.ending.map { [RecordingLine.ending($0).line] } ?? [])
        let bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
        #expect(try Recording(bytes, "x") == recording)
    }

    @Test(arguments: [0, 4_095, 4_096, 4_097, 4_100, 9_999, 99_999_999, 999_999_999])
    func `can be read again, whatever place a mouse report has`(_ place: Int) throws {
        let header = RecordingHeader(
            ["memory"], [:], Surroundings(size: Size(columns: 80, rows: 24)), begun: 5)
        let reports = [
            "<0;\(place);1M", "<0;1;\(place)M", "<0;\(place);\(place)m", "<35;\(place);2M",
            "<64;\(place);\(place)M", "32;\(place);\(place)M",
        ]
        var decoder = InputDecoder()
        let events = reports.flatMap { decoder.decode(Array("\u{1B}[\($0)".utf8)) }
        #expect(events.count == reports.count)
        let inputs = events.enumerated().map { time, event in
            RecordedInput(time: time, input: .event(event), trace: InputTrace())
        }
        let lines = [header.line] + inputs.map { RecordingLine.input($0).line }
        let bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
        #expect(try Recording(bytes, "x").inputs == inputs)
    }

    @Test func `of a run that could not write has no paths of its files`() throws {
        let directory = "/home/zoe/games/place"
        let play = try RecordedPlay(
            "mines --seed 5", directory: directory, volume: UnwritableVolume(InMemoryVolume()))
        play.press(.enter)
        #expect(play.text.contains("…/place/") && !play.text.contains("zoe"))
        play.press(.right)
        let bytes = play.finish()
        #expect(!String(decoding: bytes, as: UTF8.self).contains("zoe"))
        #expect(try Replay.check(Recording(bytes, "x")).difference == nil)
    }

    @Test func `has the texts of all visible rows, each when it is new`() throws {
        let play = try RecordedPlay("klondike --seed 7")
        var pictures: [String] = []
        for key in "dd7f u?b d".unicodeScalars {
            play.press(.character(key), every: 0)
            // Motions that are due before an input are drawn before it.
            play.wait(3_000)
            pictures.append(play.text)
        }
        play.press(.left, every: 0)
        let recording = try play.recording()
        var frame = RecordedFrame()
        frame.read(recording.inputs[0].trace)
        #expect(recording.inputs.count > pictures.count)
        for (input, picture) in zip(recording.inputs.dropFirst(), pictures) {
            frame.read(input.trace)
            let rows = picture.split(separator: "\n", omittingEmptySubsequences: false)
            for (row, text) in zip(frame.rows, rows) {
                #expect(row.map { $0.trimmingSuffix(" ") } == text.trimmingSuffix(" "))
            }
        }
    }

    @Test func `has whole characters at both ends of a change`() {
        var trace = RunTrace(writesFrames: true)
        var frame = RecordedFrame()
        // The characters begin or end with the same bytes.
        for text in ["♥♠ é", "♦♠ è", "♦ è", "e", "♥♥♥ ǩ", "♥ ♥ ə", "♥♥"] {
            var canvas = Canvas(columns: 8, rows: 1)
            canvas.draw(text, column: 0, row: 0, style: .plain)
            let key = ProgramInput.event(.key(KeyPress(.enter)))
            frame.read(trace.trace(of: key, seen: canvas, kept: 0))
            #expect(frame.rows == [canvas.text(row: 0)])
        }
    }

    @Test func `is short`() throws {
        let line = RecordingLine.input(
            RecordedInput(
                time: 53_210, input: .event(.key(KeyPress(.character("a"), text: "a"))),
                trace: InputTrace(seen: "09be")))
        #expect(
            String(decoding: line.line, as: UTF8.self) == #"{"at":53210,"key":"a","seen":"09be"}"#)
    }

    @Test func `is read up to the place where it is torn`() throws {
        let bytes = try RecordedPlay.memoryGame.get()
        let whole = try Recording(bytes, "x")
        #expect(whole.ending != nil && whole.inputs.count > 30)
        for length in stride(from: 400, to: bytes.count - 1, by: 137) {
            let torn = try Recording(Array(bytes[..<length]), "x")
            #expect(torn.ending == nil)
            #expect(torn.inputs == Array(whole.inputs.prefix(torn.inputs.count)))
        }
        let half = try Replay.check(Recording(Array(bytes[..<(bytes.count / 2)]), "x"))
        #expect(half.difference == nil && !half.isComplete && half.inputs > 10)
    }

    @Test func `is refused if it is another file or has another format`() {
        func problem(_ text: String) -> RecordingProblem? {
            do {
                _ = try Recording(Array(text.utf8), "x")
                return nil
            } catch {
                return error
            }
        }
        #expect(problem("") == .isNotARecording("x"))
        #expect(problem("{\"version\":2}\n") == .isNotARecording("x"))
        #expect(problem("{\"recording\":9}\n") == .otherFormat("x", 9))
        #expect(problem("{\"recording\":1}\n") == .otherFormat("x", 1))
    }
}

extension StringProtocol {
    /// Removes the given character from the end.
    fileprivate func trimmingSuffix(_ sign: Character) -> String {
        var text = String(self)
        while text.last == sign { text.removeLast() }
        return text
    }
}

/// A full disk.
private final class UnwritableVolume: ForwardingVolume {
    override func replace(_ path: String, with bytes: [UInt8]) throws(DiskFailure) {
        throw .isFull
    }

    override func append(line: [UInt8], to path: String) throws(DiskFailure) { throw .isFull }
}
