/// Disposes its contents when it is deallocated.
public final class DisposeBag {
    private var contents: [any Disposable] = []
    private var limit = 32
    private var isDisposed = false

    public init() {}

    public convenience init(disposing parts: any Disposable...) { self.init(disposing: parts) }

    public init(disposing disposables: [any Disposable]) { contents = disposables }

    deinit { dispose() }

    public func insert(_ disposable: any Disposable) {
        if isDisposed { return disposable.dispose() }
        // Removes disposables that have ended, each time the contents have doubled. A long-lived
        // bag would otherwise keep them.
        if contents.count >= limit {
            contents.removeAll { ($0 as? any Cancelable)?.isDisposed == true }
            limit = max(32, contents.count * 2)
        }
        contents.append(disposable)
    }

    public func insert(_ disposables: any Disposable...) { insert(disposables) }

    public func insert(_ parts: [any Disposable]) { for part in parts { insert(part) } }

    private func dispose() {
        isDisposed = true
        let contents = contents
        self.contents = []
        for disposable in contents { disposable.dispose() }
    }
}

extension Disposable {
    /// Adds the disposable to `bag`, which disposes it when the bag is deallocated.
    public func disposed(by bag: DisposeBag) { bag.insert(self) }
}
