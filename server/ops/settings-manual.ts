/** The tables of the settings in the manual for operations and in the README, as `npm run types` writes them. */
import path from 'node:path'
import { code, type GeneratedPart, table } from '../../shared/calls/generated-tables.ts'
import type { Setting } from '../setting-values.ts'
import { settingsTable } from '../settings-table.ts'

const manual = 'server/ops/README.md'
const settings: readonly Setting<unknown>[] = Object.values(settingsTable)

const namesOf = ({ name, isSecret }: Setting<unknown>) =>
  isSecret ? `${code(name)}, ${code(`${name}_FILE`)}` : code(name)
const defaultOf = ({ default: value, defaultText }: Setting<unknown>) => defaultText ?? String(value ?? 'none')

/** The links of a text, which are paths from the root, as the file has to spell them. */
const linksFrom = (file: string, text: string) =>
  text
    .replaceAll(`](${file}#`, '](#')
    .replace(/\]\(([^#)]+)/g, (_, link: string) => `](${path.posix.relative(path.posix.dirname(file), link)}`)

/** All settings for the manual; the common ones, with the first sentence of their meaning, for the README. */
export const parts: readonly GeneratedPart[] = [
  {
    file: manual,
    name: 'settings',
    lines: table(
      ['name', 'default', 'meaning'],
      settings.map((setting) => [namesOf(setting), defaultOf(setting), linksFrom(manual, setting.meaning)])
    )
  },
  {
    file: 'README.md',
    name: 'settings',
    lines: table(
      ['name', 'default', 'meaning'],
      settings
        .filter(({ isCommon }) => isCommon)
        .map((setting) => [code(setting.name), defaultOf(setting), setting.meaning.replace(/\. .*/, '')])
    )
  }
]
