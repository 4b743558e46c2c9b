import Reactive
import Testing

@Suite struct `The name of the module` {
    @Test func `no type hides the name of the module`() {
        let stream: Reactive.Observable<Int> = .just(1)
        var heard: [Int] = []
        _ = stream.subscribe(onNext: { heard.append($0) })
        #expect(heard == [1])
    }
}
