import Reactive
import TUI
import Testing

@testable import Laboratory
@testable import Parlor

@Suite struct `Files of a recorded run` {
    /// A disk that fails on demand.
    private final class FailingDisk: Volume {
        let files = InMemoryVolume()
        var failure: DiskFailure?
        /// The number in the name of the next file that is set aside.
        var aside = 1

        private func fail() throws(DiskFailure) { if let failure { throw failure } }

        func read(_ path: String, atMost limit: Int) throws(DiskFailure) -> [UInt8] {
            try fail()
            return try files.read(path, atMost: limit)
        }

        func readEnd(_ path: String, _ limit: Int) throws(DiskFailure) -> [UInt8] {
            try fail()
            return try files.readEnd(path, limit)
        }

        func read(
            _ path: String, atMost limit: Int, _ take: (ArraySlice<UInt8>) -> Void
        ) throws(DiskFailure) { try take(read(path, atMost: limit)[...]) }

        func replace(_ path: String, with bytes: [UInt8]) throws(DiskFailure) {
            try fail()
            files.replace(path, with: bytes)
        }

        func append(line: [UInt8], to path: String) throws(DiskFailure) {
            try fail()
            files.append(line: line, to: path)
        }

        func remove(_ path: String) throws(DiskFailure) {
            try fail()
            files.remove(path)
        }

        func setAside(_ path: String) throws(DiskFailure) -> String {
            try fail()
            files.remove(path)
            return "\(path).damaged-\(aside)"
        }
    }

    /// Uses a file and describes the result.
    private static func use(_ volume: any Volume, _ dice: inout Dice) -> String {
        let path = "/data/\(["a", "b", "c"][dice.roll(below: 3)])"
        let bytes = (0..<dice.roll(below: 12)).map { _ in UInt8(97 + dice.roll(below: 5)) }
        let (kind, limit) = (dice.roll(below: 7), dice.roll(below: 9))
        do throws(DiskFailure) {
            switch kind {
            case 0, 1: return "read \(try volume.read(path))"
            case 2: return "end \(try volume.readEnd(path, limit))"
            case 3:
                var read: [UInt8] = []
                try volume.read(path, atMost: 1_000) { read += $0 }
                return "pieces \(read)"
            case 4: try volume.replace(path, with: bytes)
            case 5: try volume.append(line: bytes, to: path)
            default:
                if limit < 5 { return "aside \(try volume.setAside(path))" }
                try volume.remove(path)
            }
            return "done"
        } catch {
            return "\(error)"
        }
    }

    @Test(arguments: 1...60 as ClosedRange<UInt64>)
    func `are the same in a replay, whatever other programs and the disk do`(
        _ seed: UInt64
    ) throws {
        let disk = FailingDisk()
        var recording = Recording(
            RecordingHeader([], [:], Surroundings(size: Size(columns: 9, rows: 1)), begun: 0))
        let recorded = RecordedVolume(
            disk, position: { recording.inputs.count },
            note: { recording.add(.note(.file($0))) })
        var (dice, world) = (Dice(seed: seed), Dice(seed: seed + 1_000))
        var outcomes: [String] = []
        var uses = [0]
        for _ in 0..<200 {
            switch world.roll(below: 10) {
            case 0:
                recording.add(
                    .input(RecordedInput(time: recording.length, input: .answer("x"))))
                uses.append(0)
            case 1: disk.files.replace("/data/a", with: Array("\(world.roll(below: 99))".utf8))
            case 2: disk.files.remove("/data/b")
            case 3: disk.failure = [nil, .isFull, .isForbidden][world.roll(below: 3)]
            case 4: disk.aside += 1
            default:
                outcomes.append(Self.use(recorded, &dice))
                uses[uses.count - 1] += 1
            }
        }
        // The text is read as if it came from a file.
        let read = try Recording(Array(recording.text.utf8), "x")
        var position = 0
        let remembered = ReplayedVolume(read) { position }
        dice = Dice(seed: seed)
        var again: [String] = []
        for (number, count) in uses.enumerated() {
            position = number
            for _ in 0..<count { again.append(Self.use(remembered, &dice)) }
        }
        #expect(again == outcomes)
        #expect(remembered.fingerprint == recorded.fingerprint)
        #expect(outcomes.count > 50 && Set(outcomes).count > 4)
    }

    @Test func `are recorded once if only the program changes them`() throws {
        let disk = InMemoryVolume()
        disk.replace("/data/a", with: [1, 2, 3])
        var notes: [FileNote] = []
        let recorded = RecordedVolume(disk, position: { 0 }, note: { notes.append($0) })
        for _ in 0..<3 {
            _ = try recorded.read("/data/a")
            _ = try recorded.readEnd("/data/a", 2)
            #expect(throws: DiskFailure.missing) { try recorded.read("/data/b") }
        }
        try recorded.replace("/data/a", with: [4])
        try recorded.append(line: [5], to: "/data/a")
        #expect(try recorded.read("/data/a") == [4, 10, 5, 10])
        #expect(notes == [FileNote(name: "a", finding: .read(.success([1, 2, 3])))])
    }
}
