/// A state and its history. Undo and redo have no limit.
///
///     commit a, commit b, undo      start  a•  b       canUndo, canRedo
///     commit c                      start  a   c•      b is gone
///
/// Undo affects only the state. Keep a value that undo must not change, such as a clock, elsewhere.
public struct History<State: Equatable>: Model, Equatable {
    public enum Command {
        /// Adds a state and makes it current. Ignores a state that equals the current one.
        case commit(State)
        case undo, redo
        /// Makes the state at this index current. Ignores an index without a state.
        case go(to: Int)
        /// Discards all states, and starts with this one.
        case restart(State)
    }

    /// All remembered states, in order; never empty.
    public private(set) var states: GrowingList<State>
    /// The index of the current state.
    public private(set) var step = 0

    public init(_ start: State) { states = GrowingList([start]) }

    public var present: State { states[step] }
    public var canUndo: Bool { step > 0 }
    public var canRedo: Bool { step + 1 < states.count }

    public mutating func apply(_ command: Command) {
        switch command {
        case .commit(let state):
            guard state != present else { return }
            states.keepFirst(step + 1)
            states.append(state)
            step += 1
        case .undo: if canUndo { step -= 1 }
        case .redo: if canRedo { step += 1 }
        case .go(let step): if states.indices.contains(step) { self.step = step }
        case .restart(let state): self = History(state)
        }
    }
}

private enum Key: CodingKey { case states, step }

extension History: Sendable where State: Sendable {}
extension History.Command: Sendable where State: Sendable {}

extension History: Encodable where State: Encodable {
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(Array(states), forKey: .states)
        try values.encode(step, forKey: .step)
    }
}

extension History: Decodable where State: Decodable {
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        states = GrowingList(try values.decode([State].self, forKey: .states))
        step = try values.decode(Int.self, forKey: .step)
        try decoder.require(
            states.indices.contains(step), "The present of a history must be one of its states.")
    }
}
