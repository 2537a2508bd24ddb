import '../../fixtures/dom.ts'
import { styles } from 'virtual:build'
import t from 'tap'
import { documentStyles, loadStyles } from '../../../client/boot/style-sheets.ts'

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
const fire = (event: string) => links().at(-1)?.dispatchEvent(new window.Event(event))
const setReadyState = (value: string) => Object.defineProperty(document, 'readyState', { value, configurable: true })

t.beforeEach(() => setReadyState('complete'))

t.test('a style sheet that failed to load is linked again, a loaded one only once', async (t) => {
  const failed = loadStyles('map')
  fire('error')
  await t.rejects(failed, { message: new RegExp(`${styles.map} did not load`) })
  t.same(links(), [], 'the failed link is removed')

  const loaded = loadStyles('map')
  t.equal(links().length, 1)
  fire('load')
  await loaded
  await loadStyles('map')
  t.equal(links().length, 1)
})

t.test('a style sheet that the document links is waited for, and linked again where it has failed', async (t) => {
  document.body.innerHTML = `<link rel="stylesheet" href="${styles.organic}">`
  setReadyState('interactive')
  const failed = documentStyles('organic')
  t.equal(links().length, 1)
  fire('error')
  await failed
  t.same(links(), [])

  document.body.innerHTML = `<link rel="stylesheet" href="${styles.organic}">`
  setReadyState('complete')
  const again = loadStyles('organic')
  t.equal(links().length, 2)
  fire('load')
  await again
})

t.test('a document that links its style sheet within the application waits for none', async (t) => {
  document.body.innerHTML = `<div id="app"><link rel="stylesheet" href="${styles.silver}"></div>`
  await documentStyles('silver')
  t.equal(links().length, 1)
})
