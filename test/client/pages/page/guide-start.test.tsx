import t from 'tap'
import '../../../fixtures/dom.ts'
import { htmlWith } from '../../../fixtures/rendered.tsx'

const { GuideStart } = await import('../../../../client/pages/page/guide-start.tsx')

const way = { id: 'metro', title: 'Metro', summary: 'Line 7', list: ['Huamu Road'] }
const origins = [
  { id: 'station', title: 'Station', summary: 'Take the metro.', show: ['metro'] },
  { id: 'car', title: 'Car', summary: 'Park at P3.', show: [] }
]
const html = (transport: object, from?: string, titles: string[] = []) => {
  const page = {
    sections: [
      { type: 'transport', title: 'Ways', list: [way], ...transport },
      ...titles.map((title) => ({ type: 'text', title, html: '' }))
    ]
  } as never
  const state = { locale: 'en', path: '/visitor/guide', query: from ? { from } : {}, data: { page } } as never
  return htmlWith(state, <GuideStart page={page} />)
}

t.test('a guide without origins and with few parts begins with its sections', async (t) => {
  t.equal(html({}), '')
  t.notMatch(html({}, 'station', ['Hotels', 'Parking']), 'id="from"')
  t.match(html({}, 'station', ['Hotels', 'Parking']), 'href="#part-3-title"')
})

t.test('the chosen origin is marked, and links to its ways follow the sentences of all', async (t) => {
  t.match(html({ origins }, 'station'), /aria-current="true"[^>]*><svg.*?<\/svg><span>Station/)
  t.match(html({ origins }, 'station'), /Take the metro\..*href="#metro"[^>]*>Metro/s)
  for (const from of [undefined, 'moon']) t.notMatch(html({ origins }, from), /aria-current|from-parts/)
})
