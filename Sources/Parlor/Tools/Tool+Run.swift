extension Tool {
    /// Does it, and says how the program ends.
    func run(
        _ invocation: Invocation, _ words: Words, _ surroundings: Workbench.Surroundings
    ) -> ToolStatus {
        var bench = Workbench(invocation, words, surroundings)
        switch self {
        case .sudokuSolve: SudokuSolve.run(&bench)
        case .sudokuGrade: SudokuGrading.run(&bench)
        case .sudokuGenerate: SudokuGenerate.run(&bench)
        case .sudokuVerify: SudokuVerify.run(&bench)
        case .sudokuHint: SudokuHint.run(&bench)
        case .sudokuPrint: SudokuPrint.run(&bench)
        case .klondikeDeal: KlondikeDeal.run(&bench)
        case .klondikeWinnable: KlondikeSearch.run(&bench, showsLine: false)
        case .klondikeSolve: KlondikeSearch.run(&bench, showsLine: true)
        case .klondikeReplay: KlondikeReplay.run(&bench)
        case .statistics: StatisticsTool.run(&bench)
        }
        return bench.close()
    }
}

extension Shell {
    /// What there is around a tool that was started from a shell.
    static var surroundings: Workbench.Surroundings {
        Workbench.Surroundings(
            read: readInput, write: writeOutput, complain: writeErrors, uptime: uptime,
            anySeed: { UInt64.random(in: 0...0xFFFF_FFFF) },
            save: { path, bytes throws(DiskFailure) in try store(bytes, in: path) },
            environment: environment, now: secondsSince1970)
    }
}
