import Reactive
import TUI

enum SearchSpot: Hashable {
    case field
    case part(TablePart)
}

/// The typed text, the position in the list, and the books that were found.
struct SearchState {
    enum Command {
        case edit(TextEditor.Command)
        case list(ListCursor.Command)
        case sort(Int)
        case found([Int]?)
        case resize(Int)
    }

    static let count = 1_000_000

    var editor = TextEditor()
    var list = ListCursor(count: SearchState.count)
    var sorting = TableSorting()

    /// The numbers of the books that were found; nil for all books.
    var found: [Int]?

    var query: SearchQuery { SearchQuery(text: editor.text, column: sorting.column) }

    mutating func apply(_ command: Command) {
        switch command {
        case .edit(let edit): editor.apply(edit)
        case .list(let command): list.apply(command)
        case .sort(let column): sorting.press(column)
        case .found(let numbers):
            found = numbers
            list = ListCursor(count: numbers?.count ?? SearchState.count, rows: list.rows)
        case .resize(let rows): list.rows = rows
        }
    }

    func book(at row: Int) -> Book {
        let row = sorting.isAscending ? row : list.count - 1 - row
        return Book(found.map { $0[row] } ?? row)
    }
}

/// Searches a long list shortly after the last typed letter. A new search cancels the previous one.
func searchScreen(
    _ console: Console, find: @escaping (SearchQuery) -> Observable<[Int]>
) -> Driver<SearchPicture> {
    let intents = console.intents(of: SearchSpot.self, keys: [])
    return Driver.fold(SearchState()) { state, command in
        state.apply(command)
    } commands: { state in
        let found = state.map(\.query).distinctUntilChanged().asObservable().skip(1)
            .debounce(.milliseconds(200), scheduler: console.scheduler)
            .flatMapLatest { query in
                query == SearchQuery() ? .just(nil) : find(query).map { Optional($0) }
            }
        return .merge(
            console.edits().map { .edit($0) },
            console.presses(on: SearchSpot.self).filter { $0.spot == .field }
                .compactMap { TextEditor.Command($0).map { .edit($0) } },
            console.keys.compactMap(listCommand).map { .list($0) },
            intents.compactMap(\.command),
            console.surroundings.map { .resize($0.size.rows - 5) }.asObservable(),
            found.map { .found($0) })
    }
    .map(SearchPicture.init).asObservable()
    .take(until: console.keys.filter { $0.key == .escape }).asDriver(onErrorDriveWith: .empty())
}

/// Returns the list command of a key, or nil if the key belongs to the text field.
private func listCommand(of key: KeyPress) -> ListCursor.Command? {
    switch key.key {
    case .pageUp where key.modifiers == .control: .first
    case .pageDown where key.modifiers == .control: .last
    case .up, .down, .pageUp, .pageDown: ListCursor.Command(key)
    case .enter: .mark
    default: nil
    }
}

extension Intent<SearchSpot> {
    fileprivate var command: SearchState.Command? {
        switch self {
        case .press(.part(.header(let column)), _, _, _): .sort(column)
        case .press(.part(.row(let row)), _, _, let keys):
            .list(.init(press: row, modifiers: keys))
        case .wheel(_, .up): .list(.scroll(-3))
        case .wheel(_, .down): .list(.scroll(3))
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
                    TableColumn("Pages", columns: 7, alignment: .right) { "\($0.pages)" },
                ], rows: (0..<state.list.count).lazy.map(state.book), cursor: state.list,
                sorting: state.sorting, tag: { SearchSpot.part($0) })
            Text("\(state.list.selected + 1) of \(state.list.count)", .dim)
            KeyHelp(["↑↓": "move", "enter": "mark", "esc": "leave"])
        }
    }
}
