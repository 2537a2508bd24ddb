/** A backend that does everything wrong, one thing after the other. */
import type { Script } from '../fixtures/origin.ts'

/** Cuts the connection, answers late, cuts its answer, or never answers, in turn. */
export const misbehave: Script = (request, response, count) => {
  if (count % 4 === 0) return request.socket.destroy()
  if (count % 4 === 1) return setTimeout(() => response.end('{"code":1,"msg":"","data":[]}'), count % 30)
  if (count % 4 === 2) {
    response.write('{"code":1,')
    return setTimeout(() => response.destroy(), 5)
  }
  return request.resume()
}
