import t from 'tap'
import { notebookMessages } from '../../../../client/visit/notebook/messages.ts'
import { type NotebookContent, notebookCards, notebookCsv } from '../../../../client/visit/notebook/notebook-files.ts'

const at = (text: string) => Date.parse(`${text}+08:00`) / 1000
const content = {
  exhibitors: [
    { id: 102, company: '=cmd|"x"', booth: 'N5A05', website: 'https://qingling.example.com/' },
    { id: 103, company: 'Zoe Tea Works', booth: 'N5A09', website: '' }
  ],
  notebook: [
    { id: 102, company: '', booth: '', website: '', isMet: true, note: '+1, "春茶"\nask again' },
    { id: 103, company: '', booth: '', website: '', isMet: false, note: '' }
  ],
  starred: [103],
  meetings: [
    {
      ...{ number: 'M-7K3QXP', exhibitor: 103, company: 'Old name', booth: 'N5A09' },
      ...{ time: at('2025-06-12T10:30'), sent: 1, topic: '@prices' }
    }
  ],
  talks: [
    { id: 501, forum: 'f', title: 'Talk', room: 'Stage', start: at('2025-06-11T10:15'), end: at('2025-06-11T10:45') }
  ],
  products: new Map([[1001, { name: '-Tea', exhibitor: 102 }]])
  // Of a talk the files need these fields alone.
} as unknown as NotebookContent
const addressOf = (path: string) => `https://fair.example.com/en${path}`

t.test('the table has everything that was met, starred, noted and asked for, and no formulas', async (t) => {
  const site = 'https://fair.example.com/en'
  t.equal(
    notebookCsv(content, notebookMessages.en, addressOf),
    [
      '\uFEFFKind,Name,Company,Booth or room,Time (Beijing),Met,Starred,Note,Number,Website,Page on this site',
      `Exhibitor,"'=cmd|""x""","'=cmd|""x""",N5A05,,yes,,"'+1, ""春茶""\nask again",,https://qingling.example.com/,${site}/exhibitor/featured/102`,
      `Exhibitor,Zoe Tea Works,Zoe Tea Works,N5A09,,,yes,,,,${site}/exhibitor/featured/103`,
      `Meeting (requested),'@prices,Zoe Tea Works,N5A09,12.06.2025 10:30–11:00,,,,M-7K3QXP,,${site}/exhibitor/featured/103`,
      `Talk,Talk,,Stage,11.06.2025 10:15–10:45,,yes,,,,${site}/event/f/501`,
      `Product,'-Tea,"'=cmd|""x""",,,,yes,,,,${site}/visitor/products/1001`,
      ''
    ].join('\r\n')
  )
  const chinese = notebookCsv(content, notebookMessages.cn, addressOf).split('\r\n')
  t.equal(chinese[0], '\uFEFF类别,名称,公司,展位或地点,时间（北京时间）,已见过,已加星,笔记,编号,网站,本站页面')
  t.equal(chinese.length, 7, 'as many rows in Chinese')
})

t.test('each exhibitor is a contact, with its website or else its page here, booth and note', async (t) => {
  const cards = notebookCards(content, notebookMessages.en, addressOf).replaceAll('\r\n ', '').split('END:VCARD')
  t.equal(cards.length, 3)
  t.match(cards[0], 'URL:https://qingling.example.com/\r\nNOTE:Booth N5A05\\n+1\\, "春茶"\\nask again\r\n')
  t.match(cards[1], 'URL:https://fair.example.com/en/exhibitor/featured/103\r\nNOTE:Booth N5A09\r\n')
})
