import Reactive
import TUI

/// A screen of controls, and the reports of the controls.
final class ControlSheet<Spot: Hashable> {
    private struct State: Model, Equatable {
        var controls: Controls<Spot>
        var news: [Controls<Spot>.News] = []

        mutating func apply(_ command: Controls<Spot>.Command) {
            news += controls.news(of: command)
        }
    }

    private var state: State

    var controls: Controls<Spot> { state.controls }
    var news: [Controls<Spot>.News] { state.news }

    init(_ controls: Controls<Spot>) { state = State(controls: controls) }

    /// Adds a control before the view is shown.
    func add(_ spot: Spot, _ control: Control) { state.controls[spot] = control }

    /// Shows a view of the controls.
    func pilot(
        columns: Int, rows: Int, _ view: @escaping (Controls<Spot>) -> some View
    ) -> Pilot {
        let start = state
        return Pilot(columns: columns, rows: rows, keepsFrames: false) { console in
            Driver.play(start) { _ in console.controls() }.map { [weak self] state in
                self?.state = state
                return view(state.controls)
            }
        }
    }
}
