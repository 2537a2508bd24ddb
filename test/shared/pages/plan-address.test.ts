import t from 'tap'
import { maxSelected, readSelection, selectionQuery } from '../../../shared/pages/plan-address.ts'

t.test('a selection has one address, in whichever order its entries were starred', async (t) => {
  t.equal(selectionQuery({ talks: [501, 7, 501], exhibitors: [12, 101] }), '?s=t7,t501,e12,e101')
  t.equal(selectionQuery({ talks: [7, 501], exhibitors: [101, 12, 12] }), '?s=t7,t501,e12,e101')
})

t.test('an empty selection has no query', async (t) => {
  t.equal(selectionQuery({ talks: [], exhibitors: [] }), '')
})

t.test('an address has the first entries of a larger selection, and is read as these', async (t) => {
  const talks = Array.from({ length: maxSelected }, (_, index) => index + 1)
  const query = selectionQuery({ talks, exhibitors: [9] })
  t.same(readSelection(query.slice('?s='.length)), { talks, exhibitors: [] })
  t.equal(readSelection(`${query.slice('?s='.length)},e9`), undefined)
})
