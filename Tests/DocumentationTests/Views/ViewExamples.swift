import Reactive
import TUI

// The code in "The views", as it stands there.

enum Spot: Hashable {
    case play, quit, site, sound, dark, light, volume, name, notes, season
    case city(Int)
    case sorting(Int)
    case cities
    case card(Int)
    case pile
}

// MARK: Text and meters

func texts() -> some View {
    Column {
        Text("Sudoku", .title)
        Text("bold ").dressed(.bold) + Text("and dim", .dim)
        Text("A long sentence goes on in the next line.").wrapped()
        Text("right").alignment(.right).frame(columns: 20)
    }
}

func link() -> some View {
    Link("swift.org", to: "https://www.swift.org", Spot.site)
}

func clock() -> some View {
    BigDigits("12:45", role: .accent)
}

func progress() -> some View {
    Row(spacing: 1) {
        Text("copying")
        ProgressBar(0.64)
        Text("64 %")
    }
}

func spinner() -> some View {
    Row(spacing: 1) {
        Spinner()
        Text("looking for a deal")
    }
}

func limit() -> some View {
    TimeIndicator(
        ClockFace(time: ClockReading(seconds: 65), progress: 0.72, isRunning: true),
        label: "1:05")
}

func course() -> some View {
    Sparkline([2, 5, 7, 8, 6, 3, 1], top: 8)
}

func bars() -> some View {
    BarChart(["easy": 12, "medium": 9, "hard": 4])
}

func curve() -> some View {
    let squares = (0..<40).map { Double($0 * $0) }
    return LineChart([.init(squares)])
}

// MARK: Layout

func lines() -> some View {
    Column {
        Row {
            Text("left")
            Spacer()
            Text("right")
        }
        Row(spacing: 2) {
            for digit in 1...5 { Text("\(digit)") }
        }
    }
}

func shares() -> some View {
    Row {
        Text("1").stretching(columns: 1).border()
        Text("2").stretching(columns: 2).border()
    }
}

func places() -> some View {
    Layers {
        Text("top").aligned(.left, .top)
        Centered { Text("middle").padding(columns: 1).border(.rounded) }
        Text("bottom").aligned(.right, .bottom)
    }
}

func measured() -> some View {
    Reader { size in
        Text("\(size.columns) × \(size.rows)")
        Text("no wider than 8").atMost(columns: 8)
        Text("2 rows").frame(rows: 2)
    }
}

func heading() -> some View {
    FirstThatFits {
        Text("Sudoku, the board of Monday, 23 November")
        Text("Sudoku, 23 November")
        Text("Sudoku")
    }
}

func board() -> some View {
    Text("A board").minimumSize(columns: 30, rows: 10)
}

func note() -> some View {
    Layers {
        Text("A page with a note above it.")
        Floating(at: Point(column: 7, row: 1)) { Text("note").border() }
    }
}

@ViewBuilder func greeting(_ isBack: Bool) -> ViewGroup {
    if isBack {
        Text("Welcome back.")
    } else {
        Text("Hello.")
        EmptyView()
    }
}

func mixture() -> some View {
    let views = ["easy": AnyView(Text("3 games")), "hard": AnyView(ProgressBar(0.5))]
    return Column { for name in ["easy", "hard"] { views[name] ?? AnyView(EmptyView()) } }
}

struct Score: CompositeView {
    let name: String
    let points: Int

    var content: some View {
        Row {
            Text(name, .dim)
            Spacer()
            Text("\(points)", .accent)
        }
    }
}

// MARK: Boxes

func panel() -> some View {
    Panel("Countdown", border: .rounded) {
        Text("1:05")
    }
}

func grid() -> some View {
    Grid(
        columns: 4, rows: 2, cell: Size(columns: 3, rows: 1), block: Size(columns: 2, rows: 2)
    ) { column, row in
        Text("\(4 * row + column)").alignment(.center)
    }
}

