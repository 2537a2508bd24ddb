import { cpSync, existsSync, readdirSync } from 'node:fs'
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

/** Copies the starter folder to an empty or missing folder. Gives the exit code. */
export function initFolder(folder: string, starter: string, locale: ApiLocale): number {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    process.stderr.write(words[locale].notEmpty(folder))
    return 1
  }
  cpSync(starter, folder, { recursive: true })
  process.stdout.write(words[locale].written(folder))
  return 0
}
