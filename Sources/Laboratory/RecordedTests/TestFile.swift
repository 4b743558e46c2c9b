import Parlor
import Reactive

/// A recorded run as a file of tests, one for each game in it. Each test performs the recorded
/// actions from a picture, and expects the same states and news.
struct TestFile {
    let text: String
    /// The view models that were played in the run, but whose start cannot be written as source.
    let leftOut: [String]

    /// Returns nil if there is no test to write. `moments` are the times, in milliseconds of the
    /// run, at which the state is compared. By default, it is compared at the end. `title` is the
    /// name of the test. By default, the name describes the final state. `writer` is the command
    /// that wrote the file.
    init?(
        _ rerun: Rerun, named name: String, at moments: [Int] = [], title: String? = nil,
        writer: String? = nil
    ) {
        let chance = RecordedChance(rerun.recording, rerun.services)
        var (tests, names): ([String], Set<String>) = ([], [])
        var leftOut: [String] = []
        for viewModel in RecordedViewModel.all(in: rerun) where viewModel.isPlayed {
            guard let about = GameTest.of(viewModel, chance) else {
                leftOut.append(viewModel.name)
                continue
            }
            let times = viewModel.start...viewModel.end
            let here = Set(moments).sorted().filter { times.contains($0) }
            var test = RecordedTest(viewModel, about, moments: here)
            if let title { test.sentence = title.asIdentifier }
            if !names.insert(test.sentence).inserted { test.sentence += " (\(tests.count + 1))" }
            names.insert(test.sentence)
            tests.append(test.text)
        }
        self.leftOut = leftOut
        if tests.isEmpty { return nil }
        let suite =
            "@Suite struct `The recording \(name.asIdentifier)` {\n    "
            + tests.joined(separator: "\n\n").indented(4) + "\n}\n"
        let words = Set(suite.split { !$0.isLetter })
        let imports =
            (words.contains("JSONDecoder") ? ["Foundation"] : []) + ["Games"]
            + (words.contains("Observable") || words.contains("asObservable") ? ["Reactive"] : [])
            + ["ReactiveTesting", "Testing"]
        let source =
            "// Written by \(writer ?? "`parlor replay \(name.asIdentifier) --test`").\n"
            + imports.map { "import \($0)\n" }.joined() + "\n" + suite
        text = SourceLayout(columns: TestFile.columns).text(of: source)
    }

    private static let columns = 100

    /// The reason why there is no test to write.
    static func reasonForAbsence(from rerun: Rerun, named path: String) -> LaboratoryProblem {
        let viewModels = RecordedViewModel.all(in: rerun)
        if viewModels.isEmpty { return .noGame(path) }
        let played = viewModels.filter(\.isPlayed)
        return played.isEmpty ? .nothingPlayed(path) : .notTested(played.map(\.name))
    }
}

extension RecordedViewModel {
    /// Indicates whether the player did anything.
    fileprivate var isPlayed: Bool { streams.contains { $0.role == .input && !$0.events.isEmpty } }
}

extension String {
    /// The name of a file, changed to be valid in a Swift identifier.
    fileprivate var asIdentifier: String {
        String(printable.map { $0 == "`" ? "'" : $0 == "\\" ? "/" : $0 })
    }
}
