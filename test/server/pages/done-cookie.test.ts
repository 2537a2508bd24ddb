import t from 'tap'
import { type AcceptedForm, createDoneCookie } from '../../../server/pages/done-cookie.ts'

const accepted: AcceptedForm = {
  form: 'visitor',
  values: { name: ' 沈越 ', company: 'Sample', position: 'Buyer', email: 'visitor@example.com', phone: '13800138000' },
  pass: { number: 'K7QM3-XPD9R', code: 'P1.FAIR.K7QM3-XPD9R.5A0C' }
}
const cookieValue = (cookie = '') => /^form_done=([^;]*)/.exec(cookie)?.[1]

t.test('what one replica writes another reads that has the same secret, and no other one', async (t) => {
  const value = cookieValue(createDoneCookie('shared').write(accepted, '/visitor/register', true))
  t.same(createDoneCookie('shared').read(value, 'visitor'), {
    form: 'visitor',
    accepted: true,
    values: { name: '沈越', company: 'Sample', position: 'Buyer' },
    errors: {},
    message: '',
    pass: accepted.pass
  })
  t.equal(createDoneCookie('other').read(value, 'visitor'), undefined)
  t.equal(createDoneCookie(undefined).read(value, 'visitor'), undefined)
})

t.test('without a secret a process reads its own cookies', async (t) => {
  const own = createDoneCookie(undefined)
  t.match(own.read(cookieValue(own.write(accepted, '/', false)), 'visitor'), { pass: accepted.pass })
})

t.test('it counts for its form alone, and for ten minutes whatever the browser keeps', async (t) => {
  let now = 0
  const cookie = createDoneCookie('shared', () => now)
  const value = cookieValue(cookie.write(accepted, '/', false))
  t.equal(cookie.read(value, 'exhibitor'), undefined)
  now = 600_000
  t.ok(cookie.read(value, 'visitor'))
  now = 600_001
  t.equal(cookie.read(value, 'visitor'), undefined)
})

t.test('values that would not fit into a cookie give none, the longest of the form fit', async (t) => {
  const cookie = createDoneCookie('shared')
  const long = (length: number) => ({ ...accepted, values: { name: '名'.repeat(length), company: '', position: '' } })
  t.ok(cookie.write(long(320), '/en/visitor/register', true))
  t.equal(cookie.write(long(2000), '/en/visitor/register', true), undefined)
})
