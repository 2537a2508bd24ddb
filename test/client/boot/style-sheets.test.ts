import '../../fixtures/dom.ts'
import { styles } from 'virtual:build'
import t from 'tap'
import { documentStyles, loadStyles } from '../../../client/boot/style-sheets.ts'

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
/** Gives the last link a sheet, or none, with the event of one that has loaded or failed. */
function settle(sheet: { readonly cssRules: readonly unknown[] } | null) {
  const link = links().at(-1)
  Object.defineProperty(link, 'sheet', { value: sheet, configurable: true })
  link?.dispatchEvent(new window.Event(sheet?.cssRules.length ? 'load' : 'error'))
}
const fail = () => settle(null)
const load = () => settle({ cssRules: [{}] })
const setReadyState = (value: string) => Object.defineProperty(document, 'readyState', { value, configurable: true })

t.beforeEach(() => setReadyState('complete'))

t.test('a style sheet that failed to load is linked again, a loaded one only once', async (t) => {
  const failed = loadStyles('map')
  fail()
  await t.rejects(failed, { message: new RegExp(`${styles.map} did not load`) })
  t.same(links(), [], 'the failed link is removed')

  const loaded = loadStyles('map')
  t.equal(links().length, 1)
  load()
  await loaded
  await loadStyles('map')
  t.equal(links().length, 1)
})

t.test('a style sheet that the document links is waited for, and linked again where it has failed', async (t) => {
  document.body.innerHTML = `<link rel="stylesheet" href="${styles.organic}">`
  setReadyState('interactive')
  const failed = documentStyles('organic')
  t.equal(links().length, 1)
  fail()
  await failed
  t.same(links(), [])

  document.body.innerHTML = `<link rel="stylesheet" href="${styles.organic}">`
  setReadyState('complete')
  const again = loadStyles('organic')
  t.equal(links().length, 2)
  load()
  await again
})

for (const [how, sheet] of [
  ['of which no rule is there', { cssRules: [] }],
  [
    'whose rules may not be read',
    {
      get cssRules(): readonly unknown[] {
        throw new DOMException('not yours', 'SecurityError')
      }
    }
  ]
] as const)
  t.test(`a style sheet ${how} has failed: the document does not wait, and it is linked again`, async (t) => {
    document.body.innerHTML = `<link rel="stylesheet" href="${styles.plain}">`
    setReadyState('interactive')
    Object.defineProperty(links()[0], 'sheet', { value: sheet })
    await documentStyles('plain')
    t.equal(links().length, 1)
    const again = loadStyles('plain')
    t.equal(links().length, 2)
    fail()
    await t.rejects(again, { message: /did not load/ })
  })

t.test('a style sheet that failed before anybody listened has failed once the document is complete', async (t) => {
  document.body.innerHTML = `<link rel="stylesheet" href="${styles.plain}">`
  setReadyState('interactive')
  const waiting = documentStyles('plain')
  window.dispatchEvent(new window.Event('load'))
  await waiting
  t.same(links(), [])
})

t.test('a document that links its style sheet within the application waits for none', async (t) => {
  document.body.innerHTML = `<div id="app"><link rel="stylesheet" href="${styles.silver}"></div>`
  await documentStyles('silver')
  t.equal(links().length, 1)
})
