// Exported, so that ported code can import only this module, and replace `RxSwift.Observable` with
// `RxCompatibility.Observable`. The attribute has no official name yet.
@_exported import Reactive
