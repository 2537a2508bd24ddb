/** A backend that fails in four ways in turn. */
import type { Responder } from '../fixtures/origin.ts'

/** Closes the connection, responds late, closes it within the response, or never responds. */
export const misbehave: Responder = (request, response, count) => {
  if (count % 4 === 0) return request.socket.destroy()
  if (count % 4 === 1) return setTimeout(() => response.end('{"code":1,"msg":"","data":[]}'), count % 30)
  if (count % 4 === 2) {
    response.write('{"code":1,')
    return setTimeout(() => response.destroy(), 5)
  }
  return request.resume()
}
