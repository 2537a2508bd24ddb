import '../fixtures/dom.ts'
import { styles } from 'virtual:build'
import t from 'tap'
import { loadStyles } from '../../client/boot/style-sheets.ts'

t.test('a style sheet that the document links is not linked again', async (t) => {
  document.head.innerHTML = `<link rel="stylesheet" href="${styles.tools}">`
  await loadStyles('tools')
  t.equal(document.querySelectorAll('link').length, 1)
})
