import Games
import TUI

/// The memory game as a picture: the badge, the cards, the clock and its bar, from top to bottom.
struct MemoryPicture: CompositeView {
    let scene: MemoryScene
    let showsClock: Bool

    private var words: Words { scene.words }
    private var seen: MemorySeen<String> { scene.seen }

    var content: some View {
        Layers {
            if let lesson = scene.lesson {
                MemoryLesson(number: lesson, seen: seen, words: words, focus: scene.focus)
            } else {
                Column {
                    top.padding(columns: 1)
                    table.stretching(columns: 1, rows: 1)
                    clock.padding(columns: 1)
                    KeyBar(.memory, in: words, isOver: seen.phase == .finished)
                }
                dialog
            }
        }
    }

    /// Messages come before the title, and get shorter before they are cut.
    private var top: some View {
        FirstThatFits {
            top(hasTitle: true, message[0])
            for message in message { top(hasTitle: false, message) }
        }
    }

    private func top(hasTitle: Bool, _ message: String) -> some View {
        Row(spacing: 2) {
            if hasTitle { Text(words.memory.about.title, .title) }
            if seen.score.scores.count > 1 {
                Text(words.memory.turn(name(of: seen.turn)), .accent)
                Text(seen.score.scores.map { "\($0.allPairs)" }.joined(separator: " : "))
            }
            Spacer()
            Text(message, scene.refusal != nil || scene.isTimeout ? .warning : .dim)
            Text("\(seen.round)/\(seen.rounds)", .accent)
        }
    }

    private var message: [String] {
        if let refusal = scene.refusal { return [refusal.reason] }
        return scene.isTimeout ? words.memory.timeout : [words.games.moves(seen.score.moves)]
    }

    private var table: some View {
        Reader { size in
            if MemoryArrangement(of: scene.cards.count, in: size) != nil {
                MemoryTable(
                    cards: scene.cards, focus: scene.focus, isOpen: seen.phase == .playing,
                    refusal: scene.refusal)
            } else {
                Text("\(words.window.tooSmall), \(words.memory.fewerPairs)", .warning).wrapped()
                    .aligned(.center, .center)
            }
        }
    }

    private var clock: some View {
        TimeIndicator(
            seen.clock,
            label: showsClock
                ? words.games.time(seen.clock.time.minutes, seen.clock.time.seconds) : nil)
    }

    private var dialog: AnyView {
        let leave = Button(words.dialogs.leave, MemorySpot.button(.common(.back)))
        switch seen.phase {
        case .playing: return AnyView(EmptyView())
        case .ready where !scene.hasRoom, .paused where !scene.hasRoom:
            return AnyView(EmptyView())
        case .ready:
            return ask(
                words.memory.about.title, words.memory.about.summary,
                [Button(words.memory.start, .button(.play(.start))), leave])
        case .paused:
            return ask(
                scene.isBetweenRounds
                    ? words.memory.round(seen.round, seen.rounds) : words.dialogs.paused,
                scene.isBetweenRounds ? gain : words.dialogs.cardsAreHidden,
                [Button(words.dialogs.resume, .button(.play(.pause(false)))), leave])
        case .finished:
            let back = Button("l \(words.memory.lookBack)", MemorySpot.button(.look(0)))
            return ask(
                words.memory.finished, verdict,
                [
                    Button(words.dialogs.okay, .button(.leave)),
                    Button(words.dialogs.newGame, .button(.play(.start))),
                ] + (seen.avoidableFlips.isEmpty ? [] : [back])
                    + [Button("c \(words.keys.copy)", .button(.copy))])
        }
    }

    private func ask(_ title: String, _ text: String, _ buttons: [Button<MemorySpot>]) -> AnyView {
        AnyView(Dialog(title, text, buttons: buttons, focused: scene.focus))
    }

    /// The gain of the round before.
    private var gain: String {
        guard let last = seen.lastRound else { return "" }
        let moves = words.games.moves(last.moves)
        let stars = last.stars.map { words.memory.stars($0, 3) }
        let standing =
            seen.score.scores.count > 1
            ? seen.score.scores.map { "\($0.allPairs)" }.joined(separator: " : ") : nil
        return words.memory.cleared(
            last.number, [moves, stars, standing].compactMap(\.self).joined(separator: ", "))
    }

    /// A verdict on the game, in as many sentences as there is something to say.
    private var verdict: String {
        let score = seen.score
        let moves = words.games.moves(score.moves)
        var parts = [words.memory.finishedText]
        if let stars = score.stars {
            parts.append("\(moves), \(words.memory.stars(stars, 3))")
            parts.append(words.memory.starRule(score.mostMoves(for: 3), score.mostMoves(for: 2)))
        } else {
            parts.append(moves)
        }
        if score.avoidableFlips > 0 {
            parts.append(words.memory.avoidable(score.avoidableFlips, 2 * score.moves))
        }
        if score.scores.count > 1 {
            parts.append(
                score.winner.map { words.memory.winner(name(of: $0)) } ?? words.memory.draw)
        }
        // The line can be selected here if the terminal has no clipboard.
        if let line = scene.copied { parts.append("\n\(line)") }
        return parts.joined(separator: "\n")
    }

    private func name(of player: Int) -> String {
        words.memory.name(of: seen.score.options.players[player], player)
    }
}

extension WordTable<MemoryWords> {
    func name(of player: MemoryPlayer, _ number: Int) -> String {
        player == .person ? self.player(number + 1) : self.computer
    }
}
