import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ApiLocale } from '../../../../shared/locale/locale.ts'

const words = {
  en: {
    notEmpty: (folder: string) => `${folder} is not empty: name a folder that is empty or missing\n`,
    written: (folder: string) => `${folder} is written. Edit its files, and start the site with CONTENT_DIR=${folder}\n`
  },
  cn: {
    notEmpty: (folder: string) => `${folder} 不是空文件夹：请指定空的或不存在的文件夹\n`,
    written: (folder: string) => `已写入 ${folder}。请编辑其中的文件，并以 CONTENT_DIR=${folder} 启动网站\n`
  }
}

const samples = ['exhibitors', 'products', 'talks', 'people'].map((table) => `${table}.csv`)

/**
 * Copies the starter folder to an empty or missing folder; with `isEmpty` without the records that lists are imported
 * for, and without what names them. Gives the exit code.
 */
export function initFolder(folder: string, starter: string, locale: ApiLocale, isEmpty: boolean): number {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    process.stderr.write(words[locale].notEmpty(folder))
    return 1
  }
  cpSync(starter, folder, { recursive: true })
  if (isEmpty) removeSamples(folder)
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
