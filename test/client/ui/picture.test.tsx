import assert from 'node:assert/strict'
import t from 'tap'
import { cleanup, fireEvent, renderWith, waitFor } from '../../fixtures/rendered.tsx'

const { watchPictures } = await import('../../../client/boot/picture-watch.ts')
const { Picture } = await import('../../../client/ui/picture.tsx')
const picture = { src: '/assets/gone.svg', width: 600, height: 400, alt: '一张图' }

t.afterEach(() => cleanup())

t.test('a picture has its size and is loaded lazily', async (t) => {
  const { container } = renderWith({}, <Picture picture={picture} />)
  const image = container.querySelector('img')!
  t.same([image.width, image.height, image.getAttribute('loading'), image.alt], [600, 400, 'lazy', '一张图'])
})

t.test('after two retries the default picture replaces it and the parent is marked', async (t) => {
  const { container, store } = renderWith(
    {},
    <div id="parent">
      <Picture picture={picture} />
    </div>
  )
  watchPictures(store, async () => '加载失败')
  const image = container.querySelector('img')!
  let requests = 0
  const source = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src')!
  Object.defineProperty(image, 'src', {
    set: (address: string) => {
      requests += 1
      source.set!.call(image, address)
    },
    get: () => source.get!.call(image),
    configurable: true
  })
  const parent = container.querySelector<HTMLElement>('#parent')!
  for (const attempt of [1, 2]) {
    fireEvent.error(image)
    await waitFor(() => assert.equal(requests, attempt), { timeout: 5000 })
    t.equal(parent.dataset.picture, undefined, `the picture is kept after retry ${attempt}`)
  }
  fireEvent.error(image)
  await waitFor(() => assert.equal(parent.dataset.picture, 'default'))
  t.equal(parent.dataset.pictureFailed, '加载失败')
  t.match(container.querySelector('img')?.getAttribute('src'), /default/)
})

t.test('a picture without an address or with an unsafe one shows the default picture', async (t) => {
  for (const src of ['', 'javascript:alert(1)', '//evil.example/x.png']) {
    const { container } = renderWith({}, <Picture picture={{ ...picture, src }} />)
    t.match(container.querySelector('img')?.getAttribute('src'), /organic-default/, src)
    cleanup()
  }
})
