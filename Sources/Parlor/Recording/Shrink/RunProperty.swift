import Reactive

/// Something that a run has, by its name: a state that a game comes to, such as `won`, `lost` or
/// `stuck`; news that it tells, such as `timeout`; or a `notice` below the screen.
struct RunProperty {
    let name: String

    /// Whether a run has it. A run that is too long has nothing.
    func holds(for recording: Recording) -> Bool {
        let watch = NoticeWatch()
        guard let rerun = try? Rerun(recording, keepsJournal: true) else { return false }
        watch.listen(to: rerun.services.notices)
        rerun.end()
        return !rerun.isTooLong && RunProperty.names(in: rerun, watch).contains(name)
    }

    /// The properties of a run.
    static func all(of recording: Recording) throws(RecordingProblem) -> Set<String> {
        let watch = NoticeWatch()
        let rerun = try Rerun(recording, keepsJournal: true)
        watch.listen(to: rerun.services.notices)
        rerun.end()
        if rerun.isTooLong { throw .isTooLong }
        return names(in: rerun, watch)
    }

    private static func names(in rerun: Rerun, _ watch: NoticeWatch) -> Set<String> {
        var names: Set<String> = watch.hasSeen ? ["notice"] : []
        for stream in rerun.journal?.streams ?? [] where stream.owner != nil {
            for element in stream.entries.compactMap(\.event.element) {
                if stream.name == "seen", let state = GameModule.state(of: element) {
                    names.insert(state)
                } else if stream.name == "news" {
                    names.insert(Mirror(reflecting: element).children.first?.label ?? "\(element)")
                }
            }
        }
        return names
    }

    /// Remembers whether there ever was something to tell.
    private final class NoticeWatch {
        private(set) var hasSeen = false
        private let bag = DisposeBag()

        func listen(to notices: Store<Notices>) {
            notices.state.unread.drive(onNext: { [weak self] in
                if !$0.isEmpty { self?.hasSeen = true }
            }).disposed(by: bag)
        }
    }
}
