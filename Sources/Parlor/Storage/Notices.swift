import Reactive

/// What there is to tell about files, the newest last, until somebody has read it.
final class Notices {
    private let relay = BehaviorRelay<[StorageProblem]>(value: [])

    var all: Driver<[StorageProblem]> { relay.asDriver() }

    func tell(_ problems: [StorageProblem]) {
        if !problems.isEmpty { relay.accept(relay.value + problems) }
    }

    /// Does what may go wrong, and tells of it if it does.
    func attempt(_ work: () throws(StorageProblem) -> Void) {
        do { try work() } catch { tell([error]) }
    }

    func dismiss() { if !relay.value.isEmpty { relay.accept([]) } }
}
