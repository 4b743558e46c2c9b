import Reactive
import TUI

extension Answers {
    /// Failures that come later than what failed. They are inputs of the run, as answers are.
    func late(_ source: Observable<LateFailure>, _ console: Console) -> Observable<LateFailure> {
        callAsFunction(source, to: "late failures", console)
    }
}
