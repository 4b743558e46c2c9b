import Games

/// `sudoku print`: puzzles on paper, made from seeds or given as arguments.
enum SudokuPrintTool {
    static func run(_ context: inout ToolContext) {
        let request = context.request
        let count = request.operands.isEmpty ? request.count ?? 1 : request.operands.count
        if context.invocation[SudokuOption.output] == nil, count > PrintedPage.most {
            let pages = (count + PrintedPage.most - 1) / PrintedPage.most
            return context.complain(.needsFileName(pages: pages))
        }
        guard let puzzles = request.operands.isEmpty ? made(&context) : given(&context) else {
            return
        }
        let pages = stride(from: 0, to: puzzles.count, by: PrintedPage.most).map { first in
            PrintedPage(
                puzzles: Array(puzzles[first..<min(first + PrintedPage.most, puzzles.count)]),
                levels: context.words.sudoku.level,
                showsSolutions: context.invocation[SudokuOption.solutions] == true)
        }
        guard let path = context.invocation[SudokuOption.output] else {
            return context.print(pages[0].svg)
        }
        for (number, page) in pages.enumerated() {
            let isAlone = pages.count == 1
            let path = isAlone ? path : SudokuPrintTool.path(path, page: number + 1)
            if !context.save(page.svg + "\n", to: path) { return }
        }
    }

    private static func made(_ context: inout ToolContext) -> [PrintedPage.Puzzle]? {
        var puzzles: [PrintedPage.Puzzle] = []
        for number in 0..<UInt64(context.request.count ?? 1) {
            let seed = context.seed &+ number
            guard let puzzle = context.puzzle(seed: seed) else { return nil }
            puzzles.append(PrintedPage.Puzzle(number: seed, puzzle: puzzle))
        }
        return puzzles
    }

    /// The puzzles in the arguments; nil unless each of them has exactly one solution.
    private static func given(_ context: inout ToolContext) -> [PrintedPage.Puzzle]? {
        var puzzles: [PrintedPage.Puzzle] = []
        while let (board, place) = context.nextBoard() {
            if let puzzle = SudokuPuzzle(board.puzzle) {
                let number = UInt64(puzzles.count + 1)
                puzzles.append(PrintedPage.Puzzle(number: number, puzzle: puzzle))
            } else {
                context.complain(.notUnique(place))
            }
        }
        return puzzles.count == context.request.operands.count ? puzzles : nil
    }

    /// The file name of one of several pages, with the number of the page before the extension.
    static func path(_ path: String, page: Int) -> String {
        let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else {
            return "\(path)-\(page)"
        }
        return "\(path[..<dot])-\(page)\(path[dot...])"
    }
}
