/// A state and how it came about: every change can be undone and redone, without limit.
///
///     commit a, commit b, undo      start  a•  b       canUndo, canRedo
///     commit c                      start  a   c•      b is gone
///
/// Undoing leaves out what is not part of the state: a clock, say, or the count of mistakes.
public struct History<State: Equatable>: Model, Equatable {
    public enum Command {
        /// Goes on from here. A state that is like the present one is no step.
        case commit(State)
        case undo, redo
        /// Goes to a step by its number, so that play can return to a point that was kept.
        case go(to: Int)
        /// Forgets everything before.
        case restart(State)
    }

    /// All that is remembered, in order; never empty.
    public private(set) var states: [State]
    /// The place of the present among them.
    public private(set) var step = 0

    public init(_ start: State) { states = [start] }

    public var present: State { states[step] }
    public var canUndo: Bool { step > 0 }
    public var canRedo: Bool { step + 1 < states.count }

    public mutating func apply(_ command: Command) {
        switch command {
        case .commit(let state):
            guard state != present else { return }
            states.removeSubrange((step + 1)...)
            states.append(state)
            step += 1
        case .undo: if canUndo { step -= 1 }
        case .redo: if canRedo { step += 1 }
        case .go(let step): if states.indices.contains(step) { self.step = step }
        case .restart(let state): self = History(state)
        }
    }
}

extension History: Sendable where State: Sendable {}
extension History.Command: Sendable where State: Sendable {}
extension History: Encodable where State: Encodable {}

extension History: Decodable where State: Decodable {
    private enum Key: CodingKey { case states, step }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        states = try values.decode([State].self, forKey: .states)
        step = try values.decode(Int.self, forKey: .step)
        try decoder.require(
            states.indices.contains(step), "The present of a history is one of its states.")
    }
}
