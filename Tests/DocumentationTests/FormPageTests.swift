import Reactive
import TUI
import Testing

// The code of "A form" that is not in the example, as in the document.

/// A new account: every rule that a text can have, and two passwords that must be equal.
struct Account: Model {
    enum Spot: Hashable { case name, address, seats, code, terms, password, again, create }

    private(set) var controls = Controls(
        focus: Spot.name,
        [
            .name: .text(rules: [.notEmpty("Please enter a name.")]),
            .address: .text(rules: [.containing("@", "An address contains an @.")]),
            .seats: .text(rules: [
                .typing("0123456789", "Seats are a number."),
                .number(in: 1...8, "A table has 1 to 8 seats."),
            ]),
            .code: .text(rules: [
                .only("0123456789", "A code has only digits."),
                .length(4...6, "A code has 4 to 6 digits."),
            ]),
            .terms: .text(rules: [.equal(to: "yes", "Please type yes.")]),
            .password: .text(isSecret: true, rules: [.length(8..., "Use 8 characters or more.")]),
            .again: .text(isSecret: true),
        ])
    /// The problem with the repeated password, once the user has submitted the form.
    private(set) var problem: String?
    private(set) var isCreated = false

    mutating func apply(_ command: Controls<Spot>.Command) {
        for news in controls.news(of: command) {
            switch news {
            case .changed: problem = nil
            case .pressed(.create): create()
            default: break
            }
        }
    }

    private mutating func create() {
        guard controls.check(.name, .address, .seats, .code, .terms, .password) else { return }
        if controls.text(.again) == controls.text(.password) {
            isCreated = true
        } else {
            problem = "The passwords differ."
            controls.moveFocus(to: .again)
        }
    }
}

struct AccountView: CompositeView {
    let account: Account

    var content: some View {
        let controls = account.controls
        Column {
            FormRow("Name", .name, in: controls)
            FormRow("Address", .address, in: controls)
            FormRow("Seats", .seats, in: controls)
            FormRow("Code", .code, in: controls)
            FormRow("Terms", .terms, in: controls)
            FormRow("Password", .password, in: controls)
            FormRow("Again", problem: account.problem) { TextField(.again, in: controls) }
            Button("Create", .create, in: controls)
        }
    }
}

@Suite struct `The form with every rule` {
    private static let texts = [
        "Ada", "ada@example.com", "2", "0420", "yes", "password", "password",
    ]

    /// The screen after the user has typed the texts, and pressed the button.
    private static func screen(typing texts: [String]) -> (text: String, isCreated: Bool) {
        var isCreated = false
        let pilot = Pilot(columns: 60, rows: 16) { console in
            Driver.play(Account()) { _ in console.controls() }.map { account in
                isCreated = account.isCreated
                return AccountView(account: account)
            }
        }
        for text in texts {
            pilot.type(text)
            pilot.press(.tab)
        }
        pilot.press(.enter)
        return (pilot.text, isCreated)
    }

    @Test func `takes texts that keep the rules`() {
        let (text, isCreated) = Self.screen(typing: Self.texts)
        #expect(isCreated)
        #expect(!text.contains("password"))
    }

    @Test(arguments: [
        (0, " ", "Please enter a name."), (1, "ada", "An address contains an @."),
        (2, "9", "A table has 1 to 8 seats."), (2, "two", "Seats are a number."),
        (3, "12a4", "A code has only digits."),
        (3, "123", "A code has 4 to 6 digits."), (4, "no", "Please type yes."),
        (5, "short", "Use 8 characters or more."), (6, "Password", "The passwords differ."),
    ])
    func `explains a text that breaks a rule`(_ field: Int, _ wrong: String, _ problem: String) {
        var texts = Self.texts
        texts[field] = wrong
        let (text, isCreated) = Self.screen(typing: texts)
        #expect(text.contains(problem) && !isCreated)
        #expect(!Self.screen(typing: Self.texts).text.contains(problem))
    }
}
