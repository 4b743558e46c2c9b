import Foundation
import Testing

@testable import TUI

/// A row of the table: reports with their times, and the expected gestures.
struct GestureRow: CustomTestStringConvertible, Sendable {
    let reports: [(time: Int, bytes: [UInt8])]
    let expected: [Word]
    let testDescription: String

    /// A name, and those of its details that the row specifies.
    struct Word: Sendable {
        let name: String
        let particulars: [Substring]

        init(_ text: some StringProtocol) {
            let parts = text.split(whereSeparator: { "(),".contains($0) })
            name = String(parts.first ?? "")
            particulars = parts.dropFirst().map { Substring($0) }
        }

        func tells(_ other: Word) -> Bool {
            var rest = other.particulars[...]
            return name == other.name
                && particulars.allSatisfy { particular in
                    guard let place = rest.firstIndex(of: particular) else { return false }
                    rest = rest[(place + 1)...]
                    return true
                }
        }
    }

    static let all: [GestureRow] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Fixtures/input-gestures.tsv")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(GestureRow.init)
    }()

    private init(line: Substring) {
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
        var words = columns[0].split(separator: " ")[...]
        var reports: [(Int, [UInt8])] = []
        while let time = words.popFirst(), let hex = words.popFirst() {
            // A lone escape at the end of a piece times out by itself.
            reports.append((Int(time.dropFirst()) ?? 0, unhexed(hex.filter { $0 != "~" })))
        }
        self.reports = reports
        // Uncertain words of a row are explained in its note, and are not expected.
        expected = columns[1].split(separator: " ").filter { !$0.hasSuffix("?") }.map(Word.init)
        testDescription = String(columns[2])
    }
}

@Suite struct `The table of gestures` {
    @Test func `has a row for each gesture`() {
        #expect(GestureRow.all.count >= 19)
    }

    @Test(arguments: GestureRow.all)
    func `names the gestures that are recognized`(row: GestureRow) {
        let trace = GestureTrace()
        for report in row.reports {
            trace.wait(until: report.time)
            trace.send(report.bytes)
        }
        trace.wait(1000)

        // A row may omit minor steps, but no click and no part of a drag.
        let named = row.expected.map(\.name) + ["click", "drag_start", "drop", "drag_cancel"]
        let told = trace.words.map(GestureRow.Word.init).filter { named.contains($0.name) }
        #expect(told.count == row.expected.count, "\(trace.text)")
        #expect(zip(row.expected, told).allSatisfy { $0.tells($1) }, "\(trace.text)")
    }

    @Test(arguments: GestureRow.all)
    func `is read the same when every byte comes separately`(row: GestureRow) {
        let (whole, pieces) = (GestureTrace(), GestureTrace())
        for report in row.reports {
            for trace in [whole, pieces] { trace.wait(until: report.time) }
            whole.send(report.bytes)
            for byte in report.bytes { pieces.send([byte]) }
        }
        for trace in [whole, pieces] { trace.wait(1000) }
        #expect(pieces.text == whole.text)
    }
}

private func unhexed(_ hex: String) -> [UInt8] {
    let digits = hex.compactMap(\.hexDigitValue).map(UInt8.init)
    return stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
}
