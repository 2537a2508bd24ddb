import t from 'tap'
import {
  boundedText,
  field,
  firstField,
  hasField,
  listMembers,
  maxFieldLength,
  withDate,
  without
} from '../../../server/http/fields.ts'

const fields = ['X-A', '1', 'x-a', '2', 'X-Ab', '3', 'X-Empty', '']

t.test('the value of a field is that of all its lines, in any letter case', async (t) => {
  t.equal(field(fields, 'x-a'), '1, 2')
  t.equal(field(fields, 'x-empty'), '')
  t.equal(field(fields, 'x'), undefined)
})

t.test('the first line of a field is found, also where it is empty', async (t) => {
  t.equal(firstField(fields, 'x-a'), '1')
  t.equal(firstField(fields, 'x-empty'), '')
  t.equal(firstField(fields, 'x-b'), undefined)
  t.equal(hasField(fields, 'x-empty'), true)
  t.equal(hasField(fields, 'x-b'), false)
})

t.test('a value that equals a name is no field', async (t) => {
  t.equal(field(['X-A', 'x-b', 'X-C', '1'], 'x-b'), undefined)
})

t.test('fields are removed by name without a change to the list itself', async (t) => {
  t.same(without(fields, new Set(['x-a', 'x-empty'])), ['X-Ab', '3'])
  t.equal(fields.length, 8)
})

t.test('the members of a list are trimmed, and empty ones are left out', async (t) => {
  t.same(listMembers(' a ,, b c,\t,d'), ['a', 'b c', 'd'])
  t.same(listMembers(''), [])
  t.same(listMembers(undefined), [])
})

t.test('the members of a list are read from its first 65,536 characters', async (t) => {
  const members = listMembers('ab,'.repeat(maxFieldLength))
  t.equal(members.length, Math.ceil(maxFieldLength / 3))
})

t.test('a Date is added where there is none', async (t) => {
  const received = Date.UTC(2025, 5, 11, 10)
  t.same(withDate(['A', '1'], received), ['A', '1', 'Date', 'Wed, 11 Jun 2025 10:00:00 GMT'])
  const dated = ['date', 'Tue, 10 Jun 2025 10:00:00 GMT']
  t.same(withDate(dated, received), dated)
  t.not(withDate(dated, received), dated, 'the result is a copy')
})

t.test('a short text is unchanged; a long one becomes a hash of 43 characters', async (t) => {
  const long = 'x'.repeat(15_000)
  t.equal(boundedText('x'.repeat(256)), 'x'.repeat(256))
  t.match(boundedText('x'.repeat(257)), /^#[\w-]{43}$/)
  t.not(boundedText(`${long}1`), boundedText(`${long}2`))
  t.equal(boundedText(boundedText(long)), boundedText(long))
})
