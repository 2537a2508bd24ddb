/** Serves the published files of a content folder over HTTP, to a site in another process or on another machine. */
import { open } from 'node:fs/promises'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream'
import { contentFileFields, contentFileName, endingOf, mediaTypes } from '../../../../shared/records/content-files.ts'

/** Wraps a listener: GET and HEAD of a file in `folder` are answered, all other requests passed on. */
export function serveContentFiles(folder: string, serve: RequestListener): RequestListener {
  return (request, response) => {
    const name = contentFileName(request.url ?? '')
    const type = name === undefined ? undefined : mediaTypes.get(endingOf(name))
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (name === undefined || type === undefined || !isRead) return serve(request, response)
    send(path.join(folder, name), type, request, response)
      .then((isSent) => isSent || serve(request, response))
      // The disk failed; the client sees that the response broke off.
      .catch(() => response.destroy())
  }
}

/** False where there is no such file. */
async function send(file: string, type: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const handle = await open(file).catch(() => undefined)
  const status = await handle?.stat()
  if (!handle || !status?.isFile()) {
    await handle?.close()
    return false
  }
  const fields = contentFileFields(path.basename(file))
  for (const [name, value] of Object.entries(fields)) response.setHeader(name, value)
  const tags = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (tags?.includes(fields.ETag)) {
    await handle.close()
    response.writeHead(304).end()
    return true
  }
  response.writeHead(200, { 'Content-Type': type, 'Content-Length': status.size })
  if (request.method === 'HEAD') {
    await handle.close()
    response.end()
  } else pipeline(handle.createReadStream(), response, () => undefined)
  return true
}
