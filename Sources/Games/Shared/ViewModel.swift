/// What stands between a game and its screen: streams of what the player does go in, streams of
/// what there is to see come out.
public protocol ViewModel {
    associatedtype Input
    associatedtype Output
    func transform(_ input: Input) -> Output
}
