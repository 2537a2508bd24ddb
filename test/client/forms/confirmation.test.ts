import t from 'tap'
import { dom } from '../../fixtures/dom.ts'

const { awaitsConfirmation, takeConfirmation } = await import('../../../client/forms/confirmation.ts')
const { sessionStorage } = dom.window

t.test('a confirmation is awaited until its own form has taken it, once', async (t) => {
  t.equal(awaitsConfirmation(), false)
  sessionStorage.setItem('form-done', 'subscribe')
  t.equal(awaitsConfirmation(), true)
  t.equal(awaitsConfirmation('subscribe'), true)
  t.equal(awaitsConfirmation('booth'), false)
  t.equal(takeConfirmation('booth'), false)
  t.equal(takeConfirmation('subscribe'), true)
  t.equal(takeConfirmation('subscribe'), false)
  t.equal(awaitsConfirmation(), false)
})

t.test('with storage blocked nothing is awaited and nothing throws', async (t) => {
  const blocked = () => {
    throw new Error('blocked')
  }
  t.intercept(dom.window, 'sessionStorage', { get: blocked })
  t.equal(awaitsConfirmation('subscribe'), false)
  t.equal(takeConfirmation('subscribe'), false)
})
