import t from 'tap'
import { ReadAloud } from '../../../client/reading/read-aloud.tsx'
import { pieces, readable } from '../../../client/reading/readable.ts'
import { ReadingBar } from '../../../client/reading/reading-bar.tsx'
import { setReadingSize } from '../../../client/reading/reading-size.ts'
import { ReadingSwitch } from '../../../client/reading/reading-switch.tsx'
import { pickVoice } from '../../../client/reading/use-voice.ts'
import { inlineScript } from '../../../server/security.ts'
import { act, cleanup, fireEvent, htmlWith, renderWith, screen } from '../../fixtures/rendered.tsx'

const root = document.documentElement
t.afterEach(() => {
  cleanup()
  act(() => setReadingSize(undefined))
})

t.test('the switch turns reading mode on at 150 % and off again, and the device remembers', async (t) => {
  const { store } = renderWith({ locale: 'en' }, <ReadingSwitch />)
  act(() => store.setState({ live: true }))
  const button = screen.getByRole('button', { name: 'Large text' })
  fireEvent.click(button)
  t.equal(root.getAttribute('data-reading'), '150')
  t.equal(button.getAttribute('aria-pressed'), 'true')
  t.equal(window.localStorage.getItem('reading'), '150')
  fireEvent.click(button)
  t.notOk(root.hasAttribute('data-reading'))
  t.equal(window.localStorage.getItem('reading'), null)
})

t.test('the head’s line sets before the first paint what the switch has remembered', async (t) => {
  act(() => setReadingSize('200'))
  root.removeAttribute('data-reading')
  new Function('localStorage', 'document', inlineScript)(window.localStorage, document)
  t.equal(root.getAttribute('data-reading'), '200')
})

t.test('with storage blocked it holds for the visit', async (t) => {
  const blocked = Object.getOwnPropertyDescriptor(window, 'localStorage')
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new Error('blocked')
    }
  })
  t.teardown(() => blocked && Object.defineProperty(window, 'localStorage', blocked))
  act(() => setReadingSize('150'))
  t.equal(root.getAttribute('data-reading'), '150')
})

t.test('the server knows no size: one page for everybody', async (t) => {
  t.match(htmlWith({}, <ReadingSwitch />), /aria-pressed="false"/)
})

t.test('the bar offers three sizes and the way out', async (t) => {
  act(() => setReadingSize('150'))
  renderWith({ locale: 'en' }, <ReadingBar />)
  t.equal(screen.getByRole('button', { name: '150%' }).getAttribute('aria-pressed'), 'true')
  fireEvent.click(screen.getByRole('button', { name: '200%' }))
  t.equal(root.getAttribute('data-reading'), '200')
  t.notOk(screen.queryByRole('button', { name: 'Read aloud' }), 'nothing is read where there is no voice')
  fireEvent.click(screen.getByRole('button', { name: 'Leave large text' }))
  t.notOk(root.hasAttribute('data-reading'))
})

t.test('what is read is the main text, block by block, without menus, forms and what nobody sees', async (t) => {
  const main = document.createElement('main')
  main.innerHTML = `
    <nav><ul><li>Home</li></ul></nav><h1>Title</h1>
    <p>One <span class="hidden">(new window)</span> two</p>
    <ul><li><p>Inner</p></li><li>Item</li></ul>
    <table><tbody><tr><th>Row</th><td>Cell</td></tr></tbody></table>
    <form><p>Field</p></form><p aria-hidden="true">Silent</p><p> </p><p id="unseen">Unseen</p>`
  const texts = readable(main, (element) => element.id !== 'unseen').map(({ text }) => text)
  t.same(texts, ['Title', 'One two', 'Inner', 'Item', 'Row', 'Cell'])
})

t.test('long texts are said in pieces that lose nothing', async (t) => {
  const text = `${'有机稻米从黑土里长出来。'.repeat(30)}${'一'.repeat(400)}，${'word '.repeat(90)}end`
  const parts = pieces(text)
  for (const part of parts) t.ok(part.length <= 160, part)
  t.equal(parts.join('').replace(/\s/g, ''), text.replace(/\s/g, ''))
  t.same(pieces(''), [])
})

const voice = (lang: string, localService = true) => ({ lang, localService, default: false })
const voices: [langs: [string, boolean?][], tag: string, picked: string | undefined][] = [
  [[['en-US'], ['zh-TW'], ['zh-CN']], 'zh-CN', 'zh-CN'],
  [[['zh_CN']], 'zh-CN', 'zh_CN'],
  [[['zh-HK'], ['en-GB']], 'zh-CN', undefined],
  [[['de-DE']], 'en', undefined],
  [
    [
      ['en-US', false],
      ['en-GB', true]
    ],
    'en',
    'en-GB'
  ],
  [[], 'en', undefined]
]
for (const [langs, tag, picked] of voices) {
  t.test(`of [${langs.join(' ')}] ${picked ?? 'no voice'} reads a page in ${tag}`, async (t) => {
    t.equal(
      pickVoice(
        langs.map(([lang, local]) => voice(lang, local)),
        tag
      )?.lang,
      picked
    )
  })
}

class FakeUtterance {
  onend?: () => void
  voice?: unknown
  lang = ''
  constructor(readonly text: string) {}
}

t.test('reading aloud goes through the paragraphs, pauses, goes on and stops, and says so', async (t) => {
  const said: FakeUtterance[] = []
  const synthesis = {
    getVoices: () => [voice('en-GB')],
    speak: (utterance: FakeUtterance) => said.push(utterance),
    cancel: () => {},
    addEventListener: () => {},
    removeEventListener: () => {}
  }
  Object.assign(window, { speechSynthesis: synthesis })
  Object.assign(globalThis, { SpeechSynthesisUtterance: FakeUtterance })
  const proto = window.Element.prototype
  const measured = proto.getClientRects
  proto.getClientRects = () => [{}] as unknown as DOMRectList
  t.teardown(() => {
    proto.getClientRects = measured
    Object.assign(window, { speechSynthesis: undefined })
  })
  renderWith(
    { locale: 'en' },
    <>
      <main id="content">
        <h1>One</h1>
        <p>Two</p>
      </main>
      <ReadAloud />
    </>
  )
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const status = () => screen.getByRole('status').textContent
  press('Read aloud')
  t.equal(said.at(-1)?.text, 'One')
  t.equal(said.at(-1)?.lang, 'en-GB')
  t.equal(document.querySelector('[data-read-now]')?.textContent, 'One')
  t.equal(status(), 'Reading aloud')
  press('Pause')
  t.equal(status(), 'Paused')
  act(() => said.at(-1)?.onend?.())
  t.equal(said.length, 1, 'what was cut off does not go on by itself')
  press('Go on')
  t.equal(said.at(-1)?.text, 'One', 'the same piece again')
  act(() => said.at(-1)?.onend?.())
  t.equal(said.at(-1)?.text, 'Two')
  act(() => said.at(-1)?.onend?.())
  t.equal(status(), 'Reading has ended')
  t.notOk(document.querySelector('[data-read-now]'))
  press('Read aloud')
  press('Stop reading')
  t.equal(status(), 'Reading has ended')
  t.notOk(document.querySelector('[data-read-now]'))
})
