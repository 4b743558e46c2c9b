// expect: call to main actor-isolated static method 'interval' in a synchronous nonisolated context
import Reactive

nonisolated func seconds() -> Driver<Int> {
    .interval(.seconds(1))
}
