import Parlor

/// The stored verdicts on recordings that were judged earlier. They are in a directory that players
/// cannot write to, in one file for each player. The last line about a recording has its verdict.
///
/// The verdict "too much work" is written as soon as the judging of a recording starts. A recording
/// that crashes the judge therefore crashes it only once.
///
/// A host seals the recordings of each visit when the visit ends. If the directory has a list of
/// signers, it also has a list of sealed recordings for each player, and no other recording counts.
final class StoredVerdicts {
    private let directory: DataDirectory
    private var lines: [SHA256Digest: ArraySlice<UInt8>] = [:]
    /// The sealed recordings of the player; nil if the host seals none.
    private var sealed: Set<SHA256Digest>?
    /// The player whose verdicts are loaded.
    private var player: String?

    init(in directory: DataDirectory) { self.directory = directory }

    private struct Line: Codable {
        let digest: SHA256Digest
        var proof: Proof?
        var doubt: ProofFailure?
    }

    /// The verdict on a player's recording; nil if there is none.
    func verdict(on digest: SHA256Digest, of player: LeaguePlayer) -> Result<Proof, ProofFailure>? {
        open(player)
        let line = lines[digest].flatMap { CheckedJSON($0) }?.decoded(as: Line.self)
        return line?.proof.map { .success($0) } ?? line?.doubt.map { .failure($0) }
    }

    /// Returns whether the host has sealed the recording for the player. If the host seals no
    /// recordings, returns true.
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
        // If a verdict cannot be stored, the recording is judged again next time.
        try? directory.file("\(player.id).jsonl").append(line: text)
    }

    /// The start of each line, up to the digest.
    private static let start = Array(#"{"digest":""#.utf8)

    private func open(_ other: LeaguePlayer) {
        if player == other.id { return }
        player = other.id
        lines = [:]
        sealed = sealedList(of: other)
        let bytes = (try? directory.file("\(other.id).jsonl").read()) ?? []
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let digest = line.dropFirst(StoredVerdicts.start.count).prefix(64)
            guard line.starts(with: StoredVerdicts.start), digest.count == 64 else { continue }
            lines[SHA256Digest(text: String(decoding: digest, as: UTF8.self))] = line
        }
        tidy(other, bytes.count)
    }

    /// Reads the list of sealed recordings. The host has verified the list. The first line names
    /// the player.
    private func sealedList(of player: LeaguePlayer) -> Set<SHA256Digest>? {
        guard (try? directory.file("signers").read()) != nil else { return nil }
        let bytes = (try? directory.file("\(player.id).sealed").read()) ?? []
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        guard lines.first?.elementsEqual(player.id) == true else { return [] }
        return Set(lines.dropFirst().map { SHA256Digest(text: String($0.prefix(64))) })
    }

    /// Writes the file again once most of its lines are outdated, or once it has more than four
    /// times as many verdicts as a player can have recordings. Keeps the newest verdicts: at most
    /// twice as many as a player can have recordings.
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
