import Games
import ReactiveTesting
import RxCompatibility
import TUI
import Testing

/// Counts the opened cells of a board. Each tap opens one.
private func picture(_ taps: Observable<Void>, of size: MinesSize) -> Driver<some View> {
    taps.scan(0) { opened, _ in opened + 1 }.startWith(0).asDriver(onErrorDriveWith: .empty())
        .map { opened in Text("\(opened) of \(size.count)") }
}

@MainActor @Suite struct `All libraries in one file` {
    @Test func `show a program`() {
        let pilot = Pilot(columns: 10, rows: 1) { console in
            picture(console.keys.map { _ in }, of: .small)
        }
        pilot.type("  ")
        #expect(pilot.text == "2 of 81")
    }

    @Test func `play a picture`() {
        let scenario = Scenario(
            """
            taps   -x-x-
            saved  -n-n-
            """)
        let saved: Infallible<String> = scenario.hot("taps")
            .flatMap { _ in Completable.empty().andThen(Observable.just("n")) }
            .asInfallible(onErrorJustReturn: "")
        scenario.hear("saved", saved)
        #expect(scenario.played == scenario.written)
    }
}
