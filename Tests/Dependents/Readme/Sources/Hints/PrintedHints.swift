import Reactive

/// Prints each change of the hint, until the result is disposed of.
@MainActor func printHints(for moves: Observable<Void>) -> any Disposable {
    HintViewModel(scheduler: MainScheduler.instance).transform(moves)
        .drive(onNext: { isVisible in print(isVisible ? "Here is a hint." : "No hint.") })
}
