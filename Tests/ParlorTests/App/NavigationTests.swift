import Reactive
import TUI
import Testing

@testable import Parlor

@Suite struct `Going from place to place` {
    private func places(_ commands: Navigation.Command...) -> [Navigation.Place] {
        var navigation = Navigation()
        for command in commands { navigation.apply(command) }
        return navigation.places
    }

    @Test func `what is gone to is come back from`() {
        #expect(places() == [.home])
        #expect(places(.push(.game(.memory))) == [.home, .game(.memory)])
        #expect(places(.push(.game(.memory)), .pop) == [.home])
        #expect(places(.push(.settings), .replace(.statistics)) == [.home, .statistics])
        #expect(
            places(.push(.game(.memory)), .push(.help(of: .game(.memory))), .pop) == [
                .home, .game(.memory),
            ])
    }

    @Test func `nobody is in one place twice over`() {
        #expect(places(.push(.game(.memory)), .push(.game(.memory))) == [.home, .game(.memory)])
        let help = Navigation.Command.push(.help(of: .home))
        #expect(places(help, .push(.help(of: .help(of: .home)))) == [.home, .help(of: .home)])
    }

    @Test func `who goes back from the first place has left, and stays away`() {
        #expect(places(.pop).isEmpty)
        #expect(places(.push(.game(.memory)), .leave).isEmpty)
        #expect(places(.leave, .push(.game(.memory)), .pop).isEmpty)
    }

    @Test func `who starts in a game comes home from it`() {
        #expect(Navigation(at: .memory).places == [.home, .lobby(.memory), .game(.memory)])
        #expect(Navigation().places == [.home])
    }

    /// Screens that say where they are and how often they were made.
    @Test func `a screen is made when one comes, and is left when one goes`() {
        var made: [Navigation.Place] = []
        let pilot = Pilot(columns: 30, rows: 2) { console in
            app(console, from: Navigation()) { place in
                made.append(place)
                let games = console.keys.filter { $0.key == .character("m") }
                return Screen(
                    .just(Text("\(place)")),
                    moves: .merge(
                        games.map { _ in .push(.game(.memory)) }, console.commonMoves(at: place)))
            }
        }
        #expect(pilot.text == "home")
        pilot.type("m")
        #expect(pilot.text.hasPrefix("game("))
        pilot.type("m")
        #expect(made == [.home, .game(.memory)])
        pilot.type("?")
        #expect(pilot.text.hasPrefix("help(of:"))
        pilot.press(.escape)
        pilot.type("b")
        #expect(pilot.text == "home" && !pilot.isOver)
        #expect(made == [.home, .game(.memory), .help(of: .game(.memory)), .game(.memory), .home])
        pilot.type("q")
        #expect(pilot.isOver)
    }
}
