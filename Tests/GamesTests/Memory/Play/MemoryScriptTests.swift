import Games
import Reactive
import Testing

@Test func `a whole game of two pairs is played as its screen sees it`() {
    let session = MemorySession(pairs: 2)
    session.begin()
    #expect(session.round == "1/3" && session.time == "1:30" && session.progress.last == 1)

    session.turnUp(0, 2)
    session.wait(60)
    #expect(session.up == [0, 2] && session.time == "0:30")

    session.clear()
    #expect(session.round == "2/3" && session.time == "1:30")
    #expect(session.faces.map(\.side) == [.back, .back, .back, .back])

    session.turnUp(0, 1)
    #expect(session.gone == [0, 1])
    session.wait(91)
    #expect(session.gone.isEmpty && session.time == "1:30" && session.round == "2/3")

    session.clear()
    #expect(session.round == "3/3" && session.results.isEmpty)
    session.clear()
    #expect(session.results.count == 1)

    let pictures = session.pictures
    session.wait(100)
    #expect(session.pictures == pictures && session.results.count == 1)
    #expect(session.scheduler.clock == 251)
}

@Test func `the same seed and the same moves make the same game`() {
    func play() -> [[MemoryFace<String>]] {
        let session = MemorySession(pairs: 6, timeLimit: 20, seed: 9)
        var dice = Dice(seed: 3)
        session.begin()
        for _ in 0..<500 {
            session.turnUp(dice.roll(below: 12))
            session.wait(Double(dice.roll(below: 2)))
        }
        return session.boards
    }
    #expect(play() == play())
}
