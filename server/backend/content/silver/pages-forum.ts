// Sample data: every firm, person and figure here is invented.
import type { PackPage, PackTalk } from '../pack.ts'
import { day } from '../venue/dates.ts'
import { distributionTalks } from './talks-distribution.ts'
import { familyTalks } from './talks-family.ts'
import { roundtableTalks } from './talks-roundtable.ts'

const updated = day('2025-05-28')

/** Everyone who speaks in these talks, in order of appearance. */
const speakersOf = (talks: PackTalk[]) => [...new Set(talks.flatMap((talk) => talk.speakers))]

export const forumPages: PackPage[] = [
  {
    path: '/event/roundtable',
    updated,
    title_cn: '银发经济产业圆桌会议',
    title_en: 'Silver Economy Industry Roundtable',
    summary_cn: '6月11日，一号论坛厅。六十岁以上的人买什么、谁付钱、夜里谁来帮忙。',
    summary_en: '11 June, Forum Room 1. What people over sixty buy, who pays, and who comes at night.',
    sections: [
      {
        type: 'text',
        html_cn:
          '<p>圆桌会议从一份调查开始：八个城市，二千一百户，每户九十分钟。它不问“需要什么”，而是请人带着走一遍自己的家。上午谈需求和付费，下午把三个国家的夜间照护、一辆轮椅、一套老房子、一张护理记录逐一摆到桌上。</p><p>最后一个小时颁发晚照奖。规则与往年相同：讲者最多用一半时间，另一半留给台下。</p>',
        html_en:
          '<p>The roundtable begins with a survey: eight cities, 2,100 homes, ninety minutes each. It did not ask what people need; it asked to be shown round. The morning is about needs and payment. The afternoon puts on the table, one by one, night care in three countries, a wheelchair, an older flat and a record of the night.</p><p>The last hour belongs to the Evening Light Award. The rule is the same as ever: speakers take half of the time at most, the audience has the other.</p>'
      },
      { type: 'programme', forum: 'roundtable', title_cn: '日程', title_en: 'Programme' },
      { type: 'people', title_cn: '讲者', title_en: 'Speakers', list: speakersOf(roundtableTalks) },
      {
        type: 'questions',
        title_cn: '到场须知',
        title_en: 'Good to know',
        list: [
          {
            question_cn: '要预约吗？',
            question_en: 'Must I book?',
            answer_cn: '不用，先到先坐，一百八十个座位。坐满后，论坛厅外的屏幕同步播放。',
            answer_en: 'No. There are 180 seats, first come first seated, and a screen outside once they are taken.'
          },
          {
            question_cn: '听不清怎么办？',
            question_en: 'What if I do not hear well?',
            answer_cn: '前三排有助听感应线圈，讲台旁有实时字幕。',
            answer_en: 'The first three rows have a hearing loop, and there are live captions beside the stage.'
          }
        ]
      }
    ]
  },
  {
    path: '/event/distribution',
    updated,
    title_cn: '康养渠道与采购峰会',
    title_en: 'Care Channels and Procurement Summit',
    summary_cn: '6月12日，一号论坛厅。产品从工厂到床边，中间要经过哪些人、哪些坎。',
    summary_en:
      '12 June, Forum Room 1. From the factory to the bedside: whom a product meets on its way, and what stops it.',
    sections: [
      {
        type: 'text',
        html_cn:
          '<p>一张护理床从出厂到用上，通常要过五道手：采购、门店、评估、配送、售后。峰会把这五道手的人请到一处，每人拿一份自己的账本或表格来讲，不讲大势。</p><p>适合厂家的销售和产品经理，也适合正准备开店、建租赁点或做联合采购的人。所有讲者同意公开讲稿。</p>',
        html_en:
          '<p>Between the factory and the person who lies in it a care bed passes through five pairs of hands: purchasing, shop, assessment, delivery, after-sales. The summit brings the five together. Each comes with accounts or a form of their own, and nobody with trends.</p><p>For sales and product managers, and for anyone about to open a shop, a rental point or a joint purchasing office. All speakers have agreed to publish their slides.</p>'
      },
      { type: 'programme', forum: 'distribution', title_cn: '日程', title_en: 'Programme' },
      { type: 'people', title_cn: '讲者', title_en: 'Speakers', list: speakersOf(distributionTalks) },
      {
        type: 'cards',
        title_cn: '会后可以去',
        title_en: 'Afterwards',
        list: [
          {
            title_cn: '安静区会面',
            title_en: 'Meetings in the quiet area',
            text_cn: '峰会讲者下午四点半后都在。',
            text_en: 'The speakers are there from half past four.',
            href: '/visitor/vip'
          },
          {
            title_cn: '六院试用评分表',
            title_en: 'The form of the six homes',
            text_cn: '一百分怎么分，供应商可照着准备。',
            text_en: 'How the hundred points are divided.',
            href: '/news/418'
          }
        ]
      }
    ]
  },
  {
    path: '/event/maternal',
    updated,
    title_cn: '三代家庭论坛',
    title_en: 'Three Generations Family Forum',
    summary_cn: '6月12日下午与13日，二号论坛厅。请把家里人一起带来。',
    summary_en: 'The afternoon of 12 June and all of 13 June, Forum Room 2. Bring the family.',
    sections: [
      {
        type: 'text',
        html_cn:
          '<p>不少话在家里不好开口，在别人的故事里反而听得进去。论坛选了九件三代人都绕不开的事：搬不搬家、同桌吃饭、一起做东西、住得多近、学什么、记性变化、照护的预算、怎样帮人翻身，以及写一封信。</p><p>每场都有两个年纪的人在台上。旁边有给孩子的小桌和图画书，也有可以先坐一会儿再进场的椅子。</p>',
        html_en:
          '<p>Some things are hard to say at home and easy to hear in another family’s story. The forum has chosen nine that no family avoids: moving or staying, eating at one table, making something together, how near to live, what to learn, changes of memory, the budget for care, how to help someone turn over, and writing a letter.</p><p>People of different ages share the stage. There are small tables and picture books for children, and chairs outside for anyone who wants to sit for a while first.</p>'
      },
      { type: 'programme', forum: 'maternal', title_cn: '日程', title_en: 'Programme' },
      {
        type: 'people',
        title_cn: '讲者',
        title_en: 'Speakers',
        list: speakersOf(familyTalks)
      },
      {
        type: 'questions',
        title_cn: '带家人来',
        title_en: 'Coming with the family',
        list: [
          {
            question_cn: '动手练习那一场怎么报名？',
            question_en: 'How do I join the practice session?',
            answer_cn: '6月13日13:00起在二号论坛厅门口取号，四十个名额，请穿平底鞋。',
            answer_en: 'Numbers are given out at Forum Room 2 from 13:00 on 13 June. Forty places; wear flat shoes.'
          },
          {
            question_cn: '家里长者坐不久，可以中途离开吗？',
            question_en: 'May we leave in the middle?',
            answer_cn: '当然可以。后排靠门的座位留给需要随时进出的人。',
            answer_en: 'Of course. The seats by the door are kept for people who may need to come and go.'
          }
        ]
      }
    ]
  }
]
