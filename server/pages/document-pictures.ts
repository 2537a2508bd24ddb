/** Data URIs of the drawings that documents contain (.github/decisions/hero-in-the-document.md). */
import { drawings } from 'virtual:manifest'
import { maxDrawingLength } from '../../shared/drawings.ts'

/**
 * An SVG text as an address for `<img>`, which runs no scripts and loads nothing else (SVG 2, section 2.3). Characters
 * that end the address or that HTML would escape are percent-encoded; base64 would compress worse.
 */
export function svgDataUri(svg: string): string {
  return `data:image/svg+xml,${svg.replace(/[%#<>"'&\s]/g, (c) => (c === ' ' ? c : encodeURIComponent(c).replace("'", '%27')))}`
}

const built = new Map(Object.entries(drawings).map(([address, svg]) => [address, svgDataUri(svg)]))

/**
 * The address of a picture for a document: the data URI of a record's drawing, or of a built one that documents
 * contain; else, and where the drawing is too long or no SVG, the address itself.
 */
export function documentPicture(address: string, drawing?: string): string {
  if (drawing === undefined) return built.get(address) ?? address
  return drawing.length <= maxDrawingLength && drawing.startsWith('<svg') ? svgDataUri(drawing) : address
}
