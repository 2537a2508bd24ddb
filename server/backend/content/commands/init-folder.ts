import { cpSync, existsSync, readdirSync, readFileSync, readSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isatty } from 'node:tty'
import type { ApiLocale } from '../../../../shared/locale/locale.ts'
import { isoDate, shanghaiDay } from '../../../../shared/time/dates.ts'
import { unixSeconds } from '../times.ts'

const words = {
  en: {
    notEmpty: (folder: string) => `${folder} is not empty: name a folder that is empty or missing\n`,
    written: (folder: string) =>
      `${folder} is written. Edit its files, and start the site with CONTENT_DIR=${folder}\n`,
    days: (first: string, last: string) =>
      `${first} and ${last} are no days of a fair: write 2027-03-10 and a later day\n`,
    questions: {
      'name-cn': 'Name of the fair in Chinese',
      'name-en': 'Name of the fair in English',
      'place-cn': 'Venue in Chinese',
      'place-en': 'Venue in English',
      'first-day': 'First day',
      'last-day': 'Last day'
    }
  },
  cn: {
    notEmpty: (folder: string) => `${folder} 不是空文件夹：请指定空的或不存在的文件夹\n`,
    written: (folder: string) => `已写入 ${folder}。请编辑其中的文件，并以 CONTENT_DIR=${folder} 启动网站\n`,
    days: (first: string, last: string) => `${first} 和 ${last} 不是展会的日期：请写 2027-03-10 和不早于它的一天\n`,
    questions: {
      'name-cn': '展会中文名称',
      'name-en': '展会英文名称',
      'place-cn': '展馆中文名称',
      'place-en': '展馆英文名称',
      'first-day': '第一天',
      'last-day': '最后一天'
    }
  }
}

const samples = ['exhibitors', 'booths', 'products', 'talks', 'people'].map((table) => `${table}.csv`)

/** The options of `init`, in the order in which a terminal is asked for them. */
export const answerNames = ['name-cn', 'name-en', 'place-cn', 'place-en', 'first-day', 'last-day'] as const
type Answers = Record<(typeof answerNames)[number], string>

/** Days between the writing of a folder and its fair, where no day is given. */
const daysAhead = 180

/**
 * Copies the starter folder to an empty or missing folder, with the name, the place and the days that the options give;
 * a terminal is asked for the others. With `empty` without the records that lists are imported for, and without what
 * names them. Gives the exit code.
 */
export function initFolder(
  folder: string,
  values: { [name in keyof Answers]?: string | undefined } & { empty?: boolean | undefined },
  starter: string,
  locale: ApiLocale
): number {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    process.stderr.write(words[locale].notEmpty(folder))
    return 1
  }
  const today = isoDate(shanghaiDay(Date.now() / 1000))
  // Each has its answer below.
  const answers = {} as Answers
  let isNamed = false
  for (const name of answerNames) {
    const preset = presetOf(name, answers, today)
    const given = values[name] ?? (isatty(0) ? ask(`${words[locale].questions[name]} [${preset}]: `) : '')
    isNamed ||= !name.endsWith('-day') && String(given).trim() !== ''
    answers[name] = String(given).trim() || preset
  }
  const { 'first-day': first, 'last-day': last } = answers
  if (!isDay(first) || !isDay(last) || last < first) {
    process.stderr.write(words[locale].days(first, last))
    return 1
  }
  cpSync(starter, folder, { recursive: true })
  if (values.empty) removeSamples(folder)
  // The numbers of the samples' own hall say where booths are.
  if (!isNamed) rmSync(path.join(folder, 'booths.csv'), { force: true })
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (/^[^.].*\.(yaml|csv)$/.test(file))
      fillIn(path.join(folder, file), [...daysOf(answers), ...(isNamed ? namesOf(answers, today) : [])])
  process.stdout.write(words[locale].written(folder))
  return 0
}

function removeSamples(folder: string): void {
  for (const name of samples) rmSync(path.join(folder, name))
  const edit = (name: string, from: RegExp, to: string) => {
    const file = path.join(folder, name)
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
  }
  edit('home.yaml', /^brandBox: .*$/m, 'brandBox: [] # ids of exhibitors')
  // The section of people, up to the next one.
  edit(path.join('pages', 'event', 'roundtable.yaml'), /^ *- type: people\n(?: {4}.*\n)*/m, '')
}

function presetOf(name: keyof Answers, answers: Answers, today: string): string {
  if (name === 'first-day') return dayAfter(Date.parse(today), daysAhead)
  if (name === 'last-day') return isDay(answers['first-day']) ? dayAfter(Date.parse(answers['first-day']), 2) : ''
  return { 'name-cn': '我的展会', 'name-en': 'My fair', 'place-cn': '展馆名称', 'place-en': 'Name of the venue' }[name]
}

/** A text of the starter folder, and what stands in its place. */
type Replacement = [from: string, to: string]

function daysOf({ 'first-day': first, 'last-day': last }: Answers): Replacement[] {
  return [
    ['2025-03-31', dayAfter(Date.parse(first), -60)],
    ['2025-06-10', dayAfter(Date.parse(first), -1)],
    ['2025-06-11', first],
    ['2025-06-13', last]
  ]
}

/** The starter folder's hall and address are those of no other fair. */
function namesOf(answers: Answers, today: string): Replacement[] {
  return [
    ['my-fair', idOf(answers['name-en'])],
    ['我的展会', scalar(answers['name-cn'])],
    ['My fair', scalar(answers['name-en'])],
    ['上海新国际博览中心', scalar(answers['place-cn'])],
    ['Shanghai New International Expo Centre', scalar(answers['place-en'])],
    ['上海市浦东新区龙阳路2345号', '请写展馆的地址。'],
    ['2345 Longyang Road, Pudong, Shanghai', 'Write the address of the venue here.'],
    ['N5馆', '1号馆'],
    ['Hall N5', 'Hall 1'],
    [',N5A', ',A'],
    ['2025-05-01', today],
    [',2025,', `,${today.slice(0, 4)},`]
  ]
}

function fillIn(file: string, replacements: readonly Replacement[]): void {
  const text = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    replacements.reduce((filled, [from, to]) => filled.replaceAll(from, () => to), text)
  )
}

/** The id of a fair by its name: `lingnan-tea`. */
const idOf = (name: string) =>
  (name.toLowerCase().match(/[a-z\d]+/g) ?? ['fair']).join('-').slice(0, 20).replace(/-$/, '')

/** A text as a value in YAML: in quotes unless it is letters, digits and spaces. */
const scalar = (text: string) => (/^\p{L}[\p{L}\p{N} ]*$/u.test(text) ? text : JSON.stringify(text))

const isDay = (text: string) => !text.includes(' ') && unixSeconds(text) !== undefined

const dayAfter = (time: number, days: number) => isoDate(time / 1000 + days * 86_400)

/** Asks the terminal and gives the line that is typed. */
function ask(question: string): string {
  process.stdout.write(question)
  const line = Buffer.alloc(4096)
  return line.subarray(0, readSync(0, line)).toString('utf8')
}
