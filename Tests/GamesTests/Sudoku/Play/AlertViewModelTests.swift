import Games
import Reactive
import Testing

@Suite struct SudokuAlertTests {
    @Test(arguments: [
        // title large, then: continue, restart, new game, quit
        (Sudoku.Alert.pause, true, [true, false, true, false]),
        (.back, false, [true, false, false, true]),
        (.overMistake, false, [false, true, true, false]),
        (.error, false, [false, false, false, true]),
        (.success, true, [false, false, false, true]),
    ])
    func `each alert has its buttons`(
        alert: Sudoku.Alert, isLarge: Bool, isVisible: [Bool]
    ) {
        var titles: [Sudoku.Alert?] = []
        var sizes: [Bool] = []
        var buttons: [[Sudoku.Alert.Button]] = []
        let trigger = PublishRelay<Sudoku.Alert?>()
        let output = Sudoku.AlertViewModel().transform(.init(alertTrigger: trigger.asObservable()))
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
        #expect(Sudoku.Alert.Button.allCases.filter(shown.contains) == shown)
        trigger.accept(nil)
        #expect(titles.last == .some(nil) && buttons.last == [])
    }
}
