// Sample data: every firm, person and figure here is invented.
import type { PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'
import { pressText } from './downloads.ts'
import { associationPartners, mediaPartners, pavilionPartners } from './partners.ts'

const updated = day('2025-05-27')

export const mediaPages: PackPage[] = [
  {
    path: '/media/industry_news',
    updated,
    title_cn: '行业新闻',
    title_en: 'Industry news',
    summary_cn: '企业、研究者和从业者的消息，尽量写清数字从哪里来。',
    summary_en: 'From firms, researchers and people in the trade, with the source of every figure.',
    sections: [
      {
        type: 'text',
        html_cn: '<p>参展商可以投稿，编辑只删宣传语，不改事实。写明企业和展位的稿件，展期内可以到展位上当面问。</p>',
        html_en:
          '<p>Exhibitors may contribute. We cut slogans and leave facts alone. Where a stand is named, you can go there and ask.</p>'
      }
    ]
  },
  {
    path: '/media/exhibition_news',
    updated,
    title_cn: '展会新闻',
    title_en: 'Exhibition news',
    summary_cn: '组织方发布的消息：日期、规则、变化和结果。',
    summary_en: 'From the organisers: dates, rules, changes and results.',
    sections: [
      {
        type: 'text',
        html_cn: '<p>有改动先在这里发布。需要邮件提醒，可以订<a href="/media/e-news">电子快讯</a>。</p>',
        html_en:
          '<p>Changes appear here first. If you would like them by e-mail, subscribe to the <a href="/media/e-news">e-news</a>.</p>'
      }
    ]
  },
  {
    path: '/media/e-news',
    updated,
    title_cn: '电子快讯',
    title_en: 'E-news',
    summary_cn: '每月一封，只写和你选的类别有关的事，字号十六磅。',
    summary_en: 'Once a month, on the group you choose, in 16-point type.',
    sections: [
      { type: 'form', form: 'subscribe', title_cn: '订阅', title_en: 'Subscribe' },
      {
        type: 'questions',
        title_cn: '订之前',
        title_en: 'Before you subscribe',
        list: [
          {
            question_cn: '多久一封？',
            question_en: 'How often?',
            answer_cn: '每月第二个星期二，展前一个月每周一封，不发别的。',
            answer_en: 'On the second Tuesday of a month, and weekly in the month before the exhibition. Nothing else.'
          },
          {
            question_cn: '不想收了怎么办？',
            question_en: 'How do I stop it?',
            answer_cn: '每封信末尾有退订链接，点开再确认一次就停；打电话说一声也行。',
            answer_en: 'Each letter ends with a link; open it, confirm, and it stops. A telephone call does it too.'
          },
          {
            question_cn: '邮箱会给参展商吗？',
            question_en: 'Do exhibitors get my address?',
            answer_cn: '不会。只用来寄快讯，详见隐私说明。',
            answer_en: 'No. It serves this letter alone; see the privacy page.'
          }
        ]
      }
    ]
  },
  {
    path: '/media/cooperation',
    updated,
    title_cn: '媒体合作',
    title_en: 'Working with the press',
    summary_cn: '记者证、采访、素材和现场直播间，怎样申请，多久答复。',
    summary_en: 'Press badges, interviews, material and the studio in the hall: how to ask and when we answer.',
    sections: [
      {
        type: 'steps',
        title_cn: '申请采访证',
        title_en: 'Getting a press badge',
        list: [
          {
            title_cn: '发邮件',
            title_en: 'Write',
            text_cn: '写明媒体名称、姓名、想采访的题目。自媒体附三篇近作链接。',
            text_en: 'Name your medium, yourself and your subject. Independent authors add three recent pieces.'
          },
          {
            title_cn: '等两天',
            title_en: 'Wait two days',
            text_cn: '两个工作日内回复，需要翻译或手语请一并说明。',
            text_en: 'We answer within two working days. Say if you need an interpreter or sign language.'
          },
          {
            title_cn: '现场领证',
            title_en: 'Collect',
            text_cn: '三号入口厅媒体台，凭身份证件。',
            text_en: 'At the press desk in Entrance Hall 3, with an identity document.'
          }
        ]
      },
      {
        type: 'text',
        title_cn: '拍摄约定',
        title_en: 'Taking pictures',
        html_cn:
          '<ul><li>拍人先问；佩戴蓝色胸贴的观众表示不愿意出镜。</li><li>不拍测血压、试用失禁用品和治疗师谈话的场面。</li><li>报道年长的人，请写姓名和职业，不用“老人家”之类的统称代替名字。</li></ul>',
        html_en:
          '<ul><li>Ask before you film people. A blue badge means: please not me.</li><li>No pictures of blood pressure being taken, of continence products being tried or of talks with a therapist.</li><li>When you write about older people, give their names and what they do or did, as you would for anyone.</li></ul>'
      },
      {
        type: 'cards',
        title_cn: '可以用的素材',
        title_en: 'Material',
        list: [
          {
            title_cn: '图片与短片',
            title_en: 'Pictures and films',
            text_cn: '二十四张速写，三段短片，注明展会名称即可。',
            text_en: '24 sketches and three films, with the exhibition’s name.',
            href: '/exhibition/gallery'
          },
          {
            title_cn: '数字',
            title_en: 'Figures',
            text_cn: '上届报告的图表和原始表格。',
            text_en: 'Charts and tables of the last report.',
            href: '/exhibition/review'
          },
          {
            title_cn: '联系新闻组',
            title_en: 'The press office',
            text_cn: '周一至周五9:00至17:00，展期到18:00。',
            text_en: 'Monday to Friday 09:00 to 17:00, until 18:00 during the show.',
            href: '/contact/us'
          }
        ]
      },
      {
        type: 'downloads',
        title_cn: '文稿',
        title_en: 'Texts',
        list: [pressText]
      }
    ]
  },
  {
    path: '/media/partners',
    updated,
    title_cn: '合作媒体与机构',
    title_en: 'Partners',
    summary_cn: '十二家媒体、四家机构、两个展团。',
    summary_en: 'Twelve media, four institutions, two groups of exhibitors.',
    sections: [
      { type: 'partners', anchor: 'media', title_cn: '合作媒体', title_en: 'Media partners', list: mediaPartners },
      {
        type: 'partners',
        anchor: 'associations',
        title_cn: '支持机构',
        title_en: 'Supporting institutions',
        list: associationPartners
      },
      { type: 'partners', anchor: 'groups', title_cn: '展团', title_en: 'Group stands', list: pavilionPartners },
      {
        type: 'text',
        title_cn: '成为合作方',
        title_en: 'Becoming a partner',
        html_cn:
          '<p>我们不收合作费，也不用版面换报道。合作的意思是：提前拿到日程和讲者，现场有安静的地方写稿。请写信给<a href="/contact/us">商务合作</a>。</p>',
        html_en:
          '<p>We charge nothing and trade no space for coverage. Partnership means early sight of the programme and speakers, and a quiet place to write. Write to <a href="/contact/us">business cooperation</a>.</p>'
      }
    ]
  }
]
