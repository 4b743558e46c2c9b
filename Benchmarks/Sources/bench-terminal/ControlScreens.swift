import BenchKit
import Reactive
import TUI

/// Screens with controls, from an event to the bytes: a table, a form and a tree.
struct ControlScreens {
    static let names = ["controls"]
    private static let events = 200

    let options: Options

    /// Measures the screens. Returns whether none of them sends more bytes than its limit.
    func run() -> Bool {
        guard options.wants("controls") else { return true }
        let table = Table(
            "Screens of controls: µs and bytes for the first frame, and for each of "
                + "\(Self.events) keys (median of \(options.rounds))",
            [
                ("screen", -6), ("size", -6), ("key", -9), ("first", 7), ("bytes", 6),
                ("limit", 5), ("a key", 7), ("bytes", 6), ("limit", 5), ("", -8),
            ])
        let results = Screen.all.flatMap { screen in
            screen.sizes.map { measure(screen, $0, in: table) }
        }
        return !results.contains(false)
    }

    private func measure(_ screen: Screen, _ size: Screen.Measure, in table: Table) -> Bool {
        var (first, each): ([Double], [Double]) = ([], [])
        var bytes: [Int] = []
        for _ in 0..<options.rounds {
            var pilot: Pilot?
            first.append(
                Double(
                    time { pilot = Pilot(columns: size.columns, rows: size.rows, screen.program) }
                        .nanoseconds))
            guard let pilot else { continue }
            let span = time {
                for event in 0..<Self.events {
                    pilot.send(.key(screen.keys[event % screen.keys.count]))
                }
            }
            each.append(Double(span.nanoseconds) / Double(Self.events))
            bytes = pilot.frames.map(\.count)
        }
        let firstBytes = bytes.first ?? 0
        let keyBytes = Double(bytes.dropFirst().reduce(0, +)) / Double(Self.events)
        let isShort = firstBytes <= size.firstLimit && keyBytes <= Double(size.keyLimit)
        table.row([
            screen.name, "\(size.columns)×\(size.rows)", screen.keyName,
            fixed(first.median / 1000, 1), "\(firstBytes)", "\(size.firstLimit)",
            fixed(each.median / 1000, 1), fixed(keyBytes, 1), "\(size.keyLimit)",
            isShort ? "ok" : "TOO LONG",
        ])
        return isShort
    }
}

private enum Spot: Hashable {
    case table, tree, send
    case field(Int)
}

/// The controls of a screen. Commands change them.
private struct Sheet: Model {
    var controls: Controls<Spot>

    mutating func apply(_ command: Controls<Spot>.Command) { controls.apply(command) { _ in } }
}

private struct Screen {
    /// A size of the window, with the maximum numbers of bytes for the first frame and for a key.
    typealias Measure = (columns: Int, rows: Int, firstLimit: Int, keyLimit: Int)

    let name: String
    let keyName: String
    let keys: [KeyPress]
    let sizes: [Measure]
    let program: (Console) -> Driver<AnyView>

    init(
        _ name: String, _ keyName: String, _ keys: [KeyPress], sizes: [Measure],
        _ controls: Controls<Spot>, _ picture: @escaping (Controls<Spot>) -> some View
    ) {
        (self.name, self.keyName, self.keys, self.sizes) = (name, keyName, keys, sizes)
        program = { console in
            Driver.play(Sheet(controls: controls)) { _ in console.controls() }
                .map { AnyView(picture($0.controls)) }
        }
    }

    static var all: [Screen] {
        [
            Screen(
                "table", "down", [KeyPress(.down)],
                sizes: [(80, 24, 1_350, 185), (200, 60, 3_400, 171)],
                Controls(focus: .table, [.table: .list(count: 1_000_000)])
            ) { controls in
                DataTable(
                    [
                        TableColumn("Number", columns: 9) { "\($0)" },
                        TableColumn("Square") { "\($0 * $0)" },
                        TableColumn("In twos") { String($0, radix: 2) },
                    ], .table, rows: 0..<1_000_000, in: controls)
            },
            Screen(
                "form", "a letter", [KeyPress(typed: "a"), KeyPress(.backspace)],
                sizes: [(80, 24, 465, 101), (200, 60, 615, 101)],
                Controls(
                    focus: .field(0),
                    Dictionary(
                        uniqueKeysWithValues: (0..<8).map {
                            (Spot.field($0), Control.text(rules: [.notEmpty("Say a word.")]))
                        }))
            ) { controls in
                Column {
                    for field in 0..<8 { FormRow("Field \(field)", .field(field), in: controls) }
                    Button("Send", .send, in: controls)
                }
            },
            Screen(
                "tree", "down", [KeyPress(.down)],
                sizes: [(80, 24, 1_550, 154), (200, 60, 3_870, 157)],
                Controls(
                    focus: .tree,
                    [
                        .tree: .tree(
                            (0..<1000).map { row in
                                TreeNode("Row \(row)", (0..<10).map { TreeNode("below \($0)") })
                            })
                    ])
            ) { Tree(.tree, in: $0) },
        ]
    }
}
