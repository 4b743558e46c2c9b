import Reactive
import TUI

extension Answers {
    /// Failures that come later than what failed. They are inputs of the run, as answers are, and
    /// have a question of their own that is not counted.
    func late(_ source: Observable<LateFailure>, _ console: Console) -> Observable<LateFailure> {
        callAsFunction(source, console, question: 0)
    }
}
