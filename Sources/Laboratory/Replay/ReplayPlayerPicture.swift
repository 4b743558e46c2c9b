import Parlor
import Reactive
import TUI

/// A recorded frame, with the position in the recording and the keys below it.
struct ReplayPlayerPicture: CompositeView {
    let frame: Snapshot
    let model: ReplayPlayerModel
    /// A notice about the recording.
    let notice: String?
    let words: Words

    var content: some View {
        Layers {
            page
            if model.showsKeys {
                KeyPanel(
                    keys: KeyTable.player.help(in: words) + KeyTable.leavingPlayer.help(in: words),
                    words: words)
            }
        }
    }

    private var page: some View {
        Reader { window in
            let size = frame.size(in: Size(columns: .max, rows: .max))
            if size.columns <= window.columns, size.rows <= window.rows {
                column(of: frame.aligned(.center, .top))
            } else {
                column(
                    of: part(of: size),
                    saying: [false, true].map { isShort in
                        words.replay.isLarger(size, than: window, isShort: isShort)
                    })
            }
        }
    }

    /// The visible part of a picture that is larger than the window.
    private func part(of size: Size) -> some View {
        Reader { room in
            // The bars of the scroll view take two columns and a row.
            let offset = Point(
                column: (size.columns - room.columns + 2) * model.panColumns / 4,
                row: (size.rows - room.rows + 1) * model.panRows / 4)
            ScrollView(offset: offset) { frame.frame(columns: size.columns, rows: size.rows) }
        }
    }

    /// The picture, with the lines below it. The first of `sentences` that fits is shown.
    private func column(of picture: some View, saying sentences: [String] = []) -> some View {
        Column {
            picture.stretching(columns: 1, rows: 1)
            if !sentences.isEmpty {
                FirstThatFits { for text in sentences { Text(text, .dim) } }
                    .frame(rows: 1).padding(columns: 1)
            }
            if let notice { Text(notice, .warning).frame(rows: 1).padding(columns: 1) }
            FirstThatFits {
                line(keys.map { "\($0.key) \($0.name)" })
                line([keys.map(\.key).joined(separator: " ")])
                // The help lists the keys that do not fit in a narrow window.
                line([])
            }
            .padding(columns: 1)
        }
    }

    private var keys: [(key: String, name: String)] {
        KeyTable.player.bar(in: words).map { ($0.key, $0.name) }
    }

    private func line(_ keys: [String]) -> some View {
        Row(spacing: 1) {
            Text(state, .title).onPress(ReplayPlayerModel.Command.toggle)
            Text(time)
            ProgressBar(part).stretching(columns: 1)
            Text(speed, .accent)
            for key in keys { Text(key, .key) }
            for entry in KeyTable.leavingPlayer.bar(in: words) {
                Text("\(entry.key) \(entry.name)", .dim)
                    .onPress(entry.key == "?" ? Command.help : .leave)
            }
        }
    }

    private typealias Command = ReplayPlayerModel.Command

    private var state: String { model.isPlaying ? words.replay.playing : words.replay.paused }
    private var time: String { "\(clock(model.position)) / \(clock(model.length))" }

    private func clock(_ milliseconds: Int) -> String {
        ClockReading(seconds: milliseconds / 1000).text
    }

    private var part: Double {
        model.length == 0 ? 1 : Double(model.position) / Double(model.length)
    }

    private var speed: String {
        model.quarters < 4 ? "×\(model.quarters)/4" : "×\(model.quarters / 4)"
    }
}
