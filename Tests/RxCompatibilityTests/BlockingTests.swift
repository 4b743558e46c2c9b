import Reactive
import RxCompatibility
import Testing

@Suite struct `Blocking operators` {
    @Test func `the elements of a finished stream can be read`() throws {
        #expect(try Observable.of(1, 2, 3).toBlocking().toArray() == [1, 2, 3])
        #expect(try Observable.of(1, 2, 3).toBlocking().first() == 1)
        #expect(try Observable.of(1, 2, 3).toBlocking().last() == 3)
        #expect(try Observable<Int>.empty().toBlocking().first() == nil)
        #expect(try Observable.of(1, 2, 3).toBlocking().single { $0 == 2 } == 2)
        #expect(throws: RxError.moreThanOneElement) {
            try Observable.of(1, 2).toBlocking().single()
        }
        #expect(throws: RxError.noElements) { try Observable<Int>.empty().toBlocking().single() }
        #expect(try BehaviorRelay(value: 4).asObservable().toBlocking().first() == 4)
    }

    @Test func `the end of a stream can be examined`() {
        let failing = Observable.of(1).concat(Observable.error(Failure()))
        guard case .failed(let elements, let error) = failing.toBlocking().materialize() else {
            Issue.record("The stream did not fail.")
            return
        }
        #expect(elements == [1] && error as? Failure == Failure())
    }

    @Test func `endless waiting is an error with a timeout, and a trap without one`() async {
        #expect(throws: RxError.timeout) {
            try Observable<Int>.never().toBlocking(timeout: 1).toArray()
        }
        await #expect(processExitsWith: .failure) {
            _ = try Observable<Int>.never().toBlocking().toArray()
        }
    }
}
