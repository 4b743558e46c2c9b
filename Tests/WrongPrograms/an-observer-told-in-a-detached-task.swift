// expect: risks causing data races
import Reactive

@MainActor
func answers() -> Driver<Int> {
    Observable.create { observer in
        Task.detached { observer.onNext(1) }
        return Disposables.create()
    }
    .asDriver(onErrorJustReturn: 0)
}
