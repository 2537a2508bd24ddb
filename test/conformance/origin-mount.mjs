/**
 * Loaded into the suite's origin before it starts: mounts it below /api, where the site has it as well. Addresses are
 * then equal on both sides, so that the suite's values of Location and Content-Location are right.
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
