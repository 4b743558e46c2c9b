/// The board and the scores of a round whose time ran out.
struct MemoryEndedRound<CardContent: Equatable>: Equatable {
    let board: Memory<CardContent>
    let scores: [MemoryScore]
}

extension MemoryEndedRound: Codable where CardContent: Codable {}
extension MemoryEndedRound: Sendable where CardContent: Sendable {}
