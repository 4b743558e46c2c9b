extension GameModule {
    /// The games of the program, in the order of the menu.
    ///
    /// Sound: modules never change, and their functions refer only to constants.
    nonisolated(unsafe) static let all: [GameModule] = [.memory, .sudoku, .klondike, .mines]
}
