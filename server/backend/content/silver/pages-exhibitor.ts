// Sample data: every firm, person and figure here is invented.
import type { PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'

const updated = day('2025-05-12')

export const exhibitorPages: PackPage[] = [
  {
    path: '/exhibitor/booth',
    updated,
    title_cn: '展位预订',
    title_en: 'Book a stand',
    summary_cn: '标准展位9平方米起，光地36平方米起。填表约三分钟，三个工作日内回电。',
    summary_en:
      'Shell stands from 9 square metres, bare space from 36. The form takes three minutes; we ring within three working days.',
    sections: [
      {
        type: 'table',
        title_cn: '两种展位',
        title_en: 'Two kinds of stand',
        caption_cn: '展位类型与所含内容',
        caption_en: 'What each kind includes',
        listCn: ['类型', '起订面积', '包含', '要自己准备'],
        listEn: ['Kind', 'Minimum', 'Included', 'You bring'],
        dataCn: [
          ['标准展位', '9平方米', '三面围板、地毯、公司楣板、一桌四椅（有靠背）、射灯、500瓦插座', '展品、样品自检表'],
          ['光地', '36平方米', '地面与编号', '搭建方案（四月十八日前报审）、电力申请、无障碍坡道']
        ],
        dataEn: [
          [
            'Shell stand',
            '9 sqm',
            'Walls on three sides, carpet, name board, a table and four chairs with backs, spotlights, a 500 W socket',
            'Products and the checklist for samples'
          ],
          [
            'Bare space',
            '36 sqm',
            'The floor and a number',
            'Design (to be approved by 18 April), power, a ramp where the floor is raised'
          ]
        ]
      },
      { type: 'form', form: 'booth', title_cn: '展位预订表', title_en: 'Stand booking form' },
      {
        type: 'questions',
        title_cn: '填表前常问',
        title_en: 'Before you fill it in',
        list: [
          {
            question_cn: '交了表就要付款吗？',
            question_en: 'Does the form oblige us to pay?',
            answer_cn: '不用。表格只是意向，收到平面图和合同、双方签字之后才付订金。',
            answer_en:
              'No. It states your interest. A deposit is due only after plan and contract are signed by both sides.'
          },
          {
            question_cn: '展位位置可以挑吗？',
            question_en: 'Can we choose where we stand?',
            answer_cn: '可以在回电时提出三个希望的位置，按签约先后安排；演示有声音的展位放在离安静区远的几排。',
            answer_en:
              'Name three wishes when we ring; they are met in order of contract. Stands with sound are placed in the rows far from the quiet area.'
          },
          {
            question_cn: '两家公司能合用一个展位吗？',
            question_en: 'May two firms share a stand?',
            answer_cn: '可以，每家不少于9平方米，各自提交产品文件。',
            answer_en: 'Yes, with at least 9 square metres each and documents from both.'
          }
        ]
      }
    ]
  },
  {
    path: '/exhibitor/apply',
    updated,
    title_cn: '参展申请',
    title_en: 'Apply to exhibit',
    summary_cn: '还没想好展位大小？先留下联系方式，招展顾问按你的产品给建议。',
    summary_en: 'Not sure of the size yet? Leave your details, and an adviser will suggest one to suit your products.',
    sections: [
      {
        type: 'text',
        html_cn:
          '<p>请选择意向参加的展会和所在国家或地区。境外企业可以用英文填写，由会说英语的同事联系。已经确定面积的企业，请直接填写<a href="/exhibitor/booth">展位预订表</a>。</p>',
        html_en:
          '<p>Choose the exhibition you have in mind and the country you exhibit from. An English-speaking colleague looks after firms from abroad. If you already know the size, use the <a href="/exhibitor/booth">stand booking form</a>.</p>'
      },
      { type: 'form', form: 'exhibitor', title_cn: '参展申请表', title_en: 'Application form' },
      {
        type: 'steps',
        title_cn: '收到申请以后',
        title_en: 'What happens next',
        list: [
          {
            title_cn: '两个工作日内',
            title_en: 'Within two working days',
            text_cn: '顾问来电，问清产品和目标观众。',
            text_en: 'An adviser rings to ask about your products and whom you wish to meet.'
          },
          {
            title_cn: '一周内',
            title_en: 'Within a week',
            text_cn: '发来两个展位方案、价格和需要的产品文件。',
            text_en: 'You receive two proposals with prices and the list of documents.'
          },
          {
            title_cn: '你来决定',
            title_en: 'You decide',
            text_cn: '方案保留十天，不签约就自动释放，不会反复催促。',
            text_en: 'Proposals are held for ten days and then released. Nobody will chase you.'
          }
        ]
      }
    ]
  },
  {
    path: '/exhibitor/featured',
    updated,
    title_cn: '参展企业',
    title_en: 'Exhibitors on show',
    summary_cn: 'N5馆全部参展企业，按国家、类别、展位排或文字查找。',
    summary_en: 'All exhibitors in hall N5, by country, group, row or word.',
    sections: [
      {
        type: 'text',
        html_cn:
          '<p>A、B排是出行、康复与智慧照护，C排是家居，D排是机构与社区，E排是护理，F排是膳食，G排是保险、学习与培训，H排是小展团与后来加入的企业。不同排之间的过道宽三米，轮椅可以并排。</p>',
        html_en:
          '<p>Rows A and B hold mobility, rehabilitation and smart care, C the home, D institutions and communities, E nursing, F nutrition, G insurance, learning and training, H the small makers and late-comers. Aisles are three metres wide: two wheelchairs can pass.</p>'
      }
    ]
  }
]
