/** What editors are told about an edit that is refused, by language. */
import type { ApiLocale } from '../../../../shared/locale/locale.ts'

const en = {
  noFolder: 'The site serves its built-in content: the operator has to name a content folder in CONTENT_DIR.',
  notAllowed: (name: string) => `${name} is no file that can be edited here.`,
  isLink: (name: string) => `${name} is a link, or stands behind one: the operator has to put the file itself there.`,
  tooLarge: (name: string, mebibytes: number) => `${name} is larger than ${mebibytes} MiB.`,
  changed: (name: string, by: string) =>
    `${name} has been changed since you opened it${by && `, by ${by}`}. Nothing was overwritten: copy your text, reload the page, and enter it again.`,
  undone: (name: string) => `${name} has been changed since: undo the later change first.`,
  noChange: 'There is no such change any more.',
  faulty: (lines: readonly string[]) => `Not published, because it would have faults:\n${lines.join('\n')}`,
  notWritten: (name: string, code: string) =>
    ['EROFS', 'EACCES', 'EPERM'].includes(code)
      ? `The content folder cannot be written (${name}: ${code}): the operator has to mount it writable and give it to the user of the site.`
      : `${name} cannot be written (${code}). Nothing was changed.`,
  noFile: 'No file was chosen: choose a table in CSV or XLSX.',
  unreadable: (file: string) =>
    `${file} or a table of the folder cannot be read: save it anew as XLSX or “CSV UTF-8”, and look whether the folder has faults.`,
  noUpload: 'This upload is not there any more, or another editor has made it: upload the file again.',
  noWorkbook: (table: string) => `${table}.csv is too large for a workbook: download it as CSV.`,
  more: (count: number) => `… and ${count} more`,
  unknown: 'This is nothing that the editor of this site can do.'
}

const cn: typeof en = {
  noFolder: '网站使用内置内容：请管理员用 CONTENT_DIR 指定一个内容文件夹。',
  notAllowed: (name) => `${name} 不能在这里编辑。`,
  isLink: (name) => `${name} 是链接，或位于链接之后：请管理员放入文件本身。`,
  tooLarge: (name, mebibytes) => `${name} 超过 ${mebibytes} MiB。`,
  changed: (name, by) =>
    `您打开 ${name} 之后，${by || '有人'}修改了它。未覆盖任何内容：请复制您的文字，刷新页面后重新填入。`,
  undone: (name) => `${name} 此后又有修改：请先撤销较晚的修改。`,
  noChange: '这次修改的记录已不存在。',
  faulty: (lines) => `有错误，未发布：\n${lines.join('\n')}`,
  notWritten: (name, code) =>
    ['EROFS', 'EACCES', 'EPERM'].includes(code)
      ? `内容文件夹不可写（${name}：${code}）：请管理员以可写方式挂载，并交给网站的用户。`
      : `${name} 无法写入（${code}）。没有任何改动。`,
  noFile: '没有选择文件：请选择 CSV 或 XLSX 表格。',
  unreadable: (file) =>
    `无法读取 ${file} 或文件夹中的表格：请重新另存为 XLSX 或“CSV UTF-8”，并查看内容文件夹是否有错误。`,
  noUpload: '这次上传已失效，或由其他编辑上传：请重新上传文件。',
  noWorkbook: (table) => `${table}.csv 超出工作簿的容量：请下载 CSV。`,
  more: (count) => `……另有 ${count} 条`,
  unknown: '本站的编辑功能不支持此操作。'
}

export type EditWords = typeof en

export const editWords: Record<ApiLocale, EditWords> = { cn, en }

/** An edit that is refused: the status of its response, and a message in the editor's language. */
export class RefusedEdit extends Error {
  constructor(
    readonly status: 403 | 404 | 409 | 413 | 422 | 503,
    message: string
  ) {
    super(message)
  }
}
