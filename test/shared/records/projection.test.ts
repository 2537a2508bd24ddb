import t from 'tap'
import { project } from '../../../shared/records/projection.ts'

t.test('every pair of fields is projected to one language, at any depth', async (t) => {
  const record = {
    id: 1,
    title_cn: '题',
    title_en: 'Title',
    listCn: ['甲'],
    listEn: ['a'],
    nested: [{ name_cn: '名', name_en: 'Name', dataCn: [['一']], dataEn: [['one']] }]
  }
  t.same(project(record, 'cn'), { id: 1, title: '题', list: ['甲'], nested: [{ name: '名', data: [['一']] }] })
  t.same(project(record, 'en'), { id: 1, title: 'Title', list: ['a'], nested: [{ name: 'Name', data: [['one']] }] })
})

t.test('a missing or empty text is taken from the other language', async (t) => {
  t.same(project({ title_cn: '题', title_en: '' }, 'en'), { title: '题' })
  t.same(project({ title_cn: '题' }, 'en'), { title: '题' })
  t.same(project({ title_cn: '题', title_en: ' \u200b' }, 'en'), { title: '题' })
  t.same(project({ title_cn: '', title_en: '' }, 'en'), { title: '' })
})

t.test('keys named __proto__ do not change a prototype', async (t) => {
  const hostile = JSON.parse('{"__proto__":{"polluted":1},"__proto___cn":{"polluted":1},"a":1}')
  const projected = project(hostile, 'cn') as Record<string, unknown>
  t.equal(projected.polluted, undefined)
  t.equal(({} as Record<string, unknown>).polluted, undefined)
  t.equal(projected.a, 1)
})
