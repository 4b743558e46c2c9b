import Reactive

struct HintViewModel: ViewModel {
    let scheduler: any Scheduler

    func transform(_ moves: Observable<Void>) -> Driver<Bool> {
        let wait = Observable.just(true).delay(.seconds(3), scheduler: scheduler)
        return moves.startWith(()).flatMapLatest { wait.startWith(false) }
            .distinctUntilChanged().asDriver(onErrorJustReturn: false)
    }
}
