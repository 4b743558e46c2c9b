/// The verdicts on recordings that were judged before, in a directory that no player may write: a
/// file for each player, with a line for each verdict.
///
/// A recording that was begun to be judged counts as one that asks for too much until its verdict
/// is there: what brings a judge down does so once.
///
/// A host seals the recordings of each visit when it ends. Where the directory has a list of
/// signers, it has for each player the list of what was sealed as well, and no other recording
/// counts.
final class KeptVerdicts {
    private let directory: DataDirectory
    private var lines: [SHA256Digest: ArraySlice<UInt8>] = [:]
    /// The recordings of the player that were sealed; nil where none are.
    private var sealed: Set<SHA256Digest>?
    /// The player whose verdicts are at hand.
    private var player: String?

    init(in directory: DataDirectory) { self.directory = directory }

    private struct Line: Codable {
        let digest: SHA256Digest
        var proof: Proof?
        var doubt: ProofFailure?
    }

    /// The verdict on a recording of a player; nil where there is none.
    func verdict(on digest: SHA256Digest, of player: LeaguePlayer) -> Result<Proof, ProofFailure>? {
        open(player)
        let line = lines[digest].flatMap { CheckedJSON($0) }?.decoded(as: Line.self)
        return line?.proof.map { .success($0) } ?? line?.doubt.map { .failure($0) }
    }

    /// Whether the host has sealed a recording for a player, or seals none.
    func isSealed(_ digest: SHA256Digest, of player: LeaguePlayer) -> Bool {
        open(player)
        return sealed?.contains(digest) ?? true
    }

    func begin(_ digest: SHA256Digest, of player: LeaguePlayer) {
        add(Line(digest: digest, doubt: .tooMuchWork), player)
    }

    func keep(
        _ verdict: Result<Proof, ProofFailure>, on digest: SHA256Digest, of player: LeaguePlayer
    ) {
        switch verdict {
        case .success(let proof): add(Line(digest: digest, proof: proof), player)
        case .failure(let doubt): add(Line(digest: digest, doubt: doubt), player)
        }
    }

    private func add(_ line: Line, _ player: LeaguePlayer) {
        open(player)
        let text = line.line
        lines[line.digest] = text[...]
        // What is not kept is judged again.
        try? directory.file("\(player.id).jsonl").append(line: text)
    }

    /// The beginning of each line, up to the digest.
    private static let start = Array(#"{"digest":""#.utf8)

    private func open(_ other: LeaguePlayer) {
        if player == other.id { return }
        player = other.id
        lines = [:]
        sealed = sealedList(of: other)
        let bytes = (try? directory.file("\(other.id).jsonl").read()) ?? []
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let digest = line.dropFirst(KeptVerdicts.start.count).prefix(64)
            guard line.starts(with: KeptVerdicts.start), digest.count == 64 else { continue }
            lines[SHA256Digest(text: String(decoding: digest, as: UTF8.self))] = line
        }
        tidy(other, bytes.count)
    }

    /// The host has found out that the list is its own: the player's name stands above it.
    private func sealedList(of player: LeaguePlayer) -> Set<SHA256Digest>? {
        guard (try? directory.file("signers").read()) != nil else { return nil }
        let bytes = (try? directory.file("\(player.id).sealed").read()) ?? []
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        guard lines.first?.elementsEqual(player.id) == true else { return [] }
        return Set(lines.dropFirst().map { SHA256Digest(text: String($0.prefix(64))) })
    }

    /// Leaves out what newer lines say otherwise, once that is most of the file, and the oldest
    /// half where there are more than a player has recordings.
    private func tidy(_ player: LeaguePlayer, _ size: Int) {
        let kept = lines.values.reduce(0) { $0 + $1.count + 1 }
        guard size > 2 * kept + 1 << 16 || lines.count > 4 * RecordingFolder.proofLimit else {
            return
        }
        let newest = lines.sorted { $0.value.startIndex < $1.value.startIndex }
            .suffix(2 * RecordingFolder.proofLimit)
        lines = Dictionary(uniqueKeysWithValues: newest.map { ($0.key, $0.value) })
        let text = newest.flatMap { $0.value + [UInt8(ascii: "\n")] }
        try? directory.file("\(player.id).jsonl").replace(with: text)
    }
}
