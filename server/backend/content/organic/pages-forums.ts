// Sample data: every firm, person and figure here is invented; what the specification gives stands as it is.
import type { PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'
import { distributionSpeakers } from './speakers-distribution.ts'
import { maternalSpeakers } from './speakers-maternal.ts'
import { roundtableSpeakers } from './speakers-roundtable.ts'

/** The three forums: story, programme, speakers. */
export const forumsPages: PackPage[] = [
  {
    path: '/event/roundtable',
    updated: day('2025-05-22'),
    title_cn: '产业圆桌会议',
    title_en: 'Industry Roundtable',
    summary_cn: '6月11日10:15至16:30，N5馆论坛区。今年只谈一件事：转换期怎么熬过去。',
    summary_en:
      '11 June, 10:15 to 16:30, forum stage in hall N5. One subject this year: how to get through conversion.',
    kws_cn: '有机产业圆桌会议,转换期,认证,土壤',
    kws_en: 'organic industry roundtable,conversion,certification,soil',
    sections: [
      {
        type: 'text',
        title_cn: '为什么要谈',
        title_en: 'Why it is needed',
        html_cn:
          '<p>从常规种植改成有机，要先过转换期：一年生作物至少两年，果树和茶至少三年。产量在掉，价格还没涨，很多人就在这里停下来。</p><p>所以今年的圆桌会议不请人讲愿景，只请人讲账本、土壤数据和检查记录。上午谈钱，下午谈土、谈标准、谈价格。</p><p>会议由沃野有机农业研究所的石绍禾主持，每场留五分钟提问。</p>',
        html_en:
          '<p>Between ordinary and organic farming lies conversion: two years at least for annual crops, three for orchards and tea. Yields fall, prices have yet to rise, and many give up here.</p><p>So nobody was invited to speak of visions, only of accounts, soil data and inspection records. Money comes in the morning; soil, standards and prices in the afternoon.</p><p>Shi Shaohe of the Woye Institute for Organic Farming chairs the day. Each talk leaves five minutes for questions.</p>'
      },
      {
        type: 'figures',
        title_cn: '一天的安排',
        title_en: 'The day',
        list: [
          {
            value_cn: '8',
            value_en: '8',
            label_cn: '场演讲与对谈',
            label_en: 'talks and conversations'
          },
          {
            value_cn: '12',
            value_en: '12',
            label_cn: '位嘉宾',
            label_en: 'speakers'
          },
          {
            value_cn: '240',
            value_en: '240',
            label_cn: '个座位',
            label_en: 'seats',
            note_cn: '自由入座，坐满为止',
            note_en: 'Open until full'
          }
        ]
      },
      {
        type: 'programme',
        forum: 'roundtable',
        anchor: 'programme',
        title_cn: '日程',
        title_en: 'Programme'
      },
      {
        type: 'people',
        anchor: 'speakers',
        title_cn: '嘉宾',
        title_en: 'Speakers',
        list: Object.values(roundtableSpeakers)
      },
      {
        type: 'text',
        title_cn: '会后',
        title_en: 'Afterwards',
        html_cn: '<p>会后两周发布会议纪要，列出讲者同意公开的数据。去年的纪要有四处被会员企业写进了采购合同。</p>',
        html_en:
          '<p>A record follows two weeks later, with the data that speakers agreed to publish. Four points of last year’s found their way into purchase contracts.</p>'
      }
    ]
  },
  {
    path: '/event/distribution',
    updated: day('2025-05-22'),
    title_cn: '产品流通峰会',
    title_en: 'Product Distribution Summit',
    summary_cn: '6月12日9:30至15:45，N5馆论坛区。从产地仓到货架，一环一环算成本。',
    summary_en: '12 June, 09:30 to 15:45, forum stage in hall N5. From packing house to shelf, the cost of every link.',
    kws_cn: '有机产品流通,会员店,社区团购,冷链,直播',
    kws_en: 'organic distribution,club stores,group buying,cold chain,live selling',
    sections: [
      {
        type: 'text',
        title_cn: '为什么要谈',
        title_en: 'Why it is needed',
        html_cn:
          '<p>一斤有机叶菜从地头到餐桌，有时三成钱花在损耗上。流通做得好不好，比种得好不好更能决定农场能不能活。</p><p>峰会按一件货走的路来排：先仓储和冷链，再会员店、团购和餐饮，然后是合同、广告和融资，最后是顾客拿起包装的那一秒。</p><p>主持人是《鲜链评论》总编辑樊予舟。午休时有四张主题桌，讲者坐镇，拼桌就能问。</p>',
        html_en:
          '<p>Of what a household pays for a pound of organic greens, three tenths may go on loss. Whether a farm survives depends less on how it grows than on how its crop travels.</p><p>The day follows the road of a crate: storage and cold chain, then club stores, group buying and kitchens, then contracts, claims and credit, and at last the second in which a shopper takes up the pack.</p><p>Fan Yuzhou, editor-in-chief of Fresh Chain Review, is in the chair. Over lunch speakers sit at four tables, each with a subject, and anyone may join.</p>'
      },
      {
        type: 'figures',
        title_cn: '一天的安排',
        title_en: 'The day',
        list: [
          {
            value_cn: '8',
            value_en: '8',
            label_cn: '场演讲与对谈',
            label_en: 'talks and conversations'
          },
          {
            value_cn: '12',
            value_en: '12',
            label_cn: '位嘉宾',
            label_en: 'speakers'
          },
          {
            value_cn: '60',
            value_en: '60',
            label_cn: '个单品的成本跟踪',
            label_en: 'products whose costs were followed',
            note_cn: '开场年报',
            note_en: 'The opening report'
          }
        ]
      },
      {
        type: 'programme',
        forum: 'distribution',
        anchor: 'programme',
        title_cn: '日程',
        title_en: 'Programme'
      },
      {
        type: 'people',
        anchor: 'speakers',
        title_cn: '嘉宾',
        title_en: 'Speakers',
        list: Object.values(distributionSpeakers)
      },
      {
        type: 'table',
        title_cn: '午间主题桌',
        title_en: 'Lunch tables',
        caption_cn: '午间主题桌，12:10至13:00',
        caption_en: 'Lunch tables, 12:10 to 13:00',
        listCn: ['桌', '话题', '坐镇'],
        listEn: ['Table', 'Subject', 'Host'],
        dataCn: [
          ['1', '最小发货量怎么定', '鲍谷雨'],
          ['2', '自有品牌代工', '宣明澈'],
          ['3', '团长佣金与坏果', '戚若梅'],
          ['4', '第一份经销合同', '吕克·马朗迪']
        ],
        dataEn: [
          ['1', 'How small may a delivery be', 'Bao Guyu'],
          ['2', 'Making private labels', 'Xuan Mingche'],
          ['3', 'Commission and bruised fruit', 'Qi Ruomei'],
          ['4', 'The first distribution contract', 'Luc Marandy']
        ]
      }
    ]
  },
  {
    path: '/event/maternal',
    updated: day('2025-05-22'),
    title_cn: '母婴峰会',
    title_en: 'Maternal and Infant Summit',
    summary_cn: '6月13日9:30至14:15，N5馆二层M12会议室。去年的沙龙坐不下，今年独立成会。',
    summary_en:
      '13 June, 09:30 to 14:15, room M12 on the upper level of hall N5. Last year’s session had no seats left; this year it is a summit.',
    kws_cn: '有机母婴,辅食,婴儿衣物,母婴店',
    kws_en: 'organic mother and infant,first foods,baby clothes,baby shops',
    sections: [
      {
        type: 'text',
        title_cn: '为什么要谈',
        title_en: 'Why it is needed',
        html_cn:
          '<p>给孩子买东西的人最愿意多付钱，也最容易被吓着。峰会想做的是把话说清楚：哪些地方有机确实不同，哪些地方没有差别。</p><p>上午讲吃：辅食、奶源和法规。近午和下午讲穿、洗、玩，最后由一位店主公开三家店的损益表。</p><p>主持人是儿童营养医师应初晴。会场设母婴休息角，可以带哺乳期的婴儿。</p>',
        html_en:
          '<p>Parents are the readiest to pay more and the easiest to frighten. The summit wants to be plain about where organic makes a difference and where it makes none.</p><p>The morning is about food: cereals, milk and rules. Clothes, washing and toys follow, and at the end a shopkeeper opens the accounts of her three shops.</p><p>The chair is Ying Chuqing, paediatric dietitian. There is a corner for nursing, and babies who are nursed are welcome.</p>'
      },
      {
        type: 'figures',
        title_cn: '一天的安排',
        title_en: 'The day',
        list: [
          {
            value_cn: '7',
            value_en: '7',
            label_cn: '场演讲与对谈',
            label_en: 'talks and conversations'
          },
          {
            value_cn: '11',
            value_en: '11',
            label_cn: '位嘉宾',
            label_en: 'speakers'
          },
          {
            value_cn: '400',
            value_en: '400',
            label_cn: '位家长受访',
            label_en: 'parents interviewed',
            note_cn: '开场的十个问题来自他们',
            note_en: 'The ten opening questions are theirs'
          }
        ]
      },
      {
        type: 'programme',
        forum: 'maternal',
        anchor: 'programme',
        title_cn: '日程',
        title_en: 'Programme'
      },
      {
        type: 'people',
        anchor: 'speakers',
        title_cn: '嘉宾',
        title_en: 'Speakers',
        list: Object.values(maternalSpeakers)
      },
      {
        type: 'questions',
        title_cn: '常见问题',
        title_en: 'Questions',
        list: [
          {
            question_cn: '要单独报名吗？',
            question_en: 'Must I sign up?',
            answer_cn: '不用，观众证即可；M12有一百六十座，建议提前十分钟到。',
            answer_en: 'No, a badge will do. Room M12 has 160 seats; come ten minutes early.'
          },
          {
            question_cn: '普通家长可以听吗？',
            question_en: 'May parents come who are not in the trade?',
            answer_cn: '展会只对专业观众开放，开场报告会在展后全文发布。',
            answer_en: 'The fair is for the trade, but the opening report will be published in full.'
          }
        ]
      }
    ]
  }
]
