import t from 'tap'
import { securityHeaders, tileHosts } from '../../../server/pages/security.ts'
import { readSettings } from '../../../server/settings.ts'

t.test('img-src allows the hosts of the tile address and no others', async (t) => {
  for (const [tiles, hosts] of [
    ['', []],
    ['http://tiles.example.com/{z}/{x}/{y}.png', ['http://tiles.example.com']],
    ['http://{s}.tiles.example.com:8080/{z}/{x}/{y}', ['http://*.tiles.example.com:8080']],
    ['https://tiles0{s}.maps.example.com/?x={x}&y={y}&z={z}', ['https://*.maps.example.com']],
    ['https://a.{s}.example.com/{z}/{x}/{y}', ['https://*.example.com']]
  ] as const) {
    t.same(tileHosts(tiles), hosts, tiles)
    const headers = securityHeaders(readSettings({ MAP_TILES: tiles }))
    for (const host of hosts)
      t.match(headers[headers.indexOf('Content-Security-Policy') + 1], `img-src 'self' data: https: ${host};`)
  }
})
