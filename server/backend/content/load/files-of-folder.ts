/** The files of a content folder by what they hold. */
import { type SchemaName, tables } from 'virtual:content-schemas'
import { lazy } from '../../lazy.ts'
import { fieldPath } from '../fault-list.ts'
import { checkSchema, type SchemaFault } from './check-schema.ts'
import { type ContentFault, firstFaults, isBlocking, maxFaults } from './content-fault.ts'
import { parseTable } from './csv-source.ts'
import { parsePlan } from './drawn-booths.ts'
import { optionalFiles, requiredFiles, schemaOf } from './file-names.ts'
import { fileFault, type SourceFile } from './read-folder.ts'
import { recordValues } from './record-values.ts'
import type { Source } from './source.ts'
import { parseYaml } from './yaml-source.ts'

/** A checked file; its value has the API's values. */
export interface ContentFile extends Source {
  schema: SchemaName
}

/**
 * Parses the files of a folder and checks each against its schema; files with faults are left out, and rows
 * with faults are marked. `earlierValue` gives the value of a file that was parsed before without a fault or remark.
 */
export function parseFiles(
  files: readonly SourceFile[],
  faults: ContentFault[],
  earlierValue: (source: SourceFile) => unknown = () => undefined
): ContentFile[] {
  // The folder as a whole has a fault.
  if (faults.some(({ file }) => file === '')) return []
  const names = new Set([...files.map(({ name }) => name), ...faults.map(({ file }) => file)])
  const missing = requiredFiles.filter((name) => !names.has(name))
  if (missing.length === requiredFiles.length) {
    const message = `the folder has none of ${missing.join(', ')}: name the folder that has them`
    faults.splice(0, faults.length, fileFault('', message))
  } else for (const name of missing) faults.push(fileFault(name, 'is missing: add this file'))
  return files.flatMap((source) => {
    const known = parsed.get(source) ?? parseOnce(source, earlierValue(source))
    // A copy beside the files is no content. A file by another name is, where the one that is meant is not there.
    const isStray = known.meant !== undefined && (known.meant === '' || names.has(known.meant))
    for (const fault of known.faults) faults.push(isStray ? { ...fault, isRemark: true } : fault)
    return known.file ?? []
  })
}

interface ParsedFile {
  /** Undefined where it has faults. */
  file: ContentFile | undefined
  /** Of a file that is not read by its name: the name that it should have, empty where nobody can tell. */
  meant: string | undefined
  faults: readonly ContentFault[]
}

/** By source: that of an earlier load with the same ones, and whether it has a fault is asked when all are loaded. */
const parsed = new WeakMap<SourceFile, ParsedFile>()

/** Whether a file was parsed without a fault or remark. */
export const isFaultless = (source: SourceFile): boolean => parsed.get(source)?.faults.length === 0

function parseOnce(source: SourceFile, earlierValue: unknown): ParsedFile {
  const faults: ContentFault[] = []
  const schema = schemaOf(source.name)
  const meant = typeof schema === 'string' ? undefined : (schema.meant ?? '')
  const file =
    earlierValue !== undefined && typeof schema === 'string'
      ? parsedBefore(source, schema, earlierValue)
      : parseFile(source, schema, faults)
  const result = { file, faults: firstFaults(faults), meant }
  parsed.set(source, result)
  return result
}

/** A file whose value is known. It is parsed when a place in it is asked for. */
function parsedBefore(source: SourceFile, schema: SchemaName, value: unknown): ContentFile {
  const file = lazy(() => parseFile(source, schema, []))
  return { name: source.name, schema, value, locate: (steps) => file()?.locate(steps) ?? { line: 1, column: 1 } }
}

function parseFile(
  file: SourceFile,
  schema: ReturnType<typeof schemaOf>,
  faults: ContentFault[]
): ContentFile | undefined {
  if (typeof schema !== 'string') {
    faults.push(fileFault(file.name, schema.fault))
    return undefined
  }
  const shape = tables[schema]
  const source = shape
    ? parseTable(file, shape, faults)
    : schema === 'plan'
      ? parsePlan(file, faults)
      : parseYaml(file, faults)
  if (!source) return undefined
  if (source.value === null) {
    const remedy = optionalFiles.includes(file.name) ? ', or remove the file' : ''
    faults.push(fileFault(file.name, `is empty or has comments alone: write its fields${remedy}`))
    return undefined
  }
  const found = checkEntries(schema, source.value)
  // A row with a fault is held back alone.
  const rows = shape && Array.isArray(source.value) ? source.value : undefined
  const faultyRows = new Set(rows && source.faultyRows)
  const markRows = () => {
    for (const { steps } of found) if (rows) faultyRows.add(Number(steps[0]))
  }
  markRows()
  const value = rows
    ? rows.map((row, index) => (faultyRows.has(index) ? row : recordValues(row, found, [index])))
    : found.length === 0 && !faults.some(isBlocking) && recordValues(source.value, found)
  markRows()
  // A cell that holds no value is one fault, not also one of the schema.
  const told = new Set(faults.map(({ line, column }) => `${line}:${column}`))
  for (const { steps, message, isMissing } of found) {
    if (faults.length > maxFaults) break
    // The first step in a table is the row.
    const field = (shape ? steps.slice(1) : steps).reduce<string>(fieldPath, '')
    const isOfLanguage = isMissing && /(_cn|_en|Cn|En)$/.test(field)
    const position = source.locate(steps)
    if (told.has(`${position.line}:${position.column}`)) continue
    faults.push({ file: file.name, ...position, field, message, ...(isOfLanguage && { subject: 'language' }) })
  }
  return rows || !faults.some(isBlocking) ? { ...source, value, schema, faultyRows } : undefined
}

/**
 * The faults of the value of a file. Entries of a list, such as rows of a table, are checked one by one; where there are
 * too many, the check of a list ends, and rows have one fault each.
 */
function checkEntries(schema: SchemaName, value: unknown): SchemaFault[] {
  if (!Array.isArray(value) || value.length === 0) return checkSchema(schema, value)
  const found: SchemaFault[] = []
  for (const [index, entry] of value.entries()) {
    // Of too many faults one tells that the entry has some.
    const isEnough = found.length > maxFaults
    for (const { steps, ...fault } of checkSchema(schema, [entry])) {
      found.push({ ...fault, steps: [index, ...steps.slice(1)] })
      if (isEnough) break
    }
    if (found.length > maxFaults && tables[schema] === undefined) break
  }
  return found
}
