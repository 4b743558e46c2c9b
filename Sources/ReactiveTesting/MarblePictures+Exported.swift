// The pictures are in a separate module, because programs that draw them cannot link a testing
// library. A test imports both modules with this one.
@_exported import MarblePictures
