#if INSPECTOR
    import Reactive

    /// A program, for one of the runs that an inspector begins: the first, and one more each time
    /// it goes on from an earlier moment. That one is given all that came until then once more, at
    /// the same times, and has to become what the one before it was.
    public struct InspectedProgram {
        let theme: (Surroundings) -> Theme
        let observer: (any RunObserver)?
        let answer: (String) -> Void
        let resume: () -> Void
        let program: (Console) -> Driver<AnyView>

        /// The words of the inspector.
        public var words = InspectorWords()
        /// A run that was recorded, which the inspector begins with: the window of its beginning,
        /// and its inputs with their times in milliseconds.
        public var past: (beginning: Surroundings, inputs: [(time: Int, input: ProgramInput)])?
        /// The program for another run, which becomes what this one is, without the input of that
        /// number if there is one. Without it, the inspector asks who began this one.
        public var again: ((_ skipped: Int?) -> InspectedProgram)?
        /// Writes the run as a test, as it is with so many inputs after so many milliseconds, and
        /// says where.
        public var export: ((_ inputs: Int, _ time: Int) -> String)?

        /// `answer` delivers an answer that had come to the run before. `resume` says that no
        /// earlier input follows.
        public init(
            theme: @escaping (Surroundings) -> Theme = { .fitting($0.scheme, $0.colors) },
            observer: (any RunObserver)? = nil, answer: @escaping (String) -> Void = { _ in },
            resume: @escaping () -> Void = {}, _ program: @escaping (Console) -> Driver<some View>
        ) {
            (self.theme, self.observer) = (theme, observer)
            (self.answer, self.resume) = (answer, resume)
            self.program = { program($0).map { AnyView($0) } }
        }
    }
#endif
