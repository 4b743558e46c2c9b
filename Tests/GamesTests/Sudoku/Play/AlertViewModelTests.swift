import Games
import Reactive
import Testing

@Suite struct SudokuAlertTests {
    @Test(arguments: [
        // title large, then: continue, restart, new game, quit
        (SudokuAlert.pause, true, [true, false, true, false]),
        (.back, false, [true, false, false, true]),
        (.overMistake, false, [false, true, true, false]),
        (.error, false, [false, false, false, true]),
        (.success, true, [false, false, false, true]),
    ])
    func `each alert has its buttons`(
        alert: SudokuAlert, isLarge: Bool, isVisible: [Bool]
    ) {
        var titles: [SudokuAlert?] = []
        var sizes: [Bool] = []
        var buttons: [[SudokuAlert.Button]] = []
        let trigger = PublishRelay<SudokuAlert?>()
        let output = SudokuAlertViewModel().transform(.init(alertTrigger: trigger.asObservable()))
            .seen
        let bag = DisposeBag()
        bag.insert(
            output.title.drive { titles.append($0) },
            output.isTitleLarge.drive { sizes.append($0) },
            output.buttons.drive { buttons.append($0) })
        trigger.accept(alert)
        trigger.accept(alert)
        #expect(titles == [nil, alert] && sizes.last == isLarge)
        let shown = buttons.last ?? []
        #expect([.resume, .restart, .newGame, .quit].map(shown.contains) == isVisible)
        #expect(shown.contains(.retry) == (alert == .error))
        // They stand in the order in which they are listed.
        #expect(SudokuAlert.Button.allCases.filter(shown.contains) == shown)
        trigger.accept(nil)
        #expect(titles.last == .some(nil) && buttons.last == [])
    }

    @Test func `an answer takes the box away and is told, and no other button does anything`() {
        let trigger = PublishRelay<SudokuAlert?>()
        let taps = PublishRelay<SudokuAlert.Button>()
        let output = SudokuAlertViewModel().transform(
            .init(alertTrigger: trigger.asObservable(), alertButtonTapped: taps.asObservable()))
        var titles: [SudokuAlert?] = []
        var told: [SudokuAlert.Button] = []
        let bag = DisposeBag()
        bag.insert(
            output.seen.title.drive { titles.append($0) }, output.news.emit { told.append($0) })
        taps.accept(.resume)
        trigger.accept(.pause)
        taps.accept(.quit)
        taps.accept(.resume)
        taps.accept(.resume)
        #expect(titles == [nil, .pause, nil] && told == [.resume])
    }
}
