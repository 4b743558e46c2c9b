import Games
import TUI

/// The state of the demonstration.
struct DemoModel: Model {
    enum Command {
        case event(TerminalEvent)
        case gesture(Gesture)
        case surroundings(Surroundings)
        case control(Controls<DemoSpot>.Command, at: Duration)
        case saved(Bool)
        case primes(Int)
        case entries([FolderEntry]?, of: String)
    }

    static let tables = 3
    static let foods = ["Apple", "Bread", "Cheese", "Dates", "Eggs", "Figs", "Grapes", "Honey"]
    static let sizes = ["Small", "Large"]
    static let rows = 1_000_000

    private(set) var surroundings: Surroundings
    private(set) var controls = DemoModel.controls()
    private(set) var chords: KeyChords<DemoAct> = [
        "g g": .page(.events), "g e": .page(.document), "g t": .nextTheme, "ctrl+x ctrl+c": .leave,
    ]
    private(set) var log: [String] = []
    private(set) var theme: Theme?
    private(set) var isSaved = false
    private(set) var isSent = false
    private(set) var isAsking = false
    private(set) var showsCommands = false
    private(set) var isOver = false

    /// The numbers of saves, of searches for primes, and of copies so far.
    private(set) var saves = 0
    private(set) var counts = 0
    private(set) var copies = 0

    /// The table that has the card, and the movement of the card between tables.
    private(set) var table = 0
    private(set) var way = Motion<Double>(resting: 0)

    /// The grip on a dragged card, and the table under it.
    private(set) var grip: Grip?
    private(set) var target: Int?

    init(_ surroundings: Surroundings) { self.surroundings = surroundings }

    private static func controls() -> Controls<DemoSpot> {
        Controls(
            focus: .pages,
            [
                .pages: .tabs(DemoPage.allCases.map { "\($0.rawValue) \($0.title)" }),
                .events: .scroll(followsEnd: true), .food: .list(count: foods.count),
                .seasons: .choice(["Spring", "Summer", "Autumn", "Winter"], chosen: 0),
                .name: .text(), .secret: .text(isSecret: true), .sound: .toggle(true),
                .notes: .text(
                    "Type here. A long line continues below.\n여기에 쓰십시오.",
                    isMultiline: true, wraps: true),
                .size("Small"): .toggle(true), .size("Large"): .toggle(), .volume: .slider(0.5),
                .lists: .tabs(DemoList.allCases.map(\.rawValue)),
                .rows: .list(count: rows, sorting: TableSorting(), marks: true),
                .entries: .list(count: rows, marks: true, lines: 2), .text: .scroll(),
                .divider: .split(.sideBySide, 0.4), .files: .files(in: "."),
                .file: .scroll(),
                .forms: .tabs(DemoFormPage.allCases.map(\.rawValue)),
                .title: .text(rules: [.notEmpty("A task has a title.")]),
                .days: .text(
                    "1", rules: [.number(in: 1...365, "Type a number from 1 to 365.")]),
                .calendar: .calendar(CalendarDay(year: 2026, month: 11, day: 24)),
                .document: .scroll(),
            ])
    }

    var page: DemoPage { controls.chosen(.pages, of: DemoPage.allCases) ?? .events }
    var list: DemoList { controls.chosen(.lists, of: DemoList.allCases) ?? .table }
    var form: DemoFormPage { controls.chosen(.forms, of: DemoFormPage.allCases) ?? .form }

    /// The folders to read while they are visible.
    var wantedFolders: [String] { page == .files ? controls.wantedFolders(.files) : [] }

    mutating func apply(_ command: Command) {
        switch command {
        case .event(let event): note(event.words)
        case .gesture(let gesture): gesture.words.map { note($0) }
        case .surroundings(let new): surroundings = new
        case .control(let command, let time):
            for news in controls.news(of: command) { respond(to: news, at: time) }
        case .saved(let isSaved): self.isSaved = isSaved
        case .primes(let count): note("\(count) primes were counted in the background")
        case .entries(let entries, let folder):
            controls.set(.files, entries: entries, of: folder)
        }
    }

    private mutating func note(_ line: String) {
        log.append(line)
        if log.count > 20_000 { log.removeFirst(10_000) }
    }

    // MARK: News

    private mutating func respond(to news: Controls<DemoSpot>.News, at time: Duration) {
        switch news {
        case .changed(.size(let name)):
            for size in DemoModel.sizes { controls.set(.size(size), isOn: size == name) }
        case .changed(.lists) where list == .finder && controls[.finder] == nil:
            controls[.finder] = .finder(DemoModel.characters)
        case .changed(.title), .changed(.days): isSent = false
        case .pressed(let spot): press(spot, at: time)
        case .key(let key): read(key, at: time)
        case .intent(let intent): drag(intent)
        default: break
        }
    }

