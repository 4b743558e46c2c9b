import Games
import TUI

extension GameName { static let memory = GameName("memory") }

/// The choice of a memory game that is begun.
struct MemoryStart: Hashable { var isDaily = false }

extension GameModule {
    static var memory: GameModule {
        GameModule(
            .memory, title: { $0.memory.title }, summary: { $0.memory.summary },
            word: { $0.memory.plain.game },
            help: { words in
                HelpPage(
                    keys: KeyTable.memory.help(in: words),
                    firstSteps: words.memory.firstSteps, rules: words.memory.rules,
                    sketch: memorySketch)
            },
            settings: MemorySettings.rows, variant: { $1.memory.variant($0, $1) },
            emblem: MotifSheets.small[10], thumbnail: { $0.memorySlot.left?.game.thumbnail },
            lobby: memoryLobby, goOn: MemoryStart(),
            asked: { services in
                let isNew = services.invocation.asksForBoard(of: .memory)
                if isNew { services.memorySlot.startOver() }
                return MemoryStart(isDaily: services.invocation.isDaily)
            },
            left: { $0.memorySlot.left == nil ? [] : [MemoryStart()] },
            begin: beginMemory,
            screen: { console, services, start in
                memoryScreen(
                    console, services.memory(start), words: services.words,
                    showsClock: services.settings.now[GeneralSettings.clock])
            },
            plain: { console, services, start in
                plainMemory(console, services.memory(start), words: services.words)
            }, test: GameTest.memory, state: { ($0 as? MemorySeen<String>)?.state })
    }
}

/// The rows of the lobby: to go on, another game, and that of the day.
private func memoryLobby(_ services: Services) -> [ListRow] {
    let words = services.words
    let left = services.memorySlot.left?.game
    func new(_ id: String, _ title: String, isDaily: Bool) -> ListRow {
        ListRow(
            id: id, title: title, summary: isDaily ? words.games.nextBoardOfTheDay : "",
            givesUpGame: left != nil, press: beginMemory(services, isDaily: isDaily))
    }
    let goOn = left.map { game in
        ListRow(
            id: "goOn", title: words.menu.goOn, detail: "\(game.round)/\(game.options.rounds)",
            goesOn: true, press: [.go(.push(.game(GameStart(.memory, MemoryStart()))))])
    }
    return [
        goOn, new("new", words.dialogs.newGame, isDaily: false),
        new("daily", words.games.boardOfTheDay, isDaily: true),
    ].compactMap(\.self)
}

/// Gives up the game that was left, which counts if a move was made in it, and begins another.
private func beginMemory(_ services: Services, isDaily: Bool) -> [Effect] {
    let left = services.memorySlot.left
    let given = left.flatMap { left -> Effect? in
        let result = left.game.result
        return result.moves > 0 ? .record(left.outcome(result, isOver: false)) : nil
    }
    let start = GameStart(.memory, MemoryStart(isDaily: isDaily))
    return [given, .startOver(in: DealtMemory.slot), .go(.push(.game(start)))].compactMap(\.self)
}

/// The rules at a glance: two that show the same leave the board; two that differ turn back.
private let memorySketch = """
    ╭───╮ ╭───╮            ╭───╮ ╭───╮      ╭───╮ ╭───╮
    │ ♥ │ │ ♥ │ → ✓        │ ♥ │ │ ♣ │  →   │░░░│ │░░░│
    ╰───╯ ╰───╯            ╰───╯ ╰───╯      ╰───╯ ╰───╯
    """
