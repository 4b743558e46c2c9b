import Games
import Reactive
import Testing

@Suite struct `The alert of a sudoku` {
    @Test(arguments: [
        // The alert, whether its title is large, and whether it has each of these buttons: resume,
        // restart, new game, quit.
        (SudokuAlert.pause, true, [true, false, true, false]),
        (.overMistake, false, [false, true, true, false]),
        (.error, false, [false, false, false, true]),
        (.success, true, [false, false, false, true]),
    ])
    func `each alert has its buttons`(
        alert: SudokuAlert, isLarge: Bool, isVisible: [Bool]
    ) {
        let model = SudokuAlertViewModel()
        let seen = model.seen(of: SudokuAlertDialog(alert))
        #expect(seen.alert == alert && seen.isTitleLarge == isLarge)
        #expect([.resume, .restart, .newGame, .quit].map(seen.buttons.contains) == isVisible)
        #expect(seen.buttons.contains(.retry) == (alert == .error))
        // The buttons are in the order of their declaration.
        #expect(SudokuAlert.Button.allCases.filter(seen.buttons.contains) == seen.buttons)
        #expect(model.seen(of: SudokuAlertDialog()).alert == nil)
        #expect(model.seen(of: SudokuAlertDialog()).buttons.isEmpty)
    }

    @Test func `an answer closes the alert and is reported, and other buttons do nothing`() {
        let taps = PublishRelay<SudokuAlert.Button>()
        let output = SudokuAlertViewModel(SudokuAlertDialog(.pause))
            .transform(.init(alertButtonTapped: taps.asObservable()))
        var alerts: [SudokuAlert?] = []
        var told: [SudokuAlert.Button] = []
        let bag = DisposeBag()
        bag.insert(
            output.seen.alert.drive { alerts.append($0) }, output.news.emit { told.append($0) })
        taps.accept(.quit)
        taps.accept(.resume)
        taps.accept(.resume)
        #expect(alerts == [.pause, nil] && told == [.resume])
    }
}
