import t from 'tap'
import { act, cleanup, renderWith } from '../../../fixtures/rendered.tsx'

const { OwnDetails } = await import('../../../../client/visit/meetings/own-details.tsx')

t.teardown(() => {
  cleanup()
  window.localStorage.clear()
})

t.test('without a contact of one’s own, name, company and phone come from the pass of this device', async (t) => {
  const pass = {
    number: 'K7QM3',
    code: 'P1.FAIR',
    name: 'Shen Yue',
    company: 'Sample Foods',
    position: '',
    fair: 'Fair',
    phone: '021 5555'
  }
  window.localStorage.setItem('passes', JSON.stringify({ version: 1, passes: [pass] }))
  const { container, store } = renderWith(
    {},
    <form>
      <input name="name" />
      <input name="company" defaultValue="typed" />
      <input name="phone" />
      <OwnDetails />
    </form>
  )
  act(() => store.setState({ isInteractive: true }))
  const values = [...container.querySelectorAll('input')].slice(0, 3).map(({ value }) => value)
  t.same(values, ['Shen Yue', 'typed', '021 5555'], 'what was typed stays')
})
