import Testing

@testable import TUI

@Suite struct `A comparison of views` {
    /// A value with unused bytes between its properties and after them.
    private struct Padded {
        var first: UInt8 = 1
        var number = 2
        var last: UInt8 = 3
    }

    private struct Tile: View {
        var cells = [Padded](repeating: Padded(), count: 20)
        var number: Int? = 4
        var name: String? = "a"
        var single = Padded()

        func size(in offer: Size) -> Size { .zero }
        func draw(on page: inout Page) {}
    }

    /// A tile whose memory had other bytes before.
    private func tile(_ garbage: UInt8) -> Tile {
        func padded() -> Padded {
            withUnsafeTemporaryAllocation(of: Padded.self, capacity: 1) { room in
                UnsafeMutableRawBufferPointer(room).initializeMemory(
                    as: UInt8.self, repeating: garbage)
                (room[0].first, room[0].number, room[0].last) = (1, 2, 3)
                return room[0]
            }
        }
        return Tile(cells: (0..<20).map { _ in padded() }, single: padded())
    }

    private func areSame(_ one: some View, _ other: some View) -> Bool {
        ViewComparisons().areSame(one, other)
    }

    @Test func `ignores bytes between properties`() {
        #expect(areSame(tile(0), tile(0xff)))
        #expect(areSame(Tile(), tile(0x55)))
    }

    @Test func `finds every difference`() {
        var changes: [(inout Tile) -> Void] = [
            { $0.number = nil }, { $0.number = 5 }, { $0.name = nil }, { $0.name = "b" },
            { $0.single.last = 4 }, { $0.cells.removeLast() },
        ]
        for place in 0..<20 {
            changes += [
                { $0.cells[place].first = 9 }, { $0.cells[place].number = 9 },
                { $0.cells[place].last = 9 },
            ]
        }
        for change in changes {
            var (one, other) = (tile(0), tile(0xff))
            change(&one)
            #expect(!areSame(one, other))
            change(&other)
            #expect(areSame(one, other))
        }
    }

    /// A view with values that are compared only as a whole.
    private struct Legend: View {
        struct Entry {
            var names = [1: "a", 2: "b"]
            var marks: Set = ["x", "y"]
        }

        var entries = [Entry(), Entry()]
        var last: Entry? = Entry()
        var number = 1

        func size(in offer: Size) -> Size { .zero }
        func draw(on page: inout Page) {}
    }

    @Test func `compares dictionaries and sets inside of other values`() {
        let changes: [(inout Legend) -> Void] = [
            { $0.entries[1].names[2] = "c" }, { $0.entries[0].marks.remove("x") },
            { $0.last?.names[1] = nil }, { $0.last?.marks.insert("z") }, { $0.last = nil },
            { $0.number = 2 },
        ]
        #expect(areSame(Legend(), Legend()))
        for change in changes {
            var (one, other) = (Legend(), Legend())
            change(&one)
            #expect(!areSame(one, other))
            change(&other)
            #expect(areSame(one, other))
        }
    }
}
