// Sample data: every firm, person and figure here is invented.
import type { PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'

const updated = day('2025-05-20')

export const visitorDirectoryPages: PackPage[] = [
  {
    path: '/visitor/products',
    updated,
    title_cn: '康养产品库',
    title_en: 'Care product directory',
    summary_cn: '本届展品，按类别、企业或文字查找，每件都写明展位。',
    summary_en: 'Products of this edition by group, company or word, each with its stand.',
    sections: [
      {
        type: 'text',
        html_cn:
          '<p>产品由参展商填写，审核组核对过文件，但不代表推荐。标有注册号的产品，可以在<a href="/visitor/code">产品注册号查询</a>核对。</p>',
        html_en:
          '<p>Entries are written by the exhibitors. We have compared them with the documents, which is not a recommendation. Where a registration number is given you can <a href="/visitor/code">check it</a>.</p>'
      }
    ]
  },
  {
    path: '/visitor/code',
    updated,
    title_cn: '产品注册号查询',
    title_en: 'Check a registration number',
    summary_cn: '输入展品标签上的十二位号码，看它对应哪件产品、哪家企业、有效到哪天。',
    summary_en: 'Enter the twelve digits on a product’s label to see product, company and how long they are valid.',
    sections: [
      {
        type: 'code',
        digits: 12,
        label_cn: '十二位注册号',
        label_en: 'Twelve-digit registration number',
        hint_cn: '只填数字，空格可有可无。号码印在产品标签“展会登记”一栏。',
        hint_en: 'Digits only, with or without spaces. They are on the label, beside “exhibition registration”.',
        register_cn: '到国家药品监督管理局查询医疗器械',
        register_en: 'Look up a medical device at the National Medical Products Administration',
        registerUrl: 'https://www.nmpa.gov.cn/'
      },
      {
        type: 'text',
        title_cn: '查到了说明什么，没查到说明什么',
        title_en: 'What an answer means, and what it does not',
        html_cn:
          '<p>十二位号码是本展为样品编的示例登记号，查到只说明这件展品的文件交过并核对过，不等于国家注册，也不保证真伪。</p><p>轮椅、护理床、血压计等属于医疗器械的产品，以国家药品监督管理局公布的注册或备案信息为准，请用上面的链接核对。没查到，可能是号码抄错，也可能不是本届展品。</p>',
        html_en:
          '<p>The twelve digits are a sample scheme of this exhibition. If a number is found, the documents of that exhibit were sent in and compared; it is no state registration and no proof that an item is genuine.</p><p>For medical devices such as wheelchairs, care beds and blood pressure monitors only the records of the National Medical Products Administration count; follow the link above. If a number is not found, a digit may be wrong, or the product is not in this edition.</p>'
      },
      {
        type: 'steps',
        title_cn: '号码在哪里',
        title_en: 'Where to find the number',
        list: [
          {
            title_cn: '看标签',
            title_en: 'Look at the label',
            text_cn: '轮椅在坐垫下的横管上，床在床尾，小件在盒底。',
            text_en: 'Under the seat of a wheelchair, at the foot of a bed, on the bottom of a box.'
          },
          {
            title_cn: '数一数',
            title_en: 'Count',
            text_cn: '每四位一组，共三组；多一位少一位都查不到。',
            text_en: 'Three groups of four. One digit more or fewer finds nothing.'
          },
          {
            title_cn: '对一对',
            title_en: 'Compare',
            text_cn: '结果里的企业名称要和标签上的一致。',
            text_en: 'The company in the answer should be the one on the label.'
          }
        ]
      }
    ]
  }
]
