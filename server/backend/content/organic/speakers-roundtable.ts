// Sample data: every firm, person and figure here is invented.
import { speaker } from './speaker.ts'

/** Who speaks at the industry roundtable. */
export const roundtableSpeakers = {
  shi: speaker(1, {
    name_cn: '石绍禾',
    name_en: 'Shi Shaohe',
    position_cn: '所长',
    position_en: 'Director',
    company_cn: '沃野有机农业研究所',
    company_en: 'Woye Institute for Organic Farming',
    text_cn: '二十年里跑过四百多块转换期地块，本届圆桌会议主持人。',
    text_en: 'In twenty years he has walked more than four hundred fields under conversion; he chairs the roundtable.'
  }),
  gu: speaker(2, {
    name_cn: '顾晚棠',
    name_en: 'Gu Wantang',
    position_cn: '技术总监',
    position_en: 'Technical director',
    company_cn: '正度认证',
    company_en: 'Zhengdu Certification',
    text_cn: '带队做现场检查，最常说的一句话是“账本比田更难造假”。',
    text_en: 'She leads inspections on site and likes to say that a ledger is harder to fake than a field.'
  }),
  holm: speaker(3, {
    name_cn: '安妮卡·霍姆维克',
    name_en: 'Annika Holmvik',
    position_cn: '首席分析师',
    position_en: 'Chief analyst',
    company_cn: '北海有机市场研究',
    company_en: 'North Sea Organic Market Research',
    text_cn: '每年发布十四国有机零售价格对照表。',
    text_en: 'Publishes a yearly comparison of organic retail prices in fourteen countries.'
  }),
  wei: speaker(4, {
    name_cn: '韦长垄',
    name_en: 'Wei Changlong',
    position_cn: '总经理',
    position_en: 'Managing director',
    company_cn: '谷野原有机农场',
    company_en: 'Guyeyuan Organic Farms',
    text_cn: '在三江平原种一千九百公顷稻和豆，2022年又接手三百公顷邻地做转换，头两年都在亏。',
    text_en:
      'Grows rice and beans on 1,900 hectares of the Sanjiang Plain. The 300 he took over for conversion in 2022 lost money for two years.'
  }),
  lan: speaker(5, {
    name_cn: '蓝雨筠',
    name_en: 'Lan Yuyun',
    position_cn: '茶园主理人',
    position_en: 'Tea garden manager',
    company_cn: '青岭茶事',
    company_en: 'Qingling Tea House',
    text_cn: '管着六百米以上的七片茶园，坚持用鸟和蜘蛛控制虫害。',
    text_en: 'Looks after seven tea gardens above 600 metres and leaves pest control to birds and spiders.'
  }),
  vald: speaker(6, {
    name_cn: '马泰奥·瓦尔多西',
    name_en: 'Matteo Valdosi',
    position_cn: '董事',
    position_en: 'Board member',
    company_cn: '上谷地果农合作社',
    company_en: 'Upper Valley Fruit Growers',
    text_cn: '合作社二百一十户果农，六成产量按合同价预售。',
    text_en: 'His co-operative of 210 orchards sells six tenths of its crop ahead, at contract prices.'
  }),
  shao: speaker(7, {
    name_cn: '邵麦秋',
    name_en: 'Shao Maiqiu',
    position_cn: '土壤学博士',
    position_en: 'Soil scientist',
    company_cn: '沃野有机农业研究所',
    company_en: 'Woye Institute for Organic Farming',
    text_cn: '在三个省做了九年的轮作长期定位试验。',
    text_en: 'Has run long-term rotation trials in three provinces for nine years.'
  }),
  falk: speaker(8, {
    name_cn: '英格丽德·法尔肯罗德',
    name_en: 'Ingrid Falkenrod',
    position_cn: '产品准入负责人',
    position_en: 'Head of product admission',
    company_cn: '德国母展',
    company_en: 'The German parent fair',
    text_cn: '每年审核约三千份参展产品文件。',
    text_en: 'Her desk reads about three thousand product files a year.'
  }),
  duan: speaker(9, {
    name_cn: '段青禾',
    name_en: 'Duan Qinghe',
    position_cn: '有机品类采购总监',
    position_en: 'Head of organic buying',
    company_cn: '里巷超市',
    company_en: 'Lane Supermarkets',
    text_cn: '负责一百八十家门店的有机货架，最看重复购率。',
    text_en: 'Answers for the organic shelf in 180 shops and judges it by repeat sales.'
  }),
  qi: speaker(10, {
    name_cn: '祁望川',
    name_en: 'Qi Wangchuan',
    position_cn: '秘书长',
    position_en: 'Secretary general',
    company_cn: '长江有机生产者联合会',
    company_en: 'Yangtze Organic Growers Union',
    text_cn: '协调黑土馆和高原馆的组团参展。',
    text_en: 'Brings the Black Soil and the Plateau Pavilion together.'
  }),
  moro: speaker(11, {
    name_cn: '坦迪薇·莫罗拉',
    name_en: 'Thandiwe Morola',
    position_cn: '出口经理',
    position_en: 'Export manager',
    company_cn: '金合欢蜂农合作社',
    company_en: 'Acacia Beekeepers Co-operative',
    text_cn: '把九百户蜂农的蜂蜜做到可追溯到每一只蜂箱。',
    text_en: 'Made the honey of nine hundred beekeepers traceable to the single hive.'
  }),
  zhuo: speaker(12, {
    name_cn: '卓一苇',
    name_en: 'Zhuo Yiwei',
    position_cn: '包装工程师',
    position_en: 'Packaging engineer',
    company_cn: '苇间包装',
    company_en: 'Weijian Packaging',
    text_cn: '研究家庭堆肥条件下六个月内能降解的覆膜纸。',
    text_en: 'Works on coated paper that breaks down in a garden compost within six months.'
  })
}
