import { inlineScript } from 'virtual:manifest'
import t from 'tap'
import { pickVoice, ReadAloud, ReadingBar } from '../../../../client/shell/reading-mode/reading-bar.tsx'
import { setReadingSize } from '../../../../client/shell/reading-mode/reading-size.ts'
import { readableParagraphs, splitForSpeech } from '../../../../client/shell/reading-mode/speech.ts'
import { ReadingSwitch } from '../../../../client/shell/top-bar.tsx'
import { act, cleanup, fireEvent, htmlWith, renderWith, screen } from '../../../fixtures/rendered.tsx'

const root = document.documentElement
t.afterEach(() => {
  cleanup()
  act(() => setReadingSize(undefined))
})

t.test('the switch turns reading mode on at 150 % and off again, and stores the size', async (t) => {
  const { store } = renderWith({ locale: 'en' }, <ReadingSwitch />)
  act(() => store.setState({ isInteractive: true }))
  const button = screen.getByRole('button', { name: 'Large text' })
  fireEvent.click(button)
  t.equal(root.getAttribute('data-reading'), '150')
  t.equal(button.getAttribute('aria-pressed'), 'true')
  t.equal(window.localStorage.getItem('reading'), '150')
  fireEvent.click(button)
  t.notOk(root.hasAttribute('data-reading'))
  t.equal(window.localStorage.getItem('reading'), null)
})

t.test('the switch closes the menu on phones, which would cover the sizes', async (t) => {
  const { store } = renderWith({ locale: 'en' }, <ReadingSwitch />)
  act(() => store.setState({ isInteractive: true, showMenu: true }))
  fireEvent.click(screen.getByRole('button', { name: 'Large text' }))
  t.equal(store.getState().showMenu, false)
})

t.test('the inline script sets the stored size', async (t) => {
  act(() => setReadingSize('200'))
  root.removeAttribute('data-reading')
  new Function('localStorage', 'document', inlineScript)(window.localStorage, document)
  delete document.pressed
  t.equal(root.getAttribute('data-reading'), '200')
})

t.test('a size can be set where storage is blocked', async (t) => {
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

t.test('the server renders the switch as not pressed', async (t) => {
  t.match(htmlWith({}, <ReadingSwitch />), /aria-pressed="false"/)
})

t.test('the bar has buttons for three sizes and for leaving', async (t) => {
  act(() => setReadingSize('150'))
  renderWith({ locale: 'en' }, <ReadingBar />)
  t.equal(screen.getByRole('button', { name: '150%' }).getAttribute('aria-pressed'), 'true')
  fireEvent.click(screen.getByRole('button', { name: '200%' }))
  t.equal(root.getAttribute('data-reading'), '200')
  t.notOk(screen.queryByRole('button', { name: 'Read aloud' }), 'without a voice there is no button')
  fireEvent.click(screen.getByRole('button', { name: 'Exit large text' }))
  t.notOk(root.hasAttribute('data-reading'))
})

t.test('the visible text blocks are read, without navigation, forms and hidden parts', async (t) => {
  const main = document.createElement('main')
  main.innerHTML = `
    <nav><ul><li>Home</li></ul></nav><h1>Title</h1>
    <p>One <span class="hidden">(new window)</span> two</p>
    <ul><li><p>Inner</p></li><li>Item</li></ul>
    <table><tbody><tr><th>Row</th><td>Cell</td></tr></tbody></table>
    <form><p>Field</p></form><p aria-hidden="true">Silent</p><p> </p><p id="unseen">Unseen</p>`
  const texts = readableParagraphs(main, (element) => element.id !== 'unseen').map(({ text }) => text)
  t.same(texts, ['Title', 'One two', 'Inner', 'Item', 'Row', 'Cell'])
})

t.test('a long text is split into parts of at most 160 characters without loss', async (t) => {
  const text = `${'有机稻米从黑土里长出来。'.repeat(30)}${'一'.repeat(400)}，${'word '.repeat(90)}end`
  const parts = splitForSpeech(text)
  for (const part of parts) t.ok(part.length <= 160, part)
  t.equal(parts.join('').replace(/\s/g, ''), text.replace(/\s/g, ''))
  t.same(splitForSpeech(''), [])
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
  t.test(`of the voices [${langs.join(' ')}] ${picked ?? 'none'} is used for ${tag}`, async (t) => {
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

t.test('paragraphs are read in order; pausing, resuming, stopping and the end are announced', async (t) => {
  const spoken: FakeUtterance[] = []
  const synthesis = {
    getVoices: () => [voice('en-GB')],
    speak: (utterance: FakeUtterance) => spoken.push(utterance),
    cancel: () => {},
    addEventListener: () => {},
    removeEventListener: () => {}
  }
  Object.assign(window, { speechSynthesis: synthesis })
  Object.assign(globalThis, { SpeechSynthesisUtterance: FakeUtterance })
  const proto = window.Element.prototype
  const original = proto.getClientRects
  proto.getClientRects = () => [{}] as unknown as DOMRectList
  t.teardown(() => {
    proto.getClientRects = original
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
  t.equal(spoken.at(-1)?.text, 'One')
  t.equal(spoken.at(-1)?.lang, 'en-GB')
  t.equal(document.querySelector('[data-read-now]')?.textContent, 'One')
  t.equal(status(), 'Reading aloud')
  press('Pause')
  t.equal(status(), 'Paused')
  act(() => spoken.at(-1)?.onend?.())
  t.equal(spoken.length, 1, 'the end of a cancelled utterance is ignored')
  press('Resume')
  t.equal(spoken.at(-1)?.text, 'One', 'the same part again')
  act(() => spoken.at(-1)?.onend?.())
  t.equal(spoken.at(-1)?.text, 'Two')
  act(() => spoken.at(-1)?.onend?.())
  t.equal(status(), 'Reading has ended')
  t.notOk(document.querySelector('[data-read-now]'))
  press('Read aloud')
  press('Stop reading')
  t.equal(status(), 'Reading has ended')
  t.notOk(document.querySelector('[data-read-now]'))
})
