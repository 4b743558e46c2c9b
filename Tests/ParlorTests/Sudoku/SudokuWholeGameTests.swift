import Games
import Reactive
import TUI
import Testing

@testable import Parlor

/// A source that always has the same puzzle, two seconds after the request.
private final class ExampleBoards: PuzzleSource {
    var scheduler: (any Scheduler)?

    func puzzle(_ request: PuzzleRequest) -> Observable<SudokuData> {
        .deferred { [scheduler] in
            let problem = try SudokuGrid(
                """
                530070000 600195000 098000060 800060003 400803001 700020006 060000280 000419005
                000080079
                """)
            guard let scheduler else { return .never() }
            return Observable<Int>.timer(.seconds(2), scheduler: scheduler)
                .map { _ in SudokuData(problem: problem, level: .easy) }
        }
    }
}

@Suite struct `The script of a sudoku` {
    @Test func `is played at the terminal, in Korean`() throws {
        let boards = ExampleBoards()
        let play = try ProgramRun("", language: "ko_KR.UTF-8", workers: .workers(boards: boards))
        boards.scheduler = play.pilot.scheduler
        try play.pilot.click(.value(ListSpot.row(GameName.sudoku)))
        try play.pilot.click("새 게임")
        #expect(play.text.contains("준비하는 중…"))
        play.pilot.type("1uxm")
        play.pilot.advance(by: .milliseconds(1_500))
        #expect(play.text.contains("준비하는 중…") && play.text.contains("메모 끔"))
        play.pilot.advance(by: .milliseconds(3_500))
        #expect(!play.text.contains("준비하는 중…") && play.text.contains("시간 0:03"))
        try play.choose(2)
        play.pilot.type("45")
        #expect(play.text.contains("실수 1 / 3"))
        play.pilot.type("u")
        #expect(play.game?.board[2] == 4 && play.text.contains("실수 1 / 3"))
        play.pilot.type("m2")
        #expect(play.game?.board.notes[2] == [2] && play.text.contains("메모 켬"))
        play.pilot.type("m4")
        #expect(play.game?.board[2] == 4)
        let before = play.game?.information.seconds
        play.pilot.type("p")
        #expect(play.text.contains("일시정지"))
        play.pilot.advance(by: .seconds(10))
        play.pilot.type("p")
        #expect(before == 3 && play.text.contains("시간 0:03"))
        play.pilot.advance(by: .seconds(2))
        #expect(play.text.contains("시간 0:05"))
        play.pilot.type("b")
        #expect(play.text.contains("이어하기") && play.text.contains("칸, 0:05"))
        play.pilot.press(.enter)
        #expect(play.game?.board[2] == 4 && play.text.contains("실수 1 / 3"))
        #expect(play.text.contains("시간 0:05"))
        play.pilot.advance(by: .seconds(1))
        #expect(play.text.contains("시간 0:06"))
        try play.choose(2)
        play.pilot.type("5u5")
        // The mistake that loses the game is shown for a while.
        #expect(play.text.contains("실수 3 / 3") && !play.textBeside.contains("실수를 초과하였습니다."))
        play.pilot.advance(by: .seconds(1))
        #expect(play.textBeside.contains("실수를 초과하였습니다."))
        play.pilot.advance(by: .seconds(10))
        #expect(play.text.contains("시간 0:06"))
        play.pilot.type("R")
        #expect(play.text.contains("실수 0 / 3") && play.text.contains("시간 0:00"))
        #expect(play.game?.board == play.game?.data.start)
    }
}
