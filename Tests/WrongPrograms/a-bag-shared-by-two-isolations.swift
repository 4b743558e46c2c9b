// expect: passing closure as a 'sending' parameter risks causing data races
import Reactive

@MainActor
final class Screen {
    let bag = DisposeBag()

    func begin() {
        Task.detached { [bag] in bag.insert(Disposables.create()) }
    }
}
