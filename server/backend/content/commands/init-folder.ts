import { cpSync, existsSync, readdirSync } from 'node:fs'

/** Copies the starter folder to an empty or missing folder. Gives the exit code. */
export function initFolder(folder: string, starter: string): number {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    process.stderr.write(`${folder} is not empty: name a folder that is empty or missing\n`)
    return 1
  }
  cpSync(starter, folder, { recursive: true })
  process.stdout.write(`${folder} is written. Edit its files, and start the site with CONTENT_DIR=${folder}\n`)
  return 0
}
