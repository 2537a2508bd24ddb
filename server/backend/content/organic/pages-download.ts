// Sample data: every firm, person and figure here is invented; what the specification gives stands as it is.
import type { PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'

/** The exhibitor directory’s heading, and the downloads. */
export const downloadPages: PackPage[] = [
  {
    path: '/exhibitor/featured',
    updated: day('2025-05-30'),
    title_cn: '展商名录',
    title_en: 'Featured exhibitors',
    summary_cn: '按国家和地区、类别、排号和文字查找，每家都有自己的页面：展位、产品、相关演讲和新闻。',
    summary_en: 'Find firms by country, category, row or text. Each has a page with booth, products, talks and news.',
    kws_cn: '展商名录,参展企业,N5馆,展位号',
    kws_en: 'exhibitor directory,featured exhibitors,hall N5,booth number',
    sections: [
      {
        type: 'text',
        html_cn: '<p>特色展商排在前面，也可以按展位号排列，内容由展商提供，产品均已通过审核。</p>',
        html_en:
          '<p>Featured firms come first; the list can also be put in order of booths. Firms write their own entries; all products have passed admission.</p>'
      }
    ]
  },
  {
    path: '/exhibitor/download',
    updated: day('2025-05-15'),
    title_cn: '下载',
    title_en: 'Downloads',
    summary_cn: '参展要用的手册、表格、图纸都在这里，写明格式、大小和更新日期。',
    summary_en: 'Manuals, forms and plans for exhibitors, each with format, size and date.',
    kws_cn: '下载,展商手册,平面图,表格',
    kws_en: 'downloads,exhibitor manual,floor plan,forms',
    sections: [
      {
        type: 'downloads',
        title_cn: '手册',
        title_en: 'Manuals',
        anchor: 'manuals',
        list: [
          {
            title_cn: '展商手册（中文）',
            title_en: 'Exhibitor manual (Chinese)',
            summary_cn: '布展、用电、消防、试吃、撤展。',
            summary_en: 'Set-up, electricity, fire, tastings, dismantling.',
            src: 'organic/exhibitor-manual-cn.pdf',
            format: 'PDF',
            updated: day('2025-03-03')
          },
          {
            title_cn: '展商手册（英文）',
            title_en: 'Exhibitor manual (English)',
            summary_cn: '与中文版章节一致。',
            summary_en: 'The same chapters in English.',
            src: 'organic/exhibitor-manual-en.pdf',
            format: 'PDF',
            updated: day('2025-03-03')
          },
          {
            title_cn: '截止日期清单',
            title_en: 'List of deadlines',
            summary_cn: '十项截止日期与负责窗口。',
            summary_en: 'Ten deadlines, each with the desk in charge.',
            src: 'organic/deadlines.csv',
            format: 'CSV',
            updated: day('2025-05-15')
          }
        ]
      },
      {
        type: 'downloads',
        title_cn: '表格',
        title_en: 'Forms',
        anchor: 'forms',
        list: [
          {
            title_cn: '产品文件自查表',
            title_en: 'Checklist of product papers',
            summary_cn: '首次参展与老展商各一列，逐项打勾。',
            summary_en: 'A column for first-time and one for returning exhibitors.',
            src: 'organic/product-papers.csv',
            format: 'CSV',
            updated: day('2025-03-20')
          },
          {
            title_cn: '续展声明',
            title_en: 'Declaration of return',
            summary_cn: '老展商简化程序专用，中英文对照，填好签字。',
            summary_en: 'For the simplified procedure, in both languages, to be signed.',
            src: 'organic/declaration-of-return.txt',
            format: 'TXT',
            updated: day('2025-03-20')
          },
          {
            title_cn: '家具、电、水订单',
            title_en: 'Order form for furniture, electricity and water',
            summary_cn: '含单价，5月10日前按原价。',
            summary_en: 'With prices, valid until 10 May.',
            src: 'organic/stand-orders.csv',
            format: 'CSV',
            updated: day('2025-04-01')
          },
          {
            title_cn: '试吃申报表',
            title_en: 'Tasting report',
            summary_cn: '每种试吃一行，写明保存温度。',
            summary_en: 'A line for each tasting, with the temperature of storage.',
            src: 'organic/tasting-report.csv',
            format: 'CSV',
            updated: day('2025-05-06')
          }
        ]
      },
      {
        type: 'downloads',
        title_cn: '图纸与资料',
        title_en: 'Plans and texts',
        anchor: 'plans',
        list: [
          {
            title_cn: 'N5馆展位平面图',
            title_en: 'Booth plan of hall N5',
            summary_cn: 'A至H八排、240个展位号，可缩放打印。',
            summary_en: 'Rows A to H, 240 booth numbers, to be printed at any size.',
            src: 'organic/hall-n5-booths.svg',
            format: 'SVG',
            updated: day('2025-05-15')
          },
          {
            title_cn: '媒体资料',
            title_en: 'Press kit',
            summary_cn: '展会简介、数字和联系人，中英文。',
            summary_en: 'The fair in short, figures and contacts in both languages.',
            src: 'organic/press-kit.txt',
            format: 'TXT',
            updated: day('2025-05-28')
          }
        ]
      }
    ]
  }
]
