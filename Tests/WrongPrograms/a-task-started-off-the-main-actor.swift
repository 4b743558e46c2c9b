// expect: call to main actor-isolated static method 'task(priority:_:)' in a synchronous nonisolated context
import Reactive

func answer() -> Observable<Int> {
    .task { 42 }
}
