import Reactive
import TUI
import Testing

// The code of the page about layout.

func fixedSizes() -> some View {
    Row {
        Text("Ada").frame(columns: 6)
        Text("mathematician").atMost(columns: 8)
        Text("London")
    }
}

func sharedSpace() -> some View {
    Column {
        Row {
            Text("one")
            Spacer()
            Text("two")
            Spacer()
            Text("three")
        }
        Row {
            Text("one").stretching(columns: 3)
            Text("two").stretching(columns: 1)
            Text("three")
        }
        Row {
            Text("one")
            Text("two")
        }
    }
}

func shorterForm() -> some View {
    Column {
        FirstThatFits {
            Text("Solved: 12 of 40")
            Text("12/40")
        }
        Text("One form only")
    }
}

@Suite struct `The page about layout` {
    private func drawn(_ view: some View, columns: Int, rows: Int) -> String {
        let view = AnyView(view)
        return Pilot(columns: columns, rows: rows) { _ in .never().startWith(view) }.text + "\n"
    }

    @Test func `shows what its code draws`() throws {
        let pictures = try Document("Sources/TUI/TUI.docc/Layout.md").blocks(in: "text")
        let drawn = [
            drawn(fixedSizes(), columns: 18, rows: 1), drawn(sharedSpace(), columns: 24, rows: 3),
            drawn(shorterForm(), columns: 20, rows: 2), drawn(shorterForm(), columns: 9, rows: 2),
        ]
        #expect(pictures == drawn)
    }
}
