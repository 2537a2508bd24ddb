import type { ServerResponse } from 'node:http'
import t from 'tap'
import { writeHead } from '../../../server/http/response-head.ts'

const name = 'attachment; filename="caf\u00e9"'
const rows: [status: number, fields: string[], written: string[]][] = [
  [200, ['Content-Length', '3', 'X-Own', '1'], ['Content-Length', '3', 'X-Own', '1']],
  [204, ['Content-Length', '0', 'X-Own', '1'], ['X-Own', '1']],
  [205, ['Content-Length', '0'], ['Content-Length', '0']],
  [200, ['content-length', '3', 'Content-Disposition', name], ['Content-Disposition', name, 'content-length', '3']],
  [200, ['Content-Disposition', name, 'Content-Length', '3'], ['Content-Disposition', name, 'Content-Length', '3']],
  [200, ['Content-Length', '3', 'X-Own', name], ['Content-Length', '3', 'X-Own', name]],
  [200, ['Content-Length', '3', 'Content-Disposition', 'a'], ['Content-Length', '3', 'Content-Disposition', 'a']]
]
for (const [status, fields, written] of rows)
  t.test(`of ${JSON.stringify(fields)} a ${status} has ${JSON.stringify(written)}`, async (t) => {
    const heads: unknown[][] = []
    const response = { req: {}, writeHead: (...head: unknown[]) => heads.push(head) }
    writeHead(response as unknown as ServerResponse, status, fields) // what is read of a response
    t.match(heads, [[status, String, written]])
    t.same(heads[0]?.[2], written)
  })
