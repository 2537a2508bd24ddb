// Sample data: every firm, person and figure here is invented; what the specification gives stands as it is.

import { editions } from '../../../../shared/editions.ts'
import type { PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'
import { venueSection } from '../venue/place.ts'

/** Contact. */
export const contactPages: PackPage[] = [
  {
    path: '/contact/us',
    updated: day('2025-05-06'),
    title_cn: '联系我们',
    title_en: 'Contact us',
    summary_cn: '两家主办单位，各有商务合作、参展登记、参观登记三个窗口。打哪一家都能办。',
    summary_en:
      'Two organisers, each with a desk for business cooperation, exhibitor registration and visitor registration. Either can help you.',
    kws_cn: '联系方式,主办单位,电话,邮箱',
    kws_en: 'contact,organisers,telephone,email',
    sections: [
      {
        type: 'contacts',
        anchor: 'organisers',
        title_cn: '主办单位',
        title_en: 'Organisers',
        summary_cn: '工作日9:00至17:30；展期三天8:00至18:00。',
        summary_en: 'Working days 09:00 to 17:30, on the fair days 08:00 to 18:00.',
        list: editions.organic.organisers
      },
      {
        type: 'table',
        title_cn: '找对窗口',
        title_en: 'The right desk',
        anchor: 'desks',
        caption_cn: '什么事找哪个窗口',
        caption_en: 'Which desk for what',
        listCn: ['事情', '窗口', '多久答复'],
        listEn: ['Matter', 'Desk', 'Answer within'],
        dataCn: [
          ['订展位、改面积', '参展登记', '3个工作日'],
          ['产品审核、证书', '参展登记', '15个工作日，老展商5个'],
          ['观众证、团体参观', '参观登记', '1个工作日'],
          ['无障碍服务、轮椅', '参观登记', '当天'],
          ['媒体、赞助、组团', '商务合作', '2个工作日'],
          ['个人信息', '商务合作', '15个工作日']
        ],
        dataEn: [
          ['Booking or changing a booth', 'Exhibitor registration', '3 working days'],
          ['Admission and certificates', 'Exhibitor registration', '15 working days, 5 when returning'],
          ['Badges and groups', 'Visitor registration', '1 working day'],
          ['Step-free access and wheelchairs', 'Visitor registration', 'The same day'],
          ['Press, sponsors, delegations', 'Business cooperation', '2 working days'],
          ['Personal data', 'Business cooperation', '15 working days']
        ]
      },
      venueSection,
      {
        type: 'cards',
        title_cn: '也许您要找',
        title_en: 'You may be looking for',
        list: [
          {
            title_cn: '怎么来',
            title_en: 'How to get here',
            text_cn: '地铁、停车、酒店。',
            text_en: 'Metro, parking, hotels.',
            href: '/visitor/guide'
          },
          {
            title_cn: '电子简报',
            title_en: 'E-news',
            text_cn: '每月一封。',
            text_en: 'Once a month.',
            href: '/media/e-news'
          },
          {
            title_cn: '隐私说明',
            title_en: 'Privacy notice',
            text_cn: '我们怎样处理您的信息。',
            text_en: 'What we do with your data.',
            href: '/privacy'
          }
        ]
      }
    ]
  }
]
