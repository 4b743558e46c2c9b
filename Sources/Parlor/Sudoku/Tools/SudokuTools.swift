/// The uses of sudokus without a screen.
enum SudokuTools {
    static let all: [Tool] = [
        Tool(
            name: "sudoku solve", operand: .several("PUZZLE"), summary: { $0.tools.solve },
            run: { SudokuSolve.run(&$0) }),
        Tool(
            name: "sudoku grade", operand: .several("PUZZLE"), summary: { $0.tools.grade },
            run: { SudokuGrading.run(&$0) }),
        Tool(
            name: "sudoku generate", operand: nil, summary: { $0.tools.generate },
            takesSeed: true, takesCount: true, run: { SudokuGenerate.run(&$0) }),
        Tool(
            name: "sudoku verify", operand: .several("PUZZLE"), summary: { $0.tools.verify },
            run: { SudokuVerify.run(&$0) }),
        Tool(
            name: "sudoku hint", operand: .several("BOARD"), summary: { $0.tools.hint },
            run: { SudokuHintTool.run(&$0) }),
        Tool(
            name: "sudoku print", operand: .several("PUZZLE"), summary: { $0.tools.print },
            takesSeed: true, takesCount: true, answersInJSON: false,
            run: { SudokuPrint.run(&$0) }),
    ]
}
