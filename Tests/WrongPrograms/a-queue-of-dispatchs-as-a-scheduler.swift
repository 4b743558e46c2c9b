// expect: works on another thread and delivers the result here
import Reactive
import RxCompatibility

@MainActor func badges(_ names: Observable<String>) -> Observable<Int> {
    names.observe(on: SerialDispatchQueueScheduler(internalSerialQueueName: "badges")).map(\.count)
}
