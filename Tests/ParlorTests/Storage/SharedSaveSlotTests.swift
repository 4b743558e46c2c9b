import Foundation
import Games
import Testing

@testable import Parlor

@Suite struct `A saved game that another program holds` {
    private struct Game: SavableGame {
        var moves: Int
        var seconds = 0
        var progress: Int { moves }
        var day: Int? { nil }
    }

    /// A disk that counts the writes, and may refuse to be read.
    private final class CountingDisk: ForwardingVolume {
        private(set) var writes = 0
        var refusal: DiskFailure?

        override func read(_ path: String, atMost limit: Int) throws(DiskFailure) -> [UInt8] {
            if let refusal { throw refusal }
            return try super.read(path, atMost: limit)
        }

        override func replace(_ path: String, with bytes: [UInt8]) throws(DiskFailure) {
            writes += 1
            try super.replace(path, with: bytes)
        }

        override func remove(_ path: String) throws(DiskFailure) {
            writes += 1
            try super.remove(path)
        }

        override func setAside(_ path: String) throws(DiskFailure) -> String {
            writes += 1
            return try super.setAside(path)
        }
    }

    private func directory(on disk: any Volume) -> DataDirectory {
        var directory = DataDirectory(path: "/data")
        directory.volume = disk
        return directory
    }

    private func slot(_ directory: DataDirectory, _ notices: Store<Notices> = Store(Notices()))
        -> SaveSlot<Game>
    {
        SaveSlot(SavedGameFile("game", version: 1, in: directory), notices, now: { 0 })
    }

    /// A disk with an unfinished game that it refuses to read, and the number of writes so far.
    private func disk(refusing refusal: DiskFailure) -> (disk: CountingDisk, writes: Int) {
        let disk = CountingDisk()
        slot(directory(on: disk)).save(Game(moves: 7))
        defer { disk.refusal = refusal }
        return (disk, disk.writes)
    }

