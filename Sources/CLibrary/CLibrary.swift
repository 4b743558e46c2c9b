// The C library of the platform. A file that calls it imports this module; only this file chooses
// between the libraries that exist. The attribute has no official name yet.
#if canImport(Glibc)
    @_exported import Glibc
#elseif canImport(Musl)
    @_exported import Musl
#else
    @_exported import Darwin
#endif
