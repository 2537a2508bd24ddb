/** Chinese messages of the interface. `en.ts` has the same keys: a missing one is a compile error. */

import type { directoryCn } from './directory-cn.ts'
import type { planCn } from './plan-cn.ts'
import type { sectionsCn } from './sections-cn.ts'

export const cn = {
  planLink: '计划',
  starred: (count: number) => `，已收藏 ${count} 项`,
  reading: '长辈版',
  unsubscribe: '退订快讯',
  subscribeTitle: '订阅电子快讯',
  skipToContent: '跳到正文',
  home: '首页',
  newWindow: '（在新窗口打开）',
  backToTop: '返回顶部',
  backToHome: '返回首页',
  mainMenu: '主菜单',
  footerMenu: '网站栏目',
  sectionMenu: '本栏目',
  breadcrumbs: '当前位置',
  search: '搜索',
  otherLanguage: 'English',
  preregister: '观众预登记',
  boothApplication: '展位申请',
  requestFailed: '加载失败，请重试',

  aboutExhibition: '关于展会',
  exhibitorServices: '展商服务',
  visitorServices: '观众服务',
  concurrentEvents: '同期活动',
  mediaCentre: '媒体中心',
  contactUs: '联系我们',
  privacy: '隐私说明',
  businessCooperation: '商务合作',
  exhibitorRegistration: '展商报名',
  visitorRegistration: '观众登记',
  phone: '电话',
  fax: '传真',
  copyright: (year: number, name: string) => `© ${year} ${name}`,
  sampleData: '本站所示展商、人物、数字与联系方式均为示例数据。',

  emptyList: '没有数据',
  emptyHint: '可以换一个条件，或看看其他栏目。',
  emptySelect: '无匹配数据',
  pictureFailed: '加载失败',

  addToCalendar: '加入日历',
  when: '时间',
  where: '地点',
  closedText: '感谢每一位展商、观众与同行。登记与申请页面仍可填写，我们会把下一届的消息通知您；本届名额已经截止。',
  closedShort: '本届已闭幕',
  day: (n: number) => `第${['一', '二', '三', '四', '五', '六', '七'][n - 1] ?? n}天`,
  weekday: (n: number) => ['周日', '周一', '周二', '周三', '周四', '周五', '周六'][n] ?? '',
  allProducts: '全部产品',
  fullProgramme: '完整日程',
  brandTitle: '参展企业与品牌',
  allExhibitors: '全部参展企业',
  newsTitle: '新闻中心',
  allNews: '全部新闻',
  booth: '展位',

  newsIndustry: '行业新闻',
  newsExhibition: '展会新闻',
  pages: '分页',
  previousPage: '上一页',
  nextPage: '下一页',
  pageOf: (page: number, pages: number) => `第 ${page} 页，共 ${pages} 页`,
  company: '公司名称',
  boothNumber: '展位号',

  listComma: '、',
  listSemicolon: '；',
  viewerPhoto: '图片查看器',
  viewerVideo: '视频播放',
  close: '关闭',
  previous: '上一张',
  next: '下一张',
  positionOf: (position: number, total: number) => `${position} / ${total}`
}

/** Messages of the frame and of parts that all pages share, in the initial script. */
export type ShellMessages = typeof cn
/** With the messages of parts that several kinds of pages share, which are loaded with the first component of a page. */
export type Messages = ShellMessages & {
  directory: typeof directoryCn
  plan: typeof planCn
  sections: typeof sectionsCn
}
