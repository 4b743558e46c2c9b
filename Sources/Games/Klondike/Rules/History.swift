extension Klondike {
    /// A value, those that it was before, and those that were undone.
    struct History<Value> {
        private var past: [Value] = []
        private var future: [Value] = []
        private(set) var current: Value

        init(_ value: Value) { current = value }

        var canUndo: Bool { !past.isEmpty }
        var canRedo: Bool { !future.isEmpty }

        /// Goes on with a new value: what was undone before is gone.
        mutating func record(_ value: Value) {
            past.append(current)
            future = []
            current = value
        }

        mutating func undo() {
            guard let previous = past.popLast() else { return }
            future.append(current)
            current = previous
        }

        mutating func redo() {
            guard let next = future.popLast() else { return }
            past.append(current)
            current = next
        }
    }
}

extension Klondike.History: Equatable where Value: Equatable {}
extension Klondike.History: Sendable where Value: Sendable {}
