/** Whose tiles a map is made of, as the map must say. */

/** Name and address of the source of a tile address with placeholders; the host's own where we know no other. */
export function tileSource(tiles: string): { text: string; href: string } {
  const host = /^https?:\/\/([^/?#]+)/i.exec(tiles)?.[1] ?? ''
  // What stands before the last placeholder tells servers of one source apart.
  const last = host.lastIndexOf('}')
  const name = last < 0 ? host : host.slice(host.indexOf('.', last) + 1)
  if (/(^|\.)openstreetmap\.org$/i.test(name)) {
    return { text: '© OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' }
  }
  return { text: name, href: `https://${name}/` }
}
