/// What can be pointed at on the screen of a sudoku, the buttons of its dialogs included.
enum SudokuSpot: Hashable {
    case act(SudokuAct)
    case answer(SudokuAnswer)
}
