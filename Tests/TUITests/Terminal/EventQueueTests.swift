import Testing

@testable import TUI

@Suite struct `Waiting events` {
    private final class Looks { var count = 0 }

    /// An event that counts how often it was examined.
    private struct Watched: QueuedEvent {
        let number: Int
        let kind: EventUse
        let looks: Looks

        var use: EventUse {
            looks.count += 1
            return kind
        }
    }

    private let looks = Looks()

    private func event(_ number: Int, _ kind: EventUse = .spared) -> Watched {
        Watched(number: number, kind: kind, looks: looks)
    }

    /// The numbers that leave a queue of three after these events.
    private func numbers(after kinds: EventUse...) -> [Int] {
        var queue = EventQueue<Watched>(capacity: 3)
        for (number, kind) in kinds.enumerated() { queue.append(event(number, kind)) }
        return rest(of: &queue)
    }

    private func rest(of queue: inout EventQueue<Watched>) -> [Int] {
        var numbers: [Int] = []
        while let event = queue.next() { numbers.append(event.number) }
        return numbers
    }

    @Test func `are passed on in their order, and dropped where they can be spared`() {
        #expect(numbers(after: .spared, .outdated, .needed) == [0, 1, 2])
        #expect(
            numbers(after: .spared, .spared, .spared, .spared, .needed, .spared) == [0, 1, 2, 4])
        #expect(numbers(after: .needed, .needed, .needed, .needed, .needed) == [0, 1, 2, 3, 4])
    }

    @Test func `keep only the last position of the mouse`() {
        #expect(numbers(after: .spared, .spared, .spared, .outdated) == [0, 1, 2, 3])
        #expect(numbers(after: .spared, .spared, .spared, .outdated, .outdated) == [0, 1, 2, 4])
        #expect(numbers(after: .spared, .spared, .spared, .outdated, .spared) == [0, 1, 2])
        #expect(numbers(after: .spared, .spared, .spared, .outdated, .needed) == [0, 1, 2, 4])
    }

    @Test func `keep their places when there is room again`() throws {
        var queue = EventQueue<Watched>(capacity: 3)
        for number in 0..<3 { queue.append(event(number)) }
        queue.append(event(3, .outdated))
        #expect(queue.next()?.number == 0)
        queue.append(event(4))
        #expect(queue.next()?.number == 1)
        queue.append(event(5))
        #expect(rest(of: &queue) == [2, 3, 5])
        queue.append(event(6))
        #expect(rest(of: &queue) == [6])
    }

    @Test func `let Ctrl-C pass only if many events wait`() {
        var queue = EventQueue<Watched>(capacity: 3)
        queue.append(event(0, .interrupt))
        #expect(!queue.isInterrupted)
        queue.append(event(1))
        queue.append(event(2))
        #expect(queue.isInterrupted)
        queue.removeAll()
        for number in 0..<9 { queue.append(event(number)) }
        #expect(!queue.isInterrupted)
        queue.append(event(9, .interrupt))
        #expect(queue.isInterrupted)
        #expect(rest(of: &queue) == [0, 1, 2])
    }

    /// The number of times that events are examined if they arrive in bursts and a program takes a
    /// few of each.
    private func looks(at count: Int, _ kind: EventUse) -> Int {
        let before = looks.count
        var queue = EventQueue<Watched>(capacity: 64)
        for number in 0..<count {
            queue.append(event(number, kind))
            if number % 100 < 3 { _ = queue.next() }
            _ = queue.isInterrupted
        }
        _ = rest(of: &queue)
        return looks.count - before
    }

    @Test(arguments: [EventUse.spared, .outdated, .needed, .interrupt])
    func `are examined once each, however many there are`(_ kind: EventUse) {
        #expect(looks(at: 10_000, kind) == 10_000)
        #expect(looks(at: 20_000, kind) == 20_000)
    }

    @Test func `are limited in number, however many arrive`() {
        var queue = EventQueue<Watched>(capacity: 64)
        for number in 0..<10_000 {
            queue.append(event(number, [.spared, .outdated, .interrupt][number % 3]))
            #expect(queue.count <= 65)
        }
    }

    @Test func `are delivered in their order, however long the queue`() {
        var queue = EventQueue<Watched>(capacity: 64)
        var taken: [Int] = []
        for number in 0..<10_000 {
            queue.append(event(number, .needed))
            if number % 3 > 0 { taken += [queue.next()].compactMap { $0?.number } }
        }
        #expect(taken + rest(of: &queue) == Array(0..<10_000))
    }
}
