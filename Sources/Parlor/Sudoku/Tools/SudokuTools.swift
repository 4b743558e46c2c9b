enum SudokuTools {
    static let all: [Tool] = [
        Tool("sudoku solve", "PUZZLE", { $0.sudoku.tools.solve }, SudokuSolveTool.run),
        Tool("sudoku grade", "PUZZLE", { $0.sudoku.tools.grade }, SudokuGradeTool.run),
        Tool(
            name: "sudoku generate", operand: nil, summary: { $0.sudoku.tools.generate },
            takesSeed: true, takesCount: true, takesTries: true, run: SudokuGenerateTool.run),
        Tool(
            name: SudokuOption.minimize, operand: .several("PUZZLE"),
            summary: { $0.sudoku.tools.minimize }, takesSeed: true, operandsAreBoards: false,
            run: SudokuGenerateTool.minimize),
        Tool(
            name: SudokuOption.constrain, operand: .several("PUZZLE"),
            summary: { $0.sudoku.tools.constrain }, takesSeed: true, operandsAreBoards: false,
            run: SudokuGenerateTool.constrain),
        Tool("sudoku verify", "PUZZLE", { $0.sudoku.tools.verify }, SudokuVerifyTool.run),
        Tool("sudoku hint", "BOARD", { $0.sudoku.tools.hint }, SudokuHintTool.run),
        Tool(
            name: "sudoku print", operand: .several("PUZZLE"), summary: { $0.sudoku.tools.print },
            takesSeed: true, takesCount: true, takesTries: true, answersInJSON: false,
            run: SudokuPrintTool.run),
    ]
}
