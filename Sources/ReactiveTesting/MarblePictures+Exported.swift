// Pictures are in a separate module, because programs that draw them cannot link a testing library.
// Tests get both modules with one import.
@_exported import MarblePictures
