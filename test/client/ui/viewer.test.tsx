import t from 'tap'
import { act, cleanup, fireEvent, renderWith } from '../../fixtures/rendered.tsx'

const { Viewer } = await import('../../../client/layout/viewer.tsx')
const { Sections } = await import('../../../client/sections/sections.tsx')

// The test's document does not know how to show dialogs.
Object.assign(window.HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
    this.dispatchEvent(new window.Event('close'))
  }
})

const photo = (name: string) => ({ src: `/assets/${name}.svg`, width: 6, height: 4, alt: `alt ${name}`, caption: name })
const section = {
  type: 'gallery',
  photos: [photo('a'), photo('b'), photo('c')],
  videos: [{ src: '/assets/clip.mp4', seconds: 9, caption: 'clip', poster: photo('poster') }]
}

function opened(nth: number) {
  const view = renderWith(
    {},
    <>
      <Sections list={[section as never]} />
      <Viewer />
    </>
  )
  fireEvent.click(view.container.querySelectorAll('.gallery a')[nth]!)
  return { ...view, dialog: view.container.querySelector('dialog')! }
}

t.afterEach(() => cleanup())

t.test('a photo opens in the viewer with caption, alternative text and place', async (t) => {
  const { dialog, store } = opened(1)
  t.ok(dialog.open)
  t.match(store.getState().photoSrc, /\/assets\/b\.svg$/)
  t.equal(dialog.querySelector('img')?.alt, 'alt b')
  t.equal(dialog.querySelector('[role="status"]')?.textContent, 'b')
  t.match(dialog.textContent, '2 / 3')
})

t.test('arrow keys go through the photos and round the ends', async (t) => {
  const { dialog } = opened(2)
  const caption = () => dialog.querySelector('[role="status"]')?.textContent
  fireEvent.keyDown(dialog, { key: 'ArrowRight' })
  t.equal(caption(), 'a')
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' })
  t.equal(caption(), 'c')
})

t.test('a swipe turns the photo, a small movement does not', async (t) => {
  const { dialog } = opened(0)
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

t.test('a video plays in the viewer, and closing empties the store', async (t) => {
  const { dialog, store } = opened(3)
  t.match(dialog.querySelector('video')?.src, /clip\.mp4$/)
  act(() => dialog.close())
  t.same([store.getState().photoSrc, store.getState().videoSrc, dialog.open], ['', '', false])
})

t.test('a click that asks for a new tab is left alone', async (t) => {
  const { container, store } = renderWith({}, <Sections list={[section as never]} />)
  const link = container.querySelector<HTMLAnchorElement>('.gallery a')!
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link, { ctrlKey: true })
  t.equal(store.getState().photoSrc, '')
})
