import BenchKit
import Reactive
import TUI

/// Screens with controls, from an event to the bytes: a table, a form and a tree.
struct ControlScreens {
    static let names = ["controls"]
    private static let events = 200

    let options: Options

    func run() {
        guard options.wants("controls") else { return }
        let table = Table(
            "Screens of controls: µs and bytes for the first frame, and for each of "
                + "\(Self.events) keys (median of \(options.rounds))",
            [
                ("screen", -6), ("size", -6), ("key", -9), ("first", 7), ("bytes", 6),
                ("a key", 7), ("bytes", 6),
            ])
        for screen in Screen.all {
            for size in [(80, 24), (200, 60)] { measure(screen, size, in: table) }
        }
    }

    private func measure(_ screen: Screen, _ size: (columns: Int, rows: Int), in table: Table) {
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
        let later = bytes.dropFirst().reduce(0, +)
        table.row([
            screen.name, "\(size.columns)×\(size.rows)", screen.keyName,
            fixed(first.median / 1000, 1), "\(bytes.first ?? 0)", fixed(each.median / 1000, 1),
            fixed(Double(later) / Double(Self.events), 1),
        ])
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
    let name: String
    let keyName: String
    let keys: [KeyPress]
    let program: (Console) -> Driver<AnyView>

    init(
        _ name: String, _ keyName: String, _ keys: [KeyPress], _ controls: Controls<Spot>,
        _ picture: @escaping (Controls<Spot>) -> some View
    ) {
        (self.name, self.keyName, self.keys) = (name, keyName, keys)
        program = { console in
            Driver.play(Sheet(controls: controls)) { _ in console.controls() }
                .map { AnyView(picture($0.controls)) }
        }
    }

    static var all: [Screen] {
        [
            Screen(
                "table", "down", [KeyPress(.down)],
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
