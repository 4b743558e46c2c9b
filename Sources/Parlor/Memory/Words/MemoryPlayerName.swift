import Games

/// A player in sentences. The only person in a game is called “you”.
enum MemoryPlayerName: Equatable {
    case you, computer
    /// One of several people, counted from 1.
    case player(Int)

    init(_ index: Int, of players: [MemoryPlayer]) {
        if players[index] != .person {
            self = .computer
        } else {
            self = players.count { $0 == .person } == 1 ? .you : .player(index + 1)
        }
    }
}

extension MemorySeen {
    func playerName(_ index: Int) -> MemoryPlayerName {
        MemoryPlayerName(index, of: score.options.players)
    }
}