    private mutating func press(_ spot: DemoSpot, at time: Duration) {
        switch spot {
        case .theme(let name): theme = Theme.all.first { $0.name == name }
        case .table(let table): move(to: table, at: time)
        case .card: move(to: (table + 1) % DemoModel.tables, at: time)
        case .ask: ask()
        case .link: note("the link was pressed")
        case .save: saves += 1
        case .title, .days, .send: isSent = controls.check(.title, .days)
        case .leave: isOver = true
        case .stay: closeDialogs()
        case .commands:
            let act = controls.chosen(.commands, of: DemoAct.all)
            closeDialogs()
            if let act { perform(act) }
        default: break
        }
    }

    private mutating func read(_ key: KeyPress, at time: Duration) {
        switch chords.take(key) {
        case .act(let act): return perform(act)
        case .waiting, .abandoned: return
        case .none: break
        }
        if key.key == "p", key.modifiers == .control { return showCommands() }
        guard key.modifiers.isEmpty else { return }
        switch key.key {
        case .escape where isAsking || showsCommands: closeDialogs()
        case .escape: controls.moveFocus(to: .pages)
        case "q": isOver = true
        case "d": perform(.ask)
        case "t": perform(.nextTheme)
        case "p": perform(.count)
        case "c": perform(.copy)
        // Crashes on purpose, to show the screen after a crash and the place of its message.
        case "!": fatalError("Crashed on request: this line is on the normal screen.")
        case "m": move(to: (table + 1) % DemoModel.tables, at: time)
        case .character(let digit):
            if let page = Int(String(digit)).flatMap(DemoPage.init) { show(page) }
        default: break
        }
    }

    private mutating func perform(_ act: DemoAct) {
        switch act {
        case .page(let page): show(page)
        case .nextTheme:
            let index = Theme.all.firstIndex { $0.name == theme?.name } ?? -1
            theme = index + 1 < Theme.all.count ? Theme.all[index + 1] : nil
        case .ask: ask()
        case .count: counts += 1
        case .copy:
            copies += 1
            note("a sentence was put on the clipboard")
        case .leave: isOver = true
        }
    }

    private mutating func show(_ page: DemoPage) {
        closeDialogs()
        controls.choose(.pages, page.rawValue - 1)
        controls.moveFocus(to: .pages)
    }

    private mutating func ask() {
        guard !isAsking, !showsCommands else { return }
        isAsking = true
        controls.beginDialog(focus: .stay)
    }

    private mutating func showCommands() {
        guard !isAsking, !showsCommands else { return }
        showsCommands = true
        controls.beginDialog(
            focus: .commands, [.commands: .finder(DemoAct.all.map(\.title), isPalette: true)])
    }

    private mutating func closeDialogs() {
        if isAsking || showsCommands { controls.endDialog() }
        (isAsking, showsCommands) = (false, false)
    }

    // MARK: The card

    /// Moves the card at once. Only its picture takes time.
    private mutating func move(to table: Int, at time: Duration) {
        self.table = table
        way = way.interrupted(by: Double(table), at: time, duration: .milliseconds(300))
    }

    private mutating func drag(_ intent: Intent<ControlPart<DemoSpot>>) {
        switch intent {
        case .lift(_, let grip): self.grip = grip
        case .drag(_, let over, let grip):
            self.grip = grip
            target = over?.spot.table
        case .drop(_, let place, _):
            if let table = place?.spot.table {
                self.table = table
                way = Motion(resting: Double(table))
            }
            (grip, target) = (nil, nil)
        default: (grip, target) = (nil, nil)
        }
    }
}

extension DemoSpot {
    fileprivate var table: Int? { if case .table(let table) = self { table } else { nil } }
}

// MARK: Contents

extension DemoModel {
    /// The number that the given row of the table shows.
    func number(at row: Int) -> Int {
        let sorting = controls.sorting(.rows) ?? TableSorting()
        let place = sorting.isAscending ? row : DemoModel.rows - 1 - row
        return sorting.column == 3 ? DemoModel.unshuffled(place) : place
    }

    /// A permutation of the numbers below a million: multiplication by a number that is coprime to
    /// a million. The inverse is multiplication by the modular inverse of that number.
    static func shuffled(_ number: Int) -> Int { number * 610_589 % rows }
    private static func unshuffled(_ number: Int) -> Int { number * 352_309 % rows }

    /// Characters with their names.
    static let characters: [String] = (0x20..<0x2C00).compactMap { value in
        Unicode.Scalar(value).flatMap { scalar in
            scalar.properties.name.map { "\(scalar.properties.isWhitespace ? " " : scalar) \($0)" }
        }
    }

    static let document = """
        # Markdown

        A text with *emphasis*, **strong emphasis**, `code` and [links](https://www.swift.org). \
        Lines wrap at the width of the view.

        ## Lists

        - an entry, whose text goes on below its beginning when it is longer than a line of the \
        window
          - an entry of an entry
        - ~~another~~

        1. first
        2. second

        > A quotation, with a line before it.

        ```
        let count = 1
        ```

        ---

        ### The end

        Arrows and the wheel scroll.
        """
}
