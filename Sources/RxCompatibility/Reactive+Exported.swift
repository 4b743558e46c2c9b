// Ported code imports this module instead of RxSwift, and replaces `RxSwift.Observable` with
// `RxCompatibility.Observable`. The attribute has no official name yet.
@_exported import Reactive
