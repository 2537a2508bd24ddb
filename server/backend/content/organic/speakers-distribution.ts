// Sample data: every firm, person and figure here is invented.
import { speaker } from './speaker.ts'

/** Who speaks at the product distribution summit. */
export const distributionSpeakers = {
  fan: speaker(1, {
    name_cn: '樊予舟',
    name_en: 'Fan Yuzhou',
    position_cn: '总编辑',
    position_en: 'Editor-in-chief',
    company_cn: '鲜链评论',
    company_en: 'Fresh Chain Review',
    text_cn: '十年冷链报道，本届流通峰会主持人。',
    text_en: 'Ten years of reporting on cold chains; he chairs the summit.'
  }),
  bao: speaker(2, {
    name_cn: '鲍谷雨',
    name_en: 'Bao Guyu',
    position_cn: '仓配总监',
    position_en: 'Head of warehousing',
    company_cn: '田仓物流',
    company_en: 'Tiancang Logistics',
    text_cn: '在产地建了二十三座小型预冷仓。',
    text_en: 'Has built twenty-three small pre-cooling stores next to the fields.'
  }),
  xuan: speaker(3, {
    name_cn: '宣明澈',
    name_en: 'Xuan Mingche',
    position_cn: '会员店商品部经理',
    position_en: 'Merchandise manager',
    company_cn: '澄仓会员店',
    company_en: 'Chengcang Club Stores',
    text_cn: '把有机单品从六百个砍到一百四十个，销售额反而涨了。',
    text_en: 'Cut the organic range from 600 lines to 140, and sales rose.'
  }),
  mei: speaker(4, {
    name_cn: '戚若梅',
    name_en: 'Qi Ruomei',
    position_cn: '创始人',
    position_en: 'Founder',
    company_cn: '弄堂团',
    company_en: 'Longtang Group Buying',
    text_cn: '从一个小区的微信群做到四十个街道。',
    text_en: 'Went from one housing block’s chat group to forty neighbourhoods.'
  }),
  mara: speaker(5, {
    name_cn: '吕克·马朗迪',
    name_en: 'Luc Marandy',
    position_cn: '亚洲区采购顾问',
    position_en: 'Buying adviser for Asia',
    company_cn: '三河食品贸易',
    company_en: 'Three Rivers Food Trading',
    text_cn: '帮欧洲有机品牌找第一家中国经销商。',
    text_en: 'Finds European organic brands their first distributor in China.'
  }),
  tan: speaker(6, {
    name_cn: '谭牧遥',
    name_en: 'Tan Muyao',
    position_cn: '渠道总监',
    position_en: 'Sales director',
    company_cn: '牧云乳业',
    company_en: 'Muyun Dairy',
    text_cn: '低温鲜奶从出厂到华东冷柜不超过四十八小时。',
    text_en: 'Keeps fresh milk under 48 hours from dairy to chiller.'
  }),
  guan: speaker(7, {
    name_cn: '管清浅',
    name_en: 'Guan Qingqian',
    position_cn: '直播运营负责人',
    position_en: 'Head of live selling',
    company_cn: '日常好物台',
    company_en: 'Everyday Goods Channel',
    text_cn: '只播有证书编号的产品，退货率不到百分之三。',
    text_en: 'Shows only products with a certificate number; fewer than 3 % come back.'
  }),
  ruan: speaker(8, {
    name_cn: '阮星垂',
    name_en: 'Ruan Xingchui',
    position_cn: '供应链金融经理',
    position_en: 'Supply-chain finance manager',
    company_cn: '禾信保理',
    company_en: 'Hexin Factoring',
    text_cn: '给中小有机农场做订单融资。',
    text_en: 'Lends to small organic farms against their orders.'
  }),
  lind: speaker(9, {
    name_cn: '索菲亚·林德奎斯',
    name_en: 'Sofia Lindquis',
    position_cn: '品类顾问',
    position_en: 'Category consultant',
    company_cn: '货架实验室',
    company_en: 'Shelf Laboratory',
    text_cn: '用眼动仪研究顾客怎样看有机标识。',
    text_en: 'Uses eye tracking to see how shoppers read organic labels.'
  }),
  wen: speaker(10, {
    name_cn: '温故里',
    name_en: 'Wen Guli',
    position_cn: '餐饮供应链负责人',
    position_en: 'Head of restaurant supply',
    company_cn: '时令厨房',
    company_en: 'Shiling Kitchens',
    text_cn: '七十家餐厅，菜单跟着产地每两周换一次。',
    text_en: 'Supplies seventy restaurants whose menus follow the farms every fortnight.'
  }),
  pei: speaker(11, {
    name_cn: '裴舒朗',
    name_en: 'Pei Shulang',
    position_cn: '法务顾问',
    position_en: 'Legal counsel',
    company_cn: '朗则律师事务所',
    company_en: 'Langze Law Office',
    text_cn: '专办食品标签与广告纠纷。',
    text_en: 'Works on disputes over food labels and advertising.'
  }),
  ling: speaker(12, {
    name_cn: '凌知味',
    name_en: 'Ling Zhiwei',
    position_cn: '感官评价师',
    position_en: 'Sensory analyst',
    company_cn: '知味实验室',
    company_en: 'Zhiwei Tasting Laboratory',
    text_cn: '训练消费者品评小组，给零售商的自有品牌把关。',
    text_en: 'Trains consumer panels that test retailers’ own brands.'
  })
}