    @Test(arguments: [DiskFailure.isForbidden, .isFull, .other(24), .isNotAFile, .isTooLarge])
    func `is reported if it cannot be read, and never written over`(_ refusal: DiskFailure) {
        for isListed in [true, false] {
            let (disk, writes) = self.disk(refusing: refusal)
            let notices = Store(Notices())
            let unlucky = slot(directory(on: disk), notices)
            // The list of a game reads the file. The command line starts another game at once.
            if isListed { #expect(unlucky.readUnfinishedGame() == nil) }
            unlucky.startOver()
            #expect(unlucky.open() == .new(replacing: nil))
            unlucky.save(Game(moves: 0))
            // An unfinished game is lost if the player leaves it. A finished game is not.
            #expect(unlucky.loss == .notRead("/data/game.json", refusal))
            unlucky.save(nil)
            unlucky.writeWhole()
            #expect(disk.writes == writes && unlucky.loss == nil)
            #expect(notices.now.unread == [.notRead("/data/game.json", refusal)])
            disk.refusal = nil
            #expect(slot(directory(on: disk)).readUnfinishedGame() == Game(moves: 7))
        }
    }

    @Test(arguments: [true, false])
    func `is reported if a later version wrote it, and never written over`(_ isRead: Bool) {
        let disk = CountingDisk()
        let later = SaveSlot(
            SavedGameFile<Game>("game", version: 2, in: directory(on: disk)), Store(Notices()),
            now: { 0 })
        later.save(Game(moves: 7))
        let writes = disk.writes
        let notices = Store(Notices())
        let earlier = slot(directory(on: disk), notices)
        if isRead { #expect(earlier.readUnfinishedGame() == nil) }
        earlier.startOver()
        #expect(earlier.open() == .new(replacing: nil))
        earlier.save(Game(moves: 0))
        earlier.save(nil)
        earlier.writeWhole()
        #expect(disk.writes == writes && !earlier.isSaved)
        #expect(notices.now.unread == [.newerVersion("/data/game.json")])
    }

    // MARK: Two processes

    private final class Programs {
        let place: TemporaryDirectory
        init() throws { place = try TemporaryDirectory() }

        /// Starts another running Parlor in the same directory.
        /// `pause` waits for a program that has just locked the game.
        func start(
            pause: @escaping () -> Void = {}
        ) -> (slot: SaveSlot<Game>, notices: Store<Notices>, sharing: OtherPrograms) {
            let sharing = OtherPrograms(clock: { 1_795_000_000 }, pause: pause)
            var directory = place.data
            directory.sharing = sharing.answer
            let notices = Store(Notices())
            let file = SavedGameFile<Game>("game", version: 1, in: directory)
            return (SaveSlot(file, notices, now: { 0 }), notices, sharing)
        }
    }

    @Test func `belongs to the first of two programs, and the second reports so`() throws {
        let programs = try Programs()
        let (one, other) = (programs.start(), programs.start())
        one.slot.save(Game(moves: 1))
        #expect(other.slot.readUnfinishedGame() == Game(moves: 1))
        other.slot.save(Game(moves: 2))
        one.slot.save(Game(moves: 5))
        other.slot.save(Game(moves: 3))
        other.slot.writeWhole()
        #expect(programs.start().slot.readUnfinishedGame() == Game(moves: 5))
        #expect(one.slot.isSaved && !other.slot.isSaved)
        #expect(one.notices.now.unread == [])
        guard case .lockedElsewhere(_, let process, 1_795_000_000)? = other.notices.now.unread.first
        else {
            Issue.record("It said \(other.notices.now.unread)")
            return
        }
        #expect(process == Int(ProcessInfo.processInfo.processIdentifier))
        #expect(other.notices.now.unread.count == 1)
    }

    @Test func `is not replaced by a new game of the second program`() throws {
        let programs = try Programs()
        let (one, other) = (programs.start(), programs.start())
        one.slot.save(Game(moves: 1))
        other.slot.startOver()
        #expect(other.slot.open() == .new(replacing: nil))
        other.slot.save(Game(moves: 2))
        #expect(programs.start().slot.readUnfinishedGame() == Game(moves: 1))
        // A game that the other program has left belongs to the one that replaces it.
        one.sharing.end()
        let (last, late) = (programs.start(), programs.start())
        last.slot.startOver()
        #expect(last.slot.open() == .new(replacing: Game(moves: 1)))
        late.slot.save(Game(moves: 3))
        #expect(!late.slot.isSaved && last.slot.isSaved)
    }

    @Test func `is replaced in the state in which the other program has left it`() throws {
        let programs = try Programs()
        programs.start().slot.save(Game(moves: 1))
        let (one, other) = (programs.start(), programs.start())
        #expect(other.slot.readUnfinishedGame() == Game(moves: 1))
        one.slot.save(Game(moves: 9))
        one.sharing.end()
        other.slot.startOver()
        #expect(other.slot.open() == .new(replacing: Game(moves: 9)))
    }

    @Test func `is read again if another program has continued it`() throws {
        let programs = try Programs()
        programs.start().slot.save(Game(moves: 1))
        let waiting = programs.start()
        #expect(waiting.slot.readUnfinishedGame() == Game(moves: 1))
        let other = programs.start()
        other.slot.save(Game(moves: 9))
        other.sharing.end()
        #expect(waiting.slot.readUnfinishedGame() == Game(moves: 9))
        waiting.slot.save(Game(moves: 10))
        #expect(waiting.notices.now.unread == [])
        #expect(programs.start().slot.readUnfinishedGame() == Game(moves: 10))
    }

    @Test func `loses the lease of a killed program when another program reads the game`() throws {
        let programs = try Programs()
        programs.start().slot.save(Game(moves: 1))
        let lease = programs.place.data.path + "/game.json.lease"
        // A killed process leaves the file without a lock.
        #expect(FileManager.default.createFile(atPath: lease, contents: Data()))
        let next = programs.start()
        #expect(next.slot.readUnfinishedGame() == Game(moves: 1))
        #expect(!FileManager.default.fileExists(atPath: lease))
        #expect(next.notices.now.unread == [])
    }

    @Test func `never returns to an older state`() throws {
        let programs = try Programs()
        programs.start().slot.save(Game(moves: 1))
        let late = programs.start()
        let old = late.slot.readUnfinishedGame()
        let other = programs.start()
        other.slot.save(Game(moves: 9))
        other.sharing.end()
        // The program continues with the game that it read before.
        late.slot.save(old)
        late.slot.save(Game(moves: 2))
        late.slot.writeWhole()
        #expect(programs.start().slot.readUnfinishedGame() == Game(moves: 9))
        #expect(late.notices.now.unread == [.playedElsewhere(programs.place.path("game.json"))])
        // The program that was refused does not keep the file from the next one.
        let next = programs.start()
        #expect(next.slot.readUnfinishedGame() == Game(moves: 9))
        next.slot.save(Game(moves: 10))
        #expect(next.slot.isSaved && next.notices.now == Notices())
        late.slot.reclaimFile()
        late.slot.save(Game(moves: 3))
        #expect(!late.slot.isSaved)
        #expect(programs.start().slot.readUnfinishedGame() == Game(moves: 10))
    }

    @Test func `is free again for a program that was refused, and for others from the menu`() throws
    {
        let programs = try Programs()
        let one = programs.start()
        one.slot.save(Game(moves: 1))
        one.slot.save(nil)
        let other = programs.start()
        other.slot.save(Game(moves: 2))
        other.sharing.end()
        // The first program begins another game at its result.
        one.slot.save(Game(moves: 0))
        #expect(!one.slot.isSaved)
        one.slot.reclaimFile()
        #expect(try programs.place.names == ["game.json"])
        #expect(one.slot.readUnfinishedGame() == Game(moves: 2))
        let next = programs.start()
        #expect(next.slot.readUnfinishedGame() == Game(moves: 2))
        next.slot.save(Game(moves: 3))
        #expect(next.slot.isSaved)
    }

    @Test(arguments: [true, false])
    func `does not count as played while another program only reads its lease`(
        _ isPlayed: Bool
    ) throws {
        let programs = try Programs()
        programs.start().slot.save(Game(moves: 1))
        try programs.place.write([], to: "game.json.lease")
        let lease = programs.place.path("game.json.lease")
        // The other program removes the lease of a killed program while this one waits.
        let looking = open(lease, O_RDWR)
        #expect(flock(looking, LOCK_EX) == 0)
        var pauses = 0
        let one = programs.start {
            pauses += 1
            if pauses < 3 { return }
            unlink(lease)
            close(looking)
        }
        if isPlayed {
            one.slot.save(Game(moves: 1))
            #expect(try programs.place.names == ["game.json", "game.json.lease"])
        } else {
            #expect(one.slot.readUnfinishedGame() == Game(moves: 1))
        }
        #expect(one.slot.isSaved && one.notices.now == Notices() && pauses == 3)
    }

    @Test func `is open elsewhere, without a number, if the other program cannot write its lease`()
        throws
    {
        let programs = try Programs()
        try programs.place.write([], to: "game.json.lease")
        let held = open(programs.place.path("game.json.lease"), O_RDWR)
        defer { close(held) }
        #expect(flock(held, LOCK_EX) == 0)
        let one = programs.start()
        one.slot.save(Game(moves: 1))
        let path = programs.place.path("game.json")
        #expect(one.notices.now.unread == [.lockedElsewhere(path, process: 0, since: 0)])
    }

    @Test func `is marked as not saved as long as another program plays it`() throws {
        let programs = try Programs()
        let (one, other) = (programs.start(), programs.start())
        one.slot.save(Game(moves: 1))
        #expect(other.slot.readUnfinishedGame() == Game(moves: 1))
        for moves in 2...4 {
            other.slot.save(Game(moves: moves))
            other.notices.apply(.dismiss)
            #expect(other.notices.now.unsaved == ["game": .isOpenElsewhere])
        }
        #expect(one.notices.now.unsaved == [:])
    }

    @Test func `is offered when the other program has left it, and stays until then`() throws {
        let programs = try Programs()
        let (one, other) = (programs.start(), programs.start())
        one.slot.save(Game(moves: 1))
        other.slot.save(Game(moves: 2))
        other.slot.reclaimFile()
        #expect(other.slot.readUnfinishedGame() == Game(moves: 2))
        one.slot.save(Game(moves: 9))
        one.slot.writeWhole()
        one.sharing.end()
        other.notices.apply(.dismiss)
        other.slot.save(Game(moves: 3))
        let told = StorageProblem.playedElsewhere(programs.place.path("game.json"))
        #expect(other.notices.now.unread == [told])
        other.slot.startOver()
        #expect(other.slot.open() == .new(replacing: nil))
        other.slot.save(Game(moves: 4))
        #expect(other.notices.now == Notices(unread: [told], unsaved: ["game": .isOpenElsewhere]))
        // The player is in the menu again.
        other.slot.reclaimFile()
        #expect(other.slot.readUnfinishedGame() == Game(moves: 9))
        other.slot.save(Game(moves: 10))
        #expect(other.notices.now.unsaved == [:] && other.slot.isSaved)
        #expect(programs.start().slot.readUnfinishedGame() == Game(moves: 10))
    }

    @Test func `is saved from the moment at which the other program has ended its own`() throws {
        let programs = try Programs()
        let (one, other) = (programs.start(), programs.start())
        one.slot.save(Game(moves: 1))
        other.slot.save(Game(moves: 2))
        one.slot.save(nil)
        one.sharing.end()
        other.slot.save(Game(moves: 3))
        #expect(other.notices.now.unsaved == [:] && other.slot.isSaved)
        #expect(programs.start().slot.readUnfinishedGame() == Game(moves: 3))
    }

    /// The ways in which the second program goes on once the first has left.
    enum Way: CaseIterable { case move, leave, menu }

    @Test(arguments: Way.allCases)
    func `is saved again when the other program leaves it without a move`(_ way: Way) throws {
        let programs = try Programs()
        let (one, other) = (programs.start(), programs.start())
        one.slot.save(Game(moves: 1))
        #expect(other.slot.readUnfinishedGame() == Game(moves: 1))
        other.slot.save(Game(moves: 2))
        #expect(!other.slot.isSaved)
        // The first program writes its clock at the end.
        one.slot.save(Game(moves: 1, seconds: 9))
        one.slot.writeWhole()
        one.sharing.end()
        other.notices.apply(.dismiss)
        switch way {
        case .move: other.slot.save(Game(moves: 3))
        case .leave: other.slot.writeWhole()
        case .menu: other.slot.reclaimFile()
        }
        #expect(other.slot.isSaved && other.notices.now == Notices())
        let kept = Game(moves: way == .move ? 3 : 2)
        #expect(other.slot.readUnfinishedGame() == kept)
        #expect(programs.start().slot.readUnfinishedGame() == kept)
    }

    @Test func `is free once it is finished, although its program still runs`() throws {
        let programs = try Programs()
        let (one, other) = (programs.start(), programs.start())
        one.slot.save(Game(moves: 1))
        one.slot.save(nil)
        #expect(try programs.place.names == [])
        #expect(other.slot.readUnfinishedGame() == nil)
        other.slot.save(Game(moves: 2))
        #expect(other.slot.isSaved && other.notices.now == Notices())
        // The first program cannot bring its game back over this one.
        one.slot.save(Game(moves: 1))
        #expect(!one.slot.isSaved)
        other.slot.save(nil)
        one.slot.save(Game(moves: 5))
        #expect(one.slot.isSaved)
        #expect(programs.start().slot.readUnfinishedGame() == Game(moves: 5))
    }

    @Test func `is not written if it was only looked at`() throws {
        let programs = try Programs()
        programs.start().slot.save(Game(moves: 1))
        let idle = programs.start()
        #expect(idle.slot.readUnfinishedGame() == Game(moves: 1))
        let other = programs.start()
        other.slot.save(Game(moves: 9))
        idle.slot.writeWhole()
        other.slot.save(Game(moves: 10))
        #expect(other.notices.now.unread == [])
        #expect(programs.start().slot.readUnfinishedGame() == Game(moves: 10))
    }

    @Test func `leaves no lease behind`() throws {
        let programs = try Programs()
        let one = programs.start()
        one.slot.save(Game(moves: 1))
        #expect(try programs.place.names == ["game.json", "game.json.lease"])
        one.sharing.end()
        #expect(try programs.place.names == ["game.json"])
    }
}
