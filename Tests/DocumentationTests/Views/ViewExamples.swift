import Reactive
import TUI

// The code of "The views", as in the document.

enum Spot: Hashable {
    case play, quit, site, sound, dark, light, volume, name, notes, season
    case fruits, commands, day, days, people, log, chapters, files, divider
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
        Text("No word of it is alone in the last line.").balanced()
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

func costs() -> some View {
    let squares = (0..<40).map { Double($0 * $0) / 40 }
    return LineChart(
        [.init(squares, name: "cost")], axes: ChartAxes(across: 0...60, unit: "s"))
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

func halves() -> some View {
    let controls = Controls(focus: Spot.play, [.divider: .split(.sideBySide, 0.3)])
    return Split(.divider, in: controls) {
        Text("files")
    } and: {
        Text("what is in them")
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

func messages(_ copies: Observable<Void>, scheduler: any Scheduler) -> Driver<Toast?> {
    copies.map { Toast("Copied.") }.shown(for: .seconds(2), scheduler: scheduler)
        .startWith(nil).asDriver(onErrorJustReturn: nil)
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

func fruits() -> some View {
    var controls = Controls(focus: Spot.fruits, [.fruits: .finder(["Grape", "Pear", "Peach"])])
    controls.apply(.insert("pa", at: .fruits))
    return FuzzyList(.fruits, in: controls)
}

func commands() -> some View {
    let titles = ["Save", "Save as…", "Quit"]
    let controls = Controls(
        focus: Spot.commands, [.commands: .finder(titles, isPalette: true)])
    return CommandPalette("Commands", .commands, in: controls, placeholder: "What to do")
}

func month() -> some View {
    let day = CalendarDay(year: 2026, month: 11, day: 24)
    let controls = Controls(focus: Spot.day, [.day: .calendar(day)])
    return MonthCalendar(.day, in: controls, marked: [day.adding(days: -1)])
}

func chords() -> some View {
    var chords: KeyChords = ["g g": "first", "g e": "last", "ctrl+x s": "save"]
    _ = chords.take(KeyPress(typed: "g"))
    return ChordHelp(chords) { act in act }
}

// MARK: Texts and lists

func name() -> some View {
    var editor = TextEditor("Ada")
    editor.apply(.insert(" Lovelace"))
    return TextField(editor, Spot.name, placeholder: "Your name", isFocused: true)
}

func notes() -> some View {
    let text = "A line that is longer than the area\nSecond line"
    return TextArea(TextEditor(text, isMultiline: true, wraps: true), Spot.notes)
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

func sortedTable(_ cities: [String], in controls: Controls<Spot>) -> some View {
    let columns = [
        TableColumn("City") { (city: String) in city },
        TableColumn("Letters", columns: 11, alignment: .right) { "\($0.count)" },
    ]
    return DataTable(columns, .cities, rows: cities, in: controls)
}

func scrolled() -> some View {
    ScrollView(offset: Point(column: 0, row: 3)) {
        Column {
            for line in 1...20 { Text("line \(line)") }
        }
    }
}

func row() -> some View {
    let rule = TextRule.number(in: 1...365, "Days are 1 to 365.")
    var controls = Controls(focus: Spot.days, [.days: .text("0", rules: [rule])])
    _ = controls.check(.days)
    return FormRow("Days", .days, in: controls, columns: 6)
}

func otherRows(in controls: Controls<Spot>) -> some View {
    Column {
        FormRow("Season", columns: 8) { Select(.season, in: controls) }
        FormRow("Sound", columns: 8, problem: "No speaker was found.") {
            Toggle("on", .sound, in: controls)
        }
    }
}

func people() -> some View {
    let people = [("Ada", "on engines"), ("Alan", "on numbers")]
    let controls = Controls(focus: Spot.people, [.people: .list(count: 2, lines: 2)])
    return EntryList(.people, rows: people, in: controls) { person in
        Text(person.0)
        Text(person.1, .dim)
    }
}

func log() -> some View {
    let controls = Controls(focus: Spot.log, [.log: .scroll(followsEnd: true)])
    let lines = (1...1_000_000).lazy.map { Text("line \($0)") }
    return LogView(.log, lines: lines, in: controls)
}

func chapters() -> some View {
    let streams = TreeNode("Streams", [TreeNode("Relays"), TreeNode("Drivers")])
    var controls = Controls(focus: Spot.chapters, [.chapters: .tree([streams, TreeNode("Views")])])
    controls.apply(.key(KeyPress(.right), at: .chapters))
    return Tree(.chapters, in: controls)
}

func files() -> some View {
    var controls = Controls(focus: Spot.files, [.files: .files(in: "/home")])
    controls.set(.files, entries: [FolderEntry("ada", isFolder: true)], of: "/home")
    controls.apply(.key(KeyPress(.down), at: .files))
    return FilePicker(.files, in: controls)
}

func document() -> some View {
    Markdown(
        """
        # Rules
        A *pair* is taken.

        - two cards
        - of one kind
        """)
}

// MARK: Motion, tags and themes

func traveling(from start: Duration) -> some View {
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
