import Reactive
import TUI
import Testing

@testable import Dashboard

@Suite struct `A dashboard` {
    private func pilot() -> Pilot {
        Pilot(columns: 40, rows: 9) { console in
            dashboardScreen(console) {
                Observable<Int>.interval(.seconds(1), scheduler: console.scheduler).map {
                    Sample(load: Double($0 % 2 * 100), memory: 50, line: "line \($0)")
                }
            }
        }
    }

    @Test func `draws each new value as it arrives`() {
        let pilot = pilot()
        pilot.advance(by: .seconds(5))
        #expect(
            pilot.text == """
                 Load │ Memory │ Log
                ┌─ Load ───────────────────────────────┐
                │        ⢀⠔⠑⢄              ⡠⠊⠢⡀        │
                │      ⢀⠔⠁   ⠑⢄          ⢀⠜   ⠈⠢⡀      │
                │     ⡰⠁       ⠱⡀      ⢀⠔⠁      ⠈⢆     │
                │   ⡠⠊          ⠈⠢⡀   ⡔⠁          ⠑⢄   │
                │ ⡠⠊              ⠈⠢⡠⠊              ⠑⢄ │
                └──────────────────────────────────────┘
                tab next  p pause  q leave
                """)
    }

    @Test func `does not wake up while it is paused or out of focus`() {
        let pilot = pilot()
        pilot.advance(by: .seconds(3))
        pilot.type("p")
        #expect(pilot.text.contains("paused"))
        #expect(pilot.nextWakeUp == nil)
        pilot.type("p")
        #expect(pilot.nextWakeUp != nil)
        pilot.focus(false)
        #expect(pilot.nextWakeUp == nil)
    }

    @Test func `scrolls its log by keys and wheel`() throws {
        let pilot = pilot()
        pilot.advance(by: .seconds(30))
        try pilot.click("Log")
        #expect(pilot.text.contains("line 0"))
        pilot.press(.end)
        #expect(pilot.text.contains("line 29"))
        try pilot.wheel(.up, at: .at(5, 4))
        #expect(pilot.text.contains("line 26") && !pilot.text.contains("line 29"))
        pilot.press(.tab)
        #expect(pilot.text.contains("┌─ Load"))
    }
}
