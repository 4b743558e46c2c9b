import Games
import Reactive
import Testing

@Suite struct `A source of boards` {
    @Test func `the same request makes the same puzzle, unique and of its level`() throws {
        for level in [SudokuLevel.easy, .medium] {
            let one = try PuzzleRequest.level(level, seed: 5).data()
            #expect(try PuzzleRequest.level(level, seed: 5).data() == one)
            #expect(try PuzzleRequest.level(level, seed: 6).data() != one)
            #expect(one.level == level && one.seed == 5 && one.verdict() == .one)
            #expect(SudokuGrade(one.problem)?.level == level)
            #expect(SudokuSolver().onlySolution(of: one.problem) == one.solution)
        }
    }

    @Test func `without a level, the seed chooses one of the first three levels`() throws {
        let levels = try (0..<7).map { try PuzzleRequest.level(nil, seed: $0).data().level }
        #expect(Set(levels) == [.easy, .medium, .hard])
    }

    @Test func `a day has a puzzle for each level, and different ones the next day`() throws {
        let day = Day(year: 2026, month: 1, day: 2)
        let easy = try PuzzleRequest.daily(day, .easy).data()
        #expect(easy.name == "2026-01-02" && easy.seed == day.seed(of: .sudoku(.easy)))
        #expect(try PuzzleRequest.daily(day, .easy).data() == easy)
        #expect(try PuzzleRequest.daily(day, .medium).data().problem != easy.problem)
        let next = Day(year: 2026, month: 1, day: 3)
        #expect(try PuzzleRequest.daily(next, .easy).data().problem != easy.problem)
    }

    @Test func `the pack has ten puzzles of each level, all different`() throws {
        var seen: Set<SudokuGrid> = []
        for level in SudokuLevel.allCases {
            #expect(SudokuPack.count(of: level) == 10)
            for number in 0..<10 {
                let data = try PuzzleRequest.pack(level, number: number).data()
                #expect(data.verdict() == .one && data.level == level)
                if level < .extreme || number < 2 {
                    #expect(SudokuGrade(data.problem)?.level == level)
                }
                seen.insert(data.problem)
            }
        }
        #expect(seen.count == 50)
        for number in [-1, 10] {
            #expect(throws: PuzzleFailure.notInThePack) {
                try PuzzleRequest.pack(.easy, number: number).data()
            }
        }
    }

    @Test func `a given puzzle is graded, and refused if it cannot be solved`() throws {
        let data = SudokuData(problem: SudokuData.example.problem)
        #expect(try PuzzleRequest.given(data).data().level == .easy)
        #expect(try PuzzleRequest.given(.ambiguous).data() == .ambiguous)
        var clash = SudokuGrid()
        (clash[0], clash[1]) = (5, 5)
        #expect(throws: PuzzleFailure.noSolution) {
            try PuzzleRequest.given(SudokuData(problem: clash)).data()
        }
    }

    /// Seeds that need no long search.
    @Test(arguments: [
        (SudokuTechnique.fullHouse, UInt64(29)), (.hiddenSingle, 27), (.lockedPair, 17),
        (.pointing, 7), (.claiming, 5), (.nakedPair, 25), (.nakedTriple, 25), (.xWing, 2),
        (.skyscraper, 13), (.xyWing, 37),
    ])
    func `the next step on a practice board uses the practiced technique`(
        technique: SudokuTechnique, seed: UInt64
    ) throws {
        let data = try PuzzleRequest.practice(technique, seed: seed).data()
        #expect(data.verdict() == .one && data.seed == seed)
        var game = SudokuGame.begun(data)
        game.apply(.init(.hint, at: .zero))
        #expect(game.hint?.step?.technique == technique)
        // The position is on the way to the solution.
        let solution = try #require(data.solution)
        for cell in 0..<81 where game.board[cell] == 0 {
            #expect(game.board.notes[cell].contains(solution[cell]))
        }
    }

    @Test func `the same seed gives the same board to practice`() throws {
        let request = PuzzleRequest.practice(.nakedPair, seed: 25)
        #expect(try request.data() == request.data())
    }

    @Test func `a canceled request makes no puzzle`() {
        for request in [
            PuzzleRequest.level(.extreme, seed: 1), .practice(.jellyfish, seed: 1),
            .daily(Day(year: 2026, month: 1, day: 2), .easy),
        ] {
            #expect(throws: PuzzleFailure.cancelled) { try request.data(isCancelled: { true }) }
        }
    }

    @Test func `sources answer once, or fail with their reason`() {
        func events(_ source: any PuzzleSource, _ request: PuzzleRequest) -> [String] {
            var heard: [String] = []
            let bag = DisposeBag()
            source.puzzle(request).subscribe { event in
                switch event {
                case .next(let data): heard.append(data.name ?? "-")
                case .error(let error): heard.append("\(error)")
                case .completed: heard.append("|")
                }
            }.disposed(by: bag)
            return heard
        }
        #expect(events(ImmediatePuzzles(), .pack(.hard, number: 2)) == ["#3", "|"])
        #expect(events(ImmediatePuzzles(), .pack(.hard, number: 99)) == ["notInThePack"])
    }

    @MainActor @Test func `puzzles made in the background reach the main actor`() async throws {
        let boards = BackgroundPuzzles()
        var heard: [SudokuData] = []
        for try await data in boards.puzzle(.level(.easy, seed: 3)).values { heard.append(data) }
        #expect(heard == [try PuzzleRequest.level(.easy, seed: 3).data()])
    }
}