func question() -> some View {
    Dialog(
        "Quit?", "The game is not saved.",
        buttons: [Button("Quit", Spot.quit), Button("Stay", Spot.play)], focused: .play)
}

func toast() -> some View {
    Toast("Copied.")
}

// MARK: Choices

func buttons() -> some View {
    Row(spacing: 2) {
        Button("Play", Spot.play, isFocused: true)
        Button("Quit", Spot.quit)
    }
}

func toggles() -> some View {
    Column {
        Toggle("Sound", Spot.sound, isOn: true)
        Toggle("Dark", Spot.dark, isOn: false, mark: .dot)
        Toggle("Light", Spot.light, isOn: true, mark: .dot)
    }
}

func slider() -> some View {
    Slider(0.3, Spot.volume)
}

func tabs() -> some View {
    Tabs([(Spot.name, "Name"), (Spot.notes, "Notes")], selected: .notes)
}

func menu() -> some View {
    Menu(
        [
            MenuItem(Spot.play, "Play", detail: "p"),
            MenuItem(Spot.quit, "Quit", detail: "q"),
        ],
        selected: .play)
}

func season() -> some View {
    var seasons = Selection([MenuItem(Spot.city(0), "Spring"), MenuItem(Spot.city(1), "Autumn")])
    seasons.apply(.pick(.city(1)))
    seasons.apply(.open)
    return Select(seasons, .season)
}

func keys() -> some View {
    KeyHelp(["←→": "move", "space": "turn", "q": "quit"])
}

func keyBar() -> some View {
    KeyBar([.init("n", "new game", Spot.play)], always: [.init("q", "quit", Spot.quit)])
}

// MARK: Texts and lists

func name() -> some View {
    var editor = TextEditor("Ada")
    editor.apply(.insert(" Lovelace"))
    return TextField(editor, Spot.name, placeholder: "Your name", isFocused: true)
}

func notes() -> some View {
    TextArea(TextEditor("First line\nSecond line"), Spot.notes)
}

func table() -> some View {
    let cities = [("Busan", 3_300), ("Daegu", 2_400), ("Seoul", 9_400)]
    let columns = [
        TableColumn("City") { (city: (String, Int)) in city.0 },
        TableColumn("Thousands", columns: 11, alignment: .right) { "\($0.1)" },
    ]
    return DataTable(
        columns, rows: cities, cursor: ListCursor(count: cities.count), sorting: TableSorting()
    ) { part in
        switch part {
        case .header(let column): Spot.sorting(column)
        case .row(let row): Spot.city(row)
        case .body: Spot.cities
        }
    }
}

func scrolled() -> some View {
    ScrollView(offset: Point(column: 0, row: 3)) {
        Column {
            for line in 1...20 { Text("line \(line)") }
        }
    }
}

// MARK: Motion, tags and themes

func travelling(from start: Duration) -> some View {
    let motion = Motion(from: 0, to: 16, start: start, duration: .seconds(1), curve: .linear)
    return Moving(motion) { column in Text("●").padding(left: column) }
}

func cards() -> some View {
    Row(spacing: 1) {
        Text("press").onPress(Spot.play)
        Text("drag").draggable(Spot.card(1))
        Text("drop here").dropTarget(Spot.pile)
        Text("focus").focusable(Spot.name)
        Text("hover").hoverable(Spot.card(2))
        Text("turn the wheel").wheelable(Spot.volume)
        Text("both").tagged(Spot.card(3), as: [.press, .drag])
    }
}

func sheet() -> some View {
    Text("Only this can be pressed.").onPress(Spot.play).background(.panel).modal()
}

func themes() -> some View {
    Column {
        for theme in Theme.all { Text(theme.name, .accent).border().themed(theme) }
    }
}

func photograph() -> some View {
    var page = Page(columns: 16, rows: 1)
    Text("as it was then").draw(on: &page)
    return Snapshot(page.canvas)
}

@MainActor func runInHighContrast() {
    Terminal.run(theme: { _ in .highContrast }) { _ in Driver.just(clock()) }.leave()
}
