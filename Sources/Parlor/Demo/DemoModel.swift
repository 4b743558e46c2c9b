import Games
import Reactive
import TUI

/// Everything that the demonstration shows, and what each event makes of it.
struct DemoModel: Model {
    enum Command {
        case event(TerminalEvent)
        case gesture(Gesture)
        case surroundings(Surroundings)
        case intent(Intent<DemoSpot>, at: Duration)
        /// An arrow leads there.
        case step(DemoSpot)
        case point(PointerPress<DemoSpot>)
        case areaSize(AreaSize<DemoSpot>)
        case saved(Bool)
        case key(KeyPress, at: Duration)
        case primes(Int)
        case copied
    }

    static let tables = 3
    static let foods = ["Apple", "Bread", "Cheese", "Dates", "Eggs", "Figs", "Grapes", "Honey"]

    private(set) var surroundings: Surroundings
    private(set) var log: [String] = []
    private(set) var tab = DemoTab.events
    private(set) var focus: DemoSpot? = .tab(.events)
    private(set) var hovered: DemoSpot?
    private(set) var food = ListCursor(count: DemoModel.foods.count, rows: 5)
    private(set) var seasons = Selection<DemoSpot>(
        ["Spring", "Summer", "Autumn", "Winter"].map { MenuItem(.season($0), $0) },
        chosen: .season("Spring"))
    private(set) var theme: Theme?
    private(set) var form = DemoForm()
    private(set) var isSaved = false

    /// Whether the last key was for what has the focus.
    private var isTaken = false
    private(set) var asks = false
    private(set) var isOver = false

    /// The table that the card lies on, and the way it has taken there, in tables.
    private(set) var table = 0
    private(set) var way = Motion<Double>(resting: 0)

    /// The grip on the card while it is dragged, and the table it would fall on.
    private(set) var grip: Grip?
    private(set) var target: Int?

    init(_ surroundings: Surroundings) { self.surroundings = surroundings }

    mutating func apply(_ command: Command) {
        switch command {
        case .event(let event):
            note(event.words)
            if case .paste(let text) = event, let field { form.apply(.paste(text, field)) }
        case .gesture(let gesture): gesture.words.map { note($0) }
        case .surroundings(let new):
            surroundings = new
            form.apply(.resize(new.size))
        case .key(let key, let time): press(key, at: time)
        case .intent(let intent, let time): follow(intent, at: time)
        case .step(let spot): if !isTaken { follow(.focus(spot), at: .zero) }
        case .point(let press):
            if case .field(let field) = press.spot { form.apply(.point(field, press)) }
        case .areaSize(let area):
            if case .field(let field) = area.spot { form.apply(.room(field, area.size)) }
        case .saved(let isSaved): self.isSaved = isSaved
        case .primes(let count): note("\(count) primes were counted elsewhere")
        case .copied: note("a sentence was put on the clipboard")
        }
    }

    /// The field that has the keys.
    var field: DemoField? {
        if case .field(let field)? = focus { field } else { nil }
    }

    private mutating func note(_ line: String) {
        log.append(line)
        if log.count > 200 { log.removeFirst(100) }
    }

    /// The pages, of which one is shown.
    var tabs: Tabs<DemoSpot> {
        Tabs(
            DemoTab.allCases.map { (DemoSpot.tab($0), "\($0.rawValue) \($0.title)") },
            selected: .tab(tab), isFocused: focus == .tab(tab))
    }

    private mutating func press(_ key: KeyPress, at time: Duration) {
        isTaken = false
        if case .tab? = focus, !asks, let next = tabs.value(for: key) {
            isTaken = true
            return follow(.focus(next), at: time)
        }
        if case .food? = focus, !asks, let command = ListCursor.Command(key), command != .mark {
            isTaken = true
            food.apply(command)
            focus = .food(DemoModel.foods[food.selected])
            return
        }
        if let field, !asks, key.key != .escape {
            isTaken = form.take(key, in: field)
            switch field {
            case .row: focus = .field(.row(.row(form.list.selected)))
            case .chapter: focus = .field(.chapter(form.chapter))
            default: break
            }
            return
        }
        guard key.modifiers.isEmpty, let character = key.key.character else {
            if key.key == .escape {
                asks = false
                seasons.apply(.close)
                if field != nil { focus = .tab(tab) }
            }
            return
        }
        switch character {
        case "q": isOver = true
        case "d": ask()
        case "t": chooseNextTheme()
        // To be looked at: what a crash leaves on the screen, and where it says why.
        case "!": fatalError("Crashed on request: this stands on the normal screen.")
        case "m": move(to: (table + 1) % DemoModel.tables, at: time)
        default:
            if let tab = Int(String(character)).flatMap(DemoTab.init) { show(tab) }
        }
    }

    private mutating func show(_ tab: DemoTab) {
        self.tab = tab
        focus = .tab(tab)
        asks = false
    }

    private mutating func ask() {
        asks = true
        focus = .answer("Stay")
    }

    private mutating func chooseNextTheme() {
        let index = Theme.all.firstIndex { $0.name == theme?.name } ?? -1
        theme = index + 1 < Theme.all.count ? Theme.all[index + 1] : nil
    }

    /// The card is there at once; only its picture travels.
    private mutating func move(to table: Int, at time: Duration) {
        self.table = table
        way = way.interrupted(by: Double(table), at: time, duration: .milliseconds(300))
    }

    // MARK: What is wanted of the areas

    private mutating func follow(_ intent: Intent<DemoSpot>, at time: Duration) {
        switch intent {
        case .press(let spot, let count, _, let modifiers):
            press(spot, count, modifiers, at: time)
        case .focus(.tab(let tab)): show(tab)
        case .focus(let spot):
            focus = spot
            seasons.command(for: intent).map { seasons.apply($0) }
            if let field { form.apply(.focus(field)) }
        case .hover(let spot):
            hovered = spot
            seasons.command(for: intent).map { seasons.apply($0) }
        case .wheel(.food, let direction): food.apply(.move(direction == .up ? -1 : 1))
        case .wheel(.field(let field), let direction): form.apply(.wheel(field, direction))
        case .wheel: break
        case .lift(_, let grip): self.grip = grip
        case .drag(_, let over, let grip):
            self.grip = grip
            target = over.flatMap(\.table)
        case .drop(_, let place, _):
            if let table = place.flatMap(\.table) {
                self.table = table
                way = Motion(resting: Double(table))
            }
            letGo()
        case .cancel: letGo()
        }
    }

    private mutating func letGo() { (grip, target) = (nil, nil) }

    private mutating func press(
        _ spot: DemoSpot, _ count: Int, _ modifiers: Modifiers, at time: Duration
    ) {
        switch spot {
        case .tab(let tab): show(tab)
        case .food(let name):
            if let row = DemoModel.foods.firstIndex(of: name) { food.apply(.select(row)) }
        case .theme(let name): theme = Theme.all.first { $0.name == name }
        case .table(let table): move(to: table, at: time)
        case .card: if count == 2 { move(to: (table + 1) % DemoModel.tables, at: time) }
        case .button: ask()
        case .seasons:
            seasons.apply(seasons.isOpen ? .close : .open)
            focus = .seasons
        case .season:
            seasons.apply(.pick(spot))
            focus = .seasons
        case .link:
            note("the link was pressed")
            focus = .link
        case .field(let field):
            form.apply(.press(field, modifiers))
            focus = spot
        case .answer(let answer):
            isOver = answer == "Leave"
            asks = false
            focus = .tab(tab)
        }
    }
}

extension DemoSpot {
    fileprivate var table: Int? { if case .table(let table) = self { table } else { nil } }
}
