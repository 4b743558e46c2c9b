import BenchKit
import Reactive
import TUI

/// Measures how fast bytes become events.
struct Reading {
    /// The number of bytes that a terminal delivers at once.
    private static let piece = 4096

    let options: Options

    /// Decodes all inputs. Returns whether every byte has become the right event.
    func run() -> Bool {
        guard options.wants(Options.input) else { return true }
        let table = Table(
            "Bytes to events, MB/s (median of \(options.rounds))",
            [("input", -13), ("MB", 4), ("MB/s", 6), ("limit", 5), ("", -8)])
        let size = options.isQuick ? 200_000 : 8_000_000
        let text = Input.text(size)
        let mouse = Input.mouse(size)
        return [
            read("plain text", text.bytes, events: text.events, atLeast: 100, table),
            read("mouse reports", mouse.bytes, events: mouse.events, atLeast: 30, table),
        ]
        .allSatisfy { $0 }
    }

    private func read(
        _ name: String, _ bytes: [UInt8], events expected: Int, atLeast limit: Double,
        _ table: Table
    ) -> Bool {
        // The first run, with cold caches, checks every event.
        var known = 0
        decode(bytes) { events in known += events.count(where: \.isKnown) }
        var agrees = known == expected
        var rates: [Double] = []
        for _ in 0..<options.rounds {
            var count = 0
            let (_, span) = time { decode(bytes) { events in count += events.count } }
            agrees = agrees && count == expected
            rates.append(Double(bytes.count) * 1000 / Double(max(1, span)))
        }
        let verdict = options.isQuick ? "" : rates.median >= limit ? "ok" : "under"
        table.row([
            name, fixed(Double(bytes.count) / 1e6, 1), fixed(rates.median, 0), fixed(limit, 0),
            agrees ? verdict : "DIFFERS",
        ])
        return agrees
    }

    private func decode(_ bytes: [UInt8], _ hear: ([TerminalEvent]) -> Void) {
        var decoder = InputDecoder()
        var events: [TerminalEvent] = []
        let all = bytes.span
        for start in stride(from: 0, to: all.count, by: Reading.piece) {
            let end = min(all.count, start + Reading.piece)
            decoder.decode(all.extracting(start..<end), into: &events)
            hear(events)
            events.removeAll(keepingCapacity: true)
        }
    }
}

extension TerminalEvent {
    fileprivate var isKnown: Bool {
        switch self {
        case .key, .mouse: true
        default: false
        }
    }
}

/// An input, and the number of its events.
private enum Input {
    static func text(_ size: Int) -> (bytes: [UInt8], events: Int) {
        let line = Array("The queen of hearts moves to pile seven; undo, hint, stock, waste. ".utf8)
        let bytes = (0..<size).map { line[$0 % line.count] }
        return (bytes, size)
    }

    /// Returns the input of a pointer that moves over the screen, and sometimes presses a button.
    static func mouse(_ size: Int) -> (bytes: [UInt8], events: Int) {
        var dice = Dice(seed: 1)
        var bytes: [UInt8] = []
        var events = 0
        while bytes.count < size {
            let button = [35, 35, 35, 0, 32, 32, 64, 65][dice.roll(8)]
            let letter = button == 0 && dice.roll(2) == 0 ? "m" : "M"
            let report =
                "\u{1b}[<\(button);\(1 + dice.roll(200));\(1 + dice.roll(60))\(letter)"
            bytes.append(contentsOf: report.utf8)
            events += 1
        }
        return (bytes, events)
    }
}
