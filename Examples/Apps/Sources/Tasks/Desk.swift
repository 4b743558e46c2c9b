import Reactive
import TUI

enum DeskSpot: Hashable {
    case pages, filter, table, new, count, theme, log
    case title, days, priority, add, discard
}

/// The state of the screen: the tasks, the controls, and a log of what the user has done.
struct Desk: Model, Equatable {
    enum Command: Equatable {
        case control(Controls<DeskSpot>.Command)
        /// The share of the count that is done; nil at its end.
        case counted(Double?)
    }

    static let pages = ["Tasks", "Log"]
    static let themes: [Theme] = [.dark, .light, .highContrast]

    private(set) var chores: Chores {
        didSet {
            controls.setRows(.table, from: oldValue.rows.map(\.id), to: chores.rows.map(\.id))
        }
    }
    private(set) var controls: Controls<DeskSpot>
    private(set) var log = ["Welcome."]
    private(set) var counted: Double?
    private(set) var isAdding = false
    private(set) var isOver = false

    init(_ chores: Chores) {
        self.chores = chores
        controls = Controls(
            focus: .filter,
            [
                .pages: .tabs(Desk.pages), .filter: .text(),
                .table: .list(count: chores.rows.count, sorting: TableSorting()),
                .theme: .choice(Desk.themes.map(\.name), chosen: 0),
                .log: .scroll(followsEnd: true),
            ])
    }

    var page: String { controls.chosen(.pages, of: Desk.pages) ?? "" }
    var theme: Theme { controls.chosen(.theme, of: Desk.themes) ?? .dark }
    var isCounting: Bool { counted != nil }

    mutating func apply(_ command: Command) {
        switch command {
        case .control(let command): for news in controls.news(of: command) { take(news) }
        case .counted(let part):
            counted = part
            if part == nil { log.append("The count has ended.") }
        }
    }

    private mutating func take(_ news: Controls<DeskSpot>.News) {
        switch news {
        case .changed(.filter): chores.filter = controls.text(.filter).lowercased()
        case .sorted:
            guard let sorting = controls.sorting(.table) else { return }
            (chores.column, chores.isAscending) = (sorting.column, sorting.isAscending)
        case .pressed(.table), .pressed(.filter): chosen.map { chores.toggle($0.id) }
        case .pressed(.new): open()
        case .pressed(.count): counted = counted ?? 0
        case .pressed(.add), .pressed(.title), .pressed(.days): add()
        case .pressed(.discard): close()
        case .key(let key): take(key)
        default: break
        }
    }

    private mutating func take(_ key: KeyPress) {
        switch key.key {
        case .escape where isAdding: close()
        case .escape: isOver = true
        case .delete where controls.focus == .table:
            guard let chosen else { return }
            chores.remove(chosen.id)
            log.append("Removed \(chosen.title).")
        default: break
        }
    }

    private var chosen: Chore? { controls.chosen(.table, of: chores.rows) }

    // MARK: The form

    private mutating func open() {
        isAdding = true
        let priorities = Priority.allCases.map(\.rawValue)
        controls.beginDialog(
            focus: .title,
            [
                .title: .text(rules: [.notEmpty("A task has a title.")]),
                .days: .text("1", rules: [.number(in: 1...365, "A number from 1 to 365.")]),
                .priority: .choice(priorities, chosen: 1),
            ])
    }

    private mutating func close() {
        isAdding = false
        controls.endDialog()
    }

    private mutating func add() {
        guard controls.check(.title, .days), let days = Int(controls.text(.days)),
            let priority = controls.chosen(.priority, of: Priority.allCases)
        else { return }
        let title = controls.text(.title)
        close()
        chores.add(title, days: days, priority)
        log.append("Added \(title).")
    }
}

/// Manages tasks until the user presses Esc.
func deskScreen(_ console: Console, _ chores: Chores) -> Driver<DeskPicture> {
    Driver.play(Desk(chores)) { desk in
        let ticks = Observable<Int>.interval(.milliseconds(100), scheduler: console.scheduler)
            .map { Double($0 + 1) / 20 }.take(20).map { Optional($0) }
        let counts = desk.map(\.isCounting).distinctUntilChanged().asObservable()
            .flatMapLatest { isCounting in
                isCounting ? Observable.concat([ticks, .just(nil)]) : .never()
            }
        return .merge(console.controls().map { .control($0) }, counts.map { .counted($0) })
    }
    .asObservable().take(while: { !$0.isOver }).distinctUntilChanged().map(DeskPicture.init)
    .asDriver(onErrorDriveWith: .empty())
}
