/** Reads the backend's response to a form that the API proxy passes on, to record its result and to hide what misleads. */
import type { ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import type { AnyFormName } from '../../../shared/forms/forms.ts'
import { field, without } from '../../http/fields.ts'
import type { Send } from '../../http/transport.ts'
import { formFault, resultOfResponse } from '../../observe/form-result.ts'
import { notesOf } from '../../observe/request-notes.ts'
import { unavailableResponse } from '../failure-pages.ts'
import type { OnFormFault } from './form-fault-log.ts'

/** Maximum size of a response that is read, both compressed and decompressed. */
const maxBytes = 65_536
const location = new Set(['location'])
type Decompress = (body: Buffer, options: { maxOutputLength: number }) => Buffer
const decompressors = new Map<string, Decompress>([
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
  ['deflate', inflateSync]
])

/**
 * Wraps `send`: the form's result is recorded before the response ends. A response that is no mistake of the visitor and
 * has nothing to say (a failure page, a redirect, a wrong `code`) says that the service is not available; any other is
 * passed on unchanged. It is complete before it is passed on, where it has no more than `maxBytes`, and read
 * synchronously: responses to forms have a few hundred bytes.
 */
export function observeFormResult(send: Send, response: ServerResponse, form: AnyFormName, onFault: OnFormFault): Send {
  const notes = notesOf(response)
  notes.formName = form
  return (request, listener) => {
    let status = 0
    let fields: string[] = []
    let length = 0
    const chunks: Buffer[] = []
    const pass = () => {
      listener.head(status, fields)
      for (const chunk of chunks) listener.data(chunk)
    }
    return send(request, {
      informational: (responseStatus, ownFields) => listener.informational?.(responseStatus, ownFields),
      head(responseStatus, ownFields) {
        status = responseStatus
        fields = ownFields
      },
      data(chunk) {
        if (length > maxBytes) return listener.data(chunk)
        length += chunk.length
        chunks.push(chunk)
        if (length > maxBytes) pass()
      },
      end() {
        if (length > maxBytes) {
          notes.formResult = resultOfResponse(form, status, undefined)
          return listener.end()
        }
        const envelope = parseEnvelope(Buffer.concat(chunks), field(fields, 'content-encoding')?.toLowerCase() ?? '')
        notes.formResult = resultOfResponse(form, status, envelope)
        const fault = formFault(form, status, envelope)
        if (fault) onFault(form, status, fault)
        if (fault?.isMute) {
          const ownStatus = status < 400 ? 502 : status
          const unavailable = unavailableResponse(request, ownStatus, without(fields, location))
          listener.head(ownStatus, unavailable.fields)
          listener.data(unavailable.body)
        } else pass()
        listener.end()
      },
      fail(failure) {
        notes.formResult = 'upstream'
        listener.fail(failure)
      }
    })
  }
}

function parseEnvelope(body: Buffer, coding: string): unknown {
  const decompress = decompressors.get(coding)
  try {
    return JSON.parse((decompress ? decompress(body, { maxOutputLength: maxBytes }) : body).toString())
  } catch {
    return undefined
  }
}
