import Reactive
import TUI

extension Answers {
    /// Failures that come later than what failed. They are inputs of the run, as answers are.
    func late(_ source: Observable<LateFailure>, _ console: Console) -> Observable<LateFailure> {
        callAsFunction(source.map(\.withoutPlace), to: "late failures", console)
    }
}

extension LateFailure {
    /// The same with the directory's own name for its path, as a recording says it.
    fileprivate var withoutPlace: LateFailure {
        let names = path.split(separator: "/").suffix(2)
        return LateFailure(path: (["…"] + names).joined(separator: "/"), failure: failure)
    }
}
