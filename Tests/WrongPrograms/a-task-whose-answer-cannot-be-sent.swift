// expect: type 'Answer' does not conform to the 'Sendable' protocol
import Reactive

final class Answer { var text = "" }

@MainActor
func ask() -> Observable<Answer> {
    Observable.task { Answer() }
}
