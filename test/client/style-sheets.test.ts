import '../fixtures/dom.ts'
import { styles } from 'virtual:build'
import t from 'tap'
import { loadStyles } from '../../client/style-sheets.ts'

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
const tell = (event: string) => links().at(-1)?.dispatchEvent(new window.Event(event))

t.test('a style sheet that did not come is asked for again, one that came is linked once', async (t) => {
  const failing = loadStyles('tools')
  tell('error')
  await t.rejects(failing, { message: `${styles.tools} did not come` })
  t.same(links(), [], 'what failed is taken out')

  const coming = loadStyles('tools')
  t.equal(links().length, 1)
  tell('load')
  await coming
  await loadStyles('tools')
  t.equal(links().length, 1)
})
