/** The program `node dist/server/content.js`: the commands check, init and import on content folders. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { ApiLocale } from '../../../../shared/locale/locale.ts'
import { type EditionName, skinNames } from '../../../../shared/records/editions.ts'
import { ignoreClosedPipes } from '../../../observe/process-end.ts'
import { loadFolder } from '../load/load-content.ts'
import { groupedLines } from './grouped-lines.ts'
import { importFile, importOptions } from './import-file.ts'
import { answerNames, initFolder } from './init-folder.ts'

const words = {
  en: {
    help: `Usage: node dist/server/content.js COMMAND

  check DIR [--json]      names every fault of a content folder with file, line and column, then what is remarkable in
                          it, and holds nothing back
  init DIR [OPTION...]    writes a small fair of one's own to begin from; DIR must be empty or missing. Options, which
                          a terminal is asked for: --name-cn, --name-en, --place-cn, --place-en, --first-day, --last-day
  init DIR --empty        the same without exhibitors, products, talks and people, for lists that are imported
  import FILE [DIR]       reads an organiser's list of exhibitors, products, talks or people (XLSX, or CSV in UTF-8,
                          UTF-16 or GB18030) or a schedule.json of pretalx into the tables of the folder DIR: records with
                          the same id, or without ids the same name, are updated, others added. Without DIR the table
                          goes to the standard output. Names what it cannot read, and leaves it out
    --table NAME          what the list is of: exhibitors, products, talks or people; by default the heads tell it
    --default NAME=VALUE  cells of new records that have none: country=CN (as often as needed)
    --json                faults and remarks as JSON

Exit code: 0 without faults (remarks are none), 1 with faults, 2 for a wrong command.
`,
    noFaults: (folder: string) => `${folder} has no faults`,
    faults: (count: number) => `${count} fault${count === 1 ? '' : 's'}`,
    remarks: (count: number) => `${count} remark${count === 1 ? '' : 's'} that held nothing back:`,
    fileError: (file: string, code: string) =>
      code === 'ENOENT'
        ? `${file}: there is no such file or folder`
        : `${file}: cannot be read or written (${code}): is it a file, and is it yours?`
  },
  cn: {
    help: `用法：node dist/server/content.js 命令

  check 文件夹 [--json]   检查内容文件夹，列出每处错误的文件、行、列，再列出不影响发布的提示
  init 文件夹 [选项...]   写入一个可供修改的小型展会；文件夹须为空或不存在。选项（未给出的在终端中询问）：
                          --name-cn、--name-en、--place-cn、--place-en、--first-day、--last-day
  init 文件夹 --empty     同上，但没有展商、展品、日程和人物，供导入名单
  import 文件 [文件夹]    把展商、展品、日程或人物名单（XLSX；或 UTF-8、UTF-16、GB18030 的 CSV）
                          或 pretalx 的 schedule.json 读入文件夹中的表格：编号相同（没有编号时名称相同）
                          的记录会更新，其余添加。不写文件夹时表格写到标准输出。无法读取的内容会列出并略去
    --table 表            名单的种类：exhibitors、products、talks 或 people；默认由表头判断
    --default 列=值       新记录中空缺的内容，例如 country=CN（可多次使用）
    --json                以 JSON 列出错误和提示

退出码：0 没有错误（提示不算错误），1 有错误，2 命令有误。
`,
    noFaults: (folder: string) => `${folder} 没有错误`,
    faults: (count: number) => `共 ${count} 处错误`,
    remarks: (count: number) => `${count} 条提示，不影响发布：`,
    fileError: (file: string, code: string) =>
      code === 'ENOENT' ? `${file}：没有这个文件或文件夹` : `${file}：无法读写（${code}）：请确认它是文件，并且有权限`
  }
}

/** The language that the environment asks for, by POSIX's order of the variables: Chinese where it begins with `zh`. */
function languageOf(env: Record<string, string | undefined>): ApiLocale {
  return /^zh/i.test(env.LC_ALL || env.LC_MESSAGES || env.LANG || '') ? 'cn' : 'en'
}

/** Runs a command; `here` is the folder of the built server. Gives the exit code. */
async function runContentCommand(
  args: string[],
  here: string,
  env: Record<string, string | undefined>
): Promise<number> {
  const locale = languageOf(env)
  const edition: EditionName = skinNames.find((name) => name === env.EDITION) ?? 'plain'
  const read = readArguments(args)
  if (read === undefined) return wrongCommand(locale)
  const { values, positionals } = read
  const [command, target, folder, ...rest] = positionals
  if (values.help || command === 'help') {
    process.stdout.write(words[locale].help)
    return 0
  }
  const isImport = command === 'import'
  if (target === undefined || rest.length > 0 || (folder !== undefined && !isImport)) return wrongCommand(locale)
  if (!isImport && (values.table !== undefined || values.default !== undefined)) return wrongCommand(locale)
  if (command !== 'init' && (values.empty || answerNames.some((name) => values[name] !== undefined)))
    return wrongCommand(locale)
  const told = values.json ? undefined : locale
  try {
    if (command === 'check') return check(target, edition, here, told)
    if (command === 'init') return initFolder(target, values, path.join(here, 'content-starter'), locale)
    if (isImport) {
      const options = importOptions(values.table, values.default ?? [])
      return options ? await importFile(target, folder, options, told) : wrongCommand(locale)
    }
  } catch (error) {
    process.stderr.write(`${fileError(error, target, locale)}\n`)
    return 1
  }
  return wrongCommand(locale)
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        json: { type: 'boolean' },
        empty: { type: 'boolean' },
        'name-cn': { type: 'string' },
        'name-en': { type: 'string' },
        'place-cn': { type: 'string' },
        'place-en': { type: 'string' },
        'first-day': { type: 'string' },
        'last-day': { type: 'string' },
        table: { type: 'string' },
        default: { type: 'string', multiple: true }
      }
    })
  } catch {
    // An unknown option.
    return undefined
  }
}

/** What went wrong with a file, which Node says in English. */
function fileError(error: unknown, target: string, locale: ApiLocale): string {
  if (!(error instanceof Error)) return String(error)
  const { code, path: file = target } = error as NodeJS.ErrnoException
  return code === undefined ? error.message : words[locale].fileError(file, code)
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

ignoreClosedPipes()
const here = path.dirname(fileURLToPath(import.meta.url))
process.exitCode = await runContentCommand(process.argv.slice(2), here, process.env)
