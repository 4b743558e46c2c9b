import TUI

/// The requirements that a scene need not implement.
extension GameScene {
    var focusKeys: FocusKeys { [.tab, .arrows] }
    var answers: GameAnswers<Act>? { dialog?.answers }
    var recordVariant: String? { nil }
    var leftEdge: Int { 0 }
    var spared: [Rect] { [] }
    func hasRoom(in window: Size) -> Bool { true }
    mutating func fit(_ window: Size) {}
    func reading(in window: Size) -> TextPages? { nil }
    func hasBar(in window: Size) -> Bool { true }
    mutating func play(_ action: Action, _ emit: (News) -> Void) { emit(.action(action)) }
    var grid: BoardGrid? { nil }
    mutating func move(to place: Int, _ emit: (News) -> Void) {}
    mutating func cancelInnermost(_ emit: (News) -> Void) -> Bool { false }
    mutating func finishMotions() {}
    mutating func respond(to gesture: Gesture, at time: Duration, _ emit: (News) -> Void) {}
    mutating func handle(_ news: Game.News, at time: Duration, _ emit: (News) -> Void) {}
}
