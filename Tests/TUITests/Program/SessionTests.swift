import Reactive
import Testing

@testable import TUI

@Suite struct `A session` {
    private let scheduler = VirtualTimeScheduler(resolution: .milliseconds(1))

    private func session(
        _ program: (Console) -> Driver<some View>,
        theme: @escaping (Surroundings) -> Theme = { _ in .dark }
    ) -> Session {
        Session(
            surroundings: Surroundings(size: Size(columns: 20, rows: 2)), scheduler: scheduler,
            theme: theme, program)
    }

    @Test func `needs a frame when something is new, and reports so once`() {
        var changes = 0
        let session = session(counter)
        session.onChange = { changes += 1 }
        #expect(session.needsFrame)
        session.draw()
        #expect(!session.needsFrame)
        session.receive(.key(KeyPress(typed: "+")))
        session.receive(.key(KeyPress(typed: "+")))
        #expect(session.needsFrame && changes == 1)
        session.receive(.key(KeyPress(typed: "x")))
        session.draw()
        session.receive(.key(KeyPress(typed: "x")))
        #expect(!session.needsFrame && changes == 1)
        #expect(session.page.canvas.text(row: 0).hasPrefix("[-]  2"))
    }

    @Test func `draws nothing until it is asked to`() {
        var drawings = 0
        let session = session { console in
            console.events.map { _ in Sketch { _ in drawings += 1 } }
                .startWith(Sketch { _ in drawings += 1 }).asDriver(onErrorDriveWith: .never())
        }
        for _ in 0..<100 { session.receive(.paste("x")) }
        #expect(drawings == 0)
        session.draw()
        #expect(drawings == 1)
    }

    @Test func `updates the layout before an event that may need it`() {
        var drawings = 0
        let session = session { console in
            let tabs = console.intents(of: Int.self, keys: .tab).map { _ in () }
            return Observable.merge(console.events.map { _ in () }, tabs)
                .map { Sketch { _ in drawings += 1 } }
                .asDriver(onErrorDriveWith: .never())
        }
        session.draw()
        session.receive(.mouse(Mouse(.move, column: 0, row: 0)))
        session.receive(.key(KeyPress(typed: "x")))
        session.receive(.key(KeyPress(.enter)))
        session.receive(.paste("x"))
        #expect(drawings == 0)
        session.receive(.mouse(Mouse(.move, column: 0, row: 0)))
        #expect(drawings == 1)
        session.receive(.key(KeyPress(.tab)))
        #expect(drawings == 2)
        #expect(session.needsFrame, "The frame that was drawn for the layout was not shown.")
    }

    @Test func `has a page as large as the terminal, in a suitable theme`() {
        let session = session(counter) { surroundings in
            var theme = Theme.dark
            theme.isASCII = surroundings.scheme == .light
            return theme
        }
        session.draw()
        #expect(!session.page.theme.isASCII)
        session.receive(.resize(Resize(rows: 5, columns: 7)))
        session.receive(.colorScheme(.light))
        #expect(session.needsFrame)
        session.draw()
        #expect(session.page.size == Size(columns: 7, rows: 5))
        #expect(session.page.theme.isASCII)
    }

    @Test func `passes the surroundings on to the program, only when they change`() {
        var told: [Surroundings] = []
        let session = session { console in
            console.surroundings.map { surroundings in
                told.append(surroundings)
                return Sketch { _ in }
            }
        }
        var surroundings = Surroundings(size: Size(columns: 20, rows: 2))
        session.change(surroundings)
        surroundings.capabilities = ["mode 2026: set"]
        session.change(surroundings)
        session.receive(.focus(false))
        session.receive(.focus(false))
        #expect(told.map(\.capabilities.count) == [0, 1, 1])
        #expect(told.map(\.hasFocus) == [true, true, false])
    }

    @Test func `ends when its program does, and reports so`() {
        var changes = 0
        let session = session { console in
            console.keys.take(1).map { _ in Sketch { _ in } }.asDriver(onErrorDriveWith: .never())
        }
        session.draw()
        session.onChange = { changes += 1 }
        #expect(!session.isOver)
        session.receive(.key(KeyPress(.enter)))
        #expect(session.isOver)
        #expect(changes == 2)
        session.receive(.key(KeyPress(.enter)))
        session.change(Surroundings(size: Size(columns: 1, rows: 1)))
        #expect(changes == 2)
        #expect(session.page.size == Size(columns: 20, rows: 2))
    }

    @Test func `may be over before it has begun`() {
        let session = session { _ in Driver<Sketch>.empty() }
        #expect(session.isOver)
    }
}
