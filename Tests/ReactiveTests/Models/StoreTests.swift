import Reactive
import Testing

@Suite struct `A store` {
    private struct Tally: Model, Equatable {
        private(set) var points = 0
        mutating func apply(_ points: Int) { self.points += points }
    }

    @Test func `a command is applied, and heard, before the call returns`() {
        let store = Store(Tally())
        var heard: [Int] = []
        let listening = store.state.points.drive(onNext: { heard.append($0) })
        store.apply(2)
        #expect(store.now.points == 2)
        #expect(heard == [0, 2])
        listening.dispose()
        store.apply(3)
        #expect(heard == [0, 2] && store.now.points == 5)
    }

    @Test func `a late listener gets the current state`() {
        let store = Store(Tally())
        store.apply(7)
        var heard: [Int] = []
        store.state.points.drive(onNext: { heard.append($0) }).dispose()
        #expect(heard == [7])
    }

    @Test func `a command from a listener is heard after the command that led to it`() {
        let store = Store(Tally())
        var first: [Int] = []
        var second: [Int] = []
        let bag = DisposeBag()
        store.state.points.drive(onNext: { points in
            first.append(points)
            if points == 1 { store.apply(10) }
        }).disposed(by: bag)
        store.state.points.drive(onNext: { second.append($0) }).disposed(by: bag)
        store.apply(1)
        #expect(first == [0, 1, 11])
        #expect(second == [0, 1, 11])
    }
}
