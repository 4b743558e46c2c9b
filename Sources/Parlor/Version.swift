/// The version of the program, the only place where it stands: `Makefile` and the packages read
/// this line.
let version = "0.1.0"

/// The version with the commit of the checkout it was built from: `0.1.0 (1a2b3c4d5)`.
let build = Build.current.description
