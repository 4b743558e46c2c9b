import Reactive
import TUI

/// A row of a long list, made up when it is asked for.
struct Book: Equatable {
    let number: Int
    let title: String
    let pages: Int

    init(_ number: Int) {
        let first = ["Blue", "Silent", "Wide", "Last", "Golden", "푸른", "静か", "Broken"]
        let second = ["River", "Garden", "Winter", "Letter", "Harbour", "바다", "山"]
        self.number = number
        title = "\(first[number % 8]) \(second[number / 8 % 7]) \(number)"
        pages = 80 + number &* 2_654_435_761 % 700
    }
}

enum SearchSpot: Hashable {
    case field
    case part(TablePart)
}

/// What is typed, where the list stands, and which books were found.
struct SearchState {
    enum Command {
        case edit(TextEditor.Command)
        case list(ListCursor.Command)
        case found([Int]?)
        case resize(Int)
        case sort
    }

    static let count = 1_000_000

    var editor = TextEditor()
    var list = ListCursor(count: SearchState.count)

    /// The numbers that were found; nil for all.
    var found: [Int]?
    var isAscending = true

    mutating func apply(_ command: Command) {
        switch command {
        case .edit(let edit): editor.apply(edit)
        case .list(let command): list.apply(command)
        case .found(let numbers):
            found = numbers
            list = ListCursor(count: numbers?.count ?? SearchState.count, rows: list.rows)
        case .resize(let rows): list.rows = rows
        case .sort: isAscending.toggle()
        }
    }

    func book(at row: Int) -> Book {
        let row = isAscending ? row : list.count - 1 - row
        return Book(found.map { $0[row] } ?? row)
    }
}

/// Searches a long list while one types, a moment after the last letter.
func searchScreen(
    _ console: Console, find: @escaping (String) -> Observable<[Int]>
) -> Driver<SearchPicture> {
    let intents = console.intents(of: SearchSpot.self, keys: [])
    return Driver.fold(SearchState()) { state, command in
        state.apply(command)
    } commands: { state in
        let found = state.map(\.editor.text).distinctUntilChanged().asObservable().skip(1)
            .debounce(.milliseconds(200), scheduler: console.scheduler)
            .flatMapLatest { text in
                text.isEmpty ? .just(nil) : find(text).map { Optional($0) }
            }
        return .merge(
            console.edits().filter { $0 != .insert(" ") }.map { .edit($0) },
            console.keys.compactMap { ListCursor.Command($0) }.map { .list($0) },
            intents.compactMap(\.listCommand).map { .list($0) },
            intents.filter { $0.pressed == .part(.header(0)) }.map { _ in .sort },
            console.surroundings.map { .resize($0.size.rows - 5) }.asObservable(),
            found.map { .found($0) })
    }
    .map(SearchPicture.init).asObservable()
    .take(until: console.keys.filter { $0.key == .escape }).asDriver(onErrorDriveWith: .empty())
}

extension Intent<SearchSpot> {
    fileprivate var listCommand: ListCursor.Command? {
        switch self {
        case .press(.part(.row(let row)), _, _): .select(row)
        case .wheel(_, .up): .scroll(-3)
        case .wheel(_, .down): .scroll(3)
        default: nil
        }
    }
}

struct SearchPicture: CompositeView {
    let state: SearchState

    var content: some View {
        Column {
            Row {
                Text("Search  ", .title)
                TextField(state.editor, SearchSpot.field, placeholder: "a title", isFocused: true)
            }
            .frame(rows: 1)
            Text("")
            DataTable(
                [
                    TableColumn("No.", columns: 9, alignment: .right, role: .dim) {
                        "\($0.number)"
                    },
                    TableColumn("Title") { $0.title },
                    TableColumn("Pages", columns: 6, alignment: .right) { "\($0.pages)" },
                ], cursor: state.list, sorting: (0, state.isAscending), isFocused: false,
                tag: { SearchSpot.part($0) }, row: state.book)
            Text("\(state.list.selected + 1) of \(state.list.count)", .dim)
            KeyHelp(["↑↓": "move", "space": "mark", "esc": "leave"])
        }
    }
}
