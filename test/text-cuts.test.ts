import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { root } from './fixtures/root.ts'

/** A cut at a number of two digits, or at a limit that is called a length; lists have limits of other names. */
const cut = /(.*)\.(?:substring|substr|slice)\((?:0, *|-)(?:\d{2,}|[\w.]*[lL]ength\b)/
/** Texts of digits and letters that the program wrote itself. */
const ascii = /(?:toISOString\(\)|digest\('\w+'\)|isoTime\(\w+\)|hashOf\([\w.]+\))$/

/** Files with other cuts, and why none of them is inside a character. */
const allowed: Readonly<Record<string, string>> = {
  'client/visit/itinerary/shared-itinerary.ts': 'a fragment of digits and ASCII letters',
  'server/backend/content/commands/init-folder.ts': 'ASCII letters and digits',
  'server/backend/content/files/file-store.ts': 'ASCII letters and digits',
  'server/http/fields.ts': 'characters of a header field',
  'server/http/trace-context.ts': 'hexadecimal digits',
  'server/pages/page-derivation.ts': 'a list of inputs',
  'server/setting-values.ts': 'a date that a pattern has matched',
  'shared/locale/cut-text.ts': 'the function that cuts texts',
  'shared/locale/locale.ts': 'Accept-Language: a range that is cut is no range'
}

t.test('texts of people are cut by shared/locale/cut-text.ts alone', async (t) => {
  const files = ['client', 'server', 'shared'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      path.posix.join(folder, name.split(path.sep).join('/'))
    )
  )
  const found = new Set<string>()
  for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
    for (const [index, line] of readFileSync(path.join(root, file), 'utf8').split('\n').entries()) {
      const before = cut.exec(line)?.[1]
      if (before === undefined || ascii.test(before)) continue
      if (file in allowed) found.add(file)
      else t.fail(`${file}:${index + 1} may cut inside a character: use cutText or shortened`)
    }
  }
  t.same([...found].sort(), Object.keys(allowed).sort(), 'no file is allowed without need')
})
