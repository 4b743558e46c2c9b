import Games
import Testing

@Suite struct StoreTests {
    private let running = Slot<[Int]>("running")
    private let results = Journal<String>("results")

    @Test func `a slot has what was saved last, until it is discarded`() throws {
        let store: any Store = InMemoryStore()
        #expect(try store.load(running) == nil)
        try store.save([1], in: running)
        try store.save([1, 2], in: running)
        #expect(try store.load(running) == [1, 2])
        try store.discard(running)
        #expect(try store.load(running) == nil)
    }

    @Test func `a journal only grows`() throws {
        let store: any Store = InMemoryStore()
        for entry in ["a", "b", "c"] { try store.add(entry, to: results) }
        #expect(try store.entries(of: results) == ["a", "b", "c"])
    }

    @Test func `a store that is gone fails, and loses nothing that it had`() throws {
        struct DiskFull: Error {}
        let store = InMemoryStore()
        try store.save([1], in: running)
        store.failure = DiskFull()
        #expect(throws: DiskFull.self) { try store.save([2], in: running) }
        #expect(throws: DiskFull.self) { try store.add("a", to: results) }
        store.failure = nil
        #expect(try store.load(running) == [1])
        #expect(try store.entries(of: results).isEmpty)
    }

    @Test func `a value of another type is an error, not nothing`() throws {
        let store = InMemoryStore()
        try store.save([1], in: running)
        #expect(throws: InMemoryStore.WrongType.self) {
            try store.load(Slot<String>("running"))
        }
    }
}
