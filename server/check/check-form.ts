/** Sends one marked subscription to the backend that is checked, as the site sends that of a visitor without script. */
import { consentFieldNames, forms } from '../../shared/forms/forms.ts'
import { explainNoResponse, shown } from '../api/explain-failure.ts'
import { explainAnswerToForm, formFaultRemedies } from '../api/forms/form-fault-log.ts'
import { forwardForm } from '../api/forms/forward-form.ts'
import { createTraceContext } from '../http/trace-context.ts'
import type { Send } from '../http/transport.ts'
import { createUpstream } from '../upstream/upstream.ts'
import type { Found } from './findings.ts'

/** The address of the subscription, by which the backend team finds and deletes it. */
export const markedAddress = 'contract-check@example.com'

const { subscribe } = forms
/** Characters of the answer that are kept. */
const maxShown = 2000
/** Path of the call that is sent. */
export const formPath: string = subscribe.call.path

export interface FormCheckOptions {
  base: string
  /** Fields of each request to the backend: names and values in turn. */
  fields: readonly string[]
  timeoutMs: number
}

export interface CheckedForm {
  isAccepted: boolean
  milliseconds: number
  found: Found
}

/** Sends it, and says what came back. Never rejects. */
export async function checkForm(options: FormCheckOptions): Promise<CheckedForm> {
  const upstream = createUpstream({ ...options, connections: 1 })
  let received = { status: 0, failed: '' }
  let body = ''
  const send: Send = (request, listener) =>
    upstream.send(request, {
      head(status, fields) {
        received = { status, failed: '' }
        listener.head(status, fields)
      },
      data(chunk) {
        if (body.length < maxShown) body += chunk.toString('utf8')
        listener.data(chunk)
      },
      end: () => listener.end(),
      fail(failure) {
        received.failed = failure.reason
        listener.fail(failure)
      }
    })
  let fault: { isMute: boolean; message: string } | undefined
  const began = performance.now()
  const response = await forwardForm({
    upstream: { send },
    form: subscribe,
    ownConsentVersion: undefined,
    values: { email: markedAddress, [consentFieldNames.given]: '1' },
    locale: 'en',
    proxyFields: [],
    client: undefined,
    trace: createTraceContext(),
    onFault(form, status, found, answer) {
      const why = explainAnswerToForm(form, status, found, answer)
      // These say all by themselves.
      const isWhole = found.reason === 'redirect' || status === 404
      fault = { ...found, message: isWhole ? why : `${formFaultRemedies[found.reason]}: ${why}` }
    }
  })
  const milliseconds = Math.round(performance.now() - began)
  await upstream.close()
  const { status, failed } = received
  const came = `${status} ${shown(body)}`
  const told = response.accepted || response.message === '' ? 'that it is refused' : `“${response.message}”`
  const message = response.accepted
    ? `the subscription of ${markedAddress} was taken: ${came}; delete it`
    : failed !== ''
      ? `${explainNoResponse(failed, options.base)}${failed === 'timeout' ? ': see --timeout' : ''}`
      : fault
        ? `${fault.message}; visitors read ${fault.isMute ? 'that the service is unavailable' : told}`
        : `the subscription of ${markedAddress} was refused as a mistake of its visitor, who reads ${told}: ${came}`
  return {
    isAccepted: response.accepted,
    milliseconds,
    found: {
      severity: response.accepted ? 'note' : 'error',
      check: 'answer',
      call: formPath,
      target: formPath,
      locale: 'en',
      message
    }
  }
}
