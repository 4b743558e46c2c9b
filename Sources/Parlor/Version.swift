/// What `parlor --version` prints, and what a recording says it was made with.
let version = "0.1.0"
