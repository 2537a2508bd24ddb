/** Messages of the notebook, in every language. */
const cn = {
  met: '标记已见过',
  metOf: (company: string) => `标记已见过：${company}`,
  note: '我的笔记',
  noteOf: (company: string) => `我的笔记：${company}`,
  title: '参观笔记',
  text: '在计划里的展商旁勾选“标记已见过”，写下笔记。笔记只存在本设备，展后可以存成文件带走。',
  notKept: '本设备目前不能保存数据（例如无痕模式或空间已满），请在关闭页面前把笔记存成文件。',
  tools: '带走参观笔记',
  table: '存成表格（CSV）',
  contacts: '存成通讯录（vCard）',
  clear: '清空笔记',
  confirmClear: '再按一次，清空全部勾选和笔记',
  cleared: '笔记已清空',
  downloadHelp: '这里不能下载文件。请在右上角菜单选择“在浏览器中打开”，或复制下面的文字。',
  slides: '加星演讲的资料',
  next: '想第一时间知道下一届的消息？',
  columns: {
    kind: '类别',
    name: '名称',
    company: '公司',
    place: '展位或地点',
    time: '时间（北京时间）',
    met: '已见过',
    starred: '已加星',
    note: '笔记',
    number: '编号',
    website: '网站',
    address: '本站页面'
  },
  kinds: { exhibitor: '展商', meeting: '约见（待确认）', talk: '演讲', product: '产品' },
  yes: '是',
  booth: (booth: string) => `展位${booth}`
}

const en: typeof cn = {
  met: 'Mark as met',
  metOf: (company) => `Mark as met: ${company}`,
  note: 'My note',
  noteOf: (company) => `My note: ${company}`,
  title: 'Notebook',
  text: 'Press “Mark as met” beside an exhibitor in the plan and write a note. Notes stay on this device; after the fair save them as a file.',
  notKept:
    'This device cannot store anything at the moment (private mode, or no space left). Save the notebook as a file before you close the page.',
  tools: 'Save the notebook',
  table: 'Save as a table (CSV)',
  contacts: 'Save as contacts (vCard)',
  clear: 'Clear the notebook',
  confirmClear: 'Press again to clear all ticks and notes',
  cleared: 'The notebook is empty now',
  downloadHelp:
    'Files cannot be downloaded here. Choose “open in browser” in the menu at the top right, or copy the text below.',
  slides: 'Slides of your starred talks',
  next: 'Want to be the first to hear about the next edition?',
  columns: {
    kind: 'Kind',
    name: 'Name',
    company: 'Company',
    place: 'Booth or room',
    time: 'Time (Beijing)',
    met: 'Met',
    starred: 'Starred',
    note: 'Note',
    number: 'Number',
    website: 'Website',
    address: 'Page on this site'
  },
  kinds: { exhibitor: 'Exhibitor', meeting: 'Meeting (requested)', talk: 'Talk', product: 'Product' },
  yes: 'yes',
  booth: (booth) => `Booth ${booth}`
}

export const notebookMessages = { cn, en }
