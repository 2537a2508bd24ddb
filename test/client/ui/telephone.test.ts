import { createElement } from 'react'
import t from 'tap'
import { htmlWith } from '../../fixtures/rendered.tsx'

const { Telephones, telephone } = await import('../../../client/ui/contact-list.tsx')

const numbers: [text: string, href: string][] = [
  ['+86 21 5555 0101', 'tel:+862155550101'],
  ['021-5555 0101', 'tel:02155550101'],
  ['（021）5555 0101', 'tel:02155550101'],
  ['０２１－５５５５　０１０１', 'tel:02155550101'],
  ['0086 21 5555 0101', 'tel:+862155550101'],
  ['(+86) 21-5555-0101', 'tel:+862155550101'],
  ['+86 (0)21 5555 0101', 'tel:+862155550101'],
  ['\u202d+86 138 0000 0000\u202c', 'tel:+8613800000000'],
  ['138\u200b0000\u20130000', 'tel:13800000000'],
  ['+1 (202) 555.0143', 'tel:+12025550143'],
  ['021-55550101转801', 'tel:02155550101;ext=801'],
  ['021-55550101 转 801', 'tel:02155550101;ext=801'],
  ['021-55550101轉801', 'tel:02155550101;ext=801'],
  ['021-55550101分机：801', 'tel:02155550101;ext=801'],
  ['+49 30 5550101, ext. 12', 'tel:+49305550101;ext=12'],
  ['+49 30 5550101 Ext 12', 'tel:+49305550101;ext=12'],
  ['+1 202 555 0143 x12', 'tel:+12025550143;ext=12'],
  ['021-55550101#12', 'tel:02155550101;ext=12'],
  ['021-55550101 / 13800000000', 'tel:02155550101'],
  ['021-55550101、55550102；13800000000', 'tel:02155550101'],
  ['张三 13800000000，李四 13900000000', 'tel:13800000000'],
  ['021-55550101/2', 'tel:02155550101'],
  ['400-820-0000', 'tel:4008200000'],
  ['110', 'tel:110']
]
for (const [text, href] of numbers) t.test(JSON.stringify(text), async (t) => t.equal(telephone(text), href))

t.test('each of several numbers is a link', async (t) => {
  const linksOf = (text: string) =>
    [...htmlWith({}, createElement(Telephones, { text })).matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  const two = ['tel:02155550101', 'tel:13800000000']
  for (const between of [' / ', '、', '；', ', ', '，', '\n'])
    t.same(linksOf(`021-55550101${between}13800000000`), two, JSON.stringify(between))
  t.same(linksOf('021-55550101，转801'), ['tel:02155550101;ext=801'])
  t.same(linksOf('021-55550101/2'), ['tel:02155550101'])
})
