// Sample data: every firm, person and figure here is invented.
import type { PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'
import { awards } from './award.ts'
import { person } from './person.ts'
import { caoHuizhen } from './speakers-roundtable.ts'

export const awardPage: PackPage = {
  path: '/event/award',
  updated: day('2025-05-27'),
  title_cn: '晚照奖',
  title_en: 'Evening Light Award',
  summary_cn: '评委是用它的人：2480位五十五岁以上的试用者，四个月，八个奖项，三十五件产品与服务。',
  summary_en:
    'The judges are those who use it: 2,480 people of 55 and over, four months, eight awards, 35 products and services.',
  desc_cn: '晚照奖由五十五岁以上的试用者在家中试用后评出。这里有评选经过、奖项、参评构成与2025年全部获奖名单。',
  desc_en:
    'The Evening Light Award is given by people of 55 and over who try products at home. Its story, categories, entries and all winners of 2025.',
  sections: [
    {
      type: 'figures',
      title_cn: '2025年评选',
      title_en: 'The selection of 2025',
      summary_cn: '示例数据。',
      summary_en: 'Sample figures.',
      list: [
        {
          value_cn: '4个月',
          value_en: '4 months',
          label_cn: '家中试用',
          label_en: 'of trials at home',
          note_cn: '2月至5月',
          note_en: 'February to May'
        },
        { value_cn: '43家', value_en: '43', label_cn: '参评企业', label_en: 'companies' },
        { value_cn: '76件', value_en: '76', label_cn: '参评产品与服务', label_en: 'products and services entered' },
        {
          value_cn: '2,480位',
          value_en: '2,480',
          label_cn: '试用者',
          label_en: 'trial users',
          note_cn: '五十五岁到九十一岁，十一个城市',
          note_en: 'aged 55 to 91, in eleven cities'
        },
        { value_cn: '8个', value_en: '8', label_cn: '奖项', label_en: 'awards' },
        { value_cn: '35件', value_en: '35', label_cn: '获奖', label_en: 'products awarded' }
      ]
    },
    {
      type: 'text',
      anchor: 'story',
      title_cn: '这个奖从哪里来',
      title_en: 'Where it comes from',
      html_cn:
        '<p>2023年的展会上，退休钳工曹慧贞在一家展位前站了二十分钟，拆开一只起身椅的扶手，找到一处会夹手的缝。厂家回去改了图纸，第二年把新样品寄到她家里。</p><p>我们由此想到，请评委坐在台上看，不如请用的人在家里用。2024年首次评选只有二百位试用者；今年，晚渡学堂帮着在十一个城市的学堂、社区和助餐点招募，来了两千四百八十位。</p><p>“晚照”是傍晚的光：斜，暖，照得远。</p>',
      html_en:
        '<p>At the exhibition of 2023 Cao Huizhen, a retired fitter, stood at a stand for twenty minutes, took the arm of a rising chair apart and found a gap that would pinch a finger. The maker changed the drawing and a year later posted the new sample to her.</p><p>So instead of judges on a platform we asked people to use the things at home. In 2024 there were two hundred of them. This year Wandu Learning House helped to find them in learning houses, communities and canteens of eleven cities, and 2,480 came.</p><p>Evening light is low and warm, and reaches far.</p>'
    },
    {
      type: 'timeline',
      anchor: 'months',
      title_cn: '怎样评出来',
      title_en: 'How it is decided',
      list: [
        {
          date: day('2024-12-10'),
          end: day('2025-01-31'),
          title_cn: '报名',
          title_en: 'Entries',
          text_cn: '不收费，每家最多两件，样品随报名寄出。',
          text_en: 'Free; two for each firm at most, with samples.',
          href: '/news/416'
        },
        {
          date: day('2025-02-03'),
          end: day('2025-02-14'),
          title_cn: '安全检查',
          title_en: 'Safety',
          text_cn: '专家组只做一件事：剔除会伤人的样品。今年退回四件，76件进入试用。',
          text_en:
            'Specialists have one task, to take out whatever could hurt. Four samples went back; 76 entries went on.'
        },
        {
          date: day('2025-02-17'),
          end: day('2025-05-16'),
          title_cn: '家中试用',
          title_en: 'Trials',
          text_cn: '每人先后领三件，各用三周，遮去商标，每件填一页表。',
          text_en: 'Three things for each person, three weeks each, brands covered, one page for each.',
          href: '/news/419'
        },
        {
          date: day('2025-05-19'),
          end: day('2025-05-23'),
          title_cn: '统计与回访',
          title_en: 'Counting',
          text_cn: '抽一成表格打电话核对，差得远的作废。',
          text_en: 'One form in ten is checked by telephone; doubtful ones are dropped.'
        },
        {
          date: day('2025-05-27'),
          title_cn: '公布名单',
          title_en: 'Result',
          text_cn: '得分和评语先寄给厂家，再对外公布。',
          text_en: 'Makers receive marks and comments first, then the list is published.',
          href: '/news/423'
        },
        {
          date: day('2025-06-11'),
          title_cn: '颁奖',
          title_en: 'Ceremony',
          text_cn: '16:00，一号论坛厅，由试用者颁发。',
          text_en: 'At 16:00 in Forum Room 1, by the trial users themselves.',
          href: '/event/roundtable/608'
        }
      ]
    },
    {
      type: 'chart',
      kind: 'bars',
      anchor: 'finalists',
      title_cn: '76件参评产品与服务',
      title_en: 'The 76 entries',
      unit_cn: '件',
      unit_en: 'entries',
      source_cn: '2025年晚照奖参评名单（示例数据）',
      source_en: 'Entries of the Evening Light Award 2025 (sample data)',
      list: [
        { label_cn: '辅具与出行', label_en: 'Mobility', value: 14 },
        { label_cn: '护理与失禁', label_en: 'Nursing and continence', value: 13 },
        { label_cn: '适老化家居', label_en: 'Age-friendly home', value: 12 },
        { label_cn: '智慧照护', label_en: 'Smart care', value: 11 },
        { label_cn: '康复', label_en: 'Rehabilitation', value: 9 },
        { label_cn: '各类服务', label_en: 'Services', value: 9 },
        { label_cn: '营养膳食', label_en: 'Nutrition', value: 8 }
      ]
    },
    {
      type: 'table',
      anchor: 'marks',
      title_cn: '一页表，五个问题',
      title_en: 'One page, five questions',
      caption_cn: '每个问题的分值，满分一百',
      caption_en: 'Points for each question, a hundred in all',
      listCn: ['问题', '分值'],
      listEn: ['Question', 'Points'],
      dataCn: [
        ['第一次用，看说明书能自己弄明白吗？', '20'],
        ['用到第三周，还顺手吗？', '30'],
        ['用它的时候，自在吗？', '20'],
        ['清洗、收起、充电，麻烦不麻烦？', '20'],
        ['会对朋友说起它吗？', '10']
      ],
      dataEn: [
        ['Could you work it out from the manual?', '20'],
        ['Is it still handy in the third week?', '30'],
        ['Are you at ease when using it?', '20'],
        ['Is it any trouble to clean, put away or charge?', '20'],
        ['Would you mention it to a friend?', '10']
      ]
    },
    {
      type: 'awards',
      anchor: 'winners',
      title_cn: '2025年获奖名单',
      title_en: 'The winners of 2025',
      summary_cn: '每个奖项按得分排列，点名字看产品和展位。',
      summary_en: 'In order of points. Each name leads to the product and its stand.',
      list: awards
    },
    {
      type: 'people',
      anchor: 'group',
      title_cn: '安全检查专家组与试用团代表',
      title_en: 'The safety group and the panel’s spokeswoman',
      summary_cn: '专家不打分，也不参加颁奖。',
      summary_en: 'The specialists give no marks and no prizes.',
      list: [
        caoHuizhen,
        person(
          '11',
          ['施建安', "Shi Jian'an"],
          ['检测主管', 'Head of testing'],
          ['稳步产品检测室', 'Wenbu Product Testing'],
          ['负责承重、稳定和夹手检查。', 'Checks load, stability and pinched fingers.']
        ),
        person(
          '12',
          ['蒋文洁', 'Jiang Wenjie'],
          ['记忆门诊护士长', 'Senior nurse, memory clinic'],
          ['南汀康复医院', 'Nanting Rehabilitation Hospital'],
          [
            '逐页读说明书，看记性不好的人能否照做。',
            'Reads every manual and asks whether someone with a poor memory could follow it.'
          ]
        ),
        person(
          '06',
          ['褚明澈', 'Chu Mingche'],
          ['电气工程师', 'Electrical engineer'],
          ['稳步产品检测室', 'Wenbu Product Testing'],
          ['查漏电、发热和充电接口。', 'Looks for leakage, heat and unsafe charging.']
        )
      ]
    },
    {
      type: 'quotes',
      title_cn: '试用者写的',
      title_en: 'What the panel wrote',
      list: [
        {
          text_cn: '还回去那天，我先生问，能不能说丢了。',
          text_en: 'On the day it had to go back my husband asked whether we might say it was lost.',
          name_cn: '卓桂英',
          name_en: 'Zhuo Guiying',
          position_cn: '试用者，六十九岁',
          position_en: 'Trial user, aged 69',
          company_cn: '无锡',
          company_en: 'Wuxi'
        },
        {
          text_cn: '声音小得我以为坏了，后来才知道这就是它的好处。',
          text_en: 'It was so quiet that I thought it broken. Then I saw that this was the point.',
          name_cn: '葛志强',
          name_en: 'Ge Zhiqiang',
          position_cn: '试用者，七十九岁',
          position_en: 'Trial user, aged 79',
          company_cn: '上海',
          company_en: 'Shanghai'
        },
        {
          text_cn: '盒子用剪刀才打得开，扣五分。',
          text_en: 'I needed scissors to open the box. Minus five.',
          name_cn: '江素娥',
          name_en: "Jiang Su'e",
          position_cn: '试用者，八十二岁',
          position_en: 'Trial user, aged 82',
          company_cn: '合肥',
          company_en: 'Hefei'
        }
      ]
    },
    {
      type: 'questions',
      title_cn: '常问的',
      title_en: 'Questions',
      list: [
        {
          question_cn: '想当试用者，怎么报名？',
          question_en: 'How can I join the panel?',
          answer_cn: '年满五十五岁，每年12月起打观众登记电话报名，不需要会用电脑。',
          answer_en: 'If you are 55 or over, ring visitor registration from December. You need no computer.'
        },
        {
          question_cn: '厂家能看到谁写的评语吗？',
          question_en: 'Do makers learn who wrote what?',
          answer_cn: '不能，只有年龄段和城市。评语一字不改。',
          answer_en: 'No, only the age group and the city. The comments are not edited.'
        },
        {
          question_cn: '获奖产品保证好用吗？',
          question_en: 'Does an award mean that it suits me?',
          answer_cn: '只说明多数试用者觉得好用。适不适合你，请到现场试一试，或跟治疗师走一圈。',
          answer_en:
            'It means that most of those who tried it liked it. Whether it suits you, try it here or go round with a therapist.'
        },
        {
          question_cn: '得奖要交钱吗？',
          question_en: 'Does it cost the makers anything?',
          answer_cn: '参评、得奖、使用奖标都不收费，奖标可用两年，须写明年份。',
          answer_en: 'Neither entry, award nor mark. The mark may be used for two years, with the year.'
        }
      ]
    }
  ]
}
