/** The forms of this kind that wait to be sent, each with a button that cancels it, and what the backend refused. */
import { type RefObject, useEffect, useState } from 'react'
import { timeOf } from '../offline/notices.ts'
import { cancelWaitingForm, isOfThisTab, type WaitingForm, watchWaitingForms } from '../offline/waiting-forms.ts'
import { useFormMessages } from './form-messages.ts'
import type { FormAnswer } from './form-view-context.ts'
import { putValues } from './put-values.ts'

export interface WaitingNoticeProps {
  /** Where the form stands (use-form.ts). */
  place: string
  /** The form, which gets the values back where it was sent in this tab. */
  formRef: RefObject<HTMLFormElement | null>
  /** Called with a form that was sent while this page is open. */
  onSent: (answer: FormAnswer) => void
}

export function WaitingNotice({ place, formRef, onSent }: WaitingNoticeProps) {
  const messages = useFormMessages()
  const [waiting, setWaiting] = useState<readonly WaitingForm[]>([])
  useEffect(
    () =>
      watchWaitingForms(({ forms, sent }) => {
        setWaiting(forms.filter((each) => each.place === place && !each.answer))
        const own = sent.find((each) => each.place === place)
        if (own) onSent(answerOf(own))
      }, place),
    [place, onSent]
  )

  const cancel = async (key: string) => {
    const form = await cancelWaitingForm(key)
    if (form && formRef.current) restore(formRef.current, form.parts)
  }
  const cancelLabel = ({ key, refused }: WaitingForm) => {
    if (refused === undefined) return messages.cancelWaiting
    return isOfThisTab(key) ? messages.mendRefused : messages.removeRefused
  }
  return (
    <div role="status" className={waiting.length > 0 ? 'form-note form-waiting' : 'is-empty'}>
      {waiting.map((each) => (
        <p key={each.key}>
          <span>
            {each.refused === undefined
              ? messages.waiting(timeOf(each.at, Date.now()))
              : messages.refused(each.refused || messages.failure)}
          </span>{' '}
          <button type="button" className="button quiet" onClick={() => cancel(each.key)}>
            {cancelLabel(each)}
          </button>
        </p>
      ))}
    </div>
  )
}

function answerOf({ parts, answer, at }: WaitingForm): FormAnswer {
  return { values: Object.fromEntries(parts), data: answer?.data, acceptedAt: Math.floor(at / 1000) }
}

/** Puts values back into the visible fields of a form, and the focus into the first of them. */
function restore(element: HTMLFormElement, parts: WaitingForm['parts']): void {
  putValues(element, parts)
  element.querySelector<HTMLElement>('.field input, .field select')?.focus()
}
