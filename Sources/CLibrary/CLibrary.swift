// The C library of the platform. A file that calls it imports this module, which chooses between
// the libraries that exist. Only `ReactiveThreads` makes its own choice, because it imports nothing
// of the package. The attribute has no official name yet.
#if canImport(Glibc)
    @_exported import Glibc
#elseif canImport(Musl)
    @_exported import Musl
#else
    @_exported import Darwin
#endif
