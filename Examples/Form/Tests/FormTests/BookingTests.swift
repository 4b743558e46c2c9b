import TUI
import Testing

@testable import Form

@Test func `a table is booked by keyboard and mouse`() throws {
    let pilot = Pilot(columns: 46, rows: 9, bookingScreen)
    pilot.type("Ada")
    pilot.press(.tab)
    pilot.type("2")
    pilot.press(.tab)
    pilot.type(" ")
    try pilot.click("Book ]")
    #expect(
        pilot.text == """
            Book a table
            Name
            Guests
            [x] Outside
            [ Book ]
            ✓ Ada, 2, outside


            Tab next  space on, off  Enter book  Esc quit
            """)
    pilot.press(.escape)
    #expect(pilot.isOver)
}

@Test func `after a booking, the empty form shows no fault`() {
    let pilot = Pilot(columns: 46, rows: 9, bookingScreen)
    pilot.type("Ada")
    pilot.press(.tab)
    pilot.type("2")
    pilot.press(.enter)
    #expect(
        pilot.text.hasPrefix(
            """
            Book a table
            Name
            Guests
            [ ] Outside
            [ Book ]
            ✓ Ada, 2, inside
            """))
    pilot.type("Bea")
    #expect(pilot.text.contains("Name    Bea"))
}

@Test func `the form explains a fault, and books no table`() {
    let pilot = Pilot(columns: 46, rows: 9, bookingScreen)
    pilot.type("Ada")
    pilot.press(.tab)
    pilot.type("0")
    pilot.press(.enter)
    #expect(pilot.text.contains("A table has 1 to 8 seats."))
    #expect(!pilot.text.contains("✓"))
}
