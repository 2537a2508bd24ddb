/**
 * The attribution of map tiles: name and address of their source, by the URL template. The host itself for sources
 * other than OpenStreetMap.
 */
export function tileSource(tiles: string): { text: string; href: string } {
  const host = /^https?:\/\/([^/?#]+)/i.exec(tiles)?.[1] ?? ''
  // Placeholders at the start of the host (`{s}.`) select one of the source's servers.
  const end = host.lastIndexOf('}')
  const name = end < 0 ? host : host.slice(host.indexOf('.', end) + 1)
  if (/(^|\.)openstreetmap\.org$/i.test(name)) {
    return { text: '© OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' }
  }
  return { text: name, href: `https://${name}/` }
}
