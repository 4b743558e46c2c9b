import Testing

@testable import Parlor
@testable import TUI

@Suite struct `A player who sees no colors` {
    @Test(arguments: ScreenStates.all)
    func `sees the state of a screen`(_ screen: ScreenStates) throws {
        let pictures = try screen.states.map { try $0.play("--theme mono").pilot.runs }
        for picture in pictures {
            let isColored = picture.contains { run in
                run.style.foreground != .default || run.style.background != .default
            }
            #expect(!isColored)
        }
        for (place, one) in pictures.enumerated() {
            for other in pictures.indices where other > place {
                #expect(
                    one != pictures[other],
                    "\(screen.states[place].name) and \(screen.states[other].name)")
            }
        }
    }

    @Test func `is recognized by NO_COLOR, or by a terminal without colors`() {
        let surroundings = Surroundings(size: Size(columns: 80, rows: 24), colors: .none)
        let preferences = Preferences(Invocation(), Settings(), [:])
        #expect(preferences.theme(in: surroundings).name == Theme.monochrome.name)
    }
}

@Suite struct `A player without a mouse` {
    private func pressable(_ pilot: Pilot) -> [Area] {
        pilot.session.page.areas.all.filter { $0.uses.contains(.press) && !$0.visible.isEmpty }
    }

    /// The values that Tab reaches, or that the arrows reach if nothing has the focus.
    private func reached(_ pilot: Pilot) -> Set<AnyHashable> {
        guard pilot.session.page.areas.focused != nil else { return walked(pilot) }
        var reached: Set<AnyHashable> = []
        for _ in 0...pressable(pilot).count {
            if let focused = pilot.session.page.areas.focused { reached.insert(focused.value) }
            pilot.press(.tab)
        }
        return reached
    }

    private func walked(_ pilot: Pilot) -> Set<AnyHashable> {
        var walked: Set<AnyHashable> = []
        for _ in 0..<9 {
            for _ in 0..<9 {
                walked.formUnion(underCursor(of: pilot))
                pilot.press(.right)
            }
            pilot.press(.down)
        }
        return walked
    }

    /// The values that are pressed at the cursor.
    private func underCursor(of pilot: Pilot) -> [AnyHashable] {
        guard let cursor = pilot.cursor else { return [] }
        return pressable(pilot).filter { $0.visible.contains(cursor) }.map(\.value)
    }

    /// The key that is written at the beginning of an area.
    private func key(of area: Area, _ pilot: Pilot) -> Key? {
        let columns = area.visible.column..<area.visible.right
        let text = columns.map { column in
            pilot.session.page.canvas.text(
                of: pilot.session.page.canvas[column, area.visible.row])
        }.joined()
        switch text.split(separator: " ").first {
        case "‹": return .left
        case "›": return .right
        case "▴": return .up
        case "▾": return .down
        case "Esc": return .escape
        case "Enter": return .enter
        case let word?:
            let scalars = Array(word.unicodeScalars)
            return scalars.count == 1 ? .character(scalars[0]) : nil
        case nil: return nil
        }
    }

    @Test(arguments: ScreenStates.all)
    func `reaches everything that can be clicked`(_ screen: ScreenStates) throws {
        // It is enough if one state of a screen has a key for a value, or reaches it.
        var tried: Set<AnyHashable> = []
        var reached: Set<AnyHashable> = []
        for state in screen.states {
            let pilot = try state.play().pilot
            let areas = pressable(pilot).map { (value: $0.value, key: key(of: $0, pilot)) }
            let isNew = areas.contains {
                !tried.contains($0.value) && !reached.contains($0.value)
            }
            if isNew { reached.formUnion(self.reached(pilot)) }
            for area in areas
            where !reached.contains(area.value) && tried.insert(area.value).inserted {
                let (clicked, pressed) = (try state.play(), try state.play())
                let key: Key = try #require(
                    screen.key(area.value) ?? area.key,
                    "\(state.name): \(area.value) has no key")
                try clicked.pilot.click(.value(area.value))
                pressed.pilot.press(key)
                #expect(clicked.pilot.isOver == pressed.pilot.isOver)
                #expect(clicked.text == pressed.text, "\(state.name): \(key)")
            }
        }
    }

    @Test(arguments: ScreenStates.all)
    func `finds the terminal's cursor where the focus is`(_ screen: ScreenStates) throws {
        for state in screen.states where screen.name != "help" && state.name != "loading" {
            let play = try state.play()
            let cursor = try #require(play.pilot.cursor, "\(state.name)")
            if let focused = play.pilot.session.page.areas.focused {
                #expect(focused.visible.contains(cursor), "\(state.name)")
            } else {
                #expect(!underCursor(of: play.pilot).isEmpty, "\(state.name)")
            }
        }
    }

    /// None of these screens has a text field.
    @Test(arguments: ScreenStates.all.filter { $0.name != "question" })
    func `can hide the terminal's cursor`(_ screen: ScreenStates) throws {
        for state in screen.states {
            let play = try state.play("--no-cursor")
            #expect(play.pilot.cursor == nil, "\(state.name)")
        }
    }
}
