import Games
import Testing

@Suite struct `A board of mines as text` {
    @Test func `a board and a position can be read after they were written`() throws {
        for seed in 0..<10 {
            var game = MinesGame.placed(.small, seed: UInt64(seed))
            let board = try #require(game.table.board)
            let read = try MinesBoard.read(board.text(start: 40))
            #expect(read.board == board && read.start == 40)
            game.play(.mark(game.safe[0]))
            #expect(try MinesPosition("\(game.position)") == game.position)
        }
    }

    @Test(arguments: [
        ("", 1, MinesTextError.Kind.badSize),
        ("9x9/10", 7, .badShape),
        ("3x9/1 ###", 1, .badSize),
        ("4x4/16 ####/####/####/####", 1, .badSize),
        ("4x4/1 ####/#x##/####/####", 13, .noPositionCell("x")),
        ("4x4/1 ###/####/####/####", 10, .badShape),
        ("4x4/1 #####/####/####/####", 11, .badShape),
        ("4x4/1 ####/####", 16, .badShape),
        ("4x4/1 ####/####/####/####/####", 26, .badShape),
        ("4x4/1 ####/##4#/####/#00#", 1, .contradiction),
        ("4x4/1 0000/0100/0000/####", 13, .impossibleNumber),
        ("4x4/2 #100/1100/0000/0000", 1, .contradiction),
    ])
    func `a fault in a position is reported with its place`(
        text: String, column: Int, kind: MinesTextError.Kind
    ) {
        let fault = fault(text) { (text) throws(MinesTextError) in _ = try MinesPosition(text) }
        #expect(fault?.column == column && fault?.kind == kind)
    }

    @Test(arguments: [
        ("4x4/2 *.../..../...o/....", 1, MinesTextError.Kind.badBoard),
        ("4x4/1 *.../..../..../....", 1, .badBoard),
        ("4x4/1 *.../..o./...o/....", 1, .badBoard),
        ("4x4/1 *.../..o./.#../....", 18, .noBoardCell("#")),
    ])
    func `a fault in a board is reported with its place`(
        text: String, column: Int, kind: MinesTextError.Kind
    ) {
        let fault = fault(text) { (text) throws(MinesTextError) in _ = try MinesBoard.read(text) }
        #expect(fault?.column == column && fault?.kind == kind)
    }

    private func fault(
        _ text: String, _ read: (String) throws(MinesTextError) -> Void
    ) -> MinesTextError? {
        do {
            try read(text)
            return nil
        } catch { return error }
    }
}
