import Reactive

/// The view model of the tools, such as undoing, erasing and noting.
public struct SudokuBoardToolsViewModel: PartViewModel {
    public struct Input {
        public let used: Observable<SudokuBoardTool>

        public init(used: Observable<SudokuBoardTool>) { self.used = used }
    }

    public struct Seen: Equatable, Sendable {
        public let writesNotes: Bool
        public let canUndo, canRedo: Bool
        /// The number of saved boards to return to.
        public let savePoints: Int
    }

    public typealias Output = PlayOutput<Seen, SudokuBoardTools.News>

    public let start: SudokuBoardTools

    public init(_ start: SudokuBoardTools = SudokuBoardTools()) { self.start = start }

    public func commands(
        from input: Input, to tools: Driver<SudokuBoardTools>
    ) -> Observable<SudokuBoardTools.Command> {
        input.used.map { .use($0) }
    }

    public func seen(of tools: SudokuBoardTools) -> Seen {
        Seen(
            writesNotes: tools.writesNotes, canUndo: tools.canUndo, canRedo: tools.canRedo,
            savePoints: tools.savePoints.count)
    }
}
