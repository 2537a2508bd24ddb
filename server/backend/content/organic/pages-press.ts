// Sample data: every firm, person and figure here is invented; what the specification gives stands as it is.

import { editions } from '../../../../shared/editions.ts'
import type { PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'
import { associations, mediaPartners, pavilions } from './partners.ts'

/** Working with the press, and the partners. */
export const pressPages: PackPage[] = [
  {
    path: '/media/cooperation',
    updated: day('2025-05-28'),
    title_cn: '媒体合作',
    title_en: 'For the press',
    summary_cn: '采访、图片、数据、互换资源，新闻处两个工作日内答复。',
    summary_en: 'Interviews, pictures, figures and exchanges: the press office answers within two working days.',
    kws_cn: '媒体合作,采访,记者证,新闻处',
    kws_en: 'press,interviews,accreditation,press office',
    sections: [
      {
        type: 'steps',
        title_cn: '四步',
        title_en: 'Four steps',
        list: [
          {
            title_cn: '来信说明',
            title_en: 'Write to us',
            text_cn: '写清媒体名称、选题和截稿日。',
            text_en: 'Name your medium, subject and deadline.'
          },
          {
            title_cn: '确认资格',
            title_en: 'Accreditation',
            text_cn: '传一份近三个月的署名作品，自媒体也可以。',
            text_en: 'Send one signed piece of the last three months; independent writers are welcome.'
          },
          {
            title_cn: '约人约图',
            title_en: 'People and pictures',
            text_cn: '我们联系展商和嘉宾，并提供高清图片。',
            text_en: 'We find the exhibitors and speakers and send large pictures.'
          },
          {
            title_cn: '现场领证',
            title_en: 'Your pass',
            text_cn: '6月10日13:00起在三号入口厅媒体柜台。',
            text_en: 'From 10 June, 13:00, at the press desk in Entrance Hall 3.'
          }
        ]
      },
      {
        type: 'table',
        title_cn: '合作方式',
        title_en: 'Ways of working together',
        caption_cn: '合作方式',
        caption_en: 'Ways of working together',
        listCn: ['方式', '我们提供', '您提供'],
        listEn: ['Way', 'We give', 'You give'],
        dataCn: [
          ['现场采访', '记者证、工位、约访', '发稿后寄一份链接'],
          ['资源互换', '现场展架、简报露出', '版面或栏目'],
          ['联合报告', '观众与展商数据', '编写与发布'],
          ['现场直播', '机位、电源、专线', '提前三天报设备清单']
        ],
        dataEn: [
          ['Reporting from the fair', 'Pass, desk, appointments', 'A link to what appears'],
          ['Exchange', 'A stand in the hall, a place in the e-news', 'Space or air time'],
          ['Joint report', 'Data on visitors and exhibitors', 'Writing and publishing'],
          ['Live broadcast', 'Camera place, power and line', 'List of equipment three days ahead']
        ]
      },
      {
        type: 'downloads',
        title_cn: '可以直接用的资料',
        title_en: 'Ready to use',
        list: [
          {
            title_cn: '媒体资料',
            title_en: 'Press kit',
            summary_cn: '展会简介、数字和联系人，中英文。',
            summary_en: 'The fair in short, figures and contacts in both languages.',
            src: 'organic/press-kit.txt',
            format: 'TXT',
            updated: day('2025-05-28')
          },
          {
            title_cn: '上届图表数据',
            title_en: 'Figures of the last fair',
            summary_cn: '可直接引用，请注明“第17届展后报告”。',
            summary_en: 'Free to quote, with the source: report on the 17th fair.',
            src: 'organic/report-17-figures.csv',
            format: 'CSV',
            updated: day('2024-06-25')
          }
        ]
      },
      {
        type: 'questions',
        title_cn: '常见问题',
        title_en: 'Questions',
        list: [
          {
            question_cn: '图片可以免费用吗？',
            question_en: 'Are pictures free?',
            answer_cn: '报道本展免费，须署“第18届上海有机与天然产品展览会供图”。',
            answer_en: 'For reports on the fair, yes, with a credit to the fair.'
          },
          {
            question_cn: '可以在馆内自由拍摄吗？',
            question_en: 'May I film anywhere?',
            answer_cn: '公共区域可以，展台内请先征得展商同意。',
            answer_en: 'In the aisles. Ask before you film on a booth.'
          }
        ]
      },
      {
        type: 'contacts',
        anchor: 'contacts',
        title_cn: '联系新闻处',
        title_en: 'Press office',
        summary_cn: '新闻处设在两家主办单位的商务窗口。',
        summary_en: 'The press office sits at the business desks of the two organisers.',
        list: editions.organic.organisers
      }
    ]
  },
  {
    path: '/media/partners',
    updated: day('2025-05-28'),
    title_cn: '合作伙伴',
    title_en: 'Partners',
    summary_cn: '十二家合作媒体、四个代表团馆和三家支持机构。',
    summary_en: 'Twelve media partners, four delegation pavilions and three supporting associations.',
    kws_cn: '合作媒体,代表团,支持机构',
    kws_en: 'media partners,delegations,supporting associations',
    sections: [
      {
        type: 'partners',
        anchor: 'media',
        title_cn: '合作媒体',
        title_en: 'Media partners',
        list: mediaPartners
      },
      {
        type: 'partners',
        anchor: 'pavilions',
        title_cn: '代表团馆',
        title_en: 'Delegation pavilions',
        list: pavilions
      },
      {
        type: 'partners',
        anchor: 'associations',
        title_cn: '支持机构',
        title_en: 'Supporting associations',
        list: associations
      },
      {
        type: 'cards',
        title_cn: '加入',
        title_en: 'Join us',
        list: [
          {
            title_cn: '成为合作媒体',
            title_en: 'Become a media partner',
            text_cn: '看看怎么合作。',
            text_en: 'See how we work together.',
            href: '/media/cooperation'
          },
          {
            title_cn: '组团参展',
            title_en: 'Bring a delegation',
            text_cn: '十家以上可设代表团馆。',
            text_en: 'Ten firms or more can form a pavilion.',
            href: '/contact/us'
          }
        ]
      }
    ]
  }
]
