// Pictures are drawn by programs as well, which link no library of tests. Who tests streams finds
// all of it here.
@_exported import MarblePictures
