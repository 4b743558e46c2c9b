import Reactive
import TUI
import Testing

// The code of "Work in the background, and its test", as in the document.

/// The sum of the first square numbers, computed in the background.
@MainActor func squares(upTo last: Int) -> Observable<Int> {
    .task {
        var sum = 0
        for number in 1...last {
            if number.isMultiple(of: 1000) { try Task.checkCancellation() }
            sum += number * number
        }
        return sum
    }
}

/// Enter adds the numbers, and Esc ends the program.
func sumScreen(_ console: Console, sum: @escaping () -> Observable<Int>) -> Driver<Text> {
    let keys = console.keys.map(\.key)
    return keys.filter { $0 == .enter }
        .flatMapLatest { _ in
            sum().map { "The sum is \($0)." }
                .startWith("Adding …").catchAndReturn("There is no sum.")
        }
        .startWith("Enter: add, Esc: quit").take(until: keys.filter { $0 == .escape })
        .map { Text($0) }.asDriver(onErrorDriveWith: .empty())
}

/// The line of `main.swift`.
@MainActor private func run() {
    Terminal.run { console in sumScreen(console) { squares(upTo: 1_000_000) } }.leave()
}

@Suite struct `The page about work in the background` {
    @Test func `the screen says that it adds, and then shows the sum`() {
        let pilot = Pilot(columns: 24, rows: 1) { console in
            sumScreen(console) { .just(55).delay(.seconds(2), scheduler: console.scheduler) }
        }
        pilot.press(.enter)
        #expect(pilot.text == "Adding …")
        pilot.advance(by: .seconds(2))
        #expect(pilot.text == "The sum is 55.")
    }

    @Test func `the screen says that there is no sum`() {
        let pilot = Pilot(columns: 24, rows: 1) { console in
            sumScreen(console) { .error(CancellationError()) }
        }
        pilot.press(.enter)
        #expect(pilot.text == "There is no sum.")
    }

    @MainActor @Test func `the first three squares add up to 14`() async throws {
        let sums = squares(upTo: 3)
        #expect(try await sums.toArray().value == [14])
    }

    @MainActor @Test func `the screen shows the result of the task`() async throws {
        let sums = squares(upTo: 3).share(replay: 1, scope: .forever)
        let pilot = Pilot(columns: 24, rows: 1) { console in sumScreen(console) { sums } }
        pilot.press(.enter)
        #expect(pilot.text == "Adding …")
        for try await _ in sums.values {}
        pilot.advance(by: .milliseconds(20))
        #expect(pilot.text == "The sum is 14.")
    }
}
