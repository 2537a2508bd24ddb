/** Chinese messages of the interface. `en.ts` has the same keys: a missing one is a compile error. */

import type { partsCn } from './parts-cn.ts'

export const cn = {
  planLink: '计划',
  starred: (count: number) => `，已有${count}项`,
  reading: '长辈版',
  unsubscribe: '退订快讯',
  subscribeTitle: '订阅电子快讯',
  skipToContent: '跳到正文',
  home: '首页',
  newWindow: '（在新窗口打开）',
  backToTop: '返回顶部',
  mainMenu: '主菜单',
  footerMenu: '网站栏目',
  sectionMenu: '本栏目',
  breadcrumbs: '当前位置',
  search: '搜索',
  preregister: '观众预登记',
  boothApplication: '展位申请',
  nextFair: '下一届：',
  boothNext: '展位申请（下一届）',
  requestFailed: '加载失败，请重试',

  aboutExhibition: '关于展会',
  exhibitorServices: '展商服务',
  visitorServices: '观众服务',
  concurrentEvents: '同期活动',
  mediaCentre: '媒体中心',
  contactUs: '联系我们',
  contacts: '电话与邮箱',
  privacy: '隐私说明',
  businessCooperation: '商务合作',
  exhibitorRegistration: '展商登记',
  visitorRegistration: '观众登记',
  phone: '电话',
  fax: '传真',
  copyright: (owner: string) => `© ${owner}`,
  sampleData: '本站所示展商、人物、数字与联系方式均为示例数据。',

  emptySelect: '无匹配数据'
}

/** Messages of the frame, in the initial script. */
export type ShellMessages = typeof cn
/**
 * With the messages of parts that several kinds of pages share, which are loaded with the first component of a page.
 */
export type Messages = ShellMessages & typeof partsCn
