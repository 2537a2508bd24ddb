/** What a live form does: check on blur and on change, send once, say what became of it, lose nothing typed. */
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { check as checkForm, type Errors, type Field, type Form, honeypot } from '../../shared/forms.ts'
import { ApiError, createApi } from '../api.ts'
import { useStore, useStoreApi } from '../store.ts'
import { reloadConfirmed, takeConfirmation } from './confirmation.ts'
import { useFormWords } from './form-words.ts'
import { useAfterPress } from './use-after-press.ts'

export type Sent = 'idle' | 'sending' | 'done'

const valuesOf = (element: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(element)].flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : []))
  )

/** State and handlers of a form; starts from what a post without script left (state.form) or accepted (`?done=`). */
export function useForm(form: Form) {
  const words = useFormWords()
  const store = useStoreApi()
  const posted = useStore((state) => (state.form?.form === form.name ? state.form : null))
  const accepted = useStore((state) => state.query.done === form.name)
  const formRef = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Errors>(() => (posted?.errors ?? {}) as Errors)
  const [message, setMessage] = useState(() => failureOf(posted, words.failure))
  const [sent, setSent] = useState<Sent>(accepted ? 'done' : 'idle')
  /** Names of the fields that the visitor has left once: from then on they may be wrong. */
  const left = useRef(new Set<string>())
  const afterPress = useAfterPress()
  const done = sent === 'done'

  useEffect(() => {
    if (takeConfirmation(form.name)) setSent('done')
  }, [form.name])
  useEffect(() => {
    if (done) formRef.current?.querySelector<HTMLElement>('.form-done')?.focus({ preventScroll: false })
  }, [done])

  /** One field's rule may ask for another's value, so every field that may be wrong is looked at again. */
  const lookAgain = (changed?: Field) => {
    const element = formRef.current
    if (!element) return
    const found = Object.entries(checkForm(form, valuesOf(element)))
    setErrors((known) => {
      const mayBeWrong = (name: string) => name === changed?.name || left.current.has(name) || name in known
      return Object.fromEntries(found.filter(([name]) => mayBeWrong(name)))
    })
  }

  /** On blur; on change only where the field says so, and where a message already stands. */
  const check = (field: Field, changed: boolean) => {
    if (!changed) {
      left.current.add(field.name)
      afterPress(lookAgain)
    } else if (field.live || errors[field.name]) lookAgain(field)
  }

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    if (sent === 'sending') return
    const values = valuesOf(element)
    const found = values[honeypot] ? {} : checkForm(form, values)
    const wrong = form.fields.find((field) => found[field.name])
    // What is wrong stands there before the focus comes: a screen reader says it, and the page is laid out once.
    flushSync(() => {
      setErrors(found)
      setMessage('')
      if (!wrong) setSent('sending')
    })
    if (wrong) {
      element.querySelector<HTMLElement>(`[name="${wrong.name}"]`)?.focus()
      return
    }
    try {
      const { locale, apiBase } = store.getState()
      store.setState({ progress: 'loading' })
      if (!values[honeypot]) await createApi(apiBase, locale).post(form.call, partsOf(element))
      store.setState({ progress: 'idle' })
      // The focus goes before the form is emptied: a field left empty would be told to be wrong.
      flushSync(() => setSent('done'))
      element.reset()
      left.current.clear()
      if (form.name === 'subscribe') reloadConfirmed(form.name)
    } catch (error) {
      store.setState({ progress: 'failed' })
      setSent('idle')
      setMessage((error instanceof ApiError && error.message) || words.failure)
    }
  }

  const first = form.fields.find((field) => posted?.errors[field.name])?.name
  return { errors, message, sent, first, values: posted?.values ?? {}, formRef, check, submit }
}

/** The form's parts as the call takes them: what only our own page needs stays here. */
function partsOf(element: HTMLFormElement): FormData {
  const parts = new FormData(element)
  parts.delete('form')
  parts.delete(honeypot)
  return parts
}

function failureOf(posted: { errors: object; message: string; done: boolean } | null, otherwise: string): string {
  if (!posted || posted.done || Object.keys(posted.errors).length > 0) return ''
  return posted.message || otherwise
}
