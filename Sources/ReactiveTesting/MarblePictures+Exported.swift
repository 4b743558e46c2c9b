// The pictures are in a separate module, because programs that draw them cannot link a testing
// library. A test that imports this module imports both.
@_exported import MarblePictures
