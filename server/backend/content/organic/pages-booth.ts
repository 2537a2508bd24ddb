// Sample data: every firm, person and figure here is invented; what the specification gives stands as it is.
import type { PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'

/** Booth application with the least areas of booths (shared/README.md#forms). */
export const boothPages: PackPage[] = [
  {
    path: '/exhibitor/booth',
    updated: day('2025-05-06'),
    title_cn: '预订展位',
    title_en: 'Book a booth',
    summary_cn: '标准展位9平方米起，光地36平方米起。交表后三个工作日内答复可选的位置。',
    summary_en:
      'Standard booths from 9 square metres, bare space from 36. You hear within three working days which places are free.',
    kws_cn: '展位预订,标准展位,光地,展位价格',
    kws_en: 'booth application,standard booth,bare space,booth price',
    sections: [
      {
        type: 'table',
        title_cn: '展位与价格',
        title_en: 'Booths and prices',
        anchor: 'packages',
        caption_cn: '展位类型、价格与包含内容',
        caption_en: 'Types of booth, price and what is included',
        listCn: ['项目', '标准展位', '光地'],
        listEn: ['Item', 'Standard booth', 'Bare space'],
        dataCn: [
          ['最小面积', '9平方米', '36平方米'],
          ['价格（每平方米，含税）', '1,780元', '1,560元'],
          ['双开口加价', '10%', '无'],
          ['隔板、地毯、楣板', '有', '自理'],
          ['桌椅与照明', '一桌四椅、三盏射灯', '自理'],
          ['电源', '一个500瓦插座', '单独申请'],
          ['展商证', '每9平方米3张', '每9平方米2张'],
          ['名录与产品页', '8件产品', '20件产品']
        ],
        dataEn: [
          ['Least area', '9 sqm', '36 sqm'],
          ['Price a square metre, tax included', 'RMB 1,780', 'RMB 1,560'],
          ['Corner supplement', '10%', 'None'],
          ['Walls, carpet, fascia', 'Yes', 'Your own'],
          ['Furniture and lights', 'One table, four chairs, three spotlights', 'Your own'],
          ['Electricity', 'One 500-watt socket', 'By order'],
          ['Exhibitor badges', '3 for each 9 sqm', '2 for each 9 sqm'],
          ['Directory and product pages', '8 products', '20 products']
        ]
      },
      {
        type: 'form',
        form: 'booth',
        title_cn: '展位申请',
        title_en: 'Booth application',
        anchor: 'form'
      },
      {
        type: 'steps',
        title_cn: '提交之后',
        title_en: 'What happens next',
        list: [
          {
            title_cn: '收到申请',
            title_en: 'We receive it',
            text_cn: '页面当场确认。',
            text_en: 'The page confirms it at once.'
          },
          {
            title_cn: '选位',
            title_en: 'You choose',
            text_cn: '三个工作日内发来空位图，为你保留五天。',
            text_en: 'Within three working days you get a plan of free places, held for five days.'
          },
          {
            title_cn: '签约',
            title_en: 'Contract',
            text_cn: '确认后寄出合同，十个工作日内付订金三成。',
            text_en: 'After your choice comes the contract; 30 per cent is due within ten working days.'
          }
        ]
      },
      {
        type: 'questions',
        title_cn: '常见问题',
        title_en: 'Questions',
        list: [
          {
            question_cn: '可以与别家合租一个展位吗？',
            question_en: 'May two firms share a booth?',
            answer_cn: '可以，合租方要各自通过产品审核，并交名录费800元。',
            answer_en: 'Yes. Each has to pass product admission and pays RMB 800 for the directory.'
          },
          {
            question_cn: '本届已满怎么办？',
            question_en: 'What if the hall is full?',
            answer_cn: '申请照常受理，排入候补；展会结束后提交的，转为下一届的优先选位。',
            answer_en:
              'Applications are still taken and go on the waiting list. After the fair they count for the next one, with early choice.'
          }
        ]
      }
    ]
  }
]
