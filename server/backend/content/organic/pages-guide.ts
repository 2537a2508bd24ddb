// Sample data: every firm, person and figure here is invented; what the specification gives stands as it is.
import type { PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'
import { hotelsSection } from '../venue/hotels.ts'
import { parkingSection } from '../venue/parking.ts'
import { venueSection } from '../venue/place.ts'
import { taxiSection } from '../venue/taxi.ts'
import { transportSection } from '../venue/transport.ts'

/** The visitor guide: venue, transport, parking, hotels. */
export const guidePages: PackPage[] = [
  {
    path: '/visitor/guide',
    updated: day('2025-05-26'),
    title_cn: '参观指南',
    title_en: 'Visitor guide',
    summary_cn: '地址、地铁、磁浮、公交、自驾、停车、打车、无障碍路线，再加七家合作酒店。',
    summary_en:
      'The address, metro, maglev, bus, driving, parking, taxis, the way without steps and seven partner hotels.',
    kws_cn: '参观指南,交通,地铁,停车,酒店,无障碍',
    kws_en: 'visitor guide,transport,metro,parking,hotels,step-free',
    sections: [
      venueSection,
      {
        type: 'table',
        title_cn: '开放时间',
        title_en: 'Opening hours',
        anchor: 'hours',
        caption_cn: '开放时间',
        caption_en: 'Opening hours',
        listCn: ['日期', '观众', '贵宾买家'],
        listEn: ['Day', 'Visitors', 'VIP buyers'],
        dataCn: [
          ['6月11日（周三）', '09:00–17:00', '08:30–17:00'],
          ['6月12日（周四）', '09:00–17:00', '08:30–17:00'],
          ['6月13日（周五）', '09:00–15:00', '08:30–15:00']
        ],
        dataEn: [
          ['Wednesday 11 June', '09:00–17:00', '08:30–17:00'],
          ['Thursday 12 June', '09:00–17:00', '08:30–17:00'],
          ['Friday 13 June', '09:00–15:00', '08:30–15:00']
        ]
      },
      transportSection,
      taxiSection,
      parkingSection,
      hotelsSection,
      {
        type: 'questions',
        title_cn: '还想问',
        title_en: 'Other questions',
        list: [
          {
            question_cn: '能带宠物吗？',
            question_en: 'May I bring a pet?',
            answer_cn: '不能，导盲犬等工作犬除外。',
            answer_en: 'No, except assistance dogs.'
          },
          {
            question_cn: '可以在馆里吃饭吗？',
            question_en: 'Is there food?',
            answer_cn: 'N5馆西侧有餐区，食材来自展商，11:00至14:30供餐。',
            answer_en: 'Yes, on the west side of hall N5, cooked from exhibitors’ produce, 11:00 to 14:30.'
          },
          {
            question_cn: '可以拍照吗？',
            question_en: 'May I take pictures?',
            answer_cn: '过道可以；拍展台和人请先问一声。',
            answer_en: 'In the aisles, yes. Please ask before you photograph a booth or a person.'
          }
        ]
      }
    ]
  }
]
