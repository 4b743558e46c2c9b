// Ported code replaces the import of RxSwift by one of this module, and `RxSwift.Observable` by
// `RxCompatibility.Observable`. The attribute has no official name yet.
@_exported import Reactive
