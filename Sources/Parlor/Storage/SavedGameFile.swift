/// The file of an unfinished game.
struct SavedGameFile<State: SavableGame> {
    /// The version of the state's format. It increases when the format changes. Earlier formats can
    /// still be read.
    let version: Int
    let name: SlotName
    let file: StoredFile

    init(_ name: String, version: Int, in directory: DataDirectory) {
        (self.version, self.name) = (version, SlotName(name))
        file = directory.file("\(name).json")
    }
}

extension SavedGameFile {
    /// Reads the state, and the time at which it was played. A file without a state, or with a game
    /// that has ended, is moved to another name. A file of a newer version stays in place.
    func load() -> Loaded<SavedState<State>?> {
        let bytes: [UInt8]?
        do {
            bytes = try file.read()
        } catch {
            return Loaded(value: nil, problems: [error])
        }
        guard let bytes else { return Loaded(value: nil) }
        guard let saved = SavedValue(bytes), let found = saved.decoded(as: Version.self) else {
            return unusable { .damaged(file.path, keptAs: $0) }
        }
        if found.version > version {
            return Loaded(value: nil, problems: [.newerVersion(file.path)])
        }
        guard let envelope = saved.decoded(as: Envelope.self), !envelope.state.isOver else {
            return unusable { path in
                found.version == version
                    ? .damaged(file.path, keptAs: path) : .otherVersion(file.path, keptAs: path)
            }
        }
        var loaded = Loaded(
            value: Optional(SavedState(envelope.state, playedAt: envelope.playedAt ?? 0)))
        if !saved.isSound {
            // Resumes the game from the part that can be read, and keeps the damaged file under
            // another name.
            loaded.problems = [file.setAside { .damaged(file.path, keptAs: $0) }]
            if let kept = loaded.value { try? save(kept) }
        }
        return loaded
    }

    func save(_ kept: SavedState<State>) throws(StorageProblem) {
        var text: AppendableText?
        try save(kept, updating: &text)
    }

    /// Adds a line with the changes, if the file contains the text of an earlier state. If it does
    /// not, or if `asWhole` is true, writes the whole state.
    func save(
        _ kept: SavedState<State>, updating text: inout AppendableText?, asWhole: Bool = false
    ) throws(StorageProblem) {
        let envelope = Envelope(version: version, playedAt: kept.playedAt, state: kept.state)
        var next = text.take()
        switch AppendableText.write(envelope, updating: &next, asWhole: asWhole) {
        case .whole(let bytes): try file.replace(with: bytes)
        case .line(let line): try file.append(line: line)
        case .nothing: break
        }
        text = next
    }

    /// Checks whether another running Parlor has locked the file, or has written it since the last
    /// check. Restores the bytes that a killed Parlor was writing, and removes its lease.
    func checkSharing() -> SharingAnswer { file.directory.sharing(.isShared(file.path)) }

    /// Claims the file for this process, until the process releases or removes the file, or ends.
    /// Returns the problem if another process has claimed the file, or has written it since the
    /// last check. In the second case, the file is claimed nevertheless. `release` ends the claim.
    func lease() -> StorageProblem? {
        switch file.directory.sharing(.lease(file.path)) {
        case .unshared: nil
        case .hasChanged: .playedElsewhere(file.path)
        case .locked(let process, let since):
            .lockedElsewhere(file.path, process: process, since: since)
        }
    }

    /// Ends the claim, so that another process may claim the file.
    func release() { _ = file.directory.sharing(.release(file.path)) }

    /// Returns whether there is no file, or its state passes the test. Leaves every file in place,
    /// even if it cannot be used.
    func isMissing(or isKnown: (State) -> Bool) -> Bool {
        do throws(StorageProblem) {
            guard let bytes = try file.read() else { return true }
            guard let saved = SavedValue(bytes), saved.isSound,
                let found = saved.decoded(as: Envelope.self), found.version <= version
            else { return false }
            return isKnown(found.state)
        } catch {
            return false
        }
    }

    /// Removes the file, because the game is over. Another process may then claim it.
    func remove() throws(StorageProblem) {
        try file.remove()
        // Reading waits until the file is gone, so that a file of another process is not removed.
        _ = try? file.read()
        release()
    }

    private func unusable(_ problem: (String) -> StorageProblem) -> Loaded<SavedState<State>?> {
        Loaded(value: nil, problems: [file.setAside(problem)])
    }

    private struct Envelope: Codable {
        let version: Int
        let playedAt: Int?
        let state: State
    }
}

/// A state, and the time at which it was played, in seconds since 1970; 0 if it is not known.
struct SavedState<State> {
    let state: State
    let playedAt: Int

    init(_ state: State, playedAt: Int) { (self.state, self.playedAt) = (state, playedAt) }
}

extension SavedState: Equatable where State: Equatable {}

private struct Version: Decodable { let version: Int }
