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
            answer_en:
              'Once the page says that the form was submitted, all is done; no e-mail follows. At the door your name is found by your identity document.'
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
  }
]
