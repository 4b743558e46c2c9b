// expect: passing closure as a 'sending' parameter risks causing data races
import Reactive

func emit() async {
    let relay = BehaviorRelay(value: 0)
    await withTaskGroup(of: Void.self) { group in
        group.addTask { relay.accept(1) }
        group.addTask { relay.accept(2) }
    }
}
