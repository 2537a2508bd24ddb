/** Results of test runs as JSON in .test/results: CI archives them, and their durations order the next run. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../build.mjs'

const folder = path.join(root, '.test', 'results')
const fileOf = (command) => path.join(folder, `${command}.json`)

/** Writes the result of a run; gives the file's path from the root. */
export function writeResults(command, results) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileOf(command), `${JSON.stringify({ command, ...results }, undefined, 2)}\n`)
  return path.relative(root, fileOf(command))
}

/** How many seconds each file took in the last run of `command`, by the file's path; empty where there was none. */
export function lastDurations(command) {
  if (!existsSync(fileOf(command))) return new Map()
  const { files } = JSON.parse(readFileSync(fileOf(command), 'utf8'))
  return new Map(files.map(({ file, seconds }) => [file, seconds]))
}
