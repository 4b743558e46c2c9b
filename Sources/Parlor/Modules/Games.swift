extension GameModule {
    /// The games of the program, in the order of the menu.
    static var all: [GameModule] { [.memory, .sudoku, .klondike, .mines] }
}
