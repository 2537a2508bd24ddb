import t from 'tap'
import { faultMessage } from '../../../shared/records/fault-message.ts'
import { contentFolder, loadAgain } from '../../fixtures/content-folder.ts'

const inChinese = (message: string) => faultMessage(message, 'cn').text

t.test('messages of faults are in the language of the page, with what differs in its place', async (t) => {
  t.equal(inChinese('is missing: add it'), '缺少此项：请补上')
  t.equal(inChinese('leads nowhere: /x: {}'), '链接没有对应的页面：/x: {}')
  t.equal(inChinese('has 2 entries, the English one 3'), '中文有 2 项，英文有 3 项：两者应一致')
  t.equal(
    inChinese('names a, which is not in people.csv: correct it or add it there'),
    'people.csv 中没有 a：请改正或补上'
  )
  t.equal(inChinese('leaves <b> open'), '<b> 没有结束标记')
  t.same(faultMessage('is odd', 'cn'), { text: 'is odd', isTranslated: false })
  t.same(faultMessage('leads nowhere: /x', 'en'), { text: 'leads nowhere: /x', isTranslated: true })
})

t.test(
  'what lacks a language, and links that lead nowhere, are told from other faults, each in Chinese too',
  async (t) => {
    const { folder, edit } = contentFolder(t, 'starter')
    const faultsOf = () => {
      const result = loadAgain(folder)
      return [...('faults' in result ? result.faults : []), ...result.remarks]
    }
    edit('menu.yaml', 'path: /contact/us', 'path: /contact/them')
    t.same(
      faultsOf().map(({ file, subject }) => [file, subject]),
      [['menu.yaml', 'link']]
    )
    edit('pages/exhibition/about.yaml', 'title_en: About the fair', "title_en: ''")
    t.match(faultsOf(), [{ subject: 'link' }, { field: 'title_en', subject: 'language' }])
    const remarks = faultsOf()
    edit('pages/exhibition/about.yaml', 'title_en:', 'titel_en:')
    t.match(faultsOf().find(({ field }) => field === 'titel_en')?.subject, undefined)
    for (const { message } of [...faultsOf(), ...remarks]) t.ok(faultMessage(message, 'cn').isTranslated, message)
  }
)
