import t from 'tap'
import { dom } from '../../fixtures/dom.ts'

const { isConfirmationPending, isFormPending, takeConfirmation } = await import('../../../client/forms/confirmation.ts')
const { sessionStorage } = dom.window

t.test('a confirmation is pending until its own form takes it once', async (t) => {
  t.equal(isFormPending(), false)
  sessionStorage.setItem('form-done', 'subscribe')
  t.equal(isFormPending(), true)
  t.equal(isConfirmationPending('subscribe'), true)
  t.equal(isConfirmationPending('booth'), false)
  t.equal(takeConfirmation('booth'), false)
  t.equal(takeConfirmation('subscribe'), true)
  t.equal(takeConfirmation('subscribe'), false)
  t.equal(isFormPending(), false)
})

t.test('with blocked storage no confirmation is pending and nothing throws', async (t) => {
  const throwBlocked = () => {
    throw new Error('blocked')
  }
  t.intercept(dom.window, 'sessionStorage', { get: throwBlocked })
  t.equal(isFormPending(), false)
  t.equal(isConfirmationPending('subscribe'), false)
  t.equal(takeConfirmation('subscribe'), false)
})
