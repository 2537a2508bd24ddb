import t from 'tap'
import { act, cleanup, fireEvent, htmlWith, renderWith } from '../../fixtures/rendered.tsx'

const { Frame } = await import('../../../client/layout/frame.tsx')

t.afterEach(() => cleanup())

t.test('the frame stands with the shell’s own facts alone', async (t) => {
  const html = htmlWith({}, <Frame>body</Frame>)
  for (const part of [/<header/, /<main id="content"/, /<footer/, /class="skip" href="#content"/]) t.match(html, part)
})

t.test('the booth page has neither bar nor footer', async (t) => {
  const html = htmlWith({ path: '/exhibitor/booth' }, <Frame>body</Frame>)
  t.notMatch(html, /<header|<footer/)
  t.match(html, /body/)
})

t.test('the footer leads to eight destinations and names two organisers with three desks each', async (t) => {
  const { container } = renderWith({ locale: 'en' }, <Frame>body</Frame>)
  t.same(
    [...container.querySelectorAll('.footer-links a')].map((link) => link.getAttribute('href')),
    [
      '/en/exhibition/about',
      '/en/exhibitor/why',
      '/en/visitor/match',
      '/en/event/activities',
      '/en/media/industry_news',
      '/en/contact/us',
      '/en/search',
      '/en/exhibitor/booth'
    ]
  )
  t.equal(container.querySelectorAll('.footer-organiser').length, 2)
  t.equal(container.querySelectorAll('.footer-organiser dl').length, 6)
  t.equal(container.querySelectorAll('.footer-organiser a[href^="tel:+86210000"]').length, 6)
  t.equal(container.querySelectorAll('.footer-organiser a[href^="mailto:"]').length, 6)
  t.match(container.querySelector('.legal')?.textContent, /© 2025/)
  t.equal(container.querySelector('.legal [lang="zh-CN"]')?.textContent, '沪ICP备00000000号-1')
})

t.test('the sample line stands only where the data are samples', async (t) => {
  t.match(htmlWith({ sample: true }, <Frame>body</Frame>), /示例数据/)
  t.notMatch(htmlWith({ sample: false }, <Frame>body</Frame>), /示例数据/)
})

t.test('the way back to the top is offered after 200 px', async (t) => {
  const { container } = renderWith({}, <Frame>body</Frame>)
  const shown = () => container.querySelector('.back-to-top')?.classList.contains('is-shown')
  for (const [offset, wanted] of [
    [0, false],
    [200, false],
    [201, true]
  ] as const) {
    Object.defineProperty(window, 'scrollY', { value: offset, configurable: true })
    fireEvent.scroll(window)
    t.equal(shown(), wanted, String(offset))
  }
})

t.test('it does not lie over what is being filled in', async (t) => {
  const { container } = renderWith({}, <Frame>{<input type="text" />}</Frame>)
  const shown = () => container.querySelector('.back-to-top')?.classList.contains('is-shown')
  const field = container.querySelector('input')!
  Object.defineProperty(window, 'scrollY', { value: 400, configurable: true })
  fireEvent.scroll(window)
  t.equal(shown(), true)
  act(() => field.focus())
  t.equal(shown(), false)
  act(() => field.blur())
  t.equal(shown(), true)
})

t.test('a failed request is told', async (t) => {
  const { container, store } = renderWith({}, <Frame>body</Frame>)
  act(() => store.setState({ progress: 'loading' }))
  t.equal(container.querySelector('.progress')?.getAttribute('data-state'), 'loading')
  act(() => store.setState({ progress: 'failed' }))
  t.match(container.querySelector('.progress [role="status"]')?.textContent, /加载失败/)
})
