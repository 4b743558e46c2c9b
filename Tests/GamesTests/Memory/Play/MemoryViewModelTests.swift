import Games
import Reactive
import Testing

@Suite struct `The view model of memory` {
    // MARK: The board

    @Test func `a game begins with every card face down, in an order that its seed decides`() {
        let session = MemorySession(pairs: 8)
        #expect(session.faces.allSatisfy { $0.side == .back })
        #expect(session.order.sorted() == Array(0..<16))
        #expect(session.order == MemorySession(pairs: 8).order)
        #expect(session.order != MemorySession(pairs: 8, seed: 2).order)
    }

    @Test func `the clock waits until the first card begins the game`() {
        let session = MemorySession(pairs: 2)
        let before = session.pictures
        session.shuffle()
        session.bringBack()
        session.wait(10)
        #expect(session.pictures == before)
        session.turnUp(0)
        #expect(session.up == [0])
        let time = session.times.last
        session.wait(1)
        #expect(session.times.last != time)
    }

    @Test func `a card shows its content only while it is up`() {
        let session = MemorySession(pairs: 2)
        session.begin()
        session.turnUp(0, 2)
        let fronts = session.faces.map(\.side).filter { $0 != .back }
        #expect(fronts.count == 2 && fronts.contains(.front("A")) && fronts.contains(.front("B")))
        session.turnUp(3)
        #expect(session.faces.filter { $0.side != .back }.map(\.side) == [.front("B")])
    }

    @Test func `two cards that differ stay up until a third is chosen`() {
        let session = MemorySession(pairs: 4)
        session.begin()
        session.turnUp(0, 2)
        session.wait(60)
        #expect(session.up == [0, 2])
        session.turnUp(4)
        #expect(session.up == [4])
    }

    @Test func `a pair is gone at once, and every other card stays in its place`() {
        let session = MemorySession(pairs: 4)
        session.begin()
        let order = session.order
        session.turnUp(0, 1)
        #expect(session.gone == [0, 1])
        #expect(session.order == order)
    }

    @Test func `choosing a card that is up, gone or unknown draws nothing`() {
        let session = MemorySession(pairs: 4)
        session.begin()
        session.turnUp(0, 1, 2, 4)
        let before = session.pictures
        session.turnUp(0, 1, 2, 4, -1, 8, 99)
        #expect(session.pictures == before)
    }

    @Test func `a shuffle moves the cards, and keeps the face-up ones up`() {
        let session = MemorySession(pairs: 8)
        session.begin()
        session.turnUp(0, 1, 2, 4)
        session.wait(7)
        let before = session.faces
        session.shuffle()
        #expect(session.order != before.map(\.id))
        #expect(session.up == [2, 4] && session.gone == [0, 1])
        #expect(session.round == "1/3" && session.time == "1:23")
    }

    @Test func `a reset restores the order of the cards, and keeps clock and round`() {
        let session = MemorySession(pairs: 8)
        session.begin()
        let order = session.order
        session.turnUp(0, 1, 2)
        session.wait(7)
        session.bringBack()
        #expect(session.order == order)
        #expect(session.faces.allSatisfy { $0.side == .back })
        #expect(session.round == "1/3" && session.time == "1:23")
        #expect(session.scores.last?.scores.first?.pairs == 0)
    }

    // MARK: Rounds

    @Test func `a cleared board starts the next round at once, and no empty board is shown`() {
        let session = MemorySession(pairs: 4)
        session.begin()
        let order = session.order
        session.wait(40)
        session.clear()
        #expect(session.rounds == ["1/3", "2/3"])
        #expect(session.time == "1:30" && session.progress.last == 1)
        #expect(session.faces.allSatisfy { $0.side == .back })
        #expect(session.order != order)
        #expect(session.boards.allSatisfy { !$0.allSatisfy { $0.side == .gone } })
    }

