// Exported, so that ported code imports only this module, and replaces `RxSwift.Observable` with
// `RxCompatibility.Observable`. The attribute has no official name yet.
@_exported import Reactive
