#if INSPECTOR
    import Reactive

    /// A program for one of the runs that an inspector starts: the first run, and another one each
    /// time the user continues from an earlier moment. The new run receives all inputs up to that
    /// moment again, at the same times, and must reach the same state.
    public struct InspectedProgram {
        let theme: (Surroundings) -> Theme
        let observer: (any RunObserver)?
        let answer: (String) -> Void
        let resume: () -> Void
        let program: (Console) -> Driver<AnyView>

        /// The text of the inspector.
        public var words = InspectorWords()
        /// A recorded run to start with: its first surroundings, and its inputs with their times in
        /// milliseconds.
        public var past: (beginning: Surroundings, inputs: [(time: Int, input: ProgramInput)])?
        /// A message that a recorded run shows until the first action.
        public var notice: String?
        /// Returns the program for another run with the same inputs, without the input that has the
        /// number `skipped`. If this property is nil, the inspector calls the function that made
        /// this program.
        public var again: ((_ skipped: Int?) -> InspectedProgram)?
        /// Exports the run as a test, up to a number of inputs and a time in milliseconds. Returns
        /// a message with the path of the file.
        public var export: ((_ inputs: Int, _ time: Int) -> String)?

        /// Creates the program. `answer` passes a recorded answer to the program again. The
        /// inspector calls `resume` after the last recorded input.
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
