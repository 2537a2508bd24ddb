// Sample data: every firm, person and figure here is invented; what the specification gives stands as it is.
import type { PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'

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
      {
        type: 'chart',
        kind: 'parts',
        title_cn: '观众从哪里来',
        title_en: 'Where visitors came from',
        summary_cn: '将近一半来自华东；境外观众第一次占到一成。',
        summary_en: 'Nearly half are from the east; for the first time one in ten came from abroad.',
        anchor: 'origins',
        unit_cn: '%',
        unit_en: '%',
        source_cn: '第17届观众登记，2024年6月，18,460人',
        source_en: 'Visitor registration of the 17th fair, June 2024, 18,460 people',
        list: [
          {
            label_cn: '华东',
            label_en: 'East China',
            value: 46
          },
          {
            label_cn: '华南',
            label_en: 'South China',
            value: 14
          },
          {
            label_cn: '华北',
            label_en: 'North China',
            value: 13
          },
          {
            label_cn: '境外',
            label_en: 'Abroad',
            value: 10
          },
          {
            label_cn: '西南',
            label_en: 'South-west China',
            value: 9
          },
          {
            label_cn: '其他地区',
            label_en: 'Other regions',
            value: 8
          }
        ]
      },
      {
        type: 'chart',
        kind: 'parts',
        title_cn: '观众在采购中的角色',
        title_en: 'Their part in purchasing',
        summary_cn: '十个人里有六个人能决定或参与决定。',
        summary_en: 'Six in ten decide or take part in deciding.',
        anchor: 'roles',
        unit_cn: '%',
        unit_en: '%',
        source_cn: '第17届观众登记，2024年6月，18,460人',
        source_en: 'Visitor registration of the 17th fair, June 2024, 18,460 people',
        list: [
          {
            label_cn: '参与采购决定',
            label_en: 'Take part in purchasing decisions',
            value: 35
          },
          {
            label_cn: '有采购决定权',
            label_en: 'Hold purchasing decision power',
            value: 27
          },
          {
            label_cn: '提供采购建议',
            label_en: 'Provide purchasing advice',
            value: 20
          },
          {
            label_cn: '其他',
            label_en: 'Others',
            value: 18
          }
        ]
      },
      {
        type: 'chart',
        kind: 'parts',
        title_cn: '观众做哪一行',
        title_en: 'What they do',
        unit_cn: '%',
        unit_en: '%',
        source_cn: '第17届观众登记，2024年6月，18,460人',
        source_en: 'Visitor registration of the 17th fair, June 2024, 18,460 people',
        list: [
          {
            label_cn: '零售',
            label_en: 'Retail',
            value: 38
          },
          {
            label_cn: '经销',
            label_en: 'Distribution',
            value: 29
          },
          {
            label_cn: '电商与团购',
            label_en: 'Online and group buying',
            value: 12
          },
          {
            label_cn: '生产与服务',
            label_en: 'Production and services',
            value: 11
          },
          {
            label_cn: '餐饮',
            label_en: 'Catering',
            value: 10
          }
        ]
      },
      {
        type: 'chart',
        kind: 'bars',
        title_cn: '他们来找什么',
        title_en: 'What they looked for',
        summary_cn: '婴幼儿食品从上一届的第六位升到第三位，所以才有了今年的母婴峰会。',
        summary_en: 'Baby food rose from sixth place to third, which is why it has a summit of its own this year.',
        anchor: 'groups',
        unit_cn: '%',
        unit_en: '%',
        source_cn: '第17届观众登记，2024年6月，18,460人，可多选',
        source_en: 'Visitor registration of the 17th fair, June 2024, 18,460 people; several answers possible',
        list: [
          {
            label_cn: '粮油',
            label_en: 'Grain and oil',
            value: 48
          },
          {
            label_cn: '果蔬',
            label_en: 'Fruit and vegetables',
            value: 44
          },
          {
            label_cn: '婴幼儿食品',
            label_en: 'Baby and infant food',
            value: 37
          },
          {
            label_cn: '休闲食品、坚果与蜂蜜',
            label_en: 'Snacks, nuts and honey',
            value: 35
          },
          {
            label_cn: '茶',
            label_en: 'Tea',
            value: 33
          },
          {
            label_cn: '乳制品',
            label_en: 'Dairy',
            value: 31
          },
          {
            label_cn: '美妆与个护',
            label_en: 'Cosmetics and care',
            value: 29
          },
          {
            label_cn: '调味品',
            label_en: 'Seasonings',
            value: 22
          },
          {
            label_cn: '纺织品',
            label_en: 'Textiles',
            value: 17
          },
          {
            label_cn: '家居日用',
            label_en: 'Household',
            value: 15
          }
        ]
      },
      {
        type: 'chart',
        kind: 'bars',
        title_cn: '满意不满意',
        title_en: 'How content they were',
        summary_cn: '现场服务得分最低，主要扣在布展日的货梯上；今年加开了一个卸货时段。',
        summary_en:
          'Services on site score lowest, chiefly for the goods lift on set-up day. There is one more unloading slot this year.',
        anchor: 'satisfaction',
        unit_cn: '%',
        unit_en: '%',
        source_cn: '第17届现场问卷，2024年6月，展商198份、观众2,140份',
        source_en: 'Survey at the 17th fair, June 2024, 198 exhibitors and 2,140 visitors',
        list: [
          {
            label_cn: '观众：达到了来访目的',
            label_en: 'Visitors: reached what they came for',
            value: 88
          },
          {
            label_cn: '展商：愿意再次参展',
            label_en: 'Exhibitors: would come again',
            value: 86
          },
          {
            label_cn: '展商：对观众质量满意',
            label_en: 'Exhibitors: content with the quality of visitors',
            value: 84
          },
          {
            label_cn: '观众：下一届还来',
            label_en: 'Visitors: will return',
            value: 83
          },
          {
            label_cn: '展商：对接洽数量满意',
            label_en: 'Exhibitors: content with the number of contacts',
            value: 81
          },
          {
            label_cn: '展商：对现场服务满意',
            label_en: 'Exhibitors: content with services on site',
            value: 79
          }
        ]
      },
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
            summary_cn: '四页，含全部图表数据与问卷说明。',
            summary_en: 'Four pages with all figures and a note on the survey.',
            src: 'organic/report-17-cn.pdf',
            bytes: 0,
            format: 'PDF',
            updated: day('2024-06-25')
          },
          {
            title_cn: '第17届展后报告（英文）',
            title_en: 'Report on the 17th fair (English)',
            summary_cn: '与中文版内容一致。',
            summary_en: 'The same in English.',
            src: 'organic/report-17-en.pdf',
            bytes: 0,
            format: 'PDF',
            updated: day('2024-06-25')
          },
          {
            title_cn: '图表数据',
            title_en: 'Figures of the charts',
            summary_cn: '逗号分隔，中英文表头，可用电子表格打开。',
            summary_en: 'Comma-separated with heads in both languages, for any spreadsheet.',
            src: 'organic/report-17-figures.csv',
            bytes: 0,
            format: 'CSV',
            updated: day('2024-06-25')
          }
        ]
      }
    ]
  }
]
