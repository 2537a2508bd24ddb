// Sample data: every firm, person and figure here is invented; what the specification gives stands as it is.
import type { PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'
import { reviewCharts } from './review-charts.ts'

/** The post-show report of the 17th fair. */
export const reviewPages: PackPage[] = [
  {
    path: '/exhibition/review',
    updated: day('2024-06-25'),
    title_cn: '上届回顾：第17届',
    title_en: 'Report on the 17th fair',
    summary_cn: '2024年6月12日至14日，212家企业，18,460名专业观众。这一页是展后报告的全文，图表下面都有数据。',
    summary_en:
      '12 to 14 June 2024: 212 firms and 18,460 trade visitors. This page is the whole report; each chart has its figures underneath.',
    kws_cn: '展后报告,观众统计,第17届,满意度',
    kws_en: 'post-show report,visitor statistics,17th fair,satisfaction',
    sections: [
      {
        type: 'figures',
        title_cn: '先看总数',
        title_en: 'The totals',
        list: [
          {
            value_cn: '18,460',
            value_en: '18,460',
            label_cn: '名专业观众',
            label_en: 'trade visitors',
            note_cn: '比第16届多23.7%',
            note_en: '23.7% more than at the 16th'
          },
          {
            value_cn: '212',
            value_en: '212',
            label_cn: '家展商',
            label_en: 'exhibitors',
            note_cn: '第16届为176家',
            note_en: '176 at the 16th'
          },
          {
            value_cn: '28',
            value_en: '28',
            label_cn: '个国家和地区',
            label_en: 'countries and regions',
            note_cn: '展商与观众合计',
            note_en: 'Exhibitors and visitors together'
          },
          {
            value_cn: '11,800',
            value_en: '11,800',
            label_cn: '平方米',
            label_en: 'square metres',
            note_cn: '三天布展，三天展出',
            note_en: 'Three days to build, three to show'
          },
          {
            value_cn: '86%',
            value_en: '86%',
            label_cn: '的展商愿意再来',
            label_en: 'of exhibitors would come again',
            note_cn: '198份问卷',
            note_en: '198 answers'
          }
        ]
      },
      ...reviewCharts,
      {
        type: 'table',
        title_cn: '三届对比',
        title_en: 'Three fairs side by side',
        caption_cn: '最近三届对比',
        caption_en: 'The last three fairs compared',
        listCn: ['指标', '第15届（2021）', '第16届（2023）', '第17届（2024）'],
        listEn: ['Measure', '15th (2021)', '16th (2023)', '17th (2024)'],
        dataCn: [
          ['展商', '189', '176', '212'],
          ['专业观众', '15,230', '14,920', '18,460'],
          ['国家和地区', '19', '22', '28'],
          ['展览面积（平方米）', '10,400', '10,400', '11,800'],
          ['论坛演讲', '14', '15', '18'],
          ['境外观众占比', '3%', '6%', '10%']
        ],
        dataEn: [
          ['Exhibitors', '189', '176', '212'],
          ['Trade visitors', '15,230', '14,920', '18,460'],
          ['Countries and regions', '19', '22', '28'],
          ['Area (square metres)', '10,400', '10,400', '11,800'],
          ['Talks', '14', '15', '18'],
          ['Visitors from abroad', '3%', '6%', '10%']
        ]
      },
      {
        type: 'quotes',
        title_cn: '他们怎么说',
        title_en: 'What they said',
        list: [
          {
            text_cn: '三天换了一百四十张名片，真正谈下去的有十一家，比去年多四家。',
            text_en: 'A hundred and forty cards in three days, eleven talks that went on, four more than last year.',
            name_cn: '韦长垄',
            name_en: 'Wei Changlong',
            position_cn: '总经理',
            position_en: 'Managing director',
            company_cn: '谷野原有机农场',
            company_en: 'Guyeyuan Organic Farms'
          },
          {
            text_cn: '我来找三款能进母婴店的米粉，找到五款。',
            text_en: 'I came for three cereals that suit a baby shop and found five.',
            name_cn: '叶小满',
            name_en: 'Ye Xiaoman',
            position_cn: '店主',
            position_en: 'Shop owner',
            company_cn: '小满母婴',
            company_en: 'Xiaoman Mother and Child'
          },
          {
            text_cn: '下午三点以后论坛的门口挤不进去，希望换大一点的场地。',
            text_en:
              'After three in the afternoon one could not get through the door of the forum. Please take a larger room.',
            name_cn: '宣明澈',
            name_en: 'Xuan Mingche',
            position_cn: '商品部经理',
            position_en: 'Merchandise manager',
            company_cn: '澄仓会员店',
            company_en: 'Chengcang Club Stores'
          },
          {
            text_cn: '文件审得严，观众就问得少，我们省了很多解释的时间。',
            text_en: 'Strict papers mean fewer questions: it saved us a good deal of explaining.',
            name_cn: '英格丽德·法尔肯罗德',
            name_en: 'Ingrid Falkenrod',
            position_cn: '产品准入负责人',
            position_en: 'Head of product admission',
            company_cn: '德国母展',
            company_en: 'The German parent fair'
          }
        ]
      },
      {
        type: 'text',
        title_cn: '意见与改动',
        title_en: 'Complaints and what came of them',
        html_cn:
          '<p>收到的意见里，有三条被提到二十次以上，今年都改了：</p><ul><li>布展日货梯排队：卸货改为预约，分四个时段。</li><li>论坛座位不够：三场论坛各占一天，论坛区扩到二百四十座。</li><li>饮水点太少：N5馆内增至六处，自带杯即可。</li></ul>',
        html_en:
          '<p>Three complaints were made more than twenty times. All three have been dealt with this year:</p><ul><li>The queue at the goods lift: unloading is booked in four slots.</li><li>Too few seats: each forum has a day of its own and the stage has 240 seats.</li><li>Too few places to drink: hall N5 now has six, for your own cup.</li></ul>'
      },
      {
        type: 'downloads',
        title_cn: '下载报告',
        title_en: 'Download',
        list: [
          {
            title_cn: '第17届展后报告（中文）',
            title_en: 'Report on the 17th fair (Chinese)',
            summary_cn: '含全部图表数据与问卷说明。',
            summary_en: 'All figures and a note on the survey.',
            src: 'organic/report-17-cn.pdf',
            format: 'PDF',
            updated: day('2024-06-25')
          },
          {
            title_cn: '第17届展后报告（英文）',
            title_en: 'Report on the 17th fair (English)',
            summary_cn: '与中文版内容一致。',
            summary_en: 'The same in English.',
            src: 'organic/report-17-en.pdf',
            format: 'PDF',
            updated: day('2024-06-25')
          },
          {
            title_cn: '图表数据',
            title_en: 'Figures of the charts',
            summary_cn: '逗号分隔，中英文表头，可用电子表格打开。',
            summary_en: 'Comma-separated with heads in both languages, for any spreadsheet.',
            src: 'organic/report-17-figures.csv',
            format: 'CSV',
            updated: day('2024-06-25')
          }
        ]
      }
    ]
  }
]
