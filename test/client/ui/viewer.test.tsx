import t from 'tap'
import { act, cleanup, fireEvent, renderWith } from '../../fixtures/rendered.tsx'

const { Viewer } = await import('../../../client/ui/viewer.tsx')
const { Sections } = await import('../../../client/sections/sections.tsx')

const photo = (name: string) => ({ src: `/assets/${name}.svg`, width: 6, height: 4, alt: `alt ${name}`, caption: name })
const section = {
  type: 'gallery',
  photos: [photo('a'), photo('b'), photo('c')],
  videos: [{ src: '/assets/clip.mp4', seconds: 9, caption: 'clip', poster: photo('poster') }]
}

/** Opens the gallery's link of an index in the viewer. */
function openViewer(index: number) {
  const view = renderWith(
    {},
    <>
      <Sections list={[section as never]} />
      <Viewer />
    </>
  )
  fireEvent.click(view.container.querySelectorAll('.gallery a')[index]!)
  return { ...view, dialog: view.container.querySelector('dialog')! }
}

t.afterEach(() => cleanup())

t.test('a photo opens in the viewer with caption, alternative text and position', async (t) => {
  const { dialog, store } = openViewer(1)
  t.ok(dialog.open)
  t.match(store.getState().photoSrc, /\/assets\/b\.svg$/)
  t.equal(dialog.querySelector('img')?.alt, 'alt b')
  t.equal(dialog.querySelector('[role="status"]')?.textContent, 'b')
  t.match(dialog.textContent, '2 / 3')
})

t.test('arrow keys move through the photos and wrap around', async (t) => {
  const { dialog } = openViewer(2)
  const caption = () => dialog.querySelector('[role="status"]')?.textContent
  fireEvent.keyDown(dialog, { key: 'ArrowRight' })
  t.equal(caption(), 'a')
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' })
  t.equal(caption(), 'c')
})

t.test('a swipe moves to the next photo, a small movement does not', async (t) => {
  const { dialog } = openViewer(0)
  const stage = dialog.querySelector('.viewer-stage')!
  const caption = () => dialog.querySelector('[role="status"]')?.textContent
  const move = (from: number, to: number) => {
    fireEvent.pointerDown(stage, { clientX: from })
    fireEvent.pointerUp(stage, { clientX: to })
  }
  move(200, 170)
  t.equal(caption(), 'a')
  move(200, 100)
  t.equal(caption(), 'b')
  move(100, 200)
  t.equal(caption(), 'a')
})

t.test('a video plays in the viewer, and closing clears the store', async (t) => {
  const { dialog, store } = openViewer(3)
  t.match(dialog.querySelector('video')?.src, /clip\.mp4$/)
  act(() => dialog.close())
  t.same([store.getState().photoSrc, store.getState().videoSrc, dialog.open], ['', '', false])
})

t.test('a click for a new tab does not open the viewer', async (t) => {
  const { container, store } = renderWith({}, <Sections list={[section as never]} />)
  const link = container.querySelector<HTMLAnchorElement>('.gallery a')!
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link, { ctrlKey: true })
  t.equal(store.getState().photoSrc, '')
})
