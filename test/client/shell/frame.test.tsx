import t from 'tap'
import { act, cleanup, fireEvent, htmlWith, renderWith } from '../../fixtures/rendered.tsx'

const { Frame } = await import('../../../client/app.tsx')

t.afterEach(() => cleanup())

t.test('the frame renders from the edition’s facts alone', async (t) => {
  const html = htmlWith({}, <Frame>body</Frame>)
  for (const pattern of [/<header/, /<main id="content"/, /<footer/, /class="skip" href="#content"/])
    t.match(html, pattern)
})

t.test('the booth application has neither top bar nor footer', async (t) => {
  const html = htmlWith({ path: '/exhibitor/booth' }, <Frame>body</Frame>)
  t.notMatch(html, /<header|<footer/)
  t.match(html, /body/)
})

t.test('the footer has eight links and two organisers with three contacts each', async (t) => {
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
  t.equal(container.querySelectorAll('.footer-organiser a[href^="tel:+86"]').length, 6)
  t.equal(container.querySelectorAll('.footer-organiser a[href^="mailto:"]').length, 6)
  t.match(container.querySelector('.legal')?.textContent, /© 2025/)
  t.equal(container.querySelector('.legal [lang="zh-CN"]')?.textContent, '沪ICP备00000000号-1')
})

t.test('the footer does not repeat the contacts of the contact page', async (t) => {
  const html = htmlWith({ path: '/contact/us' }, <Frame>body</Frame>)
  t.match(html, /class="footer-links"/)
  t.notMatch(html, /class="footer-(?:organiser|fold)"/)
})

t.test('the note on sample data appears only with sample data', async (t) => {
  t.match(htmlWith({ isSampleContent: true }, <Frame>body</Frame>), /示例数据/)
  t.notMatch(htmlWith({ isSampleContent: false }, <Frame>body</Frame>), /示例数据/)
})

t.test('the link to the top is visible after 200 px of scrolling', async (t) => {
  const { container } = renderWith({}, <Frame>body</Frame>)
  const isVisible = () => container.querySelector('.back-to-top')?.classList.contains('is-shown')
  for (const [offset, expected] of [
    [0, false],
    [200, false],
    [201, true]
  ] as const) {
    Object.defineProperty(window, 'scrollY', { value: offset, configurable: true })
    fireEvent.scroll(window)
    t.equal(isVisible(), expected, String(offset))
  }
})

t.test('the link to the top is hidden while a form field has the focus', async (t) => {
  const { container } = renderWith({}, <Frame>{<input type="text" />}</Frame>)
  const isVisible = () => container.querySelector('.back-to-top')?.classList.contains('is-shown')
  const field = container.querySelector('input')!
  Object.defineProperty(window, 'scrollY', { value: 400, configurable: true })
  fireEvent.scroll(window)
  t.equal(isVisible(), true)
  act(() => field.focus())
  t.equal(isVisible(), false)
  act(() => field.blur())
  t.equal(isVisible(), true)
})

t.test('a failed request is announced', async (t) => {
  const { container, store } = renderWith({}, <Frame>body</Frame>)
  act(() => store.setState({ progress: 'loading' }))
  t.equal(container.querySelector('.progress')?.getAttribute('data-state'), 'loading')
  act(() => store.setState({ progress: 'failed' }))
  t.match(container.querySelector('.progress [role="status"]')?.textContent, /加载失败/)
})
