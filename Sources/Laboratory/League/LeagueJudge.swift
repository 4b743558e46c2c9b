import Parlor

/// A judge that reads the results of players, and gives a place to each result that a recording
/// proves.
///
/// Only the first proved solution of a board counts, because the player knows the board afterwards.
final class LeagueJudge {
    private let players: [LeaguePlayer]
    private var proofs: [String: Result<Proof, ProofFailure>] = [:]
    /// The players who have a recording. The key is the name of the recording.
    private let owners: [String: [LeaguePlayer]]
    private let verdicts: StoredVerdicts?
    /// The work spent on each player's recordings, in the unit of `RecordingBounds.work`. The key
    /// is the player's directory.
    private var work: [String: Int] = [:]

    /// The maximum work that a table may spend on new recordings of one player.
    static var workLimit: Int { 2 * RecordingBounds.judgedWork }
    /// The maximum number of refused results that a table lists for one player.
    static let maxListedRefusals = 20

    init(_ players: [LeaguePlayer], verdicts: StoredVerdicts? = nil) {
        self.players = players
        self.verdicts = verdicts
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
        var notes: [LeagueNote] = []
        for player in players {
            let (boards, trouble) = results(of: player, day)
            if let trouble { notes.append(LeagueNote(player: player, trouble: trouble)) }
            var refusals: [LeagueRefusal] = []
            do throws(TooManyRefusals) {
                for (kind, results) in boards {
                    let entry = try entry(of: player, among: results, refused: &refusals)
                    if let entry { entries[kind, default: []].append(entry) }
                }
            } catch {
                notes.append(LeagueNote(player: player, trouble: .tooManyRefusals))
            }
            refused += refusals
        }
        let boards = GameName.allCases.flatMap { game in
            entries.filter { $0.key.game == game }
                .map { LeagueBoard(game, $0.key.variant, $0.value) }
                .sorted {
                    $0.rows.count == $1.rows.count
                        ? $0.kind < $1.kind : $0.rows.count > $1.rows.count
                }
        }
        return League(day: day, boards: boards, refused: refused, notes: notes)
    }

    private struct TooManyRefusals: Error {}

    /// The first solution of a board that a recording proves. Earlier solutions are appended to
    /// `refused`.
    private func entry(
        of player: LeaguePlayer, among results: [GameResult], refused: inout [LeagueRefusal]
    ) throws(TooManyRefusals) -> LeagueEntry? {
        for (index, result) in results.enumerated() where result.isWon && result.boardDay != nil {
            if refused.count == LeagueJudge.maxListedRefusals { throw TooManyRefusals() }
            // A result counts as won with help if the player used help on the board before, or
            // chose the board by its number.
            let isHelped = results[...index].contains { $0.hadHelp || $0.boardDay == nil }
            guard let failure = isHelped ? .helped : failure(of: result, of: player) else {
                let proof = try? result.recording.map { try self.proof($0, of: player) }
                return LeagueEntry(
                    player: player, result: result, tries: index + 1, inputs: proof?.inputs)
            }
            refused.append(LeagueRefusal(player: player, result: result, failure: failure))
        }
        return nil
    }

    /// The results of a player on the boards of a day, grouped by board and in order. They include
    /// games on the same boards that the player chose by number. Also returns the problem with the
    /// player's file, if there is one.
    private func results(
        of player: LeaguePlayer, _ day: Int
    ) -> (boards: [(ResultsTable.Kind, [GameResult])], trouble: LeagueNote.Trouble?) {
        var results: [GameResult] = []
        let log = ResultsLog(in: player.directory)
        func read(_ isKept: (GameResult) -> Bool) -> [StorageProblem] {
            withoutActuallyEscaping(
                { (result: GameResult) in if isKept(result) { results.append(result) } },
                do: log.read)
        }
        let problems = read { $0.boardDay == day }
        let boards = results.map(\.board)
        if !boards.isEmpty {
            _ = read { result in
                result.boardDay == nil && boards.contains { $0.isSame(as: result.board) }
            }
        }
        let groups = Dictionary(grouping: results) {
            ResultsTable.Kind(game: $0.game, variant: $0.variant)
        }
        let sorted = groups.map { ($0.key, $0.value.sorted { $0.endedAt < $1.endedAt }) }
            .sorted { $0.0 < $1.0 }
        return (sorted, problems.first.map(LeagueNote.Trouble.init))
    }

    // MARK: Proofs

