// expect: Use Observable.task { … }, which works on another thread
import Reactive
import RxCompatibility

@MainActor func badges(_ names: Observable<String>) -> Observable<Int> {
    names.observe(on: SerialDispatchQueueScheduler(internalSerialQueueName: "badges")).map(\.count)
}
