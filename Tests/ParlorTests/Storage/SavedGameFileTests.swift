import Testing

@testable import Parlor

@Suite struct `The file of a saved game` {
    private struct Board: SavableGame {
        var round = 2
        var remaining = 41.5
        var names = ["가", "b\n\"\\/", "👩‍💻"]
        var seed = UInt64.max
        var isPaused: Bool? = true

        var progress: Board { self }
        var day: Int? { nil }
    }

    private let place: TemporaryDirectory
    private let saved: SavedGameFile<Board>

    init() throws {
        place = try TemporaryDirectory()
        saved = SavedGameFile("memory", version: 3, in: place.data)
    }

    private func kept(_ board: Board) -> SavedState<Board> {
        SavedState(board, playedAt: 1_763_683_200)
    }

    @Test func `a game is read as it was written`() throws {
        #expect(saved.load() == Loaded(value: nil))
        try saved.save(kept(Board()))
        #expect(saved.load() == Loaded(value: kept(Board())))
        try saved.save(kept(Board(round: 3, isPaused: nil)))
        #expect(saved.load() == Loaded(value: kept(Board(round: 3, isPaused: nil))))
        #expect(try place.names == ["memory.json"])
        try saved.remove()
        try saved.remove()
        #expect(try place.names == [])
    }

    @Test func `the directory is made when something is saved, and not before`() throws {
        let deep = SavedGameFile<Board>(
            "memory", version: 1, in: DataDirectory(path: place.path("a/b/c")))
        #expect(deep.load() == Loaded(value: nil))
        try deep.remove()
        #expect(try place.names == [])
        try deep.save(kept(Board()))
        #expect(deep.load().value == kept(Board()))
    }

    @Test func `a truncated file is kept and reported`() throws {
        try saved.save(kept(Board()))
        let whole = try place.bytes("memory.json")
        for count in whole.indices {
            try place.write(whole.prefix(count), to: "memory.json")
            let kept = "memory.json.damaged-\(count + 1)"
            let problem = StorageProblem.damaged(
                place.path("memory.json"), keptAs: place.path(kept))
            #expect(saved.load() == Loaded(value: nil, problems: [problem]))
            #expect(try place.bytes(kept) == Array(whole.prefix(count)))
        }
        #expect(try place.names.count == whole.count)
    }

    @Test func `random bytes are no game`() throws {
        var numbers = SplitMix(state: 2026)
        for number in 1...200 {
            let bytes = (0..<Int.random(in: 0...80, using: &numbers)).map { _ in
                UInt8.random(in: 0...255, using: &numbers)
            }
            try place.write(bytes, to: "memory.json")
            let loaded = saved.load()
            #expect(loaded.value == nil)
            #expect(loaded.problems.count == 1)
            #expect(try place.bytes("memory.json.damaged-\(number)") == bytes)
        }
    }

    @Test func `a game with one byte changed is a game or is kept`() throws {
        try saved.save(kept(Board()))
        let whole = try place.bytes("memory.json")
        var numbers = SplitMix(state: 4)
        for _ in 0..<200 {
            var bytes = whole
            bytes[Int.random(in: whole.indices, using: &numbers)] = UInt8.random(
                in: 0...255, using: &numbers)
            try place.write(bytes, to: "memory.json")
            let before = try place.names.count
            let loaded = saved.load()
            #expect((loaded.value == nil) == (loaded.problems.count == 1))
            #expect(try place.names.count == before)
        }
    }

    @Test(arguments: [
        "null", "3", "[]", "{}", #"{"version":3}"#, #"{"version":"3","state":{}}"#,
        #"{"version":3,"state":[]}"#, #"{"version":3,"state":{"round":"two"}}"#,
        String(repeating: "[", count: 100_000),
    ])
    func `a file with wrong types is no game`(_ text: String) throws {
        try place.write(text.utf8, to: "memory.json")
        let kept = place.path("memory.json.damaged-1")
        #expect(saved.load().problems == [.damaged(saved.file.path, keptAs: kept)])
    }

    @Test(arguments: [4, 1_000])
    func `the game of a later version is reported, and stays as it is`(_ version: Int) throws {
        let text = Array(#"{"version":\#(version),"state":{"new":1}}"#.utf8)
        try place.write(text, to: "memory.json")
        #expect(saved.load().problems == [.newerVersion(saved.file.path)])
        #expect(try place.bytes("memory.json") == text)
        #expect(try place.names == ["memory.json"])
    }

    @Test(arguments: [0, 2])
    func `the game of another version stays for that version`(_ version: Int) throws {
        try place.write(#"{"version":\#(version),"state":{}}"#.utf8, to: "memory.json")
        let kept = place.path("memory.json.damaged-1")
        #expect(saved.load().problems == [.otherVersion(saved.file.path, keptAs: kept)])
        #expect(saved.load() == Loaded(value: nil))
    }

    @Test func `a directory in the place of the file is reported, and left alone`() throws {
        try place.makeDirectory("memory.json")
        try place.write("dear".utf8, to: "memory.json/letter")
        #expect(saved.load().problems == [.notRead(saved.file.path, .isNotAFile)])
        #expect(try place.bytes("memory.json/letter") == Array("dear".utf8))
    }

    @Test func `a directory in the place of the file is not overwritten`() throws {
        try place.makeDirectory("memory.json")
        #expect(throws: StorageProblem.notWritten(saved.file.path, .isNotAFile)) {
            try saved.save(kept(Board()))
        }
        #expect(try place.names == ["memory.json"])
    }

    @Test func `a file in the place of the directory is reported`() throws {
        try place.write("dear".utf8, to: "file")
        let blocked = SavedGameFile<Board>(
            "memory", version: 1, in: DataDirectory(path: place.path("file")))
        #expect(throws: StorageProblem.notWritten(blocked.file.path, .isNotADirectory)) {
            try blocked.save(kept(Board()))
        }
        #expect(blocked.load().value == nil)
        #expect(blocked.load().problems == [.notRead(blocked.file.path, .isNotADirectory)])
        #expect(try place.bytes("file") == Array("dear".utf8))
    }

    @Test func `a link to a file elsewhere stays a link`() throws {
        try place.write([], to: "elsewhere")
        try place.link("memory.json", to: place.path("elsewhere"))
        try saved.save(kept(Board()))
        #expect(try place.bytes("elsewhere") == place.bytes("memory.json"))
        #expect(try !place.bytes("elsewhere").isEmpty)
    }

    #if os(Linux)
        @Test func `a place that cannot be written to is reported`() {
            let forbidden = SavedGameFile<Board>(
                "memory", version: 1, in: DataDirectory(path: "/proc/parlor"))
            #expect(throws: StorageProblem.self) { try forbidden.save(kept(Board())) }
            #expect(forbidden.load() == Loaded(value: nil))
        }

        @Test func `a full disk is reported as such`() throws {
            let file = try OpenFile("/dev/full", 1)
            var failure: DiskFailure?
            do { try file.store(atOnce: [1]) } catch { failure = error }
            #expect(failure == .isFull)
        }

        @Test func `a device in the place of the file does not block`() throws {
            try place.link("memory.json", to: "/dev/zero")
            #expect(saved.load().problems == [.notRead(saved.file.path, .isNotAFile)])
        }
    #endif
}

/// Random numbers from a seed, so that a failure can be repeated.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
