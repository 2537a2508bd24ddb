// Sample data: every firm, person and figure here is invented.
import { speaker } from './speaker.ts'

/** Who speaks at the maternal and infant summit. */
export const maternalSpeakers = {
  ying: speaker(1, {
    name_cn: '应初晴',
    name_en: 'Ying Chuqing',
    position_cn: '儿童营养医师',
    position_en: 'Paediatric dietitian',
    company_cn: '晴和儿童诊所',
    company_en: 'Qinghe Children’s Clinic',
    text_cn: '门诊十五年，本届母婴峰会主持人。',
    text_en: 'Fifteen years in practice; she chairs the summit.'
  }),
  shen: speaker(2, {
    name_cn: '沈若棉',
    name_en: 'Shen Ruomian',
    position_cn: '产品总监',
    position_en: 'Product director',
    company_cn: '禾间纺织',
    company_en: 'Hejian Textiles',
    text_cn: '负责从棉花批次到成衣的全程染整记录。',
    text_en: 'Keeps the record from cotton lot to finished garment, dye bath by dye bath.'
  }),
  tao: speaker(3, {
    name_cn: '陶然予',
    name_en: 'Tao Ranyu',
    position_cn: '研发经理',
    position_en: 'Development manager',
    company_cn: '初粒辅食',
    company_en: 'Chuli First Foods',
    text_cn: '用单一产区稻米做米粉，一年只做两批。',
    text_en: 'Makes baby cereal from the rice of one valley, two batches a year.'
  }),
  ye: speaker(4, {
    name_cn: '叶小满',
    name_en: 'Ye Xiaoman',
    position_cn: '店主',
    position_en: 'Shop owner',
    company_cn: '小满母婴',
    company_en: 'Xiaoman Mother and Child',
    text_cn: '三家社区店，会员复购率七成。',
    text_en: 'Runs three neighbourhood shops where seven members in ten come back.'
  }),
  oste: speaker(5, {
    name_cn: '格蕾塔·奥斯特布伦',
    name_en: 'Greta Osterbrunn',
    position_cn: '法规经理',
    position_en: 'Regulatory manager',
    company_cn: '山麓婴儿食品',
    company_en: 'Foothill Baby Foods',
    text_cn: '在欧盟婴幼儿食品法规上工作了十八年。',
    text_en: 'Eighteen years with the European rules for baby food.'
  }),
  chu: speaker(6, {
    name_cn: '褚安宁',
    name_en: 'Chu Anning',
    position_cn: '助产士',
    position_en: 'Midwife',
    company_cn: '安宁家庭护理',
    company_en: 'Anning Family Care',
    text_cn: '走进两千多个新手家庭的厨房和浴室。',
    text_en: 'Has stood in the kitchens and bathrooms of more than two thousand new families.'
  }),
  liu: speaker(7, {
    name_cn: '柳未央',
    name_en: 'Liu Weiyang',
    position_cn: '检测工程师',
    position_en: 'Test engineer',
    company_cn: '微澜检测',
    company_en: 'Weilan Testing',
    text_cn: '做接触皮肤纺织品的残留物分析。',
    text_en: 'Analyses residues in textiles worn next to the skin.'
  }),
  luo: speaker(8, {
    name_cn: '骆新苗',
    name_en: 'Luo Xinmiao',
    position_cn: '牧场主',
    position_en: 'Dairy farmer',
    company_cn: '新苗牧场',
    company_en: 'Xinmiao Farm',
    text_cn: '六十头奶牛，全部放牧，只供一家婴配粉厂。',
    text_en: 'Sixty grazing cows, all their milk for one maker of infant formula.'
  }),
  yin: speaker(9, {
    name_cn: '尹素衣',
    name_en: 'Yin Suyi',
    position_cn: '配方师',
    position_en: 'Formulator',
    company_cn: '素山日化',
    company_en: 'Sushan Home Care',
    text_cn: '用茶皂素做洗洁精和皂粉，成分表不超过十行。',
    text_en: 'Makes washing-up liquid and soap powder from tea saponin, with no more than ten ingredients.'
  }),
  solv: speaker(10, {
    name_cn: '玛丽特·索尔旺',
    name_en: 'Marit Solvang',
    position_cn: '产品设计师',
    position_en: 'Product designer',
    company_cn: '白桦木玩具',
    company_en: 'Birchwood Toys',
    text_cn: '用未上漆的木材设计两岁以下孩子的玩具。',
    text_en: 'Designs toys in bare wood for children under two.'
  }),
  zhong: speaker(11, {
    name_cn: '钟乐陶',
    name_en: 'Zhong Letao',
    position_cn: '消费者研究员',
    position_en: 'Consumer researcher',
    company_cn: '慢问研究',
    company_en: 'Manwen Research',
    text_cn: '每年访谈四百位一岁以下孩子的家长。',
    text_en: 'Interviews four hundred parents of babies under one each year.'
  })
}
