/** The plugin of the page for editors. */

import path from 'node:path'
import fp from 'fastify-plugin'
import type { Logger } from 'pino'
import { createAskContentState, createSendEdit } from './ask-content-state.ts'
import { editorAccess } from './editor-access.ts'
import { editorRoutes } from './editor-routes.tsx'

export interface EditorPluginOptions {
  log: Logger
  /** Base URL of the API. */
  upstream: string
  /** Base URL of the embedded backend where it answers some of the calls beside `upstream` (CONTENT). */
  embeddedBeside?: string | undefined
  /** The folder of the built files of browsers. */
  assets: string
}

/** Registers the page where a token or development allows one, with connections to the backend of its own. */
export const editors = fp(async (app, { log, upstream: base, embeddedBeside, assets }: EditorPluginOptions) => {
  const { settings, pages, trust, throttledLog } = app
  const access = editorAccess(settings)
  if (!access) return
  const upstream = app.backends.connectTo(embeddedBeside ?? base)
  app.addHook('onClose', () => upstream.close())
  await app.register(async (scope) => {
    scope.addHook('onRequest', app.shedLoad)
    await editorRoutes(scope, {
      settings,
      access,
      ask: createAskContentState(upstream.send, access.stateKey),
      sendEdit: createSendEdit(upstream.send, access.stateKey),
      decap: path.join(assets, '..', 'server', 'decap-cms.js.gz'),
      isEmbedded: settings.content === 'embedded',
      pages,
      guard: app.formGuard,
      trust,
      security: app.security.page,
      deadMenuLinks: () => app.menuCheck?.missing() ?? [],
      log,
      throttledLog
    })
  })
})
