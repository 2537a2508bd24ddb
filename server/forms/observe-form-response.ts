/** Reads what the backend answers to a form that passes through, to count what became of it. */
import type { ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import type { AnyFormName } from '../../shared/forms.ts'
import { field } from '../cache/fields.ts'
import type { Send } from '../cache/transport.ts'
import { resultOfAnswer } from '../form-result.ts'
import { notesOf } from '../request-notes.ts'

/** Most bytes of an answer that is read, packed and unpacked. */
const mostBytes = 65_536
const unpackers = { gzip: gunzipSync, br: brotliDecompressSync, deflate: inflateSync }

/**
 * A `send` that passes everything on as it comes and notes the form's result before the answer ends. It is noted at
 * once, so that it stands when the answer is over: answers to forms are a few hundred bytes.
 */
export function noteFormResult(send: Send, response: ServerResponse, form: AnyFormName): Send {
  const notes = notesOf(response)
  notes.formName = form
  return (request, listener) => {
    let status = 0
    let coding = 'identity'
    let length = 0
    const chunks: Buffer[] = []
    return send(request, {
      head(given, fields) {
        status = given
        coding = field(fields, 'content-encoding')?.toLowerCase() ?? coding
        listener.head(given, fields)
      },
      data(chunk) {
        length += chunk.length
        if (length <= mostBytes) chunks.push(chunk)
        listener.data(chunk)
      },
      end() {
        const envelope = length > mostBytes ? undefined : readEnvelope(Buffer.concat(chunks), coding)
        notes.formResult = resultOfAnswer(form, status, envelope)
        listener.end()
      },
      fail(failure) {
        // Where the answer is over, it was not the backend's: a body that is too large is refused here.
        if (!response.writableEnded) notes.formResult = 'upstream'
        listener.fail(failure)
      }
    })
  }
}

function readEnvelope(body: Buffer, coding: string): unknown {
  const unpack = unpackers[coding as keyof typeof unpackers]
  try {
    return JSON.parse((unpack ? unpack(body, { maxOutputLength: mostBytes }) : body).toString())
  } catch {
    return undefined
  }
}
