import t from 'tap'
import { queryNames } from '../../shared/pages/record-parameters.ts'

t.test(
  'a parameter that gives a page other records is one of the declared; the origin of a visitor is not',
  async (t) => {
    const { declared, records } = queryNames()
    for (const name of ['page', 'view', 'country', 'category', 'kind', 'sort', 'q']) t.ok(records.includes(name), name)
    t.ok(declared.includes('from'))
    t.notOk(records.includes('from'))
    t.notOk(declared.includes('utm_source'))
  }
)
