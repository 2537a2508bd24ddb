/** Behaviour of a hydrated form: validate on blur and change, submit once, show the result, keep the input. */
import {
  type MutableRefObject,
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState
} from 'react'
import { flushSync } from 'react-dom'
import {
  type AnyFormName,
  type Errors,
  type Field,
  type Form,
  honeypot,
  normalizeValue,
  validateForm as validate
} from '../../shared/forms/forms.ts'
import type { FormState } from '../../shared/pages/state.ts'
import { type Pass, readPass } from '../../shared/records/pass.ts'
import { ApiError } from '../boot/api.ts'
import { type ClientState, useStore, useStoreApi } from '../store.ts'
import { reloadConfirmed, takeConfirmation } from './confirmation.ts'
import { keepDraft } from './draft-store.ts'
import { useFormMessages } from './form-messages.ts'
import type { FormAnswer, FormParts } from './form-view-context.ts'
import { type Attempts, FormWaits, sendOrWait } from './resend.ts'

type SubmitState = 'idle' | 'sending' | 'done'

/** What was sent, and the pass in the response, if it has one. */
interface Accepted {
  values: Readonly<Record<string, string>>
  pass: Pass | undefined
}

const valuesOf = (element: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(element)].flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : []))
  )

/**
 * State and handlers of a form. The initial state comes from a submission without script: its errors and values
 * (`state.form`), or its success (`?done=`). `parts.onAccepted` is called with an accepted form.
 */
export function useForm(form: Form, parts?: FormParts) {
  const messages = useFormMessages()
  const store = useStoreApi()
  const submission = useStore((state) => (state.form?.form === form.name ? state.form : null))
  const formRef = useRef<HTMLFormElement>(null)
  const { errors, isTried, showErrors, touched, onEdit } = useErrors(form, formRef, submission)
  const [message, setMessage] = useState(() => failureMessage(submission, messages.failure))
  const { state, setState, answer, setAnswer, onSentLater } = useSubmitState(form, formRef, parts)
  const attempts = useRef<Attempts | undefined>(undefined)

  /** The visitor may have left its page, `path`, while it was sent: what was typed there is no draft any more. */
  const empty = (element: HTMLFormElement, path: string) => {
    element.reset()
    touched.clear()
    keepDraft(placeOf(form.name, path, parts), element)
  }
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    if (state === 'sending') return
    const values = valuesOf(element)
    const { path } = store.getState()
    const current = values[honeypot] ? {} : validate(form, values)
    const invalid = form.fields.find((field) => current[field.name])
    // The errors are in the document before the focus moves: screen readers announce them, with a single layout.
    flushSync(() => {
      showErrors(current)
      setMessage('')
      if (!invalid) setState('sending')
    })
    if (invalid) return element.querySelector<HTMLElement>(`[name="${invalid.name}"]`)?.focus()
    try {
      store.setState({ progress: 'loading' })
      const data = values[honeypot] ? null : await send(form, parts, element, store.getState(), attempts)
      const sent = { values, data, acceptedAt: Math.floor(Date.now() / 1000) }
      if (!values[honeypot]) parts?.onAccepted(element, sent, store.getState())
      store.setState({ progress: 'idle' })
      // The focus moves before the reset: the blur of an emptied field would show an error.
      flushSync(() => {
        setAnswer(sent)
        setState('done')
      })
      empty(element, path)
      if (form.name === 'subscribe') reloadConfirmed(form.name)
    } catch (error) {
      setState('idle')
      if (error instanceof FormWaits) {
        store.setState({ progress: 'idle' })
        return empty(element, path)
      }
      store.setState({ progress: 'failed' })
      const isUnavailable = error instanceof ApiError && isNoMistake(error)
      setMessage((error instanceof ApiError && error.message) || messages[isUnavailable ? 'unavailable' : 'failure'])
    }
  }

  /** Shows the empty form again, with the focus on its first field. */
  const startAnew = () => {
    flushSync(() => {
      showErrors({})
      setMessage('')
      setAnswer(null)
      setState('idle')
    })
    formRef.current?.querySelector<HTMLElement>('.field input, .field select')?.focus()
  }

  const firstInvalid = form.fields.find((field) => submission?.errors[field.name])?.name
  const values = (!submission?.accepted && submission?.values) || {}
  const result = acceptedOf(answer, submission)
  return {
    errors,
    isTried,
    message,
    state,
    firstInvalid,
    values,
    answer,
    result,
    formRef,
    onEdit,
    submit,
    startAnew,
    onSentLater
  }
}

/** How far the form is, and the answer; an accepted form has the focus. */
function useSubmitState(form: Form, formRef: RefObject<HTMLFormElement>, parts: FormParts | undefined) {
  const store = useStoreApi()
  const accepted = useStore((state) => state.query.done === form.name)
  const [state, setState] = useState<SubmitState>(accepted ? 'done' : 'idle')
  const [answer, setAnswer] = useState<FormAnswer | null>(null)
  const onSentLater = useCallback(
    (sentLater: FormAnswer) => {
      if (formRef.current) parts?.onAccepted(formRef.current, sentLater, store.getState())
      setAnswer(sentLater)
      setState('done')
    },
    [formRef, parts, store]
  )
  const done = state === 'done'
  useEffect(() => {
    if (takeConfirmation(form.name)) setState('done')
  }, [form.name])
  useEffect(() => {
    const confirmation = done ? formRef.current?.querySelector<HTMLElement>('.form-done') : undefined
    confirmation?.focus({ preventScroll: true })
    // A test's DOM does not scroll.
    confirmation?.scrollIntoView?.({ block: form.name === 'subscribe' ? 'nearest' : 'start' })
  }, [form.name, formRef, done])
  return { state, setState, answer, setAnswer, onSentLater }
}

