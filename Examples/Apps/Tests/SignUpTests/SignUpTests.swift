import Reactive
import TUI
import Testing

@testable import SignUp

@Suite struct `Signing up` {
    /// A service that remembers the names it was asked about.
    private final class Service {
        var asked: [String] = []
    }

    private func pilot(_ service: Service = Service()) -> Pilot {
        Pilot(columns: 60, rows: 16) { console in
            signUpScreen(console) { name in
                service.asked.append(name)
                return Observable.just(name != "ada")
                    .delay(.milliseconds(100), scheduler: console.scheduler)
            }
        }
    }

    @Test func `checks the name once, when the typing has stopped`() {
        let service = Service()
        let pilot = pilot(service)
        pilot.type("ad")
        pilot.advance(by: .milliseconds(200))
        pilot.type("a")
        #expect(pilot.text.contains("…"))
        pilot.advance(by: .milliseconds(450))
        #expect(service.asked.last == "ada")
        #expect(pilot.text.contains("✗ is taken"))
        pilot.type("2")
        pilot.advance(by: .milliseconds(450))
        #expect(pilot.text.contains("✓ is free"))
    }

    @Test func `is possible when all fields are valid, and shows a message for a while`() throws {
        let pilot = pilot()
        pilot.paste("Zoë漢字")
        pilot.press(.tab)
        pilot.type("secret")
        pilot.press(.tab)
        pilot.type("secrex")
        #expect(pilot.text.contains("✗ differs"))
        pilot.press(.backspace)
        pilot.type("t")
        pilot.advance(by: .milliseconds(450))
        #expect(!pilot.text.contains("secret"))
        try pilot.click("Sign up ]")
        #expect(pilot.text.contains("Welcome, Zoë漢字!"))
        #expect(pilot.text.contains("letters and digits"), "The form is empty again.")
        pilot.advance(by: .seconds(3))
        #expect(!pilot.text.contains("Welcome"))
        #expect(pilot.nextWakeUp == nil)
        pilot.press(.escape)
        #expect(pilot.isOver)
    }

    @Test func `puts the cursor where the field was clicked, and selects the dragged text`()
        throws
    {
        let pilot = pilot()
        pilot.type("abcdef")
        try pilot.click(.at(14, 3))
        #expect(pilot.cursor == Point(column: 14, row: 3))
        try pilot.drag(from: .at(13, 3), to: .at(16, 3))
        pilot.type("X")
        #expect(pilot.text.contains("aXef"))
    }
}
