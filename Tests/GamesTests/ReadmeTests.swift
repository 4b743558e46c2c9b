import Foundation
import Games
import Reactive
import Testing

// The two pieces of code in the README, as they stand there.

struct HintViewModel: ViewModel {
    let scheduler: any Scheduler

    func transform(_ moves: Observable<Void>) -> Driver<Bool> {
        let wait = Observable.just(true).delay(.seconds(3), scheduler: scheduler)
        return moves.startWith(()).flatMapLatest { wait.startWith(false) }
            .distinctUntilChanged().asDriver(onErrorJustReturn: false)
    }
}

@Test func `the hint waits for three quiet seconds`() {
    let scenario = Scenario(
        """
        moves   --x----x----
        hint    n----y-n--y-
        """)
    let hint = HintViewModel(scheduler: scenario.scheduler)
    let output = hint.transform(scenario.hot("moves").map { _ in })
    scenario.hear("hint", output.map { $0 ? "y" : "n" })
    #expect(scenario.played == scenario.written)
}

@Test func `the code in the README is the code that is tested here`() throws {
    let here = URL(filePath: #filePath)
    let root = here.deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let tested = try String(contentsOf: here, encoding: .utf8)
    let pieces = readme.components(separatedBy: "```swift\n").dropFirst()
        .compactMap { $0.components(separatedBy: "```").first }
    #expect(pieces.count == 2)
    for piece in pieces { #expect(tested.contains(piece)) }
}
