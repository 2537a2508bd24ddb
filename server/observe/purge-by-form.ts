/** Purges for the live page, through the purge endpoint: its token, its checks and its log lines hold here too. */
import type { FastifyInstance } from 'fastify'

/** Creates the function that purges with a token, for a client's address, and gives what became of it, for people. */
export function createPurgeByForm(
  app: FastifyInstance
): (token: string, command: object, from: string) => Promise<string> {
  return async (token, command, from) => {
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: '/_cache/purge',
      remoteAddress: from,
      headers: { authorization: `Bearer ${token}` },
      payload: JSON.stringify(command)
    })
    if (statusCode === 401) return 'Nothing was purged: the token is wrong.'
    // An envelope, in every answer of the endpoint.
    const { msg, data } = JSON.parse(body) as { msg: string; data: { touched: number } | null }
    return data ? `Purged: ${data.touched} stored responses.` : `Nothing was purged: ${msg}`
  }
}
