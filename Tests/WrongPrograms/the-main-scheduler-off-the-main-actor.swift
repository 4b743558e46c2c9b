// expect: main actor-isolated conformance of 'MainScheduler' to 'Scheduler' cannot be used in nonisolated context
import Reactive

nonisolated func seconds() -> Observable<Int> {
    .interval(.seconds(1), scheduler: MainScheduler.instance)
}
