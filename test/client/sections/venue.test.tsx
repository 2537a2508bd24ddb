import t from 'tap'
import { tileSource } from '../../../client/sections/tile-source.ts'
import { Venue } from '../../../client/sections/venue.tsx'
import { act, cleanup, fireEvent, htmlWith, renderWith, screen, waitFor } from '../../fixtures/rendered.tsx'

const { drawMap } = await import('../../../client/sections/live-map.ts')

const point = { longitude: 121.56, latitude: 31.21, name: 'The centre <b>', address: '' }
const section = { type: 'venue' as const, hall: 'Hall N5', entrance: 'Entrance 3', ...point }
const tiles = 'https://{s}.tile.example.com/{z}/{x}/{y}.png'
const words = { mapZoomIn: 'In', mapZoomOut: 'Out', mapTilesOf: (source: string) => `Map: ${source}` }
Object.assign(window, { matchMedia: () => ({ matches: true }) })

t.afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

t.test('the drawn plan names its places in the page’s language, and the fair’s hall stands out', async (t) => {
  const { container } = renderWith({ locale: 'en' }, <Venue section={section} />)
  t.equal(container.querySelector('.is-fair')?.textContent, 'N5')
  t.match(container.querySelector('.plan-labels')?.textContent, 'Entrance 3')
  cleanup()
  t.match(renderWith({}, <Venue section={section} />).container.querySelector('.is-metro')?.textContent, '花木路站')
})

t.test('the live map is offered only where tiles are configured', async (t) => {
  t.notMatch(htmlWith({}, <Venue section={section} />), '<button')
  t.match(htmlWith({ tiles }, <Venue section={section} />), /<button[^>]*>看实时地图/)
})

t.test('where the map does not come, the plan returns with a word, and the map can be asked for again', async (t) => {
  const { container } = renderWith({ locale: 'en', tiles }, <Venue section={section} />)
  const button = screen.getByRole('button', { name: 'Show the live map' })
  fireEvent.click(button)
  t.ok(container.querySelector('.venue-map'))
  t.equal(button.textContent, 'Show the plan')
  const sheet = document.querySelector('link[rel="stylesheet"]')
  await act(async () => void sheet?.dispatchEvent(new window.Event('error')))
  await waitFor(() => t.equal(screen.getByRole('status').textContent, 'The map did not come; here is the plan again.'))
  t.notOk(container.querySelector('.venue-map'))
  t.ok(container.querySelector('.venue-plan img'))
  t.equal(button.textContent, 'Show the live map')
})

/** A map 400 pixels square, and how often it failed. */
function drawn() {
  const element = document.body.appendChild(document.createElement('div'))
  Object.defineProperties(element, { clientWidth: { value: 400 }, clientHeight: { value: 400 } })
  let failures = 0
  const remove = drawMap(element, { tiles, point, words, onFailure: () => (failures += 1) })
  const tell = (event: string) => {
    for (const tile of element.querySelectorAll('img.leaflet-tile')) tile.dispatchEvent(new window.Event(event))
  }
  return { element, remove, tell, failures: () => failures }
}

t.test('a map whose every tile fails says so once; one with tiles does not', async (t) => {
  const lost = drawn()
  t.ok(lost.element.querySelectorAll('img.leaflet-tile').length > 1)
  lost.tell('error')
  t.equal(lost.failures(), 1)
  lost.remove()
  const fine = drawn()
  fine.tell('load')
  fine.tell('error')
  t.equal(fine.failures(), 0)
  fine.remove()
})

t.test('the map is used by keyboard, names the venue as text and says whose tiles it shows', async (t) => {
  const { element, remove } = drawn()
  t.equal(element.tabIndex, 0)
  t.equal(element.querySelector('.leaflet-control-zoom-in')?.getAttribute('aria-label'), 'In')
  t.equal(element.querySelector('.leaflet-tooltip')?.textContent, 'The centre <b>')
  t.equal(element.querySelector('.leaflet-control-attribution')?.textContent, 'Map: tile.example.com')
  remove()
})

t.test('the source of tiles is their host, without what tells its servers apart', async (t) => {
  for (const [address, text, href] of [
    [
      'https://{s}.tile.openstreetmap.org/{z}/{x}/{y}.png',
      '© OpenStreetMap',
      'https://www.openstreetmap.org/copyright'
    ],
    ['https://tile.example.com/{z}/{x}/{y}.png', 'tile.example.com', 'https://tile.example.com/'],
    ['https://tiles0{s}.maps.example.com/?x={x}&y={y}&z={z}', 'maps.example.com', 'https://maps.example.com/'],
    ['http://127.0.0.1:8080/{z}/{x}/{y}', '127.0.0.1:8080', 'https://127.0.0.1:8080/']
  ] as const) {
    t.same(tileSource(address), { text, href }, address)
  }
})
