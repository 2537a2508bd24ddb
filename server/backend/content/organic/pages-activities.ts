// Sample data: every firm, person and figure here is invented; what the specification gives stands as it is.
import type { PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'

/** All events of the three days. */
export const activitiesPages: PackPage[] = [
  {
    path: '/event/activities',
    updated: day('2025-05-22'),
    title_cn: '全部日程',
    title_en: 'All events',
    summary_cn: '三天三十二场活动：二十三场演讲与对谈，九场其他活动。凭观众证都能参加，标明“预约”的除外。',
    summary_en:
      'Thirty-two events in three days: twenty-three talks and nine others. A visitor badge opens them all, except those to be booked.',
    kws_cn: '同期活动,日程,论坛,品鉴,配对',
    kws_en: 'concurrent events,programme,forums,tastings,matchmaking',
    sections: [
      {
        type: 'programme',
        anchor: 'programme',
        title_cn: '论坛日程',
        title_en: 'The forums',
        summary_cn: '加星的演讲会进入“我的参观计划”，也可以单独加进日历。',
        summary_en: 'Starred talks go into your visit plan; each can also be added to your calendar.'
      },
      {
        type: 'table',
        title_cn: '开幕、品鉴、配对与颁奖',
        title_en: 'Opening, tastings, matchmaking and award',
        anchor: 'others',
        caption_cn: '论坛之外的活动',
        caption_en: 'Events besides the forums',
        listCn: ['日期', '时间', '活动', '地点', '怎么参加'],
        listEn: ['Day', 'Time', 'Event', 'Place', 'Admission'],
        dataCn: [
          ['6月11日（周三）', '09:30–10:00', '开幕式', 'N5馆论坛区', '自由入场'],
          ['6月11日（周三）', '11:00–12:00', '春茶盲品，六款', '品鉴区', '预约，四十座'],
          ['6月11日（周三）', '13:30–16:30', '配对洽谈第一轮', '洽谈区', '贵宾买家'],
          ['6月11日（周三）', '14:00–15:00', '代表团馆导览', '服务台集合', '中高端买家'],
          ['6月12日（周四）', '10:00–12:00', '配对洽谈第二轮', '洽谈区', '贵宾买家'],
          ['6月12日（周四）', '10:30–11:30', '代表团馆导览', '服务台集合', '团购组织者'],
          ['6月12日（周四）', '14:00–15:00', '米饭与食用油品鉴', '品鉴区', '预约，四十座'],
          ['6月12日（周四）', '16:00–17:00', '有机力量奖颁奖', 'N5馆论坛区', '自由入场'],
          ['6月13日（周五）', '10:00–11:00', '下一届产品审核答疑', 'N5馆论坛区', '展商与准展商']
        ],
        dataEn: [
          ['Wednesday 11 June', '09:30–10:00', 'Opening', 'Forum stage', 'Open'],
          ['Wednesday 11 June', '11:00–12:00', 'Spring teas, six tasted blind', 'Tasting area', 'Booked, forty seats'],
          ['Wednesday 11 June', '13:30–16:30', 'Matchmaking, first round', 'Meeting area', 'VIP buyers'],
          [
            'Wednesday 11 June',
            '14:00–15:00',
            'Tour of the pavilions',
            'Meet at the desk',
            'Mid-range and high-end buyers'
          ],
          ['Thursday 12 June', '10:00–12:00', 'Matchmaking, second round', 'Meeting area', 'VIP buyers'],
          ['Thursday 12 June', '10:30–11:30', 'Tour of the pavilions', 'Meet at the desk', 'Group buyers'],
          ['Thursday 12 June', '14:00–15:00', 'Rice and oils tasted', 'Tasting area', 'Booked, forty seats'],
          ['Thursday 12 June', '16:00–17:00', 'Organic Power Award ceremony', 'Forum stage', 'Open'],
          [
            'Friday 13 June',
            '10:00–11:00',
            'Questions on product admission',
            'Forum stage',
            'Exhibitors, present and future'
          ]
        ]
      },
      {
        type: 'cards',
        title_cn: '三场论坛，一项评选',
        title_en: 'Three forums and an award',
        list: [
          {
            title_cn: '产业圆桌会议',
            title_en: 'Industry roundtable',
            text_cn: '6月11日，N5馆论坛区。',
            text_en: '11 June, forum stage in hall N5.',
            href: '/event/roundtable',
            picture: {
              picture: 'organic/event-roundtable',
              alt_cn: '圆桌俯视图，桌面纹理像一圈圈田垄',
              alt_en: 'A round table seen from above, its grain like furrows'
            }
          },
          {
            title_cn: '产品流通峰会',
            title_en: 'Product distribution summit',
            text_cn: '6月12日，N5馆论坛区。',
            text_en: '12 June, forum stage in hall N5.',
            href: '/event/distribution',
            picture: {
              picture: 'organic/event-distribution',
              alt_cn: '几条曲线从田块通向货架',
              alt_en: 'Curving lines that run from fields to shelves'
            }
          },
          {
            title_cn: '母婴峰会',
            title_en: 'Maternal and infant summit',
            text_cn: '6月13日，M12会议室。',
            text_en: '13 June, room M12.',
            href: '/event/maternal',
            picture: {
              picture: 'organic/event-maternal',
              alt_cn: '两片叶子抱着一颗种子',
              alt_en: 'Two leaves folded around a seed'
            }
          },
          {
            title_cn: '有机力量奖',
            title_en: 'Organic Power Award',
            text_cn: '6月12日16:00揭晓。',
            text_en: 'Announced on 12 June at 16:00.',
            href: '/event/award',
            picture: {
              picture: 'organic/event-award',
              alt_cn: '奖杯轮廓由发芽的种子组成',
              alt_en: 'A trophy whose outline is a sprouting seed'
            }
          }
        ]
      },
      {
        type: 'questions',
        title_cn: '常见问题',
        title_en: 'Questions',
        list: [
          {
            question_cn: '有同声传译吗？',
            question_en: 'Are talks interpreted?',
            answer_cn: '三场论坛都有中英文同传，耳机在入口凭证件领取。',
            answer_en: 'All three forums, between Chinese and English. Headsets are at the door, against a document.'
          },
          {
            question_cn: '讲稿可以下载吗？',
            question_en: 'Can the slides be had?',
            answer_cn: '讲者同意公开的，会在展后两周放到该场演讲的页面。',
            answer_en: 'Where the speaker agrees they appear on the page of the talk two weeks after the fair.'
          },
          {
            question_cn: '品鉴怎么预约？',
            question_en: 'How are tastings booked?',
            answer_cn: '开展当天8:30起在N5馆服务台领号，每人一张。',
            answer_en: 'From 08:30 on the day at the desk in hall N5, one ticket each.'
          }
        ]
      }
    ]
  }
]
