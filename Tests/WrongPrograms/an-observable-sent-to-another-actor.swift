// expect: sending 'numbers' risks causing data races
import Reactive

actor Screen {
    func show(_ stream: Observable<Int>) { _ = stream.subscribe() }
}

@MainActor
func show(_ numbers: Observable<Int>, on screen: Screen) async {
    await screen.show(numbers)
}
