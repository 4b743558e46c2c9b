// Code in Swift 5 mode that was written for RxSwift, without isolation.
import Reactive
import TUI

final class ViewModel {
    private let scheduler: SchedulerType
    private let bag = DisposeBag()
    let seconds: Driver<Int> = .interval(.seconds(1))

    init(scheduler: SchedulerType = MainScheduler.instance) { self.scheduler = scheduler }

    func begin(_ input: Observable<String>) {
        input.debounce(.milliseconds(300), scheduler: MainScheduler.instance)
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { print($0) })
            .disposed(by: bag)
        seconds.throttle(.seconds(2)).drive(onNext: { print($0) }).disposed(by: bag)
        print(MainScheduler.instance.now)
    }
}

func numbers() -> Observable<Int> {
    AsyncStream { continuation in
        continuation.yield(1)
        continuation.finish()
    }
    .asObservable()
}

func answer() -> Observable<Int> { Observable.task { 42 } }

func screen(_ console: Console) -> Driver<Text> { .just(Text("Hello")) }

/// The code of `main.swift`, which is not on the main actor in Swift 5 mode.
func main() {
    MainActor.assumeIsolated { Terminal.run(screen).leave() }
}
