import Reactive
import TUI

private let pushes: [Key: Puzzle.Push] = [.up: .up, .down: .down, .left: .left, .right: .right]

/// Plays a puzzle until the player presses q.
func puzzleScreen(_ console: Console, _ puzzle: Puzzle) -> Driver<PuzzlePicture> {
    func presses(of letter: Unicode.Scalar) -> Observable<KeyPress> {
        console.keys.filter { $0.key == .character(letter) }
    }
    let output = PuzzleViewModel(puzzle: puzzle, scheduler: console.scheduler).transform(
        .init(
            push: console.keys.compactMap { pushes[$0.key] },
            slide: console.intents(of: Int.self, keys: []).compactMap(\.pressed),
            undo: presses(of: "u").map { _ in }))
    return Driver.combineLatest(output.tiles, output.moves, output.seconds, output.isSolved)
        .map { PuzzlePicture(tiles: $0, moves: $1, seconds: $2, isSolved: $3) }
        .asObservable().take(until: presses(of: "q")).asDriver(onErrorDriveWith: .empty())
}

struct PuzzlePicture: CompositeView {
    let tiles: [Int]
    let moves, seconds: Int
    let isSolved: Bool

    var content: some View {
        Column(alignment: .center) {
            Text(isSolved ? "Solved!" : "Fifteen", .title)
            for row in 0..<4 {
                Row { for column in 0..<4 { tile(at: 4 * row + column) } }
            }
            Text("moves \(moves)   seconds \(seconds)")
            Text("arrows or clicks slide, u undoes, q leaves", .dim)
        }
        .aligned(.center, .center)
    }

    /// A tile, tagged with its place: a click on it emits this place.
    private func tile(at place: Int) -> some View {
        let tile = tiles[place]
        let number = Text(tile == 0 ? "" : "\(tile)", tile == place + 1 ? .success : .text)
        return number.aligned(.center).frame(columns: 4, rows: 1)
            .border(.rounded, tile == 0 ? .page : .border).onPress(place)
    }
}
