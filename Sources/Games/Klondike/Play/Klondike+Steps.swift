import Reactive

extension Klondike {
    /// How many moves lead from the deal to here, as `History` counts them.
    var step: Int { history.step }

    /// How many there are with those that can be redone.
    var lastStep: Int { history.states.count - 1 }

    func position(at step: Int) -> Position { history.states[step] }

    /// Whether anything was ever played of this deal.
    var hasBegun: Bool { canUndo || canRedo }
}
