// expect: risks causing data races
import Reactive

actor Screen {
    let title: Driver<String>
    init(title: Driver<String>) { self.title = title }
}

func open() -> Driver<String> {
    let relay = BehaviorRelay(value: "")
    let title = relay.asDriver()
    _ = Screen(title: title)
    return title
}