    /// The reason why a result gets no place; nil if its recording proves it.
    private func failure(of result: GameResult, of player: LeaguePlayer) -> ProofFailure? {
        do throws(ProofFailure) {
            guard let name = result.recording else { throw .unrecorded }
            let proof = try proof(name, of: player)
            guard proof.results.contains(result) else {
                throw proof.isComplete ? .otherResult : .unfinished
            }
            if !belongs(proof, name, to: player) { throw .otherPlayer }
            try checkBeginning(of: proof, name, result, of: player)
            return nil
        } catch {
            return error
        }
    }

    private func proof(_ name: String, of player: LeaguePlayer) throws(ProofFailure) -> Proof {
        // A name that leads to another directory does not belong to a recording of the player.
        guard owners[name]?.contains(player) == true else { throw .missing }
        let path = player.proofs.path(name)
        let verdict = proofs[path] ?? verdict(on: path, of: player)
        if verdict != .failure(.waiting) { proofs[path] = verdict }
        let proof = try verdict.get()
        guard proof.name == name else { throw .missing }
        return proof
    }

    /// The stored verdict on a recording, or a new one.
    private func verdict(on path: String, of player: LeaguePlayer) -> Result<Proof, ProofFailure> {
        let isBeingWritten = RecordingFolder.isBeingWritten(path)
        var bytes: [UInt8]
        do throws(DiskFailure) {
            bytes = try Disk.read(path, atMost: RecordingBounds.bytes)
        } catch {
            return .failure([.missing, .isNotADirectory].contains(error) ? .missing : .unreadable)
        }
        // The file changes with each key until the run ends. What is proved so far stays the same.
        if isBeingWritten { bytes = bytes.linesToLastProof }
        if isBeingWritten, bytes.isEmpty { return .failure(.unfinished) }
        let digest = SHA256Digest(of: bytes)
        if verdicts?.isSealed(digest, of: player) == false {
            return .failure(isBeingWritten ? .unfinished : .unsealed)
        }
        if let verdict = verdicts?.verdict(on: digest, of: player) { return verdict }
        guard work[player.id, default: 0] < LeagueJudge.workLimit else { return .failure(.waiting) }
        verdicts?.begin(digest, of: player)
        let verdict: Result<Proof, ProofFailure>
        do throws(ProofFailure) {
            verdict = .success(try Proof(of: bytes, work: &work[player.id, default: 0]))
        } catch {
            verdict = .failure(error)
        }
        verdicts?.keep(verdict, on: digest, of: player)
        return verdict
    }

    /// Returns whether a recording belongs to the player. A recording may name the directory of its
    /// player. If it names no directory of this league, no other player may have the recording.
    private func belongs(_ proof: Proof, _ name: String, to player: LeaguePlayer) -> Bool {
        if let id = proof.directory, players.contains(where: { $0.id == id }) {
            return id == player.id
        }
        return owners[name] == [player]
    }

    /// Checks that an earlier run of the player ended with the game that this run resumed.
    private func checkBeginning(
        of proof: Proof, _ name: String, _ result: GameResult, of player: LeaguePlayer,
        depth: Int = 0
    ) throws(ProofFailure) {
        for begun in proof.begunWith
        where begun.day == result.boardDay && proof.left(begun.digest, in: begun.file) != nil {
            guard depth < RecordingFolder.proofLimit,
                let earlier = try earlier(than: name, of: player, leaving: begun)
            else { throw .unknownBeginning }
            try checkBeginning(
                of: earlier.proof, earlier.name, result, of: player, depth: depth + 1)
        }
    }

    /// The player's latest earlier recording that left the game as this run found it.
    private func earlier(
        than name: String, of player: LeaguePlayer, leaving begun: Proof.Beginning
    ) throws(ProofFailure) -> (name: String, proof: Proof)? {
        // The names of runs that started in the same second have no order.
        let second = RecordingFolder.second(of: name)
        for other in player.proofs.names.reversed() where other != name {
            let isSame = RecordingFolder.second(of: other) == second
            guard isSame || other < name else { continue }
            let proof: Proof
            do throws(ProofFailure) {
                proof = try self.proof(other, of: player)
            } catch .waiting {
                throw .waiting
            } catch {
                continue
            }
            guard let isLeft = proof.left(begun.digest, in: begun.file) else { continue }
            if isLeft { return (other, proof) }
            if !isSame { return nil }
        }
        return nil
    }
}
