/**
 * Loaded into the suite's origin before it starts: hangs it below /api, as a backend's API usually hangs below a path.
 * So an address means the same on both sides, and what the suite writes into Location and Content-Location fits.
 */
import http from 'node:http'

const mount = '/api'
const create = http.createServer

http.createServer = (listener) =>
  create((request, response) => {
    const { url } = request
    if (url.startsWith(`${mount}/`)) {
      request.url = url.slice(mount.length)
      const set = response.setHeader
      response.setHeader = (name, value) => set.call(response, name, name === 'Server-Base-Url' ? url : value)
    }
    listener(request, response)
  })
