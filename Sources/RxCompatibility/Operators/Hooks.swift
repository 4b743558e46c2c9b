import Foundation
import Reactive

/// Global hooks for errors and call stacks, as in RxSwift.
public enum Hooks {
    public typealias DefaultErrorHandler = (
        _ subscriptionCallStack: [String], _ error: any Error
    ) -> Void

    public typealias CustomCaptureSubscriptionCallstack = () -> [String]

    /// Receives the error of a subscription without `onError`. Also receives the call stack of the
    /// subscription, if call stacks are recorded.
    // Sound: a program sets this before it uses streams, as in RxSwift.
    nonisolated(unsafe) public static var defaultErrorHandler: DefaultErrorHandler = { _, error in
        print("Unhandled error happened: \(error)")
    }

    /// Indicates whether subscriptions record their call stack.
    // Sound: a program sets this before it uses streams, as in RxSwift.
    nonisolated(unsafe) public static var recordCallStackOnError = false

    /// Returns the call stack of a new subscription.
    // Sound: a program sets this before it uses streams, as in RxSwift.
    nonisolated(unsafe) public static var customCaptureSubscriptionCallstack:
        CustomCaptureSubscriptionCallstack = { Thread.callStackSymbols }

    /// Returns the default error handler, with the call stack of the subscription being created.
    static func unhandled() -> (any Error) -> Void {
        let stack = recordCallStackOnError ? customCaptureSubscriptionCallstack() : []
        return { defaultErrorHandler(stack, $0) }
    }
}

extension ObservableType {
    /// Calls a closure for each kind of event. Without `onError`, the default handler receives the
    /// error.
    public func subscribe(
        onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        let disposed = onDisposed.map { Disposables.create(with: $0) }
        let onError = onError ?? Hooks.unhandled()
        let subscription = subscribe { (event: Event<Element>) in
            switch event {
            case .next(let element): return onNext?(element) ?? ()
            case .error(let error): onError(error)
            case .completed: onCompleted?()
            }
            disposed?.dispose()
        }
        return disposed.map { Disposables.create(subscription, $0) } ?? subscription
    }
}
