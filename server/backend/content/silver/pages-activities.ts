// Sample data: every firm, person and figure here is invented.
import type { PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'

export const activitiesPage: PackPage = {
  path: '/event/activities',
  updated: day('2025-05-28'),
  title_cn: '三天日程',
  title_en: 'Three-day programme',
  summary_cn: '三场论坛、二十六场演讲与活动，排在一张时间表上。',
  summary_en: 'Three forums and 26 talks and events on one timetable.',
  sections: [
    {
      type: 'programme',
      title_cn: '按天看',
      title_en: 'Day by day',
      summary_cn: '时间为上海时间。外语场次有中英文同声传译，所有场次有实时字幕。',
      summary_en: 'Shanghai time. Sessions in other languages are interpreted; all have live captions.'
    },
    {
      type: 'table',
      anchor: 'every-day',
      title_cn: '每天都有',
      title_en: 'Every day',
      caption_cn: '馆内固定活动',
      caption_en: 'What happens daily in the hall',
      listCn: ['活动', '时间', '地点'],
      listEn: ['What', 'When', 'Where'],
      dataCn: [
        ['试走道开放试用', '9:30至12:30，14:00至闭馆前半小时', '馆中央'],
        ['治疗师陪同看展', '10:00起，每小时一场', '服务台集合'],
        ['软食试味', '11:30、15:00', '东侧餐饮区'],
        ['安静时段', '13:00至14:00', '全馆'],
        ['渡口广播直播间', '16:00至17:00（最后一天14:00）', 'G排尽头'],
        ['写信给明年', '全天', '出口信箱']
      ],
      dataEn: [
        [
          'Walking track open to all',
          '09:30 to 12:30, and from 14:00 until half an hour before closing',
          'Middle of the hall'
        ],
        ['Round with a therapist', 'every hour from 10:00', 'Meet at the desk'],
        ['Tasting soft food', '11:30 and 15:00', 'East side'],
        ['Quiet hour', '13:00 to 14:00', 'The whole hall'],
        ['Ferry Radio, live', '16:00 to 17:00 (14:00 on the last day)', 'End of row G'],
        ['Write to next year', 'all day', 'Letter box at the exit']
      ]
    },
    {
      type: 'cards',
      title_cn: '三场论坛与一个奖',
      title_en: 'Three forums and an award',
      list: [
        {
          title_cn: '银发经济产业圆桌会议',
          title_en: 'Silver Economy Industry Roundtable',
          text_cn: '6月11日，八场，一号论坛厅。',
          text_en: '11 June, eight sessions, Forum Room 1.',
          href: '/event/roundtable',
          picture: {
            picture: 'silver/event-roundtable',
            alt_cn: '手绘：几个人围坐一张圆桌，中间一盏灯',
            alt_en: 'Drawing of people round a table with a lamp in the middle'
          }
        },
        {
          title_cn: '康养渠道与采购峰会',
          title_en: 'Care Channels and Procurement Summit',
          text_cn: '6月12日，九场，一号论坛厅。',
          text_en: '12 June, nine sessions, Forum Room 1.',
          href: '/event/distribution',
          picture: {
            picture: 'silver/event-distribution',
            alt_cn: '手绘：货架、箱子与伸出的手',
            alt_en: 'Drawing of shelves, boxes and an open hand'
          }
        },
        {
          title_cn: '三代家庭论坛',
          title_en: 'Three Generations Family Forum',
          text_cn: '6月12日下午、13日，九场，二号论坛厅。',
          text_en: 'The afternoon of 12 June and 13 June, nine sessions, Forum Room 2.',
          href: '/event/maternal',
          picture: {
            picture: 'silver/event-maternal',
            alt_cn: '手绘：老中小三双手叠在一起',
            alt_en: 'Drawing of the hands of three generations, one upon another'
          }
        },
        {
          title_cn: '晚照奖',
          title_en: 'Evening Light Award',
          text_cn: '6月11日16:00颁奖，获奖产品三天都能试。',
          text_en: 'Ceremony on 11 June at 16:00; the winners can be tried on all three days.',
          href: '/event/award',
          picture: {
            picture: 'silver/event-award',
            alt_cn: '手绘：水面上方的一盏灯笼与弧形光晕',
            alt_en: 'Drawing of a lantern over water with arcs of light'
          }
        }
      ]
    }
  ]
}
