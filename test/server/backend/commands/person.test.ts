import t from 'tap'
import { createPersonMatcher } from '../../../../server/backend/commands/person.ts'

/** An argument, texts that contain that person, and texts of other people. */
const people: [person: string, same: string[], others: string[]][] = [
  [
    'Lin.Sample@Example.com',
    [
      'lin.sample@example.com',
      'LIN.SAMPLE@EXAMPLE.COM',
      ' lin.sample@example.com ',
      'ｌｉｎ.sample@example。com',
      'Tea; write to <lin.sample@example.com>.',
      '邮箱lin.sample@example.com，谢谢'
    ],
    [
      'not.lin.sample@example.com',
      "o'lin.sample@example.com",
      'lin.sample@example.com.cn',
      'lin.sample@example.company',
      'linxsample@example.com',
      'lin.sample@examplexcom',
      'lin.sample'
    ]
  ],
  ['a+b*c{1}^$|?/@example.com', ['A+B*C{1}^$|?/@example.com'], ['aab@example.com']],
  [
    '+86 138-0013 8000',
    [
      '13800138000',
      '+8613800138000',
      '86 138 0013 8000',
      '(+86) 138.0013.8000',
      '１３８00138000',
      'Hall 5 138-0013-8000'
    ],
    ['138001380001', '213800138000', '+13800138000', '1380013800']
  ],
  ['13800138000', ['+86 138 0013 8000', 'call 138–0013–8000'], ['8713800138000']],
  ['Tee <tee@bücher.example>', ['tee@xn--bcher-kva.example', 'TEE@BÜCHER.example'], ['tee@bucher.example']],
  [
    '+86（021）0000 0099',
    ['+862100000099', '+86 021-0000-0099', '(021)00000099', '0086 21 0000 0099'],
    ['+86 210 0000 0991', '2100000099']
  ],
  ['+49 151 123-4567', ['+491511234567', '0049 151 1234567'], ['491511234567', '+4915112345678', '1511234567']]
]
for (const [person, same, others] of people)
  t.test(`${person} is found in any spelling, and other people are not`, async (t) => {
    const isPerson = createPersonMatcher(person)
    for (const text of same) t.ok(isPerson?.(text), text)
    for (const text of others) t.notOk(isPerson?.(text), text)
  })

t.test('a value that no form accepts has no matcher', async (t) => {
  for (const value of ['', 'lin', 'lin@example', '12800138000', '138', '%', '@example.com'])
    t.equal(createPersonMatcher(value), undefined, value)
})
