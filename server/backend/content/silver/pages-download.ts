// Sample data: every firm, person and figure here is invented.
import type { PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'
import {
  deadlines,
  documents,
  manual,
  pressText,
  report,
  reportData,
  selfAssessment,
  standChecklist,
  visitorGuide
} from './downloads.ts'

export const downloadPage: PackPage = {
  path: '/exhibitor/download',
  updated: day('2025-05-27'),
  title_cn: '资料下载',
  title_en: 'Downloads',
  summary_cn: '手册、表格、报告和新闻稿。文件都很小，手机上也能打开。',
  summary_en: 'Manuals, forms, reports and press texts. All are small and open on a telephone.',
  sections: [
    {
      type: 'downloads',
      title_cn: '给参展商',
      title_en: 'For exhibitors',
      list: [manual, deadlines, standChecklist, documents, selfAssessment]
    },
    { type: 'downloads', title_cn: '给观众', title_en: 'For visitors', list: [visitorGuide] },
    {
      type: 'downloads',
      title_cn: '报告与媒体',
      title_en: 'Reports and press',
      list: [report, reportData, pressText]
    },
    {
      type: 'text',
      title_cn: '打不开？',
      title_en: 'It will not open?',
      html_cn:
        '<p>CSV文件用任何表格软件都能打开，TXT和HTML用浏览器就行。需要纸质大字版的，请给<a href="/contact/us">观众服务</a>打电话，我们免费邮寄。</p>',
      html_en:
        '<p>CSV files open in any spreadsheet, TXT and HTML in a browser. If you would like them on paper in large type, ring <a href="/contact/us">visitor services</a>; we post them free of charge.</p>'
    }
  ]
}
