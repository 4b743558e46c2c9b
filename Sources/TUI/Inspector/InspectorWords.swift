#if INSPECTOR
    /// The text of the inspector, which a program can translate.
    public struct InspectorWords: Sendable {
        public var stands = "stopped at"
        public var goes = "running at"
        public var streams: @Sendable (Int) -> String = {
            $0 == 1 ? "1 stream" : "\($0) streams"
        }
        public var subscriptions: @Sendable (Int) -> String = {
            $0 == 1 ? "1 subscription" : "\($0) subscriptions"
        }
        public var outlive: @Sendable (Int) -> String = {
            $0 == 1 ? "1 outlives its screen" : "\($0) outlive their screens"
        }
        public var frame = "frame"
        public var bytes = "bytes"
        public var most = "max"
        public var noFrame = "no frame"
        public var branch = "branch"
        public var filter = "filter"
        public var jump = "jump to a time (1:05.2) or a command (#12)"
        public var since = "has been the value since"
        public var neverAnother = "has never changed."
        public var nothingPinned =
            "Nothing is pinned. Press v to show the value and p to pin a part of it."
        public var notAnInput = "Only inputs can be left out. This is not an input."
        public var noSuchPlace = "There is no such time or command."
        public var onlyBranch = "There is no other branch. Enter or x begins one."
        public var tooManyInputs = "The run has too many inputs to continue from here."
        public var inexactReplay =
            "The replay is not exact: an outside input was not recorded."
        public var noExport = "This program cannot write tests."

        /// The uses of the keys in the bar.
        public var stop = "stop the clock"
        public var hide = "hide"
        public var back = "back"
        public var forth = "forward"
        public var first = "first"
        public var last = "last"
        public var other = "other stream"
        public var goOn = "continue from here"
        public var present = "back to the present"
        public var whole = "whole value"
        public var picture = "picture"
        public var skip = "leave this out"
        public var branches = "other branch"
        public var find = "filter"
        public var go = "jump"
        public var pin = "pin"
        public var keys = "keys"
        public var when = "since when?"
        public var export = "write a test"

        public init() {}
    }
#endif
