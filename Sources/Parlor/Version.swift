/// The version of the program. It is stated only here, and `Makefile` and the packages read this
/// line.
let version = "0.2.0"

/// The version with the commit of the checkout: `0.2.0 (1a2b3c4d5)`.
let build = Build.current.description