/** Errors of the fields; one that was not left yet shows none. */
function useErrors(form: Form, formRef: RefObject<HTMLFormElement>, submission: FormState | null) {
  // The server has validated the submission with the same table: its errors are message keys.
  const [errors, setErrors] = useState<Errors>(() => (submission?.errors ?? {}) as Errors)
  /** Whether there was an attempt with errors: they are summed up from then on. */
  const [isTried, setIsTried] = useState(submission !== null)
  /** Names of the fields that have lost the focus once: from then on their errors are shown. */
  const [touched] = useState(() => new Set<string>())
  const afterPress = useAfterPress()

  /** Validates all fields, because a rule may depend on another field, and shows the errors of touched ones. */
  const revalidate = (changed?: Field) => {
    const element = formRef.current
    if (!element) return
    const current = Object.entries(validate(form, valuesOf(element)))
    setErrors((previous) => {
      const isShown = (name: string) => name === changed?.name || touched.has(name) || name in previous
      return Object.fromEntries(current.filter(([name]) => isShown(name)))
    })
  }

  /** Validates on blur. On change, only a field that asks for it (`validateOnInput`) or that has an error already. */
  const onEdit = (field: Field, changed: boolean) => {
    if (!changed) {
      touched.add(field.name)
      afterPress(revalidate)
    } else if (field.validateOnInput || errors[field.name]) revalidate(field)
  }
  const showErrors = (current: Errors) => {
    setErrors(current)
    setIsTried(Object.keys(current).length > 0)
  }
  return { errors, isTried, showErrors, touched, onEdit }
}

/** Sends the form, and gives the data of the answer. Throws ApiError, or FormWaits for one that is sent later. */
function send(
  form: Form,
  parts: FormParts | undefined,
  element: HTMLFormElement,
  { path, locale, apiBase }: ClientState,
  attempts: MutableRefObject<Attempts | undefined>
): Promise<unknown> {
  return sendOrWait(form.call, bodyOf(form, element), {
    place: placeOf(form.name, path, parts),
    locale,
    apiBase,
    before: attempts.current,
    onAttempt: (current) => {
      attempts.current = current
    }
  })
}

/** A hydrated form: what it displays, and its handlers. */
export type LiveForm = ReturnType<typeof useForm>

/** Of an accepted form, in this document or without script before it: what was sent, and its pass. */
function acceptedOf(answer: FormAnswer | null, submission: FormState | null): Accepted {
  if (answer) return { values: answer.values, pass: readPass(answer.data) }
  if (submission?.accepted) return { values: submission.values, pass: submission.pass }
  return { values: {}, pass: undefined }
}

/** Where a form stands: what waits or has been answered is shown there. A form with parts belongs to its page. */
export function placeOf(name: AnyFormName, path: string, parts: FormParts | undefined): string {
  return parts ? `${name} ${path}` : name
}

/** The request body of the form's call: values as they are stored, without the two parts that only its page reads. */
function bodyOf({ fields }: Form, element: HTMLFormElement): FormData {
  const body = new FormData(element)
  body.delete('form')
  body.delete(honeypot)
  for (const field of fields) {
    const value = body.get(field.name)
    // An optional field without a value is left out, as without script.
    if (value === '' && !field.required) body.delete(field.name)
    else if (typeof value === 'string') body.set(field.name, normalizeValue(field, value))
  }
  return body
}

/** Statuses that say that the call is not there, or not for visitors. */
const absences = [0, 401, 403, 404, 405]

/**
 * Whether a failure without words is none of the visitor: no response or none of the contract, a call that is not
 * there, another's success.
 */
function isNoMistake({ status, code }: ApiError): boolean {
  const hasNoEnvelope = status < 400 && code === undefined
  return hasNoEnvelope || status >= 500 || absences.includes(status) || code === 1 || code === 200
}

/** The message of a submission that failed as a whole; empty where it succeeded or where fields have errors. */
function failureMessage(
  submission: { errors: object; message: string; accepted: boolean } | null,
  defaultMessage: string
): string {
  if (!submission || submission.accepted || Object.keys(submission.errors).length > 0) return ''
  return submission.message || defaultMessage
}

/** A select's list, a context menu or a drag swallows the mouseup: these events show that the button is released. */
const releaseEvents = ['mouseup', 'mousemove', 'dragend', 'keydown'] as const

/**
 * Delays changes of the layout while a mouse button is pressed. Returns a function that runs a callback at once or,
 * while a mouse button is pressed, after the click has been dispatched. Otherwise a message that the callback adds
 * would move the pressed element away from under the pointer, and the click would be lost. This includes taps: their
 * mousedown precedes the blur.
 */
function useAfterPress(): (callback: () => void) => void {
  const pressed = useRef(false)
  const delayed = useRef<(() => void)[]>([])
  // Not in an effect after painting: a press that waited for the hydration comes before it.
  useLayoutEffect(() => {
    const onPress = () => {
      pressed.current = true
    }
    const onRelease = (event: MouseEvent | KeyboardEvent) => {
      if (!pressed.current || ('buttons' in event && event.buttons !== 0)) return
      pressed.current = false
      // The browser dispatches the click after the mouseup in the same task.
      setTimeout(() => {
        for (const callback of delayed.current.splice(0)) callback()
      })
    }
    window.addEventListener('mousedown', onPress, true)
    for (const name of releaseEvents) window.addEventListener(name, onRelease, true)
    return () => {
      window.removeEventListener('mousedown', onPress, true)
      for (const name of releaseEvents) window.removeEventListener(name, onRelease, true)
    }
  }, [])
  return (callback) => {
    if (pressed.current) delayed.current.push(callback)
    else callback()
  }
}
