/// Reads the results of players, and gives places to those that their recordings prove.
///
/// The first proved solution of a board counts: who plays it again knows it already.
final class LeagueJudge {
    private let players: [LeaguePlayer]
    private var proofs: [String: Result<Proof, Doubt>] = [:]
    /// The players who have a recording, by its name.
    private let owners: [String: [LeaguePlayer]]
    /// The files of results of which some lines say nothing.
    private(set) var problems: [StorageProblem] = []

    init(_ players: [LeaguePlayer]) {
        self.players = players
        var owners: [String: [LeaguePlayer]] = [:]
        for player in players {
            for name in player.proofs.names {
                owners[name, default: []].append(player)
            }
        }
        self.owners = owners
    }

    func league(of day: Int) -> League {
        var entries: [ResultsTable.Kind: [LeagueEntry]] = [:]
        var refused: [LeagueRefusal] = []
        problems = []
        for player in players {
            for (kind, results) in results(of: player, day) {
                for (index, result) in results.enumerated() where result.isWon {
                    if let doubt = doubt(about: result, of: player) {
                        refused.append(
                            LeagueRefusal(player: player, result: result, doubt: doubt))
                        continue
                    }
                    entries[kind, default: []].append(
                        LeagueEntry(player: player, result: result, tries: index + 1))
                    break
                }
            }
        }
        let boards = GameName.allCases.flatMap { game in
            entries.filter { $0.key.game == game }
                .map { LeagueBoard(game, $0.key.variant, $0.value) }
                .sorted { ($1.rows.count, $0.variant) < ($0.rows.count, $1.variant) }
        }
        return League(day: day, boards: boards, refused: refused)
    }

    /// The results of a player on the boards of a day, each board's in order.
    private func results(
        of player: LeaguePlayer, _ day: Int
    ) -> [(ResultsTable.Kind, [GameResult])] {
        var results: [GameResult] = []
        let log = ResultsLog(in: player.directory)
        problems += withoutActuallyEscaping(
            { (result: GameResult) in if result.boardDay == day { results.append(result) } },
            do: log.read)
        let boards = Dictionary(grouping: results) {
            ResultsTable.Kind(game: $0.game, variant: $0.variant)
        }
        return boards.map { ($0.key, $0.value.sorted { $0.endedAt < $1.endedAt }) }
            .sorted { ($0.0.game.rawValue, $0.0.variant) < ($1.0.game.rawValue, $1.0.variant) }
    }

    // MARK: Proofs

    /// The reason to give no place for a result; nil if its recording proves it.
    private func doubt(about result: GameResult, of player: LeaguePlayer) -> Doubt? {
        do throws(Doubt) {
            guard let name = result.recording else { throw .unrecorded }
            let proof = try proof(name, of: player)
            guard proof.results.contains(result) else { throw .otherResult }
            guard proof.isComplete else { throw .unfinished }
            if !belongs(proof, name, to: player) { throw .otherPlayer }
            try checkBeginning(of: proof, name, result, of: player)
            return nil
        } catch {
            return error
        }
    }

    private func proof(_ name: String, of player: LeaguePlayer) throws(Doubt) -> Proof {
        // A name that leads elsewhere is none of the player's.
        guard owners[name]?.contains(player) == true else { throw .missing }
        let path = player.proofs.path(name)
        if let known = proofs[path] { return try known.get() }
        let proof: Result<Proof, Doubt>
        do throws(Doubt) {
            proof = .success(try Proof(name, in: player.proofs))
        } catch {
            proof = .failure(error)
        }
        proofs[path] = proof
        return try proof.get()
    }

    /// Whether a recording is the player's. It may say whose it is: hosts name a directory for each.
    /// One that does not belongs to its only owner.
    private func belongs(_ proof: Proof, _ name: String, to player: LeaguePlayer) -> Bool {
        if let id = proof.directory, players.contains(where: { $0.id == id }) {
            return id == player.id
        }
        return owners[name] == [player]
    }

    /// A game that the run went on with has to be one that an earlier run of the player left.
    private func checkBeginning(
        of proof: Proof, _ name: String, _ result: GameResult, of player: LeaguePlayer,
        depth: Int = 0
    ) throws(Doubt) {
        for (file, bytes, day) in proof.begunWith
        where day == result.boardDay && proof.left(bytes, in: file) != nil {
            guard depth < RecordingFolder.proofLimit,
                let earlier = earlier(than: name, of: player, leaving: bytes, in: file)
            else { throw .unknownBeginning }
            try checkBeginning(
                of: earlier.proof, earlier.name, result, of: player, depth: depth + 1)
        }
    }

    /// The last recording of the player before one that has left these bytes in a file.
    private func earlier(
        than name: String, of player: LeaguePlayer, leaving bytes: [UInt8], in file: String
    ) -> (name: String, proof: Proof)? {
        // Of runs that began in the same second the names say no order.
        let second = RecordingFolder.second(of: name)
        for other in player.proofs.names.reversed() where other != name {
            let isSame = RecordingFolder.second(of: other) == second
            guard isSame || other < name else { continue }
            guard let proof = try? proof(other, of: player),
                let isLeft = proof.left(bytes, in: file)
            else { continue }
            if isLeft { return (other, proof) }
            if !isSame { return nil }
        }
        return nil
    }
}
