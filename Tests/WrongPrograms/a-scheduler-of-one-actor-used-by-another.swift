// expect: risks causing data races
import Reactive

actor Clock {
    func tick(_ scheduler: VirtualTimeScheduler) { scheduler.advanceTo(1) }
}

func run(_ clock: Clock) async {
    let scheduler = VirtualTimeScheduler()
    let numbers = Observable<Int>.interval(.seconds(1), scheduler: scheduler)
    await clock.tick(scheduler)
    _ = numbers.subscribe()
}
