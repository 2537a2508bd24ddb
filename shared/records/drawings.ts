/** Drawings within documents. */

/** A longer SVG text is loaded as a file: with it, the first view would not be in the first flight of a connection. */
export const maxDrawingLength = 6000
