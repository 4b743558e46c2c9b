import Foundation
import TUI
import Testing

/// A row of the corpus: bytes with the places of pauses, and the expected events.
struct CorpusRow: CustomTestStringConvertible, Sendable {
    enum Step: Sendable {
        case bytes([UInt8])
        case timeOut
    }

    let hex: String
    let steps: [Step]
    let expected: String

    var testDescription: String { "\(hex) is \(expected)" }

    var bytes: [UInt8] {
        steps.flatMap { step in
            if case .bytes(let bytes) = step { return bytes }
            return []
        }
    }

    /// The expected events in our notation; empty for a row without events.
    var events: String { ["pending", "cancelled"].contains(expected) ? "" : expected }

    static let all: [CorpusRow] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Fixtures/input-corpus.tsv")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(CorpusRow.init)
    }()

    private init(line: Substring) {
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
        hex = String(columns[0])
        expected = String(columns[1])
        var steps: [Step] = []
        for piece in hex.split(separator: "/") {
            let parts = piece.split(separator: "~", omittingEmptySubsequences: false)
            for (index, part) in parts.enumerated() {
                if index > 0 { steps.append(.timeOut) }
                if !part.isEmpty { steps.append(.bytes(unhexed(part))) }
            }
        }
        self.steps = steps
    }

    /// The events of the row if its bytes arrive in the pieces that `cut` makes.
    func decoded(cut: ([UInt8]) -> [[UInt8]] = { [$0] }) -> [TerminalEvent] {
        var decoder = InputDecoder()
        return decoded(by: &decoder, cut: cut)
    }

    func decoded(
        by decoder: inout InputDecoder, cut: ([UInt8]) -> [[UInt8]] = { [$0] }
    ) -> [TerminalEvent] {
        var events: [TerminalEvent] = []
        for step in steps {
            switch step {
            case .bytes(let bytes):
                for piece in cut(bytes) { decoder.decode(piece.span, into: &events) }
            case .timeOut: decoder.timeOut(into: &events)
            }
        }
        return events
    }
}

private func unhexed(_ hex: Substring) -> [UInt8] {
    let digits = hex.utf8.map { UInt8(Character(Unicode.Scalar($0)).hexDigitValue ?? 0) }
    return stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
}
