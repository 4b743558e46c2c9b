import Games
import TUI

/// The memory game as a picture: the badge, the cards, the clock and its bar, from top to bottom.
struct MemoryPicture: CompositeView {
    let scene: MemoryScene
    let words: Words

    var content: some View {
        Layers {
            Column {
                top
                table.stretching(columns: 1, rows: 1)
                clock
                KeyHelp([
                    "←↑↓→": words.keys.move, "Space": words.keys.turn, "s": words.keys.shuffle,
                    "r": words.keys.reset, "p": words.keys.pause, "b": words.keys.back,
                    "?": words.keys.help, "q": words.keys.quit,
                ])
            }
            .padding(columns: 1)
            dialog
        }
    }

    private var top: some View {
        Row(spacing: 2) {
            Text(words.menu.memory, .title)
            if let turn = scene.turn, (scene.score?.scores.count ?? 1) > 1 {
                Text(
                    words.memory.turn(
                        turn.isComputers
                            ? words.memory.computer
                            : words.memory.player(turn.player + 1)), .accent)
            }
            Spacer()
            if let score = scene.score {
                Text(words.memory.moves(score.moves), .dim)
            }
            if let round = scene.round { Text("\(round.number)/\(round.count)", .accent) }
        }
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
            Text(words.memory.time(scene.time.minutes, scene.time.seconds))
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
                [Button(words.dialogs.newGame, .button(.again)), leave])
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
        if let stars = score.stars { parts.append(words.memory.stars(stars, 3)) }
        if score.scores.count > 1 {
            let winner = score.winner.map { winner in
                score.options.players[winner] == .person
                    ? words.memory.player(winner + 1) : words.memory.computer
            }
            parts.append(winner.map { words.memory.winner($0) } ?? words.memory.draw)
        }
        return parts.joined(separator: "\n")
    }
}
