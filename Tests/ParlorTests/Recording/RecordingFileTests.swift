import Testing

@testable import Parlor

@Suite struct `The folder of recordings` {
    private let place: TemporaryDirectory
    private var folder: RecordingFolder { RecordingFolder(in: place.data) }

    init() throws { place = try TemporaryDirectory() }

    private func record(
        _ name: String, deeds: Int = 20, timeLimit: Duration = .seconds(60)
    ) -> RecordingFile {
        let file = RecordingFile(in: place.data, name: name, timeLimit: timeLimit)
        file.take(Array("header".utf8), isUrgent: false)
        for number in 0..<deeds {
            file.take(Array("move".utf8), isUrgent: false)
            file.take(Array("deed \(number)".utf8), isUrgent: true)
        }
        return file
    }

    private func lines(_ name: String) throws -> Int {
        try place.bytes("recordings/\(name)").split(separator: UInt8(ascii: "\n")).count
    }

    @Test func `is made at the first action`() throws {
        _ = record("a", deeds: 0)
        #expect(try place.names == [])
        _ = record("a", deeds: 1)
        #expect(folder.names == ["a"])
    }

    @Test func `keeps every input, even when the program crashes`() throws {
        let file = record("a")
        file.take(Array("move".utf8), isUrgent: false)
        #expect(try lines("a.jsonl") == 41)
        file.take(Array("end".utf8), isUrgent: true)
        file.close()
        #expect(try lines("a.jsonl") == 43)
    }

    @Test func `does not keep a run that was over at once`() throws {
        record("a", deeds: 3).close()
        #expect(folder.names == [])
    }

    @Test func `keeps only the newest recordings`() throws {
        for number in 10..<45 { record("run-\(number)").close() }
        #expect(folder.names == (25..<45).map { "run-\($0)" })
        // No run has a game, so the newest run counts.
        #expect(folder.newestGame?.hasSuffix("run-44.jsonl") == true)
    }

    @Test func `is cleaned up in small steps if it has very many files`() throws {
        try Disk.makeDirectory(folder.path)
        for number in 1_000..<1_100 { try place.write([], to: "recordings/\(number).jsonl") }
        // There is no time, so only the required files are removed.
        record("run", timeLimit: .zero).close()
        #expect(folder.names.count == 101 - RecordingFolder.removed)
        #expect(folder.names.first == "\(1_000 + RecordingFolder.removed)")
        record("run", timeLimit: .seconds(60)).close()
        #expect(
            folder.names == (1_082..<1_100).map(String.init) + ["run-2", "run"])
    }

    @Test func `keeps runs that began at the same time`() throws {
        for _ in 0..<3 { record("a").close() }
        #expect(Set(folder.names) == ["a", "a-2", "a-3"])
    }

    @Test func `is cleaned up without the proofs, however short these are`() {
        let file = record("proof", deeds: 1)
        file.keepAsProof()
        file.close()
        for number in 10..<40 { record("run-\(number)").close() }
        #expect(folder.names == (20..<40).map { "run-\($0)" })
        #expect(RecordingFolder(provingResultsIn: place.data).names == ["proof"])
    }

    @Test func `has a proof that grows with the recording, from before its first action`() throws {
        let file = RecordingFile(in: place.data, name: "a")
        file.take(Array("header".utf8), isUrgent: false)
        file.keepAsProof()
        file.take(Array("deed".utf8), isUrgent: true)
        let wanted = Array("header\ndeed\n".utf8)
        #expect(try place.bytes("proofs/a.jsonl") == wanted)
        #expect(try place.bytes("recordings/a.jsonl") == wanted)
    }

    @Test func `keeps the newest 400 proofs`() {
        for number in 100..<510 {
            let file = record("run-\(number)", deeds: 1)
            file.keepAsProof()
            file.close()
        }
        let names = RecordingFolder(provingResultsIn: place.data).names
        #expect(names == (110..<510).map { "run-\($0)" })
    }

    @Test func `does not stop play if it cannot be made`() throws {
        try place.write("a file".utf8, to: "recordings")
        let file = record("a")
        file.close()
        #expect(try place.names == ["recordings"])
    }

    @Test func `has names with the time`() {
        #expect(RecordingFolder.name(secondsSince1970: 1_763_683_209) == "2025-11-21-000009")
    }
}
