import Games
import TUI

/// The memory game as a picture: the badge, the cards, the clock and its bar, from top to bottom.
struct MemoryPicture: CompositeView {
    let scene: MemoryScene
    let words: Words
    let showsClock: Bool

    var content: some View {
        Layers {
            Column {
                Column {
                    top
                    table.stretching(columns: 1, rows: 1)
                    clock
                }
                .padding(columns: 1).stretching(columns: 1, rows: 1)
                keys
            }
            dialog
        }
    }

    private var top: some View {
        Row(spacing: 2) {
            Text(words.menu.memory, .title)
            if let turn = scene.turn, let score = scene.score, score.scores.count > 1 {
                Text(words.memory.turn(name(of: turn.player, in: score)), .accent)
                Text(score.scores.map { "\($0.allPairs)" }.joined(separator: " : "))
            }
            Spacer()
            if scene.isTimeout { Text(words.memory.timeout, .warning) }
            if let score = scene.score, !scene.isTimeout {
                Text(words.memory.moves(score.moves), .dim)
            }
            if let round = scene.round { Text("\(round.number)/\(round.count)", .accent) }
        }
    }

    private var keys: some View {
        KeyBar([
            .init("←↑↓→", words.keys.move), .init("Space", words.keys.turn),
            .init("s", words.keys.shuffle, MemorySpot.act(.shuffle)),
            .init("r", words.keys.reset, MemorySpot.act(.reset)),
            .init("p", words.keys.pause, MemorySpot.act(.toggle)), words.backEntry,
            words.helpEntry, words.quitEntry,
        ])
    }

    private var table: some View {
        Reader { size in
            if MemoryTable.fits(scene.cards.count, in: size) {
                MemoryTable(
                    cards: scene.cards, focus: scene.focus, isOpen: scene.phase == .playing)
            } else {
                Text("\(words.window.tooSmall), \(words.window.fewerPairs)", .warning).wrapped()
                    .aligned(.center, .center)
            }
        }
    }

    private var clock: some View {
        Row(spacing: 1) {
            if showsClock {
                Text(words.memory.time(scene.time.minutes, scene.time.seconds))
            }
            if let progress = scene.progress { ProgressBar(progress) } else { Spacer() }
        }
    }

    private var dialog: AnyView {
        let leave = Button(words.dialogs.leave, MemorySpot.button(.leave))
        switch scene.phase {
        case .playing: return AnyView(EmptyView())
        case .ready:
            return ask(
                words.menu.memory, words.menu.memorySummary,
                [Button(words.memory.start, .button(.start)), leave])
        case .paused:
            return ask(
                words.memory.paused, words.memory.pausedText,
                [Button(words.memory.resume, .button(.goOn)), leave])
        case .finished:
            return ask(
                words.memory.finished, verdict,
                [
                    Button(words.dialogs.newGame, .button(.again)),
                    Button("c \(words.keys.copy)", .button(.copy)), leave,
                ])
        }
    }

    private func ask(_ title: String, _ text: String, _ buttons: [Button<MemorySpot>]) -> AnyView {
        AnyView(Dialog(title, text, buttons: buttons, focused: scene.focus))
    }

    /// How it went, in as many sentences as there is something to say.
    private var verdict: String {
        guard let score = scene.score else { return words.memory.finishedText }
        let tenths = Int((score.par * 10).rounded())
        let par = words.memory.par("\(tenths / 10).\(tenths % 10)")
        var parts = [words.memory.finishedText, "\(words.memory.moves(score.moves)), \(par)"]
        if score.avoidableFlips > 0 {
            parts.append(words.memory.avoidable(score.avoidableFlips, 2 * score.moves))
        }
        if let stars = score.stars { parts.append(words.memory.stars(stars, 3)) }
        if score.scores.count > 1 {
            let winner = score.winner.map { name(of: $0, in: score) }
            parts.append(winner.map { words.memory.winner($0) } ?? words.memory.draw)
        }
        // Where the terminal has no clipboard, it can be selected here.
        if let line = scene.copied { parts.append("\n\(line)") }
        return parts.joined(separator: "\n")
    }

    private func name(of player: Int, in score: MemoryResult) -> String {
        score.options.players[player] == .person
            ? words.memory.player(player + 1) : words.memory.computer
    }
}
