import t from 'tap'
import { tileSource } from '../../../client/sections/tile-source.ts'
import { Venue } from '../../../client/sections/venue.tsx'
import { act, cleanup, fireEvent, htmlWith, renderWith, screen, waitFor } from '../../fixtures/rendered.tsx'

const { drawMap } = await import('../../../client/sections/live-map.ts')

const point = { longitude: 121.56, latitude: 31.21, name: 'The centre <b>', address: '' }
const section = { type: 'venue' as const, hall: 'Hall N5', entrance: 'Entrance 3', ...point }
const tiles = 'https://{s}.tile.example.com/{z}/{x}/{y}.png'
const messages = { mapZoomIn: 'In', mapZoomOut: 'Out', mapTilesOf: (source: string) => `Map: ${source}` }
Object.assign(window, { matchMedia: () => ({ matches: true }) })

t.afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

t.test('the labels of the plan are in the page’s language, and the fair’s hall is marked', async (t) => {
  const { container } = renderWith({ locale: 'en' }, <Venue section={section} />)
  t.equal(container.querySelector('.is-fair')?.textContent, 'N5')
  t.match(container.querySelector('.plan-labels')?.textContent, 'Entrance 3')
  cleanup()
  t.match(renderWith({}, <Venue section={section} />).container.querySelector('.is-metro')?.textContent, '花木路站')
})

t.test('the live map is offered only where tiles are configured', async (t) => {
  t.notMatch(htmlWith({}, <Venue section={section} />), '看实时地图')
  t.match(htmlWith({ tiles }, <Venue section={section} />), /<button[^>]*>看实时地图/)
})

t.test('where the map cannot be loaded, the plan returns with a message, and the map can be tried again', async (t) => {
  const { container } = renderWith({ locale: 'en', tiles }, <Venue section={section} />)
  const button = screen.getByRole('button', { name: 'Show the live map' })
  fireEvent.click(button)
  t.ok(container.querySelector('.venue-map'))
  t.equal(button.textContent, 'Show the plan')
  const sheet = document.querySelector('link[rel="stylesheet"]')
  await act(async () => void sheet?.dispatchEvent(new window.Event('error')))
  const status = () => container.querySelector('.venue-switch [role=status]')?.textContent
  await waitFor(() => t.equal(status(), 'The map did not load; here is the plan again.'))
  t.notOk(container.querySelector('.venue-map'))
  t.ok(container.querySelector('.venue-plan img'))
  t.equal(button.textContent, 'Show the live map')
})

t.test('a venue elsewhere, or without coordinates, has no drawn plan', async (t) => {
  const elsewhere = { ...section, longitude: 121.3, latitude: 31.19 }
  t.notMatch(htmlWith({}, <Venue section={elsewhere} />), 'venue-plan')
  const { longitude: _longitude, ...unknown } = section
  t.notMatch(htmlWith({ tiles }, <Venue section={unknown as typeof section} />), 'venue-plan')
  const { container } = renderWith({ locale: 'en', tiles }, <Venue section={elsewhere} />)
  const button = screen.getByRole('button', { name: 'Show the live map' })
  fireEvent.click(button)
  t.ok(container.querySelector('.venue-map'))
  t.notOk(container.querySelector('.venue-plan img'))
  t.equal(button.textContent, 'Hide the map')
})

/** A map of 400 by 400 px, with a count of its failures. */
function renderMap() {
  const element = document.body.appendChild(document.createElement('div'))
  Object.defineProperties(element, { clientWidth: { value: 400 }, clientHeight: { value: 400 } })
  let failures = 0
  const remove = drawMap(element, { tiles, point, messages, onFailure: () => (failures += 1) })
  const dispatchToTiles = (event: string) => {
    for (const tile of element.querySelectorAll('img.leaflet-tile')) tile.dispatchEvent(new window.Event(event))
  }
  return { element, remove, dispatchToTiles, failures: () => failures }
}

t.test('a map without any tile fails once; a map with a tile does not fail', async (t) => {
  const failing = renderMap()
  t.ok(failing.element.querySelectorAll('img.leaflet-tile').length > 1)
  failing.dispatchToTiles('error')
  t.equal(failing.failures(), 1)
  failing.remove()
  const working = renderMap()
  working.dispatchToTiles('load')
  working.dispatchToTiles('error')
  t.equal(working.failures(), 0)
  working.remove()
})

t.test('the map can take the focus, names the venue as text and has the attribution of its tiles', async (t) => {
  const { element, remove } = renderMap()
  t.equal(element.tabIndex, 0)
  t.equal(element.querySelector('.leaflet-control-zoom-in')?.getAttribute('aria-label'), 'In')
  t.equal(element.querySelector('.leaflet-tooltip')?.textContent, 'The centre <b>')
  t.equal(element.querySelector('.leaflet-control-attribution')?.textContent, 'Map: tile.example.com')
  remove()
})

t.test('the source of tiles is their host without the part that selects a server', async (t) => {
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
