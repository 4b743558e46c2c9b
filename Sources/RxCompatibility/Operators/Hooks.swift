import Reactive

/// Answers to what the library leaves open.
public enum Hooks {
    public typealias DefaultErrorHandler = (
        _ subscriptionCallStack: [String], _ error: any Error
    ) -> Void

    /// Called with an error of a subscription that has no `onError`. The stack is empty, since
    /// nothing records it. Sound: it is set before streams are used, as RxSwift's is.
    nonisolated(unsafe) public static var defaultErrorHandler: DefaultErrorHandler = { _, error in
        print("Unhandled error happened: \(error)")
    }

    static func unhandled(_ error: any Error) { defaultErrorHandler([], error) }
}

extension ObservableType {
    /// Hears each kind of event apart; an error without `onError` goes to the default handler.
    public func subscribe(
        onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        let disposed = Disposables.create { onDisposed?() }
        let subscription = subscribe { (event: Event<Element>) in
            switch event {
            case .next(let element): return onNext?(element) ?? ()
            case .error(let error): (onError ?? Hooks.unhandled)(error)
            case .completed: onCompleted?()
            }
            disposed.dispose()
        }
        return Disposables.create(subscription, disposed)
    }
}
