import Testing

@testable import Games
@testable import Parlor

@Suite struct `A saved game whose moves are appended` {
    private struct Board: SavableGame {
        var moves = GrowingList<Int>()
        var seconds = 0
        var progress: GrowingList<Int> { moves }
        var day: Int? { nil }

        init(moves count: Int = 0, seconds: Int = 0) {
            (moves, self.seconds) = (GrowingList(0..<count), seconds)
        }

        private enum Key: CodingKey { case moves, seconds }

        func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: Key.self)
            try values.encode(SavedList(moves), forKey: .moves)
            try values.encode(seconds, forKey: .seconds)
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            moves = GrowingList(try values.decode([Int].self, forKey: .moves))
            seconds = try values.decode(Int.self, forKey: .seconds)
        }
    }

    /// A disk that records the sizes of its writes, and may be full.
    private final class Disk: ForwardingVolume {
        var isFull = false
        private(set) var (wholes, lines): ([Int], [Int]) = ([], [])

        override func replace(_ path: String, with bytes: [UInt8]) throws(DiskFailure) {
            if isFull { throw .isFull }
            wholes.append(bytes.count)
            try super.replace(path, with: bytes)
        }

        override func append(line: [UInt8], to path: String) throws(DiskFailure) {
            if isFull { throw .isFull }
            lines.append(line.count)
            try super.append(line: line, to: path)
        }
    }

    private let disk = Disk()
    private let notices = Store(Notices())

    private func slot(version: Int = 1) -> SaveSlot<Board> {
        var directory = DataDirectory(path: "/data")
        directory.volume = disk
        return SaveSlot(
            SavedGameFile("board", version: version, in: directory), notices, now: { 0 })
    }

    private var bytes: [UInt8] {
        get throws { try disk.read("/data/board.json") }
    }

    private func write(_ bytes: some Sequence<UInt8>) throws {
        try disk.replace("/data/board.json", with: Array(bytes))
    }

    @Test func `has a line for each move, and is whole when it is left`() throws {
        let slot = slot()
        for moves in 1...5 { slot.save(Board(moves: moves)) }
        #expect(disk.wholes.count == 1 && disk.lines.count == 4)
        #expect(self.slot().readUnfinishedGame() == Board(moves: 5))
        slot.writeWhole()
        #expect(disk.wholes.count == 2 && disk.lines.count == 4)
        #expect(try CheckedJSON(bytes) != nil)
        #expect(self.slot().readUnfinishedGame() == Board(moves: 5))
    }

    @Test func `has equally short lines after ten thousand moves, and few rewrites`() throws {
        let slot = slot()
        var board = Board()
        for move in 0..<10_000 {
            board.moves.append(move % 10)
            slot.save(board)
        }
        #expect(self.slot().readUnfinishedGame() == board)
        #expect(try #require(disk.lines.max()) < 60)
        let written = disk.wholes.reduce(0, +) + disk.lines.reduce(0, +)
        #expect(written < 100 * 10_000)
        #expect(try bytes.count < 200_000)
    }

    @Test func `continues after another game replaced it, and after undone moves`() {
        let slot = slot()
        slot.save(Board(moves: 40))
        slot.save(Board(moves: 12))
        #expect(self.slot().readUnfinishedGame() == Board(moves: 12))
        slot.startOver()
        #expect(slot.open() == .new(replacing: Board(moves: 12)))
        slot.save(Board(moves: 2, seconds: 5))
        #expect(self.slot().readUnfinishedGame() == Board(moves: 2, seconds: 5))
    }

    @Test func `is whole again after the disk was full`() throws {
        let slot = slot()
        slot.save(Board(moves: 1))
        slot.save(Board(moves: 2))
        disk.isFull = true
        slot.save(Board(moves: 3))
        #expect(notices.now.unread == [.notWritten("/data/board.json", .isFull)])
        #expect(self.slot().readUnfinishedGame() == Board(moves: 2))
        disk.isFull = false
        slot.save(Board(moves: 4))
        #expect(disk.wholes.count == 2)
        #expect(self.slot().readUnfinishedGame() == Board(moves: 4))
    }

    @Test func `loses only its last line where that was truncated`() throws {
        let slot = slot()
        for moves in 1...3 { slot.save(Board(moves: moves)) }
        let earlier = try bytes.count
        slot.save(Board(moves: 4))
        let whole = try bytes
        for count in earlier..<whole.count {
            try write(whole[..<count])
            // Only the end of the line is missing.
            let isThere = count == whole.count - 1
            #expect(self.slot().readUnfinishedGame() == Board(moves: isThere ? 4 : 3))
            // On some disks, a power cut leaves zeros at the end.
            try write(whole[..<count] + Array(repeating: 0, count: 20))
            #expect(self.slot().readUnfinishedGame() == Board(moves: isThere ? 4 : 3))
        }
        #expect(notices.now.unread == [])
    }

    @Test func `is kept, and continues as far as it can be read, after corruption`() throws {
        let slot = slot()
        for moves in 1...6 { slot.save(Board(moves: moves)) }
        var spoiled = try bytes
        let lines = spoiled.split(separator: UInt8(ascii: "\n"))
        spoiled[lines[3].startIndex + 2] = UInt8(ascii: "{")
        try write(spoiled)
        let next = self.slot()
        #expect(next.readUnfinishedGame() == Board(moves: 3))
        #expect(notices.now.unread.count == 1)
        guard case .damaged? = notices.now.unread.first else {
            Issue.record("It said \(notices.now.unread)")
            return
        }
        // The game is found at the next start too, without a notice.
        #expect(self.slot().readUnfinishedGame() == Board(moves: 3))
        #expect(notices.now.unread.count == 1)
    }

    @Test func `is reported, and stays as it is, if a later version wrote it`() throws {
        let later = slot(version: 2)
        for moves in 1...3 { later.save(Board(moves: moves)) }
        let text = try bytes
        #expect(slot().readUnfinishedGame() == nil)
        #expect(notices.now.unread == [.newerVersion("/data/board.json")])
        #expect(try bytes == text)
    }

    @Test func `is read in the format of earlier versions`() throws {
        try write(#"{"playedAt": 5, "version": 1, "state": {"moves": [0, 1], "seconds": 9}}"#.utf8)
        #expect(slot(version: 2).readUnfinishedGame() == Board(moves: 2, seconds: 9))
        #expect(notices.now.unread == [])
    }
}
