import t from 'tap'
import { createEnvelopeMemo, type Validation, validateEnvelope } from '../../../server/api/validate-envelope.ts'

const body = Buffer.from('{"code":1,"data":{"list":[1]}}')

t.test('an envelope with the same hash is validated once for each call', async (t) => {
  const memo = createEnvelopeMemo()
  let count = 0
  const validate = (): Validation => {
    count += 1
    return validateEnvelope(200, body, [1], true)
  }
  const first = memo.validate('menu', 'hash', validate)
  t.same(memo.validate('menu', 'hash', validate), first)
  t.equal(count, 1)
  memo.validate('tree', 'hash', validate)
  memo.validate('menu', 'other', validate)
  t.equal(count, 3)
})

t.test('what is not valid, or has no object as data, is validated each time', async (t) => {
  const memo = createEnvelopeMemo()
  for (const [text, kind] of [
    ['{"code":1,"data":5}', 'valid'],
    ['{"code":0}', 'invalid']
  ] as const) {
    let count = 0
    for (let i = 0; i < 2; i += 1) {
      const validation = memo.validate('menu', text, () => {
        count += 1
        return validateEnvelope(200, Buffer.from(text), [1], false)
      })
      t.equal(validation.kind, kind)
    }
    t.equal(count, 2)
  }
})
