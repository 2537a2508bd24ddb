import { useState } from 'react'
import t from 'tap'
import { keepFocus } from '../../../client/boot/focus-content.ts'
import { act, cleanup, fireEvent, renderWith, screen } from '../../fixtures/rendered.tsx'

function Removed() {
  const [isThere, setIsThere] = useState(true)
  return isThere ? (
    <button type="button" onClick={() => setIsThere(false)}>
      press
    </button>
  ) : (
    <p>gone</p>
  )
}

keepFocus()
t.afterEach(() => cleanup())

for (const [place, inside, expected] of [
  ['the content', <Removed key="0" />, 'content'],
  [
    'the field of a dialog',
    <dialog key="1" open>
      <Removed />
      <input id="field" />
    </dialog>,
    'field'
  ],
  [
    'a button that stays',
    <button key="4" type="button" id="stays">
      press
    </button>,
    'stays'
  ]
] as const)
  t.test(`a pressed button leaves the focus to ${place}`, async (t) => {
    renderWith(
      {},
      <main id="content" tabIndex={-1}>
        {inside}
      </main>
    )
    const button = screen.getByRole('button', { name: 'press' })
    button.focus()
    fireEvent.click(button)
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
    t.equal(document.activeElement?.id, expected)
  })
