import '../../fixtures/dom.ts'
import { styles } from 'virtual:build'
import t from 'tap'
import { loadStyles } from '../../../client/boot/style-sheets.ts'

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
const fire = (event: string) => links().at(-1)?.dispatchEvent(new window.Event(event))

t.test('a style sheet that failed to load is linked again, a loaded one only once', async (t) => {
  const failed = loadStyles('tools')
  fire('error')
  await t.rejects(failed, { message: `${styles.tools} did not load` })
  t.same(links(), [], 'the failed link is removed')

  const loaded = loadStyles('tools')
  t.equal(links().length, 1)
  fire('load')
  await loaded
  await loadStyles('tools')
  t.equal(links().length, 1)
})

t.test('a style sheet that the document links is not linked again', async (t) => {
  document.head.innerHTML = `<link rel="stylesheet" href="${styles.panels}">`
  await loadStyles('panels')
  t.equal(links().length, 1)
})
