import Reactive
import ReactiveTesting
import Testing

// The code of "What a stream means", as in the document.

func lamp(_ switches: Observable<Void>, scheduler: any Scheduler) -> Driver<Bool> {
    let night = Observable.just(false).delay(.seconds(3), scheduler: scheduler)
    return .fold(false) { isOn, command in
        isOn = command
    } commands: { lamp in
        .merge(
            switches.map { true },
            lamp.asObservable().flatMapLatest { isOn in isOn ? night : .never() })
    }
}

@Test func `the lamp goes out three seconds after the last hand on its switch`() {
    let scenario = Scenario(
        """
        switches   --x--------x-x-----
        lamp       n-y--n-----y-y--n--
        """)
    let switches = scenario.hot("switches").map { _ in }
    let lamp = lamp(switches, scheduler: scenario.scheduler)
    scenario.hear("lamp", lamp.map { isOn in isOn ? "y" : "n" })
    #expect(scenario.played == scenario.written)
}
