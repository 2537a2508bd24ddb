// Sample data: every firm, person and figure here is invented; what the specification gives stands as it is.
import type { PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'

/** The exhibitor centre: deadlines, hours, manuals. */
export const centrePages: PackPage[] = [
  {
    path: '/exhibitor/centre',
    updated: day('2025-05-15'),
    title_cn: '展商中心',
    title_en: 'Exhibitor centre',
    summary_cn: '从签约到撤展要办的事，按日期排好。过了的日期会标出来，没过的可以加进日历。',
    summary_en:
      'Everything from contract to dismantling, in order of date. Past dates are marked; the others can go into your calendar.',
    kws_cn: '展商手册,截止日期,布展,撤展,展商证',
    kws_en: 'exhibitor manual,deadlines,set-up,dismantling,badges',
    sections: [
      {
        type: 'timeline',
        title_cn: '截止日期',
        title_en: 'Deadlines',
        anchor: 'deadlines',
        list: [
          {
            date: day('2025-03-31'),
            title_cn: '展位申请截止',
            title_en: 'Booth applications close',
            text_cn: '之后提交的进入候补。',
            text_en: 'Later ones go on the waiting list.',
            href: '/exhibitor/booth'
          },
          {
            date: day('2025-04-15'),
            title_cn: '产品文件',
            title_en: 'Product papers',
            text_cn: '首次参展全套，老展商四份。',
            text_en: 'The whole file the first time, four papers when returning.',
            href: '/exhibition/standards#papers'
          },
          {
            date: day('2025-04-25'),
            title_cn: '光地图纸',
            title_en: 'Drawings for bare space',
            text_cn: '平面、立面、电路图各一份，限高4.5米。',
            text_en: 'Plan, elevation and wiring; no higher than 4.5 metres.'
          },
          {
            date: day('2025-04-30'),
            title_cn: '名录内容',
            title_en: 'Directory entry',
            text_cn: '中英文公司介绍、产品照片。逾期只列公司名。',
            text_en: 'Firm and products in both languages, with pictures. When late, the name alone is listed.'
          },
          {
            date: day('2025-05-10'),
            title_cn: '家具、电、水',
            title_en: 'Furniture, electricity, water',
            text_cn: '之后下单加收三成。',
            text_en: 'Orders after this day cost 30 per cent more.',
            href: '/exhibitor/download'
          },
          {
            date: day('2025-05-12'),
            end: day('2025-05-30'),
            title_cn: '配对日历开放',
            title_en: 'Matchmaking calendar opens',
            text_cn: '至5月30日可以接受或改约买家的邀请。',
            text_en: 'Until 30 May you can accept or move invitations from buyers.',
            href: '/visitor/vip#phases'
          },
          {
            date: day('2025-05-20'),
            title_cn: '展商证与车证',
            title_en: 'Badges and vehicle passes',
            text_cn: '上传照片，证件邮寄或现场领取。',
            text_en: 'Send photographs; badges come by post or wait at the door.'
          },
          {
            date: day('2025-05-31'),
            title_cn: '试吃申报',
            title_en: 'Tastings',
            text_cn: '凡有试吃、试饮，报品名和加热方式。',
            text_en: 'Report what is tasted and how it is heated.'
          },
          {
            date: day('2025-06-09'),
            end: day('2025-06-10'),
            title_cn: '布展',
            title_en: 'Set-up',
            text_cn: '6月9日光地进场，10日标准展位进场。',
            text_en: 'Bare space on 9 June, standard booths on the 10th.'
          },
          {
            date: day('2025-06-13'),
            title_cn: '撤展',
            title_en: 'Dismantling',
            text_cn: '15:00闭馆后开始，20:00前清场。',
            text_en: 'From 15:00, when the hall closes, to 20:00.'
          }
        ]
      },
      {
        type: 'table',
        title_cn: '进出场时间',
        title_en: 'Hours',
        anchor: 'hours',
        caption_cn: '布展、开展与撤展时间',
        caption_en: 'Hours for set-up, fair and dismantling',
        listCn: ['日期', '谁', '时间', '注意'],
        listEn: ['Date', 'Who', 'Hours', 'Mind'],
        dataCn: [
          ['6月9日（周一）', '光地展位', '08:30–20:00', '卸货按预约时段进场'],
          ['6月10日（周二）', '全部展位', '08:30–22:00', '18:00起断电检查半小时'],
          ['6月11日、12日', '展商', '08:00–17:30', '8:45前到岗'],
          ['6月13日（周五）', '展商', '08:00–15:00', '15:00前不得拆展'],
          ['6月13日（周五）', '撤展', '15:00–20:00', '17:00后货车进场']
        ],
        dataEn: [
          ['Monday 9 June', 'Bare space', '08:30–20:00', 'Unloading by booked slot'],
          ['Tuesday 10 June', 'All booths', '08:30–22:00', 'Power off for half an hour from 18:00'],
          ['11 and 12 June', 'Exhibitors', '08:00–17:30', 'At the booth by 08:45'],
          ['Friday 13 June', 'Exhibitors', '08:00–15:00', 'No dismantling before 15:00'],
          ['Friday 13 June', 'Dismantling', '15:00–20:00', 'Lorries after 17:00']
        ]
      },
      {
        type: 'downloads',
        title_cn: '手册与清单',
        title_en: 'Manuals and lists',
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
            summary_cn: '每项附负责窗口，可导入电子表格。',
            summary_en: 'Each with the desk in charge, for any spreadsheet.',
            src: 'organic/deadlines.csv',
            format: 'CSV',
            updated: day('2025-05-15')
          }
        ]
      },
      {
        type: 'cards',
        title_cn: '常用',
        title_en: 'Often needed',
        list: [
          {
            title_cn: '展商名录',
            title_en: 'Featured exhibitors',
            text_cn: '看看你的条目在买家眼里是什么样。',
            text_en: 'See your entry as buyers see it.',
            href: '/exhibitor/featured'
          },
          {
            title_cn: '全部下载',
            title_en: 'All downloads',
            text_cn: '表格、图纸、声明。',
            text_en: 'Forms, plans, declarations.',
            href: '/exhibitor/download'
          },
          {
            title_cn: '联系参展服务',
            title_en: 'Exhibitor desk',
            text_cn: '工作日9:00至17:30有人接。',
            text_en: 'Someone answers on working days from 09:00 to 17:30.',
            href: '/contact/us'
          }
        ]
      }
    ]
  }
]
