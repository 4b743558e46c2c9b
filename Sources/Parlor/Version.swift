/// The version that `parlor --version` prints, and that a recording was made with.
let version = "0.1.0"
