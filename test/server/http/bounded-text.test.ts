import t from 'tap'
import { boundedText } from '../../../server/http/fields.ts'

t.test('a text of up to 256 characters stays as it is', async (t) => {
  for (const text of ['', 'a', 'x'.repeat(256)]) t.equal(boundedText(text), text)
})

t.test('a longer text becomes a hash of 44 characters, whatever its length', async (t) => {
  for (const length of [257, 16_384, 1_000_000]) t.match(boundedText('x'.repeat(length)), /^#[\w-]{43}$/)
})

t.test('equal long texts have equal results, and different ones different results', async (t) => {
  const long = 'x'.repeat(300)
  t.equal(boundedText(long), boundedText('x'.repeat(300)))
  t.not(boundedText(`${long}a`), boundedText(`${long}b`))
  t.not(boundedText(long), boundedText(`${long}x`))
})
