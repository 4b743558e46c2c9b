// The rules of games use the models of Reactive (`Model`, `History`, `Dice`, the clocks)
// everywhere. This one file re-exports them, so a file of rules needs no import, and an import of
// Reactive shows that a file uses streams. The attribute has no official name yet. An `internal`
// alias of each model would not be enough, since public rules use them in their interfaces.
@_exported import Reactive
