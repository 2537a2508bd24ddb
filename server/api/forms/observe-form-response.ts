/** Reads the backend's response to a form that the API proxy passes through, to record the form's result. */
import type { ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import type { AnyFormName } from '../../../shared/forms/forms.ts'
import { type Fields, field } from '../../http/fields.ts'
import type { Send } from '../../http/transport.ts'
import { type FormResult, formFault, resultOfResponse } from '../../observe/form-result.ts'
import { notesOf } from '../../observe/request-notes.ts'
import { parseJson } from '../envelope.ts'
import type { OnFormFault } from './form-fault-log.ts'

/** Maximum size of a response that is read, both compressed and decompressed. */
const maxBytes = 65_536
type Decompress = (body: Buffer, options: { maxOutputLength: number }) => Buffer
const decompressors = new Map<string, Decompress>([
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
  ['deflate', inflateSync]
])

export interface FormListeners {
  onFault: OnFormFault
  onResult: (form: AnyFormName, result: FormResult) => void
}

/**
 * Wraps `send`: everything is passed on unchanged, and the form's result is recorded before the response ends. It is
 * read synchronously, so that the record is complete when the response is: responses to forms have a few hundred bytes.
 */
export function observeFormResult(
  send: Send,
  response: ServerResponse,
  form: AnyFormName,
  { onFault, onResult }: FormListeners
): Send {
  const notes = notesOf(response)
  notes.formName = form
  return (request, listener) => {
    let status = 0
    let fields: Fields = []
    let length = 0
    const chunks: Buffer[] = []
    return send(request, {
      informational: (responseStatus, fields) => listener.informational?.(responseStatus, fields),
      head(responseStatus, responseFields) {
        status = responseStatus
        fields = responseFields
        listener.head(responseStatus, responseFields)
      },
      data(chunk) {
        length += chunk.length
        if (length <= maxBytes) chunks.push(chunk)
        listener.data(chunk)
      },
      end() {
        const body = length > maxBytes ? undefined : decoded(Buffer.concat(chunks), fields)
        const envelope = body && parseJson(body)
        notes.formResult = resultOfResponse(form, status, envelope)
        onResult(form, notes.formResult)
        const fault = length > maxBytes ? undefined : formFault(form, status, envelope)
        if (fault) onFault(form, status, fault, { fields, body, sent: request.body })
        listener.end()
      },
      fail(failure) {
        notes.formResult = 'upstream'
        listener.fail(failure)
      }
    })
  }
}

function decoded(body: Buffer, fields: Fields): Buffer | undefined {
  const decompress = decompressors.get(field(fields, 'content-encoding')?.toLowerCase() ?? '')
  try {
    return decompress ? decompress(body, { maxOutputLength: maxBytes }) : body
  } catch {
    return undefined
  }
}
