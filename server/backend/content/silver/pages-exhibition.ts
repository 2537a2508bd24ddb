// Sample data: every firm, person and figure here is invented.
import type { PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'

const updated = day('2025-05-20')

export const exhibitionPages: PackPage[] = [
  {
    path: '/exhibition/about',
    updated,
    title_cn: '关于展会',
    title_en: 'About the exhibition',
    summary_cn: '一场可以坐上去、推着走、打开盒子看的展会，给做产品的人，也给用产品的人。',
    summary_en:
      'An exhibition where you may sit, push and open the box: for those who make things and those who use them.',
    desc_cn: '上海银发经济与康养产业展览会介绍：举办时间、规模、主办方式、观众构成与历届年表。',
    desc_en:
      'About the Shanghai Silver Economy and Senior Care Exhibition: when and where, how large, for whom, and its history.',
    sections: [
      {
        type: 'text',
        html_cn:
          '<p>展会创办于2018年，今年是第八届。它从二十六家轮椅和护理床厂家起步，如今覆盖出行、康复、护理、智慧照护、家居、膳食六类产品，以及机构、旅居、保险、培训四类服务。</p><p>我们坚持三件事：能试的都要能试；价钱和售后写在牌子上；任何一位观众，不论走路、拄杖还是坐轮椅，都能到达每一个展位。</p><p>展会由晚舟会展与长桥展览服务共同举办。前者负责招展与论坛，后者负责现场、无障碍与观众服务。</p>',
        html_en:
          '<p>The exhibition was founded in 2018 and this is its eighth edition. It began with twenty-six makers of wheelchairs and care beds. Today it covers six groups of products, mobility, rehabilitation, nursing, smart care, the home and nutrition, and four of services: institutions, travel and learning, insurance, training.</p><p>We hold to three things. Whatever can be tried must be there to try. Prices and after-sales terms stand on the label. And every visitor, walking, with a stick or in a wheelchair, reaches every stand.</p><p>Two companies run it together: Wanzhou Exhibitions looks after exhibitors and forums, Changqiao Exhibition Services after the floor, accessibility and visitors.</p>'
      },
      {
        type: 'figures',
        title_cn: '本届规模',
        title_en: 'This edition in figures',
        summary_cn: '示例数据。',
        summary_en: 'Sample figures.',
        list: [
          { value_cn: '11,500㎡', value_en: '11,500 m²', label_cn: '展出面积', label_en: 'exhibition area' },
          { value_cn: '62家', value_en: '62', label_cn: '参展商', label_en: 'exhibitors' },
          { value_cn: '21个', value_en: '21', label_cn: '国家和地区', label_en: 'countries and regions' },
          {
            value_cn: '36米',
            value_en: '36 m',
            label_cn: '馆中央的试走道',
            label_en: 'of walking track in the middle'
          },
          {
            value_cn: '25米',
            value_en: '25 m',
            label_cn: '座椅之间最远的距离',
            label_en: 'at most from one seat to the next'
          },
          { value_cn: '26场', value_en: '26', label_cn: '演讲与活动', label_en: 'talks and events' }
        ]
      },
      {
        type: 'table',
        title_cn: '时间与地点',
        title_en: 'When and where',
        caption_cn: '开放时间',
        caption_en: 'Opening hours',
        listCn: ['日期', '观众', '参展商', '安静时段'],
        listEn: ['Day', 'Visitors', 'Exhibitors', 'Quiet hour'],
        dataCn: [
          ['6月11日 周三', '9:00至17:00', '8:00至18:00', '13:00至14:00'],
          ['6月12日 周四', '9:00至17:00', '8:00至18:00', '13:00至14:00'],
          ['6月13日 周五', '9:00至15:00', '8:00至22:00（撤展）', '13:00至14:00']
        ],
        dataEn: [
          ['Wednesday 11 June', '09:00 to 17:00', '08:00 to 18:00', '13:00 to 14:00'],
          ['Thursday 12 June', '09:00 to 17:00', '08:00 to 18:00', '13:00 to 14:00'],
          ['Friday 13 June', '09:00 to 15:00', '08:00 to 22:00 (dismantling)', '13:00 to 14:00']
        ]
      },
      {
        type: 'timeline',
        title_cn: '历届年表',
        title_en: 'How it grew',
        list: [
          {
            date: day('2018-06-06'),
            end: day('2018-06-08'),
            title_cn: '第一届',
            title_en: 'First edition',
            text_cn: '26家参展商，主题是轮椅与护理床。',
            text_en: '26 exhibitors, wheelchairs and care beds.'
          },
          {
            date: day('2021-06-09'),
            end: day('2021-06-11'),
            title_cn: '第四届',
            title_en: 'Fourth edition',
            text_cn: '加入家居与膳食，服务类企业首次参展。',
            text_en: 'Home and nutrition join in; service firms show for the first time.'
          },
          {
            date: day('2023-06-07'),
            end: day('2023-06-09'),
            title_cn: '第六届',
            title_en: 'Sixth edition',
            text_cn: '首设试走道，9860名观众到场。',
            text_en: 'The first walking track; 9,860 visitors.',
            href: '/news/401'
          },
          {
            date: day('2024-06-05'),
            end: day('2024-06-07'),
            title_cn: '第七届',
            title_en: 'Seventh edition',
            text_cn: '安静时段与晚照奖开始，11430名观众。',
            text_en: 'Quiet hour and Evening Light Award begin; 11,430 visitors.',
            href: '/exhibition/review'
          },
          {
            date: day('2025-06-11'),
            end: day('2025-06-13'),
            title_cn: '第八届',
            title_en: 'Eighth edition',
            text_cn: '移至N5馆，三场论坛，二十六场活动。',
            text_en: 'In hall N5, with three forums and 26 events.',
            href: '/event/activities'
          }
        ]
      },
      {
        type: 'cards',
        title_cn: '从这里开始',
        title_en: 'Start here',
        list: [
          {
            title_cn: '第一次来',
            title_en: 'Coming for the first time',
            text_cn: '路怎么走，哪里坐，几点人少。',
            text_en: 'The way, the seats, the calmest hours.',
            href: '/visitor/guide'
          },
          {
            title_cn: '想参展',
            title_en: 'Thinking of exhibiting',
            text_cn: '观众是谁，展位怎么订。',
            text_en: 'Who comes, and how to book a stand.',
            href: '/exhibitor/why'
          },
          {
            title_cn: '替机构采购',
            title_en: 'Buying for an institution',
            text_cn: '交一页清单，排六次会面。',
            text_en: 'One page of needs, six meetings.',
            href: '/visitor/vip'
          }
        ]
      }
    ]
  },
  {
    path: '/exhibition/range',
    updated,
    title_cn: '展品范围',
    title_en: 'What is on show',
    summary_cn: '六类产品、四类服务，按日常里的一件件事来分，而不是按仓库的货架。',
    summary_en: 'Six groups of products and four of services, arranged by the things one does in a day.',
    sections: [
      {
        type: 'text',
        html_cn:
          '<p>起身、出门、洗澡、吃饭、睡好、有人照应、有事可做：展品按这些事情分组。每一组点开都能看到下一级类别，以及对应的参展企业和产品。</p>',
        html_en:
          '<p>Getting up, going out, washing, eating, sleeping well, having someone at hand, having something to do: the groups follow these. Each opens to its next level, with the exhibitors and products that belong to it.</p>'
      },
      { type: 'tree', anchor: 'products', title_cn: '康养产品', title_en: 'Products for living well', root: 1 },
      { type: 'tree', anchor: 'services', title_cn: '康养服务', title_en: 'Services for living well', root: 2 },
      {
        type: 'cards',
        title_cn: '接着看',
        title_en: 'Go on from here',
        list: [
          {
            title_cn: '康养产品库',
            title_en: 'Care product directory',
            text_cn: '按类别、企业或文字查找。',
            text_en: 'Find by group, company or word.',
            href: '/visitor/products'
          },
          {
            title_cn: '参展企业',
            title_en: 'Exhibitors on show',
            text_cn: '按国家、展位排和类别筛选。',
            text_en: 'Filter by country, row and group.',
            href: '/exhibitor/featured'
          },
          {
            title_cn: '哪些不能展',
            title_en: 'What may not be shown',
            text_cn: '安全、注册与宣传用语的要求。',
            text_en: 'Rules on safety, registration and claims.',
            href: '/exhibition/standards'
          }
        ]
      }
    ]
  }
]
