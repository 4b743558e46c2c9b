import Reactive
import ReactiveTesting
import TUI
import Testing

/// The places of a small program.
private enum Room: Hashable {
    case hall, kitchen
    indirect case note(about: Room)
}

@Suite struct `A path through places` {
    private func places(_ moves: Navigation<Room>.Command...) -> [Room] {
        var navigation = Navigation(Room.hall)
        for move in moves { navigation.apply(move) }
        return navigation.places
    }

    @Test func `going back leads to the previous place`() {
        #expect(places() == [.hall])
        #expect(places(.push(.kitchen)) == [.hall, .kitchen])
        #expect(places(.push(.kitchen), .pop) == [.hall])
        #expect(
            places(.push(.kitchen), .replace(.note(about: .hall))) == [.hall, .note(about: .hall)])
        #expect(
            places(.push(.kitchen), .push(.note(about: .kitchen)), .pop) == [.hall, .kitchen])
    }

    @Test func `the current place is not pushed again`() {
        #expect(places(.push(.kitchen), .push(.kitchen)) == [.hall, .kitchen])
        #expect(places(.push(.hall)) == [.hall])
    }

    @Test func `going back from the first place ends the program for good`() {
        #expect(places(.pop).isEmpty)
        #expect(places(.push(.kitchen), .leave).isEmpty)
        #expect(places(.leave, .push(.kitchen), .pop, .replace(.hall)).isEmpty)
        var navigation = Navigation(Room.hall, .kitchen)
        #expect(navigation.current == .kitchen && !navigation.isOver)
        navigation.apply(.leave)
        #expect(navigation.current == nil && navigation.isOver)
    }
}

@Suite struct `Screens of several places` {
    private typealias Move = Navigation<Room>.Command

    /// An effect of a screen: a move to another place, or a word for the journal.
    private enum Effect: Equatable {
        case go(Move)
        case write(String)
    }

    /// Places that show their names and note how often they were created and released.
    private final class Journal {
        var made: [Room] = []
        var left: [Room] = []
        var written: [String] = []
        var carriedOut: [Effect] = []
    }

    private func move(_ key: KeyPress) -> Move? {
        switch key.key {
        case .character("k"): .push(.kitchen)
        case .character("n"): .push(.note(about: .kitchen))
        case .character("r"): .replace(.note(about: .hall))
        case .character("b"): .pop
        case .character("q"): .leave
        default: nil
        }
    }

    private func pilot(
        _ journal: Journal, from start: Navigation<Room> = Navigation(.hall),
        greeting: Observable<Effect> = .never()
    ) -> Pilot {
        Pilot(columns: 30, rows: 2) { console in
            screens(console, from: start) { room, console in
                journal.made.append(room)
                let moves = console.keys.compactMap { key in self.move(key).map(Effect.go) }
                    .do(onDispose: { journal.left.append(room) })
                let words = console.keys.filter { $0.key == .character("w") }
                    .map { _ in Effect.write("\(room)") }
                return TUI.Screen(
                    Driver.just(Text("\(room)")), effects: .merge(greeting, moves, words))
            } carryOut: { effect in
                journal.carriedOut.append(effect)
                switch effect {
                case .go(let move): return move
                case .write(let word):
                    journal.written.append(word)
                    return nil
                }
            }
        }
    }

    @Test func `a screen is created when its place is shown, and left with that place`() {
        let journal = Journal()
        let pilot = pilot(journal)
        #expect(pilot.text == "hall")
        pilot.type("k")
        #expect(pilot.text == "kitchen")
        pilot.type("k")
        #expect(journal.made == [.hall, .kitchen] && journal.left == [.hall])
        pilot.type("n")
        #expect(pilot.text.hasPrefix("note(about:"))
        pilot.type("bb")
        #expect(pilot.text == "hall" && !pilot.isOver)
        #expect(
            journal.made == [.hall, .kitchen, .note(about: .kitchen), .kitchen, .hall])
        #expect(journal.left == [.hall, .kitchen, .note(about: .kitchen), .kitchen])
        pilot.type("q")
        #expect(pilot.isOver)
        #expect(journal.left.count == journal.made.count)
    }

    @Test func `the program is over when the last place is left`() {
        let journal = Journal()
        let pilot = pilot(journal, from: Navigation(.hall, .kitchen))
        #expect(pilot.text == "kitchen" && journal.made == [.kitchen])
        pilot.type("b")
        #expect(pilot.text == "hall")
        pilot.type("b")
        #expect(pilot.isOver)
        #expect(journal.made == [.kitchen, .hall])
    }

    @Test func `each effect is carried out once, in order, also one that leads to another place`() {
        let journal = Journal()
        let pilot = pilot(journal)
        pilot.type("wkww")
        #expect(journal.written == ["hall", "kitchen", "kitchen"])
        #expect(
            journal.carriedOut == [
                .write("hall"), .go(.push(.kitchen)), .write("kitchen"), .write("kitchen"),
            ])
    }

    @Test func `an effect at the beginning of a place is not lost`() {
        let journal = Journal()
        let pilot = pilot(journal, greeting: .just(.write("hello")))
        #expect(journal.written == ["hello"])
        pilot.type("kb")
        #expect(journal.written == ["hello", "hello", "hello"])
    }

    @Test func `a place may lead on before it was shown`() {
        let journal = Journal()
        let pilot = Pilot(columns: 30, rows: 2) { console in
            screens(console, from: Navigation(Room.hall)) { room, _ in
                journal.made.append(room)
                return TUI.Screen(
                    Driver.just(Text("\(room)")),
                    effects: room == .hall ? .just(Move.replace(.kitchen)) : .never())
            } carryOut: {
                $0
            }
        }
        #expect(pilot.text == "kitchen")
        #expect(journal.made == [.hall, .kitchen])
        #expect(!String(decoding: pilot.frames.joined(), as: UTF8.self).contains("hall"))
    }

    @Test func `a covered place is kept as it was, and gets no input`() {
        let pilot = Pilot(columns: 30, rows: 1) { console in
            screens(console, from: Navigation(Room.hall)) { room, console in
                guard room == .hall else {
                    return TUI.Screen(
                        .just(Text("kitchen")),
                        effects: console.keys.filter { $0.key == .character("b") }
                            .map { _ in Navigation<Room>.Command.pop })
                }
                let count = console.keys.scan(0) { count, _ in count + 1 }.startWith(0)
                let isCovered = console.surroundings.asObservable().map(\.isCovered)
                    .distinctUntilChanged().scan(0) { $1 ? $0 + 1 : $0 }
                return TUI.Screen(
                    Observable.combineLatest(count, isCovered)
                        .map { Text("hall \($0), covered \($1)") }
                        .asDriver(onErrorDriveWith: .empty()),
                    effects: console.keys.filter { $0.key == .character("k") }
                        .map { _ in Navigation<Room>.Command.cover(.kitchen) })
            } carryOut: {
                $0
            }
        }
        pilot.type("x")
        #expect(pilot.text == "hall 1, covered 0")
        pilot.type("k")
        #expect(pilot.text == "kitchen")
        pilot.type("xxb")
        // The key that covers a screen is the last one that the screen receives: the following keys
        // go to the new screen.
        #expect(pilot.text == "hall 1, covered 1")
    }
}
