#if INSPECTOR
    /// The text of the inspector, which a program can translate.
    public struct InspectorWords: Sendable {
        public var stands = "stands at"
        public var goes = "goes at"
        public var streams = "streams"
        public var subscriptions = "subscriptions"
        public var outlives = "outlives its screen"
        public var outlive = "outlive their screens"
        public var frame = "frame"
        public var bytes = "bytes"
        public var most = "most"
        public var noFrame = "no frame"
        public var branch = "branch"
        public var filter = "filter"
        public var jump = "jump to a time (1:05.2) or a command (#12)"
        public var since = "is that since"
        public var neverAnother = "has never been anything else."
        public var nothingPinned = "Nothing is pinned: v shows the value, and p pins a part of it."
        public var byItself = "That came by itself: only an input can be left out."
        public var noSuchPlace = "There is no such place."
        public var onlyBranch = "There is no other branch: Enter and x begin one."
        public var tooMuch = "More has come than can come again: one cannot go on from here."
        public var notQuite =
            "It is not quite as it was: something comes from outside that was not kept."
        public var noExport = "This program writes no tests."

        /// The uses of the keys in the bar.
        public var stop = "stop the clock"
        public var hide = "hide"
        public var back = "back"
        public var forth = "forth"
        public var first = "first"
        public var last = "last"
        public var other = "other stream"
        public var goOn = "go on from here"
        public var present = "back to the present"
        public var whole = "whole value"
        public var picture = "picture"
        public var skip = "without this"
        public var branches = "other branch"
        public var find = "filter"
        public var go = "jump"
        public var pin = "pin"
        public var keys = "keys"
        public var when = "since when?"
        public var export = "as a test"

        public init() {}
    }
#endif
