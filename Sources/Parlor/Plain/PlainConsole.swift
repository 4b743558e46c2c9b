import Reactive

/// What a program without a screen has at hand: the lines that are typed, and the time.
struct PlainConsole {
    /// What is typed, or comes out of a pipe. It ends when nothing more will come.
    let lines: Observable<String>
    let scheduler: any Scheduler
}

/// What comes of a line, or of time.
enum PlainEvent: Equatable {
    case say(String)
    case go(Navigation.Command)

    /// Whether something goes on that the next line has to wait for.
    case busy(Bool)
}

extension PlainConsole {
    /// The lines, and nil behind the last. Each comes when what the one before began is over, so
    /// that a pipe is answered as somebody at the keyboard is.
    func typed(unless isBusy: BehaviorRelay<Bool>) -> Observable<String?> {
        lines.map(Optional.some).concat(Observable.just(nil)).concatMap { [scheduler] line in
            Observable.create { turn in
                turn.onNext(line)
                // Not in the midst of what ends it.
                let isOver = isBusy.asObservable().filter { _ in !isBusy.value }.take(1)
                    .delay(.zero, scheduler: scheduler)
                return (isBusy.value ? isOver : .just(false))
                    .subscribe(onNext: { _ in turn.onCompleted() })
            }
        }
    }
}
