import Reactive
import TUI

/// The parts of the form that can have the focus.
enum Spot: Hashable { case name, guests, isOutside, book }

/// The state of the form, and the tables that are booked.
struct Booking: Model {
    private static let name = Control.text(rules: [.notEmpty("Please enter a name.")])
    private static let guests = Control.text(
        rules: [.number(in: 1...8, "A table has 1 to 8 seats.")])

    private(set) var controls = Controls(
        focus: Spot.name,
        [.name: name, .guests: guests, .isOutside: .toggle()])
    private(set) var tables: [String] = []
    private(set) var isOver = false

    mutating func apply(_ command: Controls<Spot>.Command) {
        for news in controls.news(of: command) {
            switch news {
            case .pressed(.book), .pressed(.name), .pressed(.guests): book()
            case .key(let key) where key.key == .escape: isOver = true
            default: break
            }
        }
    }

    /// Books a table if both texts follow their rules. Otherwise, the form shows the problem.
    private mutating func book() {
        guard controls.check(.name, .guests) else { return }
        let place = controls.isOn(.isOutside) ? "outside" : "inside"
        tables.append("\(controls.text(.name)), \(controls.text(.guests)), \(place)")
        // Moving the focus counts as leaving a field, so it comes before the new fields.
        controls.moveFocus(to: .name)
        controls[.name] = Booking.name
        controls[.guests] = Booking.guests
    }
}
