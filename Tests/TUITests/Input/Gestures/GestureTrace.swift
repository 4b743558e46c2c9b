import Reactive

@testable import TUI

/// A mouse and the gestures that follow from its reports, in the notation of the table. The words
/// after a name are a button, a column and a row, and a count.
final class GestureTrace {
    private(set) var words: [String] = []
    private let scheduler = VirtualTimeScheduler(resolution: .milliseconds(1))
    private let events = PublishRelay<TerminalEvent>()
    private let input: ScheduledInput
    private let bag = DisposeBag()

    init() {
        input = ScheduledInput(scheduler: scheduler, escapeDelay: .milliseconds(40))
        input.onEvent = { [events] in events.accept($0) }
        events.asObservable().subscribe(onNext: { [unowned self] event in
            if case .focus(let hasFocus) = event {
                words.append("focus(\(hasFocus ? "in" : "out"))")
            }
        }).disposed(by: bag)
        events.asObservable().gestures(scheduler: scheduler).subscribe(onNext: {
            [unowned self] gesture in words.append(notation(gesture))
        }).disposed(by: bag)
    }

    /// All words so far.
    var text: String { words.joined(separator: " ") }

    @discardableResult func wait(_ milliseconds: Int) -> Self {
        scheduler.advance(by: .milliseconds(milliseconds))
        return self
    }

    func wait(until milliseconds: Int) { scheduler.advanceTo(milliseconds) }

    @discardableResult func send(_ bytes: [UInt8]) -> Self {
        input.take(bytes)
        return self
    }

    @discardableResult func send(_ event: TerminalEvent) -> Self {
        events.accept(event)
        return self
    }

    // MARK: Reports of the mouse

    @discardableResult func report(
        _ action: Mouse.Action, _ column: Int, _ row: Int, _ modifiers: Modifiers = []
    ) -> Self { send(.mouse(Mouse(action, column: column, row: row, modifiers: modifiers))) }

    @discardableResult func press(
        _ column: Int = 9, _ row: Int = 4, _ button: Mouse.Button = .left
    ) -> Self { report(.press(button), column, row) }

    @discardableResult func release(
        _ column: Int = 9, _ row: Int = 4, _ button: Mouse.Button? = .left
    ) -> Self { report(.release(button), column, row) }

    @discardableResult func drag(
        _ column: Int, _ row: Int = 4, _ button: Mouse.Button = .left
    ) -> Self { report(.drag(button), column, row) }

    @discardableResult func move(_ column: Int, _ row: Int = 4) -> Self {
        report(.move, column, row)
    }

    @discardableResult func click(
        _ column: Int = 9, _ row: Int = 4, _ button: Mouse.Button = .left
    ) -> Self { press(column, row, button).release(column, row, button) }
}

func notation(_ gesture: Gesture) -> String {
    switch gesture {
    case .press(let button, let point): "press(\(button),\(notation(point)))"
    case .release(let button, let point): "release(\(button),\(notation(point)))"
    case .click(let button, let point, let count, let modifiers):
        "click(\(button),\(notation(point)),n=\(count)\(modifiers == .control ? ",ctrl" : ""))"
    case .hold(let button, let point): "hold(\(button),\(notation(point)))"
    case .dragStart(let button, let point): "drag_start(\(button),\(notation(point)))"
    case .drag(let point): "drag(\(notation(point)))"
    case .drop(let point): "drop(\(notation(point)))"
    case .cancel: "drag_cancel"
    case .move(let point): "move(\(notation(point)))"
    case .wheel(let direction, let point): "wheel_\(direction)(\(notation(point)))"
    }
}

private func notation(_ point: Point) -> String { "\(point.column),\(point.row)" }
