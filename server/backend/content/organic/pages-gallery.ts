// Sample data: every firm, person and figure here is invented; what the specification gives stands as it is.
import type { PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'

/** Pictures and films of the fair. */
export const galleryPages: PackPage[] = [
  {
    path: '/exhibition/gallery',
    updated: day('2024-07-02'),
    title_cn: '图片与影像',
    title_en: 'Photos and films',
    summary_cn: '二十四张图、三段短片，看看现场是什么样子。点开可放大，用方向键或手指翻页。',
    summary_en:
      'Twenty-four pictures and three short films of what it is like. Open one to enlarge it and turn the pages with arrow keys or a finger.',
    kws_cn: '展会图片,展会视频,现场,第17届',
    kws_en: 'fair pictures,videos,on site,17th fair',
    sections: [
      {
        type: 'gallery',
        photos: [
          {
            picture: 'organic/gallery-01',
            alt_cn: '开馆前的入口大厅，队伍沿坡道排开',
            alt_en: 'The entrance hall before opening, a queue along the ramp',
            caption_cn: '第17届第一天上午九点',
            caption_en: 'The first morning of the 17th fair, nine o’clock'
          },
          {
            picture: 'organic/gallery-02',
            alt_cn: '从高处看展馆，展位像田块一样排列',
            alt_en: 'The hall from above, booths laid out like fields',
            caption_cn: '八排展位全景',
            caption_en: 'All eight rows from above'
          },
          {
            picture: 'organic/gallery-03',
            alt_cn: '长桌上摆着一排粮食样品碗',
            alt_en: 'A long table with a row of bowls of grain',
            caption_cn: '粮油区的样品桌',
            caption_en: 'The sample table among the grain booths'
          },
          {
            picture: 'organic/gallery-04',
            alt_cn: '茶席上六只盖碗，一只手正在倒水',
            alt_en: 'Six lidded cups on a tea table, a hand pouring water',
            caption_cn: '春茶品鉴，六款盲品',
            caption_en: 'Spring teas tasted blind, six of them'
          },
          {
            picture: 'organic/gallery-05',
            alt_cn: '两个人隔着展台握手',
            alt_en: 'Two people shaking hands across a booth',
            caption_cn: '开展两小时后的第一份意向书',
            caption_en: 'The first letter of intent, two hours in'
          },
          {
            picture: 'organic/gallery-06',
            alt_cn: '圆桌旁坐满听众，台上有三位嘉宾',
            alt_en: 'A full round of listeners and three speakers on stage',
            caption_cn: '产业圆桌会议',
            caption_en: 'The industry roundtable'
          },
          {
            picture: 'organic/gallery-07',
            alt_cn: '木箱里码着带叶的胡萝卜',
            alt_en: 'Carrots with their leaves stacked in a crate',
            caption_cn: '果蔬区，清晨到货',
            caption_en: 'Vegetables that arrived at dawn'
          },
          {
            picture: 'organic/gallery-08',
            alt_cn: '孩子踮脚看一只蜂箱模型',
            alt_en: 'A child on tiptoe looking at a model of a hive',
            caption_cn: '蜂农合作社的透明蜂箱',
            caption_en: 'The beekeepers’ glass hive'
          },
          {
            picture: 'organic/gallery-09',
            alt_cn: '布料从木架上垂下来，有人伸手摸',
            alt_en: 'Cloth hanging from a wooden frame, someone touching it',
            caption_cn: '纺织区，未染色的棉',
            caption_en: 'Undyed cotton among the textiles'
          },
          {
            picture: 'organic/gallery-10',
            alt_cn: '一排小瓶，滴管悬在其中一瓶上',
            alt_en: 'A row of small bottles, a pipette over one of them',
            caption_cn: '护肤品配方演示',
            caption_en: 'A formula for skin care, shown step by step'
          },
          {
            picture: 'organic/gallery-11',
            alt_cn: '面包师把面团放进烤炉',
            alt_en: 'A baker putting dough into an oven',
            caption_cn: '德语区馆现烤黑麦面包',
            caption_en: 'Rye bread baked in the pavilion of the German-speaking countries'
          },
          {
            picture: 'organic/gallery-12',
            alt_cn: '几顶遮阳篷下摆着咖啡豆麻袋',
            alt_en: 'Sacks of coffee under awnings',
            caption_cn: '第一次来的咖啡生产者',
            caption_en: 'Coffee growers at their first fair'
          },
          {
            picture: 'organic/gallery-13',
            alt_cn: '检查员拿着清单站在货架前',
            alt_en: 'An inspector with a list in front of a shelf',
            caption_cn: '开展首日的产品抽查',
            caption_en: 'Checks on the first day'
          },
          {
            picture: 'organic/gallery-14',
            alt_cn: '排成扇形的评审席，每人面前一只杯子',
            alt_en: 'A fan of seats, a cup before each',
            caption_cn: '有机力量奖专家品评',
            caption_en: 'The expert tasting for the Organic Power Award'
          },
          {
            picture: 'organic/gallery-15',
            alt_cn: '台上举起八座奖杯',
            alt_en: 'Eight trophies held up on a stage',
            caption_cn: '颁奖时刻',
            caption_en: 'The awards are given'
          },
          {
            picture: 'organic/gallery-16',
            alt_cn: '坐轮椅的观众沿着宽过道看展',
            alt_en: 'A visitor in a wheelchair in a wide aisle',
            caption_cn: '三米宽的无障碍过道',
            caption_en: 'The aisles are three metres wide'
          },
          {
            picture: 'organic/gallery-17',
            alt_cn: '买家和农场主对着地图指点',
            alt_en: 'A buyer and a farmer pointing at a map',
            caption_cn: '配对洽谈，每场二十分钟',
            caption_en: 'Matchmaking, twenty minutes a meeting'
          },
          {
            picture: 'organic/gallery-18',
            alt_cn: '同传间里两位译员的剪影',
            alt_en: 'Two interpreters in silhouette in their booth',
            caption_cn: '中英文同声传译',
            caption_en: 'Interpreting between Chinese and English'
          },
          {
            picture: 'organic/gallery-19',
            alt_cn: '一口大锅冒着热气，旁边摞着碗',
            alt_en: 'A large steaming pot with bowls beside it',
            caption_cn: '谷野原的米粥',
            caption_en: 'Rice porridge at Guyeyuan'
          },
          {
            picture: 'organic/gallery-20',
            alt_cn: '货车停在卸货口，工人推着栈板',
            alt_en: 'A lorry at the dock and a man with a pallet',
            caption_cn: '布展日的卸货区',
            caption_en: 'The dock on set-up day'
          },
          {
            picture: 'organic/gallery-21',
            alt_cn: '记者把话筒伸向一位老人',
            alt_en: 'A reporter holding a microphone to an old man',
            caption_cn: '茶农接受采访',
            caption_en: 'A tea grower being interviewed'
          },
          {
            picture: 'organic/gallery-22',
            alt_cn: '一面墙贴满手写卡片',
            alt_en: 'A wall covered with handwritten cards',
            caption_cn: '大众评委的试用意见',
            caption_en: 'Reports of the public judges'
          },
          {
            picture: 'organic/gallery-23',
            alt_cn: '空瓶和纸箱分别装进三只桶',
            alt_en: 'Bottles and boxes sorted into three bins',
            caption_cn: '撤展时的分类回收',
            caption_en: 'Sorting when the fair is taken down'
          },
          {
            picture: 'organic/gallery-24',
            alt_cn: '黄昏的馆外，人流走向地铁站',
            alt_en: 'Outside at dusk, people walking to the metro',
            caption_cn: '最后一天散场',
            caption_en: 'The end of the last day'
          }
        ],
        videos: [
          {
            src: 'organic/clip-1.mp4',
            poster: {
              picture: 'organic/video-1',
              alt_cn: '空展馆的插画，地面画着展位线',
              alt_en: 'An empty hall with the outlines of booths on the floor'
            },
            seconds: 8,
            caption_cn: '三天的展馆：从空地到开馆',
            caption_en: 'Three days in the hall, from bare floor to opening'
          },
          {
            src: 'organic/clip-2.mp4',
            poster: {
              picture: 'organic/video-2',
              alt_cn: '谷穗的插画，背景是田垄',
              alt_en: 'An ear of millet in front of furrows'
            },
            seconds: 8,
            caption_cn: '一粒小米从田里到展台',
            caption_en: 'A grain of millet from field to booth'
          },
          {
            src: 'organic/clip-3.mp4',
            poster: {
              picture: 'organic/video-3',
              alt_cn: '八座奖杯的插画',
              alt_en: 'Eight trophies'
            },
            seconds: 8,
            caption_cn: '颁奖的一刻',
            caption_en: 'A moment of the award ceremony'
          }
        ]
      },
      {
        type: 'text',
        html_cn: '<p>媒体使用图片请先看<a href="/media/cooperation">媒体合作</a>，高清文件由新闻处提供。</p>',
        html_en:
          '<p>Members of the press find terms under <a href="/media/cooperation">for the press</a>; large files come from the press office.</p>'
      }
    ]
  }
]