    @Test func `three cleared boards end the game once, and nothing moves after it`() {
        let session = MemorySession(pairs: 2)
        session.begin()
        for _ in 1...3 {
            session.wait(5)
            session.clear()
        }
        #expect(session.rounds == ["1/3", "2/3", "3/3"])
        #expect(
            session.phases == [
                .ready, .playing, .paused, .playing, .paused, .playing, .finished,
            ])
        #expect(session.results.count == 1)
        let before = session.pictures
        session.turnUp(0, 1, 2, 3)
        session.shuffle()
        session.bringBack()
        session.hold(true)
        session.wait(500)
        #expect(session.pictures == before && session.results.count == 1)
        #expect(session.saved == nil)
    }

    @Test func `another game begins at the first round with everything new`() {
        let session = MemorySession(pairs: 2, rounds: 2)
        session.begin()
        let order = session.order
        session.clear()
        session.clear()
        session.beginAnother()
        #expect(session.round == "1/2" && session.time == "1:30")
        #expect(session.scores.last?.moves == 0 && session.lookBack.isEmpty)
        session.clear()
        session.clear()
        #expect(session.results.count == 2)
        #expect(session.order.sorted() == order.sorted())
    }

    // MARK: Time

    @Test func `choosing cards does not change the length of a second`() {
        let session = MemorySession(pairs: 8, resolution: .milliseconds(100))
        session.begin()
        for tap in 0..<300 {
            session.turnUp(tap % 16)
            session.wait(0.1)
            session.bringBack()
        }
        #expect(session.time == "1:0")
        session.wait(30)
        #expect(session.time == "0:30")
    }

    @Test func `zero is shown for a second before the cards return`() {
        let session = MemorySession(pairs: 4)
        session.begin()
        let order = session.order
        session.turnUp(0, 1, 2)
        session.wait(90)
        #expect(session.time == "0:0" && session.progress.last == 0)
        #expect(session.gone == [0, 1] && session.up == [2] && session.timeouts.isEmpty)
        session.wait(1)
        #expect(session.time == "1:30" && session.progress.last == 1)
        #expect(session.faces.allSatisfy { $0.side == .back })
        #expect(session.order != order && session.round == "1/3")
        session.wait(90)
        #expect(session.time == "0:0")
        session.wait(100)
        #expect(session.timeouts == [91, 182, 273])
    }

    @Test func `a card that is chosen at the instant when the time runs out is not turned`() {
        let session = MemorySession(pairs: 4, timeLimit: 5)
        session.begin()
        session.turnUp(0)
        // This card is scheduled before the second in which the time runs out.
        session.scheduler.scheduleAt(6) { session.turnUp(1) }
        session.scheduler.advanceTo(6)
        #expect(session.timeouts == [6])
        #expect(session.gone.isEmpty && session.up.isEmpty && session.phases.last == .playing)
    }

    @Test func `a pause stops the clock, hides the cards, and blocks turning`() {
        let session = MemorySession(pairs: 4)
        session.begin()
        session.turnUp(0, 1, 2)
        session.wait(10)
        session.hold(true)
        session.hold(true)
        session.wait(1000)
        session.turnUp(4)
        session.shuffle()
        session.bringBack()
        #expect(session.time == "1:20")
        #expect(session.up.isEmpty && session.gone == [0, 1])
        session.hold(false)
        #expect(session.up == [2])
        session.wait(10)
        #expect(session.time == "1:10")
    }

    @Test func `a pause keeps the started part of a second`() {
        let session = MemorySession(pairs: 4, resolution: .milliseconds(100))
        session.begin()
        for _ in 0..<10 {
            session.wait(0.9)
            session.hold(true)
            session.wait(0.2)
            session.hold(false)
        }
        #expect(session.time == "1:21")
    }

    @Test func `the progress goes from full to empty`() {
        let session = MemorySession(pairs: 4, timeLimit: 4)
        session.begin()
        session.wait(5)
        #expect(session.progress == [1, 0.75, 0.5, 0.25, 0, 1])
    }

    @Test func `without a time limit the elapsed time is shown, and never runs out`() {
        let session = MemorySession(pairs: 4, timeLimit: nil)
        session.begin()
        session.turnUp(0, 1)
        session.wait(3600)
        #expect(session.time == "60:0")
        #expect(session.progress == [nil] && session.timeouts.isEmpty && session.gone == [0, 1])
    }

    @Test func `a paused, finished or waiting game schedules nothing`() {
        let held = MemorySession(pairs: 2)
        held.scheduler.start()
        held.begin()
        held.wait(3)
        held.hold(true)
        // None of these would end if a timer were left.
        held.scheduler.start()
        held.hold(false)
        for _ in 1...3 { held.clear() }
        held.scheduler.start()
        #expect(held.phases.last == .finished)
    }

    // MARK: Streams

    @Test func `each turned card is reported once, the second of a pair too`() {
        let session = MemorySession(pairs: 2)
        session.begin()
        session.turnUp(0, 2, 0, 1, 3)
        let told = session.reveals.map(\.reveal)
        #expect(told.map(\.flip.card) == [0, 2, 1, 3])
        #expect(told.map(\.content) == ["A", "B", "A", "B"])
        #expect(told.map(\.flip.outcome) == [.first, .mismatch, .first, .mismatch])
        session.turnUp(0, 1)
        #expect(session.reveals.last?.reveal.flip.outcome == .match)
        #expect(session.reveals.last?.reveal.content == "A")
    }

    @Test func `a late subscriber gets the current board`() {
        let scheduler = VirtualTimeScheduler()
        let actions = PublishRelay<MemoryGame<String>.Action>()
        let game = MemoryGame(
            theme: .letters, options: MemoryOptions(pairs: 2), seed: 1)
        let output = MemoryViewModel(game, scheduler: scheduler)
            .transform(.init(actions: actions.asObservable()))
        let bag = DisposeBag(disposing: output.seen.drive())
        actions.accept(.start)
        actions.accept(.choose(0))
        var heard: [[MemoryFace<String>]] = []
        output.seen.cards.drive { heard.append($0) }.disposed(by: bag)
        #expect(heard.count == 1)
        #expect(heard.first?.filter { $0.side == .front("A") }.count == 1)
    }

    @Test func `turns and rounds are reported after the card that ended them`() {
        let session = MemorySession(pairs: 2, rounds: 2, players: [.person, .person])
        session.begin()
        session.turnUp(0, 2, 1, 0, 2, 3)
        let told = session.news.map { news in
            switch news {
            case .turned(let reveal): "\(reveal.flip.card)"
            case .turn(let player): "player \(player)"
            case .round(let round): "round \(round)"
            case .timeout: "timeout"
            case .turnLost(let player): "player \(player) is late"
            case .begun: "begun"
            case .reset: "reset"
            case .takenBack: "taken back"
            case .refused(let reason): "not \(reason.card ?? -1)"
            case .givenUp: "given up"
            case .finished: "finished"
            }
        }
        #expect(told == ["0", "2", "player 1", "1", "0", "2", "3", "round 2"])
    }

    @Test func `a replaced game is given up if two moves were made`() {
        let session = MemorySession(pairs: 4)
        session.begin()
        session.wait(3)
        session.beginAnother()
        #expect(session.news == [.begun])
        session.turnUp(0, 2, 4, 6)
        session.beginAnother()
        // The game can still be brought back.
        #expect(session.news.count == 6 && session.news.last == .begun)
        session.turnUp(0)
        guard case .givenUp(let result)? = session.news.last else {
            Issue.record("\(session.news)")
            return
        }
        #expect(result.moves == 2)
    }

    @Test func `a view model leaks nothing`() {
        let leaked = Subscriptions.leaked {
            let session = MemorySession(pairs: 2, players: [.person, .computer(remembers: 2)])
            session.begin()
            session.turnUp(0, 2)
            session.wait(30)
        }
        #expect(leaked == 0)
    }
}
