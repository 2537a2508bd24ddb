/** Messages of the style guide, which is not built for production. */
import type { Localizations } from '../../shared/locale/locale.ts'

interface StyleguideMessages {
  title: string
  summary: string
  colours: string
  type: string
  /** A line of text with a link in its middle. */
  text: [before: string, link: string, after: string]
  heading: string
  buttons: string
  button: string
  quiet: string
  loading: string
  focused: string
  links: string
  chips: string
  chip: (n: number) => string
  badges: string
  badge: string
  cards: string
  forms: string
  states: string
  wrong: string
  done: string
  failed: string
  bands: string
  lists: string
  icons: string
  news: string
  company: string
}

const cn: StyleguideMessages = {
  title: '部件：同一套骨架，两个版本',
  summary: '每个部件各放一次，和网站里用的是同一份代码。',
  colours: '颜色',
  type: '文字',
  text: [
    '正文每行不超过三十八个汉字，行距一点八。',
    '链接有下划线',
    '，中英文mixed text之间自动留空，数字2025也一样。'
  ],
  heading: '标题：在标点处换行，不拆开词语',
  buttons: '按钮',
  button: '主要操作',
  quiet: '次要操作',
  loading: '正在提交…',
  focused: '键盘焦点',
  links: '链接',
  chips: '选项',
  chip: (n) => `选项${n}`,
  badges: '标记',
  badge: '无台阶',
  cards: '卡片',
  forms: '表单',
  states: '状态',
  wrong: '填错',
  done: '成功',
  failed: '失败',
  bands: '页头',
  lists: '列表与分页',
  icons: '图标',
  news: '一条消息：标题写两句，第二句换行',
  company: '示例企业'
}

const en: StyleguideMessages = {
  title: 'Parts: one skeleton, two editions',
  summary: 'Every part once, drawn by the code that the site itself uses.',
  colours: 'Colours',
  type: 'Type',
  text: [
    'Running text keeps to sixty-five characters a line. ',
    'Links are underlined',
    ', numbers such as 2025 stand in the text.'
  ],
  heading: 'Headings are balanced over their lines',
  buttons: 'Buttons',
  button: 'First action',
  quiet: 'Second action',
  loading: 'Sending…',
  focused: 'Keyboard focus',
  links: 'Links',
  chips: 'Chips',
  chip: (n) => `Choice ${n}`,
  badges: 'Badges',
  badge: 'Step-free',
  cards: 'Cards',
  forms: 'Forms',
  states: 'States',
  wrong: 'Wrong entries',
  done: 'Success',
  failed: 'Failure',
  bands: 'Head bands',
  lists: 'Lists and paging',
  icons: 'Icons',
  news: 'A piece of news: its title has two clauses',
  company: 'Sample company'
}

export const styleguideMessages: Localizations<StyleguideMessages> = { cn, en }
