/// The state of a calendar: its chosen day.
struct CalendarControl: ControlKind {
    static let name = "calendar"

    var day: CalendarDay

    mutating func take(_ key: KeyPress) -> ControlReaction {
        guard key.isIntended, key.modifiers.isEmpty else { return .none }
        switch key.key {
        case .left, .keypad(.left): return go(to: day.adding(days: -1))
        case .right, .keypad(.right): return go(to: day.adding(days: 1))
        case .up, .keypad(.up): return go(to: day.adding(days: -7))
        case .down, .keypad(.down): return go(to: day.adding(days: 7))
        case .pageUp, .keypad(.pageUp): return go(to: day.adding(months: -1))
        case .pageDown, .keypad(.pageDown): return go(to: day.adding(months: 1))
        case .home, .keypad(.home): return go(to: day.firstOfMonth)
        case .end, .keypad(.end): return go(to: day.lastOfMonth)
        default: return .none
        }
    }

    /// Handles a press on an item, which is a day, or on a header, which leads to another month.
    mutating func press(_ target: ControlTarget, _ press: ControlPress) -> ControlReaction {
        switch target {
        case .item(let number):
            let reaction = go(to: CalendarDay(daysSince1970: number)).subtracting(.used)
            return press.count == 2 ? reaction.union(.pressed) : reaction
        case .header(let months): return go(to: day.adding(months: months)).subtracting(.used)
        default: return press.isByKey ? .pressed : .none
        }
    }

    mutating func scroll(by notches: Int) -> ControlReaction {
        go(to: day.adding(months: notches)).subtracting(.used)
    }

    private mutating func go(to new: CalendarDay) -> ControlReaction {
        let isOther = new != day
        day = new
        return .ifChanged(isOther)
    }
}
