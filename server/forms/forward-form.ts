/** A checked form goes to the API as the browser's own post would. */
import { Readable } from 'node:stream'
import { consentParts, consentVersion, type Form } from '../../shared/forms.ts'
import type { Locale } from '../../shared/locale.ts'
import { type FormResult, resultOfAnswer } from '../form-result.ts'
import type { Upstream } from '../upstream.ts'

/** What the API made of a form: accepted, or refused with its own words and a status. */
export type FormAnswer = { accepted: true } | { accepted: false; status: number; message: string; result: FormResult }

const longestAnswer = 65_536

/** Posts the values as multipart/form-data in the page's language. Never rejects. */
export async function forwardForm(
  upstream: Upstream,
  form: Form,
  values: Readonly<Record<string, string>>,
  locale: Locale,
  client: string | undefined
): Promise<FormAnswer> {
  const data = new FormData()
  for (const field of form.fields) if (values[field.name] !== undefined) data.set(field.name, values[field.name]!)
  data.set(consentParts.version, consentVersion)
  data.set(consentParts.language, locale)
  const encoded = new Response(data)
  const body = Buffer.from(await encoded.arrayBuffer())
  const headers = [
    ...['lang', locale, 'accept', 'application/json'],
    ...['content-type', encoded.headers.get('content-type')!, 'content-length', String(body.length)]
  ]
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let length = 0
    let status = 0
    upstream.send(
      { method: 'POST', target: form.call, headers, body: Readable.from([body]), client },
      {
        head: (given) => {
          status = given
        },
        data: (chunk) => {
          length += chunk.length
          if (length <= longestAnswer) chunks.push(chunk)
        },
        end: () => resolve(readAnswer(form, status, Buffer.concat(chunks))),
        fail: (failure) => resolve({ accepted: false, status: failure.status, message: '', result: 'upstream' })
      }
    )
  })
}

function readAnswer(form: Form, status: number, body: Buffer): FormAnswer {
  let envelope: { code?: unknown; msg?: unknown } | null = null
  try {
    envelope = JSON.parse(body.toString())
  } catch {
    return { accepted: false, status: 502, message: '', result: 'upstream' }
  }
  const result = resultOfAnswer(form.name, status, envelope)
  if (result === 'accepted') return { accepted: true }
  const message = typeof envelope?.msg === 'string' ? envelope.msg.slice(0, 500) : ''
  return { accepted: false, status: status === 429 || status >= 500 ? status : 422, message, result }
}
