/** The commands on content folders: check, init, import. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ApiLocale } from '../../../../shared/locale/locale.ts'
import { type EditionName, editionNames } from '../../../../shared/records/editions.ts'
import { loadFolder } from '../load/load-content.ts'
import { groupedLines } from './grouped-lines.ts'
import { importExhibitors } from './import-exhibitors.ts'
import { initFolder } from './init-folder.ts'

const words = {
  en: {
    help: `Usage: node dist/server/content.js COMMAND

  check DIR [--json]      names every fault of a content folder with file, line and column, then what is remarkable in
                          it, and holds nothing back
  init DIR                writes a small fair of one's own to begin from; DIR must be empty or missing
  import FILE [--json]    turns an organiser's list of exhibitors (CSV; UTF-8, UTF-16 or GB18030) into exhibitors.csv
                          on the standard output, and names what it cannot read

Exit code: 0 without faults (remarks are none), 1 with faults, 2 for a wrong command.
`,
    noFaults: (folder: string) => `${folder} has no faults`,
    faults: (count: number) => `${count} fault${count === 1 ? '' : 's'}`,
    remarks: (count: number) => `${count} remark${count === 1 ? '' : 's'} that held nothing back:`
  },
  cn: {
    help: `用法：node dist/server/content.js 命令

  check 文件夹 [--json]   检查内容文件夹，列出每处错误的文件、行、列，再列出不影响发布的提示
  init 文件夹             写入一个可供修改的小型展会；文件夹须为空或不存在
  import 文件 [--json]    把主办方的展商名单（CSV；UTF-8、UTF-16 或 GB18030）转为 exhibitors.csv，
                          写到标准输出，并列出无法读取的内容

退出码：0 没有错误（提示不算错误），1 有错误，2 命令有误。
`,
    noFaults: (folder: string) => `${folder} 没有错误`,
    faults: (count: number) => `共 ${count} 处错误`,
    remarks: (count: number) => `${count} 条提示，不影响发布：`
  }
}

/** The language that the environment asks for, by POSIX's order of the variables: Chinese where it begins with `zh`. */
function languageOf(env: Record<string, string | undefined>): ApiLocale {
  return /^zh/i.test(env.LC_ALL || env.LC_MESSAGES || env.LANG || '') ? 'cn' : 'en'
}

/** Runs a command; `here` is the folder of the built server. Gives the exit code. */
export function runContentCommand(args: string[], here: string, env: Record<string, string | undefined>): number {
  const isJson = args.includes('--json')
  const [command, target, ...rest] = args.filter((arg) => arg !== '--json')
  const edition: EditionName = editionNames.find((name) => name === env.EDITION) ?? 'organic'
  const locale = languageOf(env)
  if (args.some((arg) => arg === '--help' || arg === '-h') || command === 'help') {
    process.stdout.write(words[locale].help)
    return 0
  }
  if (target === undefined || rest.length > 0) return wrongCommand(locale)
  try {
    if (command === 'check') return check(target, edition, here, isJson ? undefined : locale)
    if (command === 'init') return initFolder(target, path.join(here, 'content-starter'), locale)
    if (command === 'import') return importExhibitors(target, isJson ? undefined : locale)
  } catch (error) {
    // Errors of the file system name the file.
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  }
  return wrongCommand(locale)
}

function wrongCommand(locale: ApiLocale): number {
  process.stderr.write(words[locale].help)
  return 2
}

/** Writes the result in a language; as JSON without one. */
function check(folder: string, edition: EditionName, here: string, locale: ApiLocale | undefined): number {
  // Written by the build.
  const built = JSON.parse(readFileSync(path.join(here, 'content-files.json'), 'utf8'))
  const result = loadFolder(folder, edition, built)
  const { remarks } = result
  const faults = 'faults' in result ? result.faults : []
  if (locale === undefined) process.stdout.write(`${JSON.stringify({ faults, remarks })}\n`)
  else {
    const { noFaults, faults: count, remarks: countRemarks } = words[locale]
    const lines = faults.length === 0 ? [noFaults(folder)] : [...groupedLines(faults, locale), count(faults.length)]
    if (remarks.length > 0) lines.push(countRemarks(remarks.length), ...groupedLines(remarks, locale))
    process.stdout.write(`${lines.join('\n')}\n`)
  }
  return faults.length === 0 ? 0 : 1
}
