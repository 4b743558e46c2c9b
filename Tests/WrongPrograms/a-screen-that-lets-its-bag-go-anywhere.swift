// expect: cannot access property 'bag' with a non-Sendable type 'DisposeBag' from nonisolated deinit
import Reactive

@MainActor
final class Screen {
    let bag = DisposeBag()

    deinit { bag.insert(Disposables.create()) }
}
