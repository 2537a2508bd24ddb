/** Bare node:http that sends the same bytes and headers in response to every request. Prints its port. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const { status, headers, body } = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const bytes = Buffer.from(body, 'base64')
const server = createServer((_request, response) => {
  response.writeHead(status, headers)
  response.end(bytes)
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`))
