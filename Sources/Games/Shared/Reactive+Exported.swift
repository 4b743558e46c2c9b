// The models of Reactive (`Model`, `History`, `Dice`, the clocks) are the words that rules are
// written in. They are handed on here, once: a file of rules has no import line, and a file that
// imports Reactive is seen to speak of streams. The attribute has no official name yet; an
// `internal` alias of each word would not do, since a public rule shows them.
@_exported import Reactive
