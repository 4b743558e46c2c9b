/// The board and the scores of a round whose time ran out.
struct MemoryTry<CardContent: Equatable>: Equatable {
    let board: Memory<CardContent>
    let scores: [MemoryScore]
}

extension MemoryTry: Codable where CardContent: Codable {}
extension MemoryTry: Sendable where CardContent: Sendable {}
