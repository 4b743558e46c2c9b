@testable import TUI

extension Areas {
    /// The topmost area, with its value if that has the requested type.
    func topmost<Value>(
        at point: Point, for use: Area.Uses, of _: Value.Type = Value.self
    ) -> (area: Area, value: Value)? {
        let area: Area? = topmost(at: point, for: use)
        return area.flatMap { area in area.spot().map { (area, $0) } }
    }
}
