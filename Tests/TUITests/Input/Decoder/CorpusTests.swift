import TUI
import Testing

@Suite struct `The corpus of terminal input` {
    @Test func `has rows for many terminals`() {
        #expect(CorpusRow.all.count > 450)
    }

    @Test(arguments: CorpusRow.all)
    func `decodes to the events of each row`(row: CorpusRow) {
        // A cluster may arrive as one text or, as here, as one key for each scalar.
        let events = row.decoded()
        let said = row.expected.hasPrefix("text(") ? joinedText(events) : notation(events)
        #expect(withoutTypedText(said) == withoutTypedText(row.events))
        if row.bytes.first == 0x1B || row.bytes.count == 1 { #expect(said == row.events) }
    }

    @Test(arguments: CorpusRow.all)
    func `has the same meaning when it is cut at any byte`(row: CorpusRow) {
        let whole = row.decoded()
        for place in 0..<row.bytes.count {
            let events = row.decoded { bytes in
                let place = min(place, bytes.count)
                return [Array(bytes[..<place]), Array(bytes[place...])]
            }
            #expect(events == whole)
        }
        #expect(row.decoded { bytes in bytes.map { [$0] } } == whole)
    }

    @Test(arguments: CorpusRow.all)
    func `leaves the decoder ready for the next key`(row: CorpusRow) {
        var decoder = InputDecoder()
        var events = row.decoded(by: &decoder)
        decoder.giveUp(into: &events)
        #expect(decoder.pending == .nothing)
        #expect(notation(decoder.decode([0x61])) == "key(a);text=a")
    }

    private func joinedText(_ events: [TerminalEvent]) -> String {
        let text = events.map { event in
            switch event {
            case .text(let text): text
            case .key(let press): press.text ?? ""
            default: "?"
            }
        }
        return "text(\(text.joined()))"
    }

    /// The corpus does not specify whether a plain character also has its text.
    private func withoutTypedText(_ events: String) -> String {
        events.split(separator: " , ").map { event in
            guard let range = event.range(of: ");text="), event.hasPrefix("key(") else {
                return String(event)
            }
            let name = event[event.index(event.startIndex, offsetBy: 4)..<range.lowerBound]
            let isTyped = event[range.upperBound...] == name
            return isTyped ? String(event[..<range.lowerBound]) + ")" : String(event)
        }.joined(separator: " , ")
    }
}
