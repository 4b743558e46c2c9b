import Games

/// `sudoku print`: puzzles on paper, from their numbers or as they are given.
enum SudokuPrint {
    static func run(_ bench: inout ToolContext) {
        guard let puzzles = bench.request.operands.isEmpty ? made(bench) : given(&bench) else {
            return
        }
        let pages = stride(from: 0, to: puzzles.count, by: PrintedPage.most).map { first in
            PrintedPage(
                puzzles: Array(puzzles[first..<min(first + PrintedPage.most, puzzles.count)]),
                levels: bench.words.complaints.level, showsSolutions: bench.request.showsSolutions)
        }
        guard let path = bench.request.output else {
            guard pages.count == 1 else { return bench.complain(.wantsFile(pages: pages.count)) }
            return bench.print(pages[0].svg)
        }
        for (number, page) in pages.enumerated() {
            let isAlone = pages.count == 1
            let path = isAlone ? path : SudokuPrint.path(path, page: number + 1)
            if !bench.save(page.svg + "\n", to: path) { return }
        }
    }

    private static func made(_ bench: ToolContext) -> [PrintedPage.Puzzle]? {
        (0..<(bench.request.count ?? 1)).map { number in
            let seed = bench.seed &+ UInt64(number)
            return PrintedPage.Puzzle(number: seed, puzzle: bench.puzzle(seed: seed))
        }
    }

    /// The puzzles of the arguments; nothing is printed unless all of them are puzzles.
    private static func given(_ bench: inout ToolContext) -> [PrintedPage.Puzzle]? {
        var puzzles: [PrintedPage.Puzzle] = []
        while let question = bench.nextQuestion() {
            do {
                let clues = try SudokuGrid(line: question.bytes)
                if let puzzle = SudokuPuzzle(clues) {
                    let number = UInt64(puzzles.count + 1)
                    puzzles.append(PrintedPage.Puzzle(number: number, puzzle: puzzle))
                } else {
                    bench.complain(.notUnique(question.place))
                }
            } catch {
                bench.complain(.badInput(error, at: question.place))
            }
        }
        return puzzles.count == bench.request.operands.count ? puzzles : nil
    }

    /// The name of a file for one of several pages: its number stands before the ending.
    static func path(_ path: String, page: Int) -> String {
        let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else {
            return "\(path)-\(page)"
        }
        return "\(path[..<dot])-\(page)\(path[dot...])"
    }
}
