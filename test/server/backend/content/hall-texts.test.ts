import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { hallTexts } from '../../../../server/backend/content/load/figures.ts'
import type { ContentFile } from '../../../../server/backend/content/load/files-of-folder.ts'
import { editionNames } from '../../../../shared/records/editions.ts'
import { loadedWith, packOfEdition } from '../../../fixtures/content-folder.ts'
import { root } from '../../../fixtures/root.ts'

const guide = 'pages/visitor/guide.yaml'
const plan = 'pages/exhibitor/featured.yaml'

t.test('the step-free way of the guide follows the plan of the hall, in both languages', async (t) => {
  const stepOf = ({ page }: ReturnType<typeof loadedWith>) => {
    const route = page.sections.find(({ anchor }) => anchor === 'step-free')
    return route?.type === 'steps' ? route.list[6]! : undefined
  }
  const before = stepOf(loadedWith(t, '/visitor/guide'))
  t.equal(before?.title_en, 'Into hall N5: West door to the court')
  t.match(before?.text_en, 'On your right as you come in: First aid.')
  t.match(before?.text_cn, '进门右手边：急救站；')
  const moved = loadedWith(
    t,
    '/visitor/guide',
    [plan, '通往中央广场的西门', '中央广场大门'],
    [
      plan,
      '      - kind: first_aid\n        side: front\n        at: 82',
      '      - kind: first_aid\n        side: left\n        at: 50'
    ]
  )
  t.same(moved.remarks, [], 'no text contradicts the plan of which it is written')
  const after = stepOf(moved)
  t.equal(after?.title_cn, '进N5馆：中央广场大门')
  t.match(after?.text_en, /Along the left-hand wall: [^.]*First aid/)
  t.match(after?.text_cn, /左侧墙边：[^；]*急救站/)
})

t.test('a text that contradicts the plan is a remark in both languages, in a table too', async (t) => {
  for (const [from, to, said] of [
    [
      '急救站在N5馆{hall.first_aid}',
      '急救站在N5馆进门左手边',
      'says 左, the plan of the hall 进门右手边: write {hall.first_aid}'
    ],
    ['{hall.cloakroom}: free', 'on your right: free', undefined],
    ["'Yes, in hall N5, {hall.cloakroom}: free", "'The cloakroom is on your right: free", 'write {hall.cloakroom}'],
    [
      "'Into hall N5: {hall.door}'",
      'Enter hall N5 by north door 2',
      'says north door, which the plan of the hall does not have'
    ],
    ["'进N5馆：{hall.door}'", '从二号门进N5馆', 'says 二号门, which'],
    ['{hall.toilets}，母婴台', '{hall.toilet}，母婴台', "is no place of the hall's plan: {hall.toilet}"],
    ['[6月13日（周五）, 09:00–15:00,', '[急救站, 馆内左侧,', 'write {hall.first_aid}']
  ] as const) {
    const { remarks } = loadedWith(t, '/visitor/guide', [guide, from, to])
    if (said === undefined) t.same(remarks, [], to)
    else t.match(remarks[0], said, to)
  }
})

t.test('left and right are those of who comes in, whichever wall has the door', async (t) => {
  const wallsOf = (side: string, at: number) => {
    const list = [
      { kind: 'door', side, at, name_cn: '门', name_en: 'Door' },
      ...['front', 'left', 'back', 'right'].map((one) => ({
        kind: 'desk',
        side: one,
        at: 10,
        name_cn: one,
        name_en: one
      }))
    ].map((place) => ({ ...place, step_free: true }))
    const file = { schema: 'page', value: { sections: [{ type: 'hall', list }] } } as unknown as ContentFile
    return hallTexts([file])?.values.get('step_free')?.en
  }
  const sentence = (near: string, left: string, right: string, back: string) =>
    `${near}. Along the left-hand wall: ${left}. Along the right-hand wall: ${right}. Along the back wall: ${back}.`
  const [isLeft, isRight] = ['On your left as you come in', 'On your right as you come in']
  t.equal(wallsOf('front', 50), sentence(`${isLeft}: front`, 'left', 'right', 'back'))
  t.equal(wallsOf('left', 50), sentence(`${isLeft}: left`, 'back', 'front', 'right'))
  t.equal(wallsOf('back', 50), sentence(`${isRight}: back`, 'right', 'left', 'front'))
  t.equal(wallsOf('right', 50), sentence(`${isRight}: right`, 'front', 'back', 'left'))
})

for (const edition of editionNames) {
  t.test(`${edition}: downloads name the places of the hall where its plan has them`, async (t) => {
    const pages = packOfEdition(edition).pages.map((value) => ({ schema: 'page', value }))
    const hall = hallTexts(pages as unknown as readonly ContentFile[])!
    const folder = path.join(root, 'client/assets/downloads', edition)
    for (const name of readdirSync(folder).filter((one) => /\.(?:txt|html|csv|svg)$/.test(one))) {
      const text = readFileSync(path.join(folder, name), 'utf8')
      const found = (['cn', 'en'] as const).flatMap((language) => hall.contradictions(text, language))
      t.same(found, [], name)
    }
  })

  t.test(`${edition}: no place of the hall is by the compass, one entrance hall is the nearest`, async (t) => {
    const { pages, home, talks, news } = packOfEdition(edition)
    const text = JSON.stringify([pages, home, talks, news])
    t.notMatch(text, /N5馆?[东南西北]侧|馆内?[东南西北]侧|(?:east|west|north|south) (?:side|wall) of the hall/i)
    const [venue, ...others] = pages.flatMap(({ sections }) => sections.filter(({ type }) => type === 'venue'))
    for (const other of others)
      t.match(other, { entrance_cn: '三号入口厅（东北）', entrance_en: 'Entrance Hall 3 (north-east)' })
    t.match(venue, { entrance_cn: '三号入口厅（东北）' })
    for (const [sentence] of text.matchAll(/[^。.；"]*(?:最近|nearest)[^。.；"]*/gi))
      if (/入口厅|Entrance Hall/.test(sentence)) t.match(sentence, /三号入口厅|Entrance Hall 3/)
  })
}
