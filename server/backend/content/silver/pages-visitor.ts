// Sample data: every firm, person and figure here is invented.
import type { PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'

const updated = day('2025-05-20')

export const visitorPages: PackPage[] = [
  {
    path: '/visitor/match',
    updated,
    title_cn: '观众服务',
    title_en: 'Services for visitors',
    summary_cn: '来之前、在馆里、回去以后，我们能帮上的事。',
    summary_en: 'What we can do for you before you come, in the hall and afterwards.',
    sections: [
      {
        type: 'cards',
        anchor: 'before',
        title_cn: '来之前',
        title_en: 'Before you come',
        list: [
          {
            title_cn: '预登记',
            title_en: 'Register',
            text_cn: '5月31日前登记免费，六十五岁及以上随时免费。',
            text_en: 'Free until 31 May; free at any time from the age of 65.',
            href: '/visitor/register'
          },
          {
            title_cn: '找产品',
            title_en: 'Find products',
            text_cn: '按日常里的事情分类，先在家里圈好要看的几样。',
            text_en: 'Arranged by what one does in a day: mark what you want to see at home.',
            href: '/visitor/products'
          },
          {
            title_cn: '排一张自己的日程',
            title_en: 'Make a plan',
            text_cn: '收藏展位和演讲，打印成一页，带在口袋里。',
            text_en: 'Star stands and talks, print them on one page and put it in your pocket.',
            href: '/plan'
          },
          {
            title_cn: '约会面',
            title_en: 'Arrange meetings',
            text_cn: '机构采购可提前排好六次会面。',
            text_en: 'Institutional buyers can have six meetings arranged.',
            href: '/visitor/vip'
          }
        ]
      },
      {
        type: 'table',
        anchor: 'inside',
        title_cn: '在馆里',
        title_en: 'In the hall',
        caption_cn: '服务、地点与是否收费',
        caption_en: 'Service, place and price',
        listCn: ['服务', '在哪里', '收费', '说明'],
        listEn: ['Service', 'Where', 'Price', 'Note'],
        dataCn: [
          ['轮椅与助行器借用', '三号入口厅服务台', '免费', '凭身份证件，提前一天来电可预留'],
          ['地铁站接送陪同', '花木路站直梯口', '免费', '提前一天电话预约'],
          ['手语与文字速记', '论坛厅、服务台', '免费', '提前三天预约'],
          ['休息区与茶水', 'D排与E排之间', '免费', '座椅带靠背和扶手，备薄毯'],
          ['软食与低盐餐', '馆内东侧餐饮区', '按餐收费', '安静时段也供应'],
          ['急救与测血压', '北侧2号门旁', '免费', '有护士值班'],
          ['行李与手杖寄存', '三号入口厅', '免费', '最后一天到15:30']
        ],
        dataEn: [
          [
            'Loan of wheelchairs and walking frames',
            'Desk in Entrance Hall 3',
            'free',
            'Against an identity document; ring a day ahead to reserve'
          ],
          ['Being met at the metro', 'Lift at Huamu Road', 'free', 'By telephone, a day ahead'],
          ['Sign language and note-taking', 'Forum rooms and desk', 'free', 'Three days ahead'],
          ['Rest area with tea', 'Between rows D and E', 'free', 'Seats with backs and arms, thin blankets'],
          ['Soft and low-salt meals', 'East side of the hall', 'as priced', 'Served in the quiet hour too'],
          ['First aid, blood pressure', 'By north door 2', 'free', 'A nurse is on duty'],
          ['Luggage and sticks', 'Entrance Hall 3', 'free', 'Until 15:30 on the last day']
        ]
      },
      {
        type: 'steps',
        anchor: 'advice',
        title_cn: '请治疗师帮着看',
        title_en: 'Look round with a therapist',
        summary_cn: '每天六场，每场六人，四十五分钟，免费，在服务台取号。',
        summary_en: 'Six rounds a day for six people, 45 minutes, free; numbers at the desk.',
        list: [
          {
            title_cn: '说说家里的情况',
            title_en: 'Tell',
            text_cn: '哪件事费力，家里门多宽，和谁一起住。不问姓名。',
            text_en: 'What is hard to do, how wide the doors are, who lives with you. No names.'
          },
          {
            title_cn: '一起走三个展位',
            title_en: 'Walk',
            text_cn: '治疗师挑三处，看你怎么坐、怎么起、怎么握。',
            text_en: 'The therapist picks three stands and watches how you sit, rise and hold.'
          },
          {
            title_cn: '带走一页建议',
            title_en: 'Take home',
            text_cn: '写明合适的尺寸和要避开的样式，不写品牌。',
            text_en: 'A page with sizes that fit and designs to avoid. No brands.'
          }
        ]
      },
      {
        type: 'questions',
        anchor: 'after',
        title_cn: '回去以后',
        title_en: 'Afterwards',
        list: [
          {
            question_cn: '当场买的东西不合适怎么办？',
            question_en: 'What if something I bought does not suit me?',
            answer_cn: '参展商承诺七天内可退换，保留小票即可；有争议的，打观众服务电话，我们陪着谈。',
            answer_en:
              'Exhibitors undertake to take it back within seven days with the receipt. If there is a dispute, ring us and we will sit in.'
          },
          {
            question_cn: '想再找某个展位的人，名片丢了。',
            question_en: 'I have lost the card of someone I spoke to.',
            answer_cn: '参展企业页保留到下一届开展，联系方式在各企业页面；也可以告诉我们展位号。',
            answer_en: 'The exhibitors’ pages stay until the next edition. Or tell us the stand number.'
          },
          {
            question_cn: '讲稿在哪里下载？',
            question_en: 'Where are the slides?',
            answer_cn: '展会结束后两周内放到资料下载页。',
            answer_en: 'Among the downloads within two weeks of the end.'
          }
        ]
      }
    ]
  },
  {
    path: '/visitor/why',
    updated,
    title_cn: '为什么来看',
    title_en: 'Why visit',
    summary_cn: '同一类东西摆在一起，坐一坐就知道差别；这件事网上做不到。',
    summary_en: 'Things of one kind stand side by side, and sitting down tells you the difference. No website can.',
    sections: [
      {
        type: 'cards',
        title_cn: '你可能是……',
        title_en: 'You may be …',
        list: [
          {
            title_cn: '替自己挑',
            title_en: 'choosing for yourself',
            text_cn: '一个馆里有三十多种助行器和轮椅，都能上试走道。',
            text_en: 'Over thirty walking frames and wheelchairs in one hall, all for the track.',
            href: '/exhibition/range'
          },
          {
            title_cn: '替父母看',
            title_en: 'looking for your parents',
            text_cn: '先听一场怎样开口，再看卫生间和床。',
            text_en: 'Hear first how to raise the subject, then look at bathrooms and beds.',
            href: '/event/maternal'
          },
          {
            title_cn: '办机构、开门店',
            title_en: 'running a home or a shop',
            text_cn: '带清单来，会面替你排好。',
            text_en: 'Bring a list; we arrange the meetings.',
            href: '/visitor/vip'
          },
          {
            title_cn: '治疗师、护士、护理员',
            title_en: 'a therapist, nurse or carer',
            text_cn: '翻身移位可以动手练，新器械可以拆开看。',
            text_en: 'Practise turning and moving, and see equipment opened up.',
            href: '/event/activities'
          },
          {
            title_cn: '设计师、施工方',
            title_en: 'a designer or builder',
            text_cn: '按原尺寸搭的房子，每一处都标着工时和价钱。',
            text_en: 'A flat in full size with hours and price on every change.',
            href: '/news/421'
          },
          {
            title_cn: '只想看看',
            title_en: 'just curious',
            text_cn: '馆里有茶、有座位，有人读信。',
            text_en: 'There are tea and seats, and letters read aloud.',
            href: '/event/maternal/626'
          }
        ]
      },
      {
        type: 'figures',
        title_cn: '上届观众',
        title_en: 'Visitors last year',
        summary_cn: '2024年数字，示例数据。',
        summary_en: 'Figures of 2024, samples.',
        list: [
          { value_cn: '4.2小时', value_en: '4.2 hours', label_cn: '平均停留', label_en: 'average stay' },
          { value_cn: '87%', value_en: '87%', label_cn: '满意或很满意', label_en: 'satisfied or very satisfied' },
          {
            value_cn: '3.4件',
            value_en: '3.4',
            label_cn: '平均每人试用的产品',
            label_en: 'products tried by each visitor'
          },
          { value_cn: '71%', value_en: '71%', label_cn: '打算再来', label_en: 'mean to come again' }
        ]
      },
      {
        type: 'chart',
        kind: 'bars',
        title_cn: '观众多大年纪',
        title_en: 'How old visitors are',
        unit_cn: '%',
        unit_en: '%',
        source_cn: '2024年出口问卷，1126份（示例数据）',
        source_en: 'Exit survey of 2024, 1,126 replies (sample data)',
        list: [
          { label_cn: '35岁以下', label_en: 'Under 35', value: 18 },
          { label_cn: '35至49岁', label_en: '35 to 49', value: 34 },
          { label_cn: '50至64岁', label_en: '50 to 64', value: 29 },
          { label_cn: '65至74岁', label_en: '65 to 74', value: 14 },
          { label_cn: '75岁及以上', label_en: '75 and over', value: 5 }
        ]
      },
      {
        type: 'quotes',
        title_cn: '观众怎么说',
        title_en: 'What visitors say',
        list: [
          {
            text_cn: '我以为来看轮椅，最后买的是一盏床头灯，问题真的出在灯上。',
            text_en: 'I came for a wheelchair and bought a bedside lamp. It was the light all along.',
            name_cn: '房玉芬',
            name_en: 'Fang Yufen',
            position_cn: '退休会计，七十一岁',
            position_en: 'Retired accountant, aged 71',
            company_cn: '上海',
            company_en: 'Shanghai'
          },
          {
            text_cn: '三家床垫轮流躺，我们护理主管当场排出了名次。',
            text_en: 'We lay on three mattresses in turn, and our nursing manager ranked them on the spot.',
            name_cn: '董凯',
            name_en: 'Dong Kai',
            position_cn: '采购专员',
            position_en: 'Buyer',
            company_cn: '槐西护理院',
            company_en: 'Huaixi Nursing Home'
          },
          {
            text_cn: '父亲自己推着试了四辆助行车，挑了我最没看上的那辆。他用到现在。',
            text_en: 'My father tried four rollators and took the one I liked least. He still uses it.',
            name_cn: '樊晓',
            name_en: 'Fan Xiao',
            position_cn: '软件测试员',
            position_en: 'Software tester',
            company_cn: '苏州',
            company_en: 'Suzhou'
          }
        ]
      }
    ]
  },
  {
    path: '/visitor/register',
    updated,
    title_cn: '观众预登记',
    title_en: 'Register your visit',
    summary_cn: '七项内容，约两分钟。到馆出示身份证件即可，不必打印。',
    summary_en: 'Seven questions, two minutes. At the door an identity document is enough; nothing to print.',
    sections: [
      {
        type: 'text',
        html_cn:
          '<p>5月31日前登记，免费入场；之后和现场登记每人50元。六十五岁及以上免费，陪同者一位免费。退休或个人观众，公司和职位两栏请填“个人”。</p><p>不方便填写的，可以打<a href="/contact/us">观众登记电话</a>，由接线员代填，念给你听一遍再提交。</p>',
        html_en:
          '<p>Entry is free if you register by 31 May and RMB 50 later or at the door. From the age of 65 it is free at any time, for you and one companion. If you are retired or come privately, write “private” under company and position.</p><p>If you would rather not type, ring <a href="/contact/us">visitor registration</a>. An operator fills the form in and reads it back to you.</p>'
      },
      { type: 'form', form: 'visitor', title_cn: '预登记表', title_en: 'Registration form' },
      {
        type: 'questions',
        title_cn: '登记以后',
        title_en: 'Once you have registered',
        list: [
          {
            question_cn: '会收到什么？',
            question_en: 'What will I receive?',
            answer_cn: '页面显示提交成功就办好了，不另发邮件。到馆出示身份证件，入口查得到你的名字。',
            answer_en: 'Once the page says that the form was submitted, all is done; no e-mail follows. At the door your name is found by your identity document.'
          },
          {
            question_cn: '能替家人登记吗？',
            question_en: 'Can I register for my family?',
            answer_cn: '可以，每人填一次，邮箱和手机可以都用你的。',
            answer_en: 'Yes. Fill it in once for each person; e-mail and telephone may be yours.'
          },
          {
            question_cn: '孩子可以进吗？',
            question_en: 'May children come?',
            answer_cn: '可以，由成人陪同，不用登记。二号论坛厅旁有小桌和图画书。',
            answer_en:
              'Yes, with an adult and without registering. There are small tables and picture books by Forum Room 2.'
          }
        ]
      }
    ]
  },
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
