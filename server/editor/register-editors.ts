import type { FastifyInstance } from 'fastify'
import type { Upstream } from '../upstream/upstream.ts'
import { createAskContentState } from './ask-content-state.ts'
import { editorAccess } from './editor-access.ts'
import { type EditorOptions, editorRoutes } from './editor-routes.tsx'

export interface EditorRegistration extends Omit<EditorOptions, 'access' | 'ask' | 'isEmbedded'> {
  /** Opens the connections to the backend that is asked for the state of the content. */
  connect: () => Upstream
}

/** Registers the page for editors where a token or development allows one; its connections close with `app`. */
export async function registerEditors(
  app: FastifyInstance,
  { connect, ...options }: EditorRegistration
): Promise<void> {
  const access = editorAccess(options.settings)
  if (!access) return
  const upstream = connect()
  app.addHook('onClose', () => upstream.close())
  const ask = createAskContentState(upstream.send, access.stateKey)
  const isEmbedded = options.settings.content === 'embedded'
  await app.register((scope) => editorRoutes(scope, { ...options, access, ask, isEmbedded }))
}
