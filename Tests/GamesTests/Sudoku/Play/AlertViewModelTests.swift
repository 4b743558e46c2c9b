import Games
import Reactive
import Testing

@Suite struct `The alert of a sudoku` {
    @Test(arguments: [
        // The alert, and whether it has each of these buttons: resume, new game, retry, quit.
        (SudokuAlert.pause, [true, true, false, false]),
        (.error, [false, false, true, true]),
        // The screen has the answers at the end, which are the same in every game.
        (.overMistake, [false, false, false, false]),
        (.success, [false, false, false, false]),
    ])
    func `each alert has its buttons`(alert: SudokuAlert, isVisible: [Bool]) {
        let model = SudokuAlertViewModel()
        let seen = model.seen(of: SudokuAlertDialog(alert))
        #expect(seen.alert == alert)
        #expect([.resume, .newGame, .retry, .quit].map(seen.buttons.contains) == isVisible)
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
