import Reactive
import TUI

struct Counter: EmittingModel {
    enum Command {
        case add(Int)
        case tick
    }
    var total = 0
    var seconds = 0
    mutating func apply(_ command: Command, emit: (Never) -> Void) {
        switch command {
        case .add(let number): total += number
        case .tick: seconds += 1
        }
    }
}

/// Adds one with each `Insert`, and counts the seconds. `q` ends the program.
func ticking(_ console: Console) -> Driver<Text> {
    let seconds = Observable<Int>.interval(.seconds(1), scheduler: console.scheduler)
    return total(console, .merge(inserts(console), seconds.map { _ in .tick }))
}

/// The same program without a clock.
func resting(_ console: Console) -> Driver<Text> { total(console, inserts(console)) }

private func inserts(_ console: Console) -> Observable<Counter.Command> {
    console.keys.filter { $0.key == .insert }.named("inserts").map { _ in .add(1) }
}

private func total(_ console: Console, _ commands: Observable<Counter.Command>) -> Driver<Text> {
    Play(Counter()) { _ in commands }.state.asObservable()
        .take(until: console.keys.filter { $0.key == .character("q") })
        .map { Text("total \($0.total), seconds \($0.seconds)") }
        .asDriver(onErrorDriveWith: .empty())
}

/// A program with two screens, which `n` switches. The first leaves one subscription behind and
/// ends another one.
func twoScreens(_ console: Console, leakingInto bag: DisposeBag) -> Driver<AnyView> {
    screens(console, from: Navigation(1)) { place, console -> TUI.Screen<Navigation<Int>.Command> in
        let moves = console.keys.filter { $0.key == .character("n") }
            .map { _ in Navigation<Int>.Command.replace(3 - place) }
        guard place == 1 else { return TUI.Screen(.just(Text("two")), effects: moves) }
        return TUI.Screen(
            Driver.deferred {
                leak(into: bag, console.keys.named("leaked"))
                return .just(Text("one"))
            }, effects: moves.named("kept"))
    } carryOut: {
        $0
    }
}

/// Subscribes for longer than the screen lives.
func leak(into bag: DisposeBag, _ stream: Observable<some Any>) {
    stream.subscribe().disposed(by: bag)
}
