// Sample data: every firm, person and figure here is invented.
import type { Download } from '../../../../shared/records.ts'
import { day } from '../venue/dates.ts'

const file = (
  name: string,
  format: string,
  updated: string,
  title: [cn: string, en: string],
  summary: [cn: string, en: string]
): Download => ({
  src: `silver/${name}`,
  bytes: 0,
  format,
  updated: day(updated),
  title_cn: title[0],
  title_en: title[1],
  summary_cn: summary[0],
  summary_en: summary[1]
})

export const manual = file(
  'exhibitor-manual.html',
  'HTML',
  '2025-03-03',
  ['参展手册', 'Exhibitor manual'],
  [
    '布展、用电、样品自检、无障碍和撤展，一册看完。中英文。',
    'Set-up, power, checks of samples, access and dismantling in one place. Chinese and English.'
  ]
)
export const deadlines = file(
  'deadlines.csv',
  'CSV',
  '2025-03-03',
  ['截止日期表', 'Table of deadlines'],
  ['十项截止日期，用表格软件打开。中英文。', 'Ten deadlines for your spreadsheet. Chinese and English.']
)
export const standChecklist = file(
  'stand-checklist.csv',
  'CSV',
  '2025-04-02',
  ['展位无障碍核对表', 'Stand access checklist'],
  [
    '坡道、过道、桌高、字号、声音，二十项。中英文。',
    'Ramp, aisle, table, type and sound in twenty points. Chinese and English.'
  ]
)
export const documents = file(
  'documents-checklist.csv',
  'CSV',
  '2025-03-03',
  ['参展文件核对表', 'Checklist of documents'],
  ['按产品类别列出要交的文件。中英文。', 'Documents to send, by group of products. Chinese and English.']
)
export const selfAssessment = file(
  'design-self-assessment.html',
  'HTML',
  '2025-03-03',
  ['适老设计自评表', 'Design self-assessment'],
  ['六条要点，可打印摆在展位上。中英文。', 'Six points to print and lay on the stand. Chinese and English.']
)
export const visitorGuide = file(
  'visitor-guide.txt',
  'TXT',
  '2025-05-20',
  ['参观须知（大字打印版）', 'Notes for visitors, to print'],
  [
    '时间、路线、座椅、餐饮和电话，纯文字，可转发给家人。中英文。',
    'Hours, the way, seats, food and telephone numbers as plain text to pass on. Chinese and English.'
  ]
)
export const report = file(
  'review-2024.html',
  'HTML',
  '2024-07-23',
  ['2024年展会报告', 'Report on the 2024 edition'],
  ['观众数据与回访结果。中英文。', 'Visitor data and what became of the meetings. Chinese and English.']
)
export const reportData = file(
  'review-2024.csv',
  'CSV',
  '2024-07-23',
  ['2024年图表数据', 'Data of the 2024 charts'],
  ['四张图的数值。中英文。', 'The values of the four charts. Chinese and English.']
)
export const pressText = file(
  'press-text.txt',
  'TXT',
  '2025-05-27',
  ['新闻通稿与展会简介', 'Press text and short description'],
  ['五十字、一百五十字两种长度。中英文。', 'In two lengths. Chinese and English.']
)
