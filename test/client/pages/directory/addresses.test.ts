import t from 'tap'
import { boothName, boothPlace } from '../../../../client/pages/directory/booth-place.ts'
import { filterAddress } from '../../../../client/pages/directory/filter-navigation.ts'

for (const [booth, row] of [
  ['N5A05', 'A'],
  ['N12H13', 'H'],
  ['N12H130', undefined],
  ['N5A00', undefined],
  ['3.1H-B22', undefined],
  ['A05', undefined],
  ['N5a05', undefined],
  ['', undefined],
  [undefined, undefined],
  [5, undefined]
] as const) {
  t.test(`the row of booth ${booth} on the floor plan is ${row}`, async (t) => {
    t.equal(boothPlace(booth as string)?.row, row)
  })
}

t.test('a booth number is displayed with its hall, once', async (t) => {
  t.equal(boothName('B22', '3.1H'), '3.1H B22')
  t.equal(boothName('N6A01', 'N6'), 'N6A01')
  t.equal(boothName('A-101', undefined), 'A-101')
  t.equal(boothName('A-101', ''), 'A-101')
})

for (const [fields, address] of [
  [[], '/exhibitor/featured'],
  [
    [
      ['q', ''],
      ['country', '']
    ],
    '/exhibitor/featured'
  ],
  [
    [
      ['q', ' tea & co '],
      ['country', 'DE']
    ],
    '/exhibitor/featured?q=tea+%26+co&country=DE'
  ],
  [
    [
      ['q', '茶'],
      ['file', new Blob()]
    ],
    '/exhibitor/featured?q=%E8%8C%B6'
  ]
] as const) {
  t.test(`the address of the fields ${JSON.stringify(fields)} is ${address}`, async (t) => {
    t.equal(filterAddress('/exhibitor/featured', fields), address)
  })
}
