import Reactive
import Testing

@testable import TUI

@Suite struct `A card` {
    @Test func `is dragged from one pile to the other`() throws {
        let pilot = Pilot(columns: 20, rows: 3, cards)
        #expect(pilot.text == "[ K♥ ]    [    ]")
        try pilot.drag(from: .value(CardSpot.card), to: .value(CardSpot.pile(1)))
        #expect(pilot.text == "[    ]    [ K♥ ]")
    }

    @Test func `is shown under the pointer, and its target with it`() throws {
        let pilot = Pilot(columns: 20, rows: 3, cards)
        try pilot.grab(.at(3, 0))
        try pilot.carry(to: .at(8, 1))
        #expect(pilot.text == "[    ]    [    ]\n       K♥")
        try pilot.carry(to: .at(12, 0))
        #expect(pilot.text == "[    ]    <K♥  >")
        pilot.press(.escape)
        #expect(pilot.text == "[ K♥ ]    [    ]")
        pilot.letGo()
        #expect(pilot.text == "[ K♥ ]    [    ]")
    }

    @Test func `returns when it is dropped outside of a target`() throws {
        let pilot = Pilot(columns: 20, rows: 3, cards)
        try pilot.drag(from: .value(CardSpot.card), to: .at(19, 2))
        #expect(pilot.text == "[ K♥ ]    [    ]")
    }

    @Test func `stays in the hand when the terminal is resized`() throws {
        let pilot = Pilot(columns: 20, rows: 3, cards)
        try pilot.grab(.at(3, 0))
        pilot.resize(columns: 30, rows: 5)
        try pilot.carry(to: .at(5, 4))
        #expect(pilot.text == "[    ]    [    ]\n\n\n\n    K♥")
        try pilot.carry(to: .value(CardSpot.pile(1)))
        pilot.letGo()
        #expect(pilot.text == "[    ]    [ K♥ ]")
    }
}
