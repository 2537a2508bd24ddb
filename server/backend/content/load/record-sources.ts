/** Where the records of a pack stand in the files of a content folder. */

import { formEntries } from '../../../../shared/forms/own-forms.ts'
import { apiLocales } from '../../../../shared/locale/bilingual.ts'
import type { EditionName } from '../../../../shared/records/editions.ts'
import type { OwnFacts } from './edition-facts.ts'
import { newsId, pagePath } from './file-names.ts'
import type { ContentFile } from './files-of-folder.ts'

type Steps = readonly (string | number)[]

/** Where a record stands: a file and the steps to it. */
export interface RecordSource {
  file: ContentFile
  steps: Steps
}

/** Sources by the name of the record in faults, such as `organic/news 304`; the last of several with the same name. */
export function recordSources(
  files: readonly ContentFile[],
  edition: EditionName,
  facts: OwnFacts | undefined
): Map<string, RecordSource> {
  const sources = new Map<string, RecordSource>()
  // A code that several files give stands in the first of them: config.yaml.
  for (const file of [...files].reverse())
    for (const [record, steps] of recordsOf(file, facts)) sources.set(`${edition}/${record}`, { file, steps })
  return sources
}

type NamedSteps = [record: string, steps: Steps]

/** The records of a checked file. */
function recordsOf({ schema, name, value }: ContentFile, facts: OwnFacts | undefined): NamedSteps[] {
  if (schema === 'page') return [[`pages ${pagePath(name)}`, []]]
  if (schema === 'plan') return [[`plan ${name}`, []]]
  if (schema === 'news') return [[`news ${newsId(name)}`, []]]
  // The title of the site is the fair's name where no configuration gives one.
  if (schema === 'edition') return [['edition', []], ...codes([...titles, ...(facts?.steps ?? [])])]
  // The schemas say what these files have.
  if (schema === 'config') return codes(Object.keys(value as object).map((code) => [code, [code]]))
  if (schema === 'forms') return codes(formEntries(value as object).map(({ code, steps }) => [code, steps]))
  if (schema === 'awards') return entries(schema, (value as { awards: Entry[] }).awards, ['awards'])
  return Array.isArray(value) ? entries(schema, value, []) : [[schema, []]]
}

const titles = apiLocales.map((language): [string, Steps] => [`meta_title_${language}`, [`name_${language}`]])

const codes = (found: Iterable<[string, Steps]>) =>
  Array.from(found, ([code, steps]): NamedSteps => [`config ${code}`, steps])

interface Entry {
  path?: string
  id?: string | number
  children?: Entry[]
}

/** Entries of a list or a table and those below them, by path or id, else by their number. */
function entries(kind: string, list: readonly Entry[], above: Steps): NamedSteps[] {
  return list.flatMap(({ path, id, children = [] }, index) => {
    const steps = [...above, index]
    return [[`${kind} ${path ?? id ?? index + 1}`, steps], ...entries(kind, children, [...steps, 'children'])]
  })
}
