import BenchKit
import Reactive
import TUI

/// Lists of a million rows, from a key to the bytes: a table, a tree and a search.
struct MillionRows {
    static let names = ["million"]
    private static let count = 1_000_000

    let options: Options

    func run() {
        guard options.wants("million") else { return }
        let table = Table(
            "Lists of 1,000,000 rows at 80×24: ms to create the list, for the first frame, and for "
                + "the frame of a key (median of \(options.rounds))",
            [("list", -22), ("created", 8), ("first", 8), ("key", -9), ("a key", 8)])
        for list in List.all { measure(list, in: table) }
    }

    private func measure(_ list: List, in table: Table) {
        var (created, first): ([Double], [Double]) = ([], [])
        var keys = [[Double]](repeating: [], count: list.keys.count)
        for _ in 0..<options.rounds {
            var controls: Controls<Int>?
            created.append(
                milliseconds {
                    controls = Controls(focus: 0, [0: list.control()])
                })
            guard let controls else { continue }
            var pilot: Pilot?
            first.append(
                milliseconds {
                    pilot = Pilot(columns: 80, rows: 24) { console in
                        Driver.play(Sheet(controls: controls)) { _ in console.controls() }
                            .map { AnyView(list.picture($0.controls)) }
                    }
                })
            for (index, key) in list.keys.enumerated() {
                keys[index].append(milliseconds { pilot?.send(.key(key.press)) })
            }
        }
        for (index, key) in list.keys.enumerated() {
            let isFirst = index == 0
            table.row([
                isFirst ? list.name : "", isFirst ? fixed(created.median, 2) : "",
                isFirst ? fixed(first.median, 2) : "", key.name, fixed(keys[index].median, 2),
            ])
        }
    }

    private func milliseconds(_ body: () -> Void) -> Double {
        Double(time(body).nanoseconds) / 1_000_000
    }

    /// The controls of a list. Commands change them.
    private struct Sheet: Model {
        var controls: Controls<Int>

        mutating func apply(_ command: Controls<Int>.Command) { controls.apply(command) { _ in } }
    }

    private struct List {
        let name: String
        let keys: [(name: String, press: KeyPress)]
        let control: () -> Control
        let picture: (Controls<Int>) -> any View

        static var all: [List] {
            let titles = titles
            let nodes = (0..<1000).map { group in
                TreeNode("Group \(group)", (0..<1000).map { TreeNode("row \(group) \($0)") })
            }
            let columns = [
                TableColumn<Int>("Number", columns: 9) { "\($0)" },
                TableColumn<Int>("Square") { "\($0 * $0)" },
            ]
            let moves = [
                ("down", KeyPress(.down)), ("page down", KeyPress(.pageDown)),
                ("end", KeyPress(.end)),
            ]
            return [
                List(
                    name: "table", keys: moves, control: { .list(count: count) },
                    picture: { DataTable(columns, 0, rows: 0..<count, in: $0) }),
                List(
                    name: "entries of two lines", keys: moves,
                    control: { .list(count: count, lines: 2) },
                    picture: { controls in
                        EntryList(0, rows: 0..<count, in: controls) { row in
                            Text("\(row)")
                            Text("\(row * row)", .dim)
                        }
                    }),
                List(
                    name: "tree", keys: [("open", KeyPress(.right))] + moves,
                    control: { .tree(nodes) }, picture: { Tree(0, in: $0) }),
                List(
                    name: "tree, one row open",
                    keys: [
                        ("open", KeyPress(.right)), ("down", KeyPress(.down)),
                        ("up", KeyPress(.up)), ("close", KeyPress(.left)),
                    ],
                    control: { .tree([TreeNode("All", titles.map { TreeNode($0) })]) },
                    picture: { Tree(0, in: $0) }),
                List(
                    name: "search",
                    keys: "queen".unicodeScalars.map { ("\($0)", KeyPress(typed: $0)) }
                        + [("down", KeyPress(.down)), ("backspace", KeyPress(.backspace))],
                    control: { .finder(titles) }, picture: { FuzzyList(0, in: $0) }),
            ]
        }

        /// Titles of three words and a number.
        private static var titles: [String] {
            let words = ["queen", "of", "hearts", "moves", "to", "pile", "seven", "equal", "green"]
            return (0..<count).map { number in
                let (one, two) = (words[number % 9], words[number / 9 % 9])
                return "\(one) \(two) \(words[number / 81 % 9]) \(number)"
            }
        }
    }
}
