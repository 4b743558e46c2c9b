import Reactive
import RxCompatibility

/// A source that logs when it is subscribed to and disposed of, and the observer that feeds it.
final class LoggedSource {
    var log: [String] = []
    var feed: AnyObserver<Int>?
    var connections = 0
    private(set) lazy var stream = Observable<Int>.create { [unowned self] observer in
        connections += 1
        let number = connections
        log.append("+\(number)")
        feed = observer
        return Disposables.create { [unowned self] in log.append("-\(number)") }
    }
}
