/** The files of the viewer on `/api-docs`: Swagger UI as its package has it, and the script that starts it. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import esbuild from 'esbuild'

/** Writes the files by `emit`, which takes a name and bytes and returns an address; returns their addresses. */
export async function buildApiViewer(root, emit) {
  const folder = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['client/api-docs/start.ts'],
    minify: true,
    write: false,
    logLevel: 'error'
  })
  return {
    styles: emit('swagger-ui.css', readFileSync(path.join(folder, 'swagger-ui.css'))),
    script: emit('swagger-ui.js', readFileSync(path.join(folder, 'swagger-ui-bundle.js'))),
    start: emit('api-docs.js', Buffer.from(outputFiles[0].contents))
  }
}
