// Sample data: every firm, person and figure here is invented; what the specification gives stands as it is.
import type { PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'
import { awards } from './award.ts'

/** The Organic Power Award; its figures are the specification’s (section 9). */
export const awardPages: PackPage[] = [
  {
    path: '/event/award',
    updated: day('2025-06-02'),
    title_cn: '有机力量奖',
    title_en: 'Organic Power Award',
    summary_cn: '五个月、51家企业、98件产品、6,320名大众评委；八个奖项，35件产品获奖。',
    summary_en: 'Five months, 51 companies, 98 products and 6,320 public judges; eight awards for 35 products.',
    kws_cn: '有机力量奖,评选,获奖产品,大众评委',
    kws_en: 'Organic Power Award,selection,awarded products,public judges',
    sections: [
      {
        type: 'figures',
        title_cn: '评选的规模',
        title_en: 'The selection in figures',
        list: [
          {
            value_cn: '5',
            value_en: '5',
            label_cn: '个月评选',
            label_en: 'months of selection',
            note_cn: '1月6日至6月6日',
            note_en: '6 January to 6 June'
          },
          {
            value_cn: '51',
            value_en: '51',
            label_cn: '家企业',
            label_en: 'companies'
          },
          {
            value_cn: '98',
            value_en: '98',
            label_cn: '件产品',
            label_en: 'products',
            note_cn: '食品65件，非食品33件',
            note_en: '65 food, 33 non-food'
          },
          {
            value_cn: '6,320',
            value_en: '6,320',
            label_cn: '名大众评委',
            label_en: 'public judges',
            note_cn: '最小18岁，最大84岁',
            note_en: 'Aged eighteen to eighty-four'
          },
          {
            value_cn: '8',
            value_en: '8',
            label_cn: '个奖项',
            label_en: 'awards'
          },
          {
            value_cn: '35',
            value_en: '35',
            label_cn: '件获奖产品',
            label_en: 'products awarded'
          }
        ]
      },
      {
        type: 'text',
        title_cn: '为什么叫“力量”',
        title_en: 'Why power',
        html_cn:
          '<p>2019年第一次评选只有专家打分，得奖的产品展后有一半没卖起来。大家后来想明白了：专家尝的是工艺，顾客天天吃的是顺不顺手、合不合口。</p><p>从那以后，大众评委的意见占一半。每位评委把产品带回家，用满两周，写下一份试用意见，不认识品牌，包装一律换成白瓶白袋。</p><p>“力量”说的是两件事：土地恢复的力量，和一户一户人家选择的力量。</p>',
        html_en:
          '<p>When the award was first given in 2019 only experts judged, and half of the winners did not sell afterwards. The reason dawned slowly: experts taste workmanship, while households live with what is handy and agrees with them.</p><p>Since then the public counts for half. Each judge takes products home, uses them for two weeks and writes a report. Brands are hidden: everything comes in white bottles and white bags.</p><p>Power stands for two things: that of land to recover, and that of households to choose.</p>'
      },
      {
        type: 'timeline',
        title_cn: '五个月怎么走',
        title_en: 'Five months',
        list: [
          {
            date: day('2025-01-06'),
            title_cn: '征集开始',
            title_en: 'Call for entries',
            text_cn: '每家最多报三件，须为本届展商。',
            text_en: 'Up to three products a firm; exhibitors of this fair only.',
            href: '/news/319'
          },
          {
            date: day('2025-02-28'),
            title_cn: '报名截止',
            title_en: 'Entries close',
            text_cn: '51家企业、98件产品通过文件审核。',
            text_en: '51 firms and 98 products passed the check of papers.',
            href: '/news/321'
          },
          {
            date: day('2025-03-12'),
            end: day('2025-04-04'),
            title_cn: '检测',
            title_en: 'Laboratory',
            text_cn: '每件产品测残留与标签一致性，98件全部通过。',
            text_en: 'Residues and labels of every product. All 98 passed.'
          },
          {
            date: day('2025-04-08'),
            end: day('2025-04-25'),
            title_cn: '专家品评',
            title_en: 'Expert panel',
            text_cn: '二十四位专家分四组，盲评。',
            text_en: 'Twenty-four experts in four groups, blind.'
          },
          {
            date: day('2025-05-01'),
            end: day('2025-05-25'),
            title_cn: '大众评审',
            title_en: 'Public judging',
            text_cn: '6,320位评委交回41,870份意见。',
            text_en: '6,320 judges handed in 41,870 reports.',
            href: '/news/325'
          },
          {
            date: day('2025-06-06'),
            title_cn: '终审会',
            title_en: 'Final meeting',
            text_cn: '合并分数，定出35件产品。',
            text_en: 'Scores are joined and 35 products settled.'
          },
          {
            date: day('2025-06-12'),
            title_cn: '颁奖',
            title_en: 'Award ceremony',
            text_cn: '16:00，N5馆论坛区。',
            text_en: '16:00, forum stage in hall N5.',
            href: '/event/activities#others'
          }
        ]
      },
      {
        type: 'steps',
        title_cn: '怎么评',
        title_en: 'How it is judged',
        list: [
          {
            title_cn: '文件',
            title_en: 'Papers',
            text_cn: '证书有效期要盖过展期，标签与证书同名。不计分，不合格即退出。',
            text_en: 'A certificate that outlasts the fair, a label that agrees with it. No points: pass or leave.'
          },
          {
            title_cn: '检测',
            title_en: 'Laboratory',
            text_cn: '残留、成分与标签。不计分，不合格即退出。',
            text_en: 'Residues, contents, label. Again pass or leave.'
          },
          {
            title_cn: '专家，占五成',
            title_en: 'Experts, one half',
            text_cn: '工艺、风味或使用效果、包装、对土地的好处，四项各打分。',
            text_en: 'Workmanship, flavour or effect, packing and what the land gains, each with points.'
          },
          {
            title_cn: '大众，占五成',
            title_en: 'Public, one half',
            text_cn: '好用不好用、会不会再买、愿意付多少钱。',
            text_en: 'Is it handy, would you buy it again, what would you pay?'
          }
        ]
      },
      {
        type: 'chart',
        kind: 'bars',
        title_cn: '98件入围产品',
        title_en: 'The 98 finalists',
        summary_cn: '食品65件，非食品33件。',
        summary_en: '65 are food, 33 non-food.',
        anchor: 'finalists',
        unit_cn: '件',
        unit_en: 'products',
        source_cn: '有机力量奖入围名单，2025年3月11日',
        source_en: 'Entries to the Organic Power Award, 11 March 2025',
        list: [
          {
            label_cn: '粮油与调味',
            label_en: 'Grain, oil and seasonings',
            value: 17
          },
          {
            label_cn: '茶与饮品',
            label_en: 'Tea and drinks',
            value: 15
          },
          {
            label_cn: '美妆与个护',
            label_en: 'Cosmetics and care',
            value: 14
          },
          {
            label_cn: '果蔬',
            label_en: 'Fruit and vegetables',
            value: 11
          },
          {
            label_cn: '婴幼儿食品',
            label_en: 'Baby and infant food',
            value: 9
          },
          {
            label_cn: '家居日用',
            label_en: 'Household',
            value: 8
          },
          {
            label_cn: '休闲食品、坚果与蜂蜜',
            label_en: 'Snacks, nuts and honey',
            value: 7
          },
          {
            label_cn: '纺织品',
            label_en: 'Textiles',
            value: 7
          },
          {
            label_cn: '乳制品与肉蛋水产',
            label_en: 'Dairy, meat, eggs and fish',
            value: 6
          },
          {
            label_cn: '农业投入品与包装',
            label_en: 'Inputs and packaging',
            value: 4
          }
        ]
      },
      {
        type: 'table',
        title_cn: '八个奖项',
        title_en: 'Eight awards',
        anchor: 'categories',
        caption_cn: '八个奖项与评什么',
        caption_en: 'The eight awards and what they look for',
        listCn: ['奖项', '看重什么', '获奖数'],
        listEn: ['Award', 'What counts', 'Products awarded'],
        dataCn: [
          ['田野金奖', '主食的味道，和种它的地', '6'],
          ['清饮奖', '茶与饮品的干净与回味', '5'],
          ['果园菜园奖', '新鲜、损耗低', '5'],
          ['牧场水域奖', '动物怎样生活', '4'],
          ['第一勺奖', '婴幼儿食品的简单与安全', '4'],
          ['储物柜奖', '调味、坚果、蜂蜜的本味', '4'],
          ['好用奖', '用的东西好用，也还得回去', '4'],
          ['转换先锋奖', '还在转换期的产品', '3']
        ],
        dataEn: [
          ['Field Gold', 'Staples, their taste and the land they grow on', '6'],
          ['Clear Cup', 'Tea and drinks, clean and lasting', '5'],
          ['Orchard and Garden', 'Freshness and little loss', '5'],
          ['Pasture and Water', 'How the animals live', '4'],
          ['First Spoon', 'Simplicity and safety in baby food', '4'],
          ['Larder', 'True flavour in seasonings, nuts and honey', '4'],
          ['Good Matter', 'Things that work well and return to the earth', '4'],
          ['Conversion Pioneer', 'Products still in conversion', '3']
        ]
      },
      {
        type: 'awards',
        anchor: 'winners',
        title_cn: '获奖产品',
        title_en: 'The awarded products',
        summary_cn: '每个奖项按名次排列，点产品名看详情。',
        summary_en: 'Each award in order of rank; the names lead to the products.',
        list: awards
      },
      {
        type: 'questions',
        title_cn: '常见问题',
        title_en: 'Questions',
        list: [
          {
            question_cn: '获奖产品能用奖标吗？',
            question_en: 'May winners use the mark?',
            answer_cn: '可以用两年，须写明年份和奖项。',
            answer_en: 'For two years, with year and award named.'
          },
          {
            question_cn: '没有获奖的看得到分数吗？',
            question_en: 'Do the others see their scores?',
            answer_cn: '可以，企业凭参评编号向评选组索取。',
            answer_en: 'Yes, firms can ask for them by their entry number.'
          },
          {
            question_cn: '怎么当大众评委？',
            question_en: 'How does one become a public judge?',
            answer_cn: '每年1月开放报名，<a href="/media/e-news">电子简报</a>会通知。',
            answer_en: 'Sign-up opens each January and is announced in the <a href="/media/e-news">e-news</a>.'
          }
        ]
      }
    ]
  }
]
