/** The files of the viewer on `/api-docs`: Swagger UI as its package has it, and the script that starts it. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import esbuild from 'esbuild'

/** What is taken of Swagger UI, from the root. */
export const apiViewerFiles = ['swagger-ui.css', 'swagger-ui-bundle.js'].map(
  (name) => `node_modules/swagger-ui-dist/${name}`
)

/** Writes the files by `emit`, which takes a name and bytes and returns an address; returns their addresses. */
export async function buildApiViewer(root, emit) {
  const [styles, script] = apiViewerFiles.map((file) => readFileSync(path.join(root, file)))
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['client/pages/api-docs/start.ts'],
    minify: true,
    write: false,
    logLevel: 'error'
  })
  return {
    styles: emit('swagger-ui.css', styles),
    script: emit('swagger-ui.js', script),
    start: emit('api-docs.js', Buffer.from(outputFiles[0].contents))
  }
}
