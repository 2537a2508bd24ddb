// Sample data: every firm, person and figure here is invented.
import type { PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'

export const vipPage: PackPage = {
  path: '/visitor/vip',
  updated: day('2025-04-02'),
  title_cn: '贵宾买家',
  title_en: 'VIP buyers',
  summary_cn: '中高端采购、团体采购和预约会面：你带清单来，我们把时间排好。',
  summary_en: 'For mid- and high-end buyers and for groups: bring a list, and we arrange the hours.',
  sections: [
    {
      type: 'cards',
      title_cn: '三种身份',
      title_en: 'Three ways to take part',
      list: [
        {
          title_cn: '中高端买家',
          title_en: 'Mid- and high-end buyers',
          text_cn: '年采购额二百万元以上，或管理一百张以上床位，或经营十家以上门店。专人接待，会面六次。',
          text_en:
            'RMB 2 million of purchases a year, or a hundred beds, or ten shops. A host of your own and six meetings.',
          href: '/visitor/register'
        },
        {
          title_cn: '团体买家',
          title_en: 'Group buyers',
          text_cn: '同一单位或联合采购十人以上。团体通道入馆，午餐统一安排，可请治疗师带队。',
          text_en:
            'Ten or more from one institution or a joint office. Entrance of your own, lunch arranged, a therapist to lead on request.',
          href: '/visitor/register'
        },
        {
          title_cn: '预约会面',
          title_en: 'Meetings only',
          text_cn: '规模不限，提交一页清单即可，至少排两次会面。',
          text_en: 'Of any size: send one page, and have at least two meetings.',
          href: '/contact/us'
        }
      ]
    },
    {
      type: 'timeline',
      anchor: 'phases',
      title_cn: '配对的五个阶段',
      title_en: 'Matchmaking in five phases',
      list: [
        {
          date: day('2025-03-03'),
          end: day('2025-04-11'),
          title_cn: '交清单',
          title_en: 'Lists',
          text_cn: '采购方写明要什么、多少、何时到货、最看重什么。',
          text_en: 'Buyers say what, how many, by when and what matters most.'
        },
        {
          date: day('2025-04-14'),
          end: day('2025-04-30'),
          title_cn: '征询',
          title_en: 'Asking',
          text_cn: '清单去掉名称发给对应参展商，愿意见面的回复可谈的型号。',
          text_en: 'Lists go without names to the exhibitors concerned, who answer with what they can offer.'
        },
        {
          date: day('2025-05-06'),
          end: day('2025-05-16'),
          title_cn: '双选',
          title_en: 'Choosing',
          text_cn: '双方各自勾选，只安排互相选中的会面。',
          text_en: 'Both sides tick; only mutual choices become meetings.'
        },
        {
          date: day('2025-05-19'),
          end: day('2025-05-30'),
          title_cn: '定时间',
          title_en: 'Fixing',
          text_cn: '发出日程，每次二十五分钟，前后留十分钟走路。',
          text_en: 'The timetable goes out: 25 minutes each, ten minutes’ walk between.'
        },
        {
          date: day('2025-06-11'),
          end: day('2025-06-13'),
          title_cn: '见面',
          title_en: 'Meeting',
          text_cn: '在安静区或展位上，改时间找橙色服务台。',
          text_en: 'In the quiet area or on the stand; to change a time, go to the orange desk.'
        }
      ]
    },
    {
      type: 'table',
      title_cn: '待遇对照',
      title_en: 'What each receives',
      caption_cn: '三种身份的服务',
      caption_en: 'Services by kind',
      listCn: ['服务', '中高端买家', '团体买家', '预约会面'],
      listEn: ['Service', 'Mid- and high-end', 'Group', 'Meetings only'],
      dataCn: [
        ['免费入场', '本人及两位同事', '全团', '本人'],
        ['安排会面', '六次', '每五人两次', '至少两次'],
        ['休息室与午餐', '有', '有', '休息室'],
        ['车站或机场接送', '有', '一辆大巴', '无'],
        ['治疗师陪同看展', '有', '可预约', '可取号'],
        ['会后整理报价对照表', '有', '有', '无']
      ],
      dataEn: [
        ['Free entry', 'you and two colleagues', 'the whole group', 'you'],
        ['Arranged meetings', 'six', 'two for every five people', 'two or more'],
        ['Lounge and lunch', 'yes', 'yes', 'lounge'],
        ['Transfer from station or airport', 'yes', 'one coach', 'no'],
        ['Round with a therapist', 'yes', 'on request', 'numbers at the desk'],
        ['Table comparing the offers afterwards', 'yes', 'yes', 'no']
      ]
    },
    {
      type: 'figures',
      title_cn: '去年的会面',
      title_en: 'Last year’s meetings',
      summary_cn: '2024年数字，示例数据。',
      summary_en: 'Figures of 2024, samples.',
      list: [
        { value_cn: '34家', value_en: '34', label_cn: '采购方', label_en: 'buyers' },
        { value_cn: '204次', value_en: '204', label_cn: '会面', label_en: 'meetings' },
        {
          value_cn: '81次',
          value_en: '81',
          label_cn: '三个月内进入报价或试用',
          label_en: 'led to a quotation or a trial within three months'
        }
      ]
    },
    {
      type: 'text',
      title_cn: '怎么申请',
      title_en: 'How to apply',
      html_cn:
        '<p>先完成<a href="/visitor/register">观众预登记</a>，在采购角色里如实选择；再给<a href="/contact/us">观众登记邮箱</a>发一页清单，标题写“贵宾买家”。三个工作日内答复。清单只用于安排会面，9月30日前删除。</p>',
      html_en:
        '<p><a href="/visitor/register">Register</a> first and choose your purchasing role as it is. Then send one page to the <a href="/contact/us">address for visitors</a> with “VIP buyer” as its subject. We answer within three working days. Lists serve to arrange meetings only and are deleted by 30 September.</p>'
    }
  ]
}
