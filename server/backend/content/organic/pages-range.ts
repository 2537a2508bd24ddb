// Sample data: every firm, person and figure here is invented; what the specification gives stands as it is.
import type { PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'

/** What the fair shows. */
export const rangePages: PackPage[] = [
  {
    path: '/exhibition/range',
    updated: day('2025-05-12'),
    title_cn: '展品范围',
    title_en: 'Product range',
    summary_cn: '两大类、十四组：左手是吃的，右手是用的。点开任何一组，就能看到这一组的展商和产品。',
    summary_en:
      'Two halves, fourteen groups: what one eats on one side, what one uses on the other. Open a group to see its exhibitors and products.',
    kws_cn: '有机食品,有机非食品,展品范围,粮油,茶,母婴,美妆',
    kws_en: 'organic food,organic non-food,product range,grain,tea,baby food,cosmetics',
    sections: [
      {
        type: 'figures',
        list: [
          {
            value_cn: '9',
            value_en: '9',
            label_cn: '组有机食品',
            label_en: 'groups of organic food',
            note_cn: '从粮油到调味品',
            note_en: 'From grain and oil to seasonings'
          },
          {
            value_cn: '5',
            value_en: '5',
            label_cn: '组有机非食品',
            label_en: 'groups of organic non-food',
            note_cn: '从美妆到农业投入品',
            note_en: 'From cosmetics to farming inputs'
          },
          {
            value_cn: '100%',
            value_en: '100%',
            label_cn: '有机或有机转换',
            label_en: 'organic or in conversion',
            note_cn: '食品与非食品都不例外',
            note_en: 'For food and non-food alike'
          }
        ]
      },
      {
        type: 'tree',
        anchor: 'food',
        root: 1,
        title_cn: '有机食品',
        title_en: 'Organic food',
        summary_cn: '按国家有机标准或德国母展认可的标准认证。',
        summary_en: 'Certified by the national organic standards or those that the German parent fair accepts.'
      },
      {
        type: 'tree',
        anchor: 'non-food',
        root: 2,
        title_cn: '有机非食品',
        title_en: 'Organic non-food',
        summary_cn: '按德国母展对非食品的规定审核，服务类展商须与有机行业直接相关。',
        summary_en:
          'Admitted by the parent fair’s terms for non-food; services must bear directly on the organic trade.'
      },
      {
        type: 'cards',
        title_cn: '最多人找的六组',
        title_en: 'The six groups most asked for',
        list: [
          {
            title_cn: '粮油',
            title_en: 'Grain and oil',
            text_cn: '米、豆、油、面。',
            text_en: 'Rice, pulses, oils, flour and noodles.',
            href: '/visitor/products?category=11',
            picture: {
              picture: 'organic/category-grain',
              alt_cn: '插画：谷穗与谷粒',
              alt_en: 'Drawing: ears of grain and loose kernels'
            }
          },
          {
            title_cn: '茶',
            title_en: 'Tea',
            text_cn: '六大茶类与花草茶。',
            text_en: 'All kinds of tea, and herbs for infusion.',
            href: '/visitor/products?category=12',
            picture: {
              picture: 'organic/category-tea',
              alt_cn: '插画：一芽两叶的茶枝',
              alt_en: 'Drawing: a sprig of tea, one bud and two leaves'
            }
          },
          {
            title_cn: '果蔬',
            title_en: 'Fruit and vegetables',
            text_cn: '鲜果、叶菜、菌菇和冷冻加工品。',
            text_en: 'Fresh fruit, greens, mushrooms, frozen and preserved.',
            href: '/visitor/products?category=15',
            picture: {
              picture: 'organic/category-produce',
              alt_cn: '插画：蔬菜与水果',
              alt_en: 'Drawing: vegetables and fruit'
            }
          },
          {
            title_cn: '婴幼儿食品',
            title_en: 'Baby and infant food',
            text_cn: '米粉、果泥、奶粉和手指食物。',
            text_en: 'Cereal, purées, milk powder and finger food.',
            href: '/visitor/products?category=17',
            picture: {
              picture: 'organic/category-baby',
              alt_cn: '插画：婴儿碗与小勺',
              alt_en: 'Drawing: a baby bowl and a small spoon'
            }
          },
          {
            title_cn: '天然美妆与个护',
            title_en: 'Natural cosmetics and care',
            text_cn: '护肤、洗发、口腔护理。',
            text_en: 'For skin, hair and teeth.',
            href: '/visitor/products?category=21',
            picture: {
              picture: 'organic/category-cosmetics',
              alt_cn: '插画：护肤品瓶罐与叶片',
              alt_en: 'Drawing: skin care jars and a leaf'
            }
          },
          {
            title_cn: '纺织品',
            title_en: 'Textiles',
            text_cn: '棉、麻、毛，从布料到童装。',
            text_en: 'Cotton, flax and wool, from cloth to children’s clothes.',
            href: '/visitor/products?category=22',
            picture: {
              picture: 'organic/category-textiles',
              alt_cn: '插画：棉桃与布料',
              alt_en: 'Drawing: a cotton boll and folded cloth'
            }
          }
        ]
      },
      {
        type: 'table',
        title_cn: '拿不准的产品',
        title_en: 'Borderline products',
        caption_cn: '常见的退回原因',
        caption_en: 'Usual reasons for refusal',
        listCn: ['产品', '能不能展', '原因'],
        listEn: ['Product', 'Admitted?', 'Reason'],
        dataCn: [
          ['只有“绿色食品”标志的大米', '不能', '绿色食品不等于有机认证'],
          ['含70%有机原料的饼干', '不能', '未达到可标“有机”的含量'],
          ['转换期第二年的苹果', '能', '须持转换证书，展台上写明“有机转换”'],
          ['可降解包装机', '能', '属于服务组，须说明用于有机产品'],
          ['野生采集菌菇', '能', '采集区须在有机证书范围内']
        ],
        dataEn: [
          ['Rice with a green-food label only', 'No', 'Green food is a different scheme from organic'],
          ['Biscuits with 70% organic ingredients', 'No', 'Below the share that may be called organic'],
          [
            'Apples in their second year of conversion',
            'Yes',
            'With a conversion certificate, and marked as in conversion on the booth'
          ],
          [
            'Machine for degradable wrapping',
            'Yes',
            'In the group of services, with its use for organic goods explained'
          ],
          ['Mushrooms gathered wild', 'Yes', 'Where the area of collection is covered by an organic certificate']
        ]
      }
    ]
  }
]
