// Sample data: every firm, service and figure here is invented.
import type { PackProduct } from '../pack.ts'
import { from, product } from './product-record.ts'

const nanchang = from('中国江西南昌', 'Nanchang, Jiangxi, China')
const changchun = from('中国吉林长春', 'Changchun, Jilin, China')

export const training: PackProduct[] = [
  product({
    id: 2114,
    exhibitor: 257,
    category: 241,
    name_cn: '六周照护入门班',
    name_en: 'Six-week introduction to care work',
    summary_cn: '两周实训室、三周机构跟班、一周考核，包食宿。',
    summary_en: 'Two weeks in the practice rooms, three in a home, one of tests, with board and lodging.',
    html_cn:
      '<p>四十六岁的学员和二十岁的学员分开编组，讲法不同。跟班期间由院方一位师傅带，师傅拿带教补贴。结业后三个月内，遇到难事可以打电话问老师。</p>',
    html_en:
      '<p>People of forty-six and of twenty are taught in separate groups and in different ways. In the home each follows one experienced carer, who is paid for it. For three months afterwards a teacher can be rung for advice.</p>',
    ...nanchang,
    certificate_cn: '养老护理员职业技能等级认定',
    certificate_en: 'Leads to the national vocational grade for care workers'
  }),
  product({
    id: 2115,
    exhibitor: 229,
    category: 241,
    name_cn: '认知症沟通工作坊',
    name_en: 'Workshop: talking with people living with dementia',
    summary_cn: '两天，十六人，多数时间在听录音和练习怎样不纠正对方。',
    summary_en: 'Two days for sixteen people, mostly spent listening and practising how not to correct.',
    html_cn:
      '<p>第一天听十二段真实对话，讨论哪句话让人松了一口气。第二天由演员扮演住户，学员轮流进房间。讲师授课用日语，有固定的中文口译，讲义双语。</p>',
    html_en:
      '<p>Day one is given to twelve real conversations and the sentence that brought relief in each. On day two actors play residents and the class takes turns to enter the room. Teaching is in Japanese with a regular interpreter; handouts are in both languages.</p>',
    ...from('日本静冈县', 'Shizuoka, Japan'),
    certificate_cn: '颁发十六学时结业证明',
    certificate_en: 'Certificate of attendance, sixteen hours'
  }),
  product({
    id: 2116,
    exhibitor: 258,
    category: 242,
    name_cn: '两晚暗访评估',
    name_en: 'Two-night mystery stay',
    summary_cn: '轮椅使用者与退休护士以客人身份入住，报告只分三栏。',
    summary_en: 'A wheelchair user and a retired nurse stay as guests; the report has three columns.',
    html_cn:
      '<p>照旧、本月就改、明年预算，每一条都配照片和实测尺寸。机构可以逐条回复，回复与报告装订在一起。适用于养老机构、酒店和展馆，每年最多接四十家。</p>',
    html_en:
      '<p>Keep, change this month, budget for next year: every line has a photograph and a measurement. The institution may answer each, and its answers are bound with the report. Forty homes, hotels or venues a year are accepted.</p>',
    ...from('英国康沃尔郡', 'Cornwall, United Kingdom'),
    certificate_cn: '对照ISO 21542建筑无障碍与可用性标准',
    certificate_en: 'Measured against ISO 21542, accessibility of buildings'
  }),
  product({
    id: 2117,
    exhibitor: 219,
    category: 242,
    name_cn: '上线前流程梳理',
    name_en: 'Sorting out routines before software',
    summary_cn: '顾问跟四个班次，把重复填的表合并，再决定要不要买系统。',
    summary_en: 'A consultant follows four shifts, merges duplicate forms and then says whether software is needed.',
    html_cn:
      '<p>按天收费，通常八天。交付一张流程图、一份可删表格清单和一页建议，有时建议就是“先不买”。已买别家系统的机构也可以做。</p>',
    html_en:
      '<p>Eight days at a daily rate is usual. The result is a chart, a list of forms to drop and one page of advice, which may be to buy nothing yet. Homes that use other software are welcome.</p>',
    ...from('中国湖北武汉', 'Wuhan, Hubei, China'),
    certificate_cn: '质量管理体系ISO 9001认证',
    certificate_en: 'ISO 9001, quality management'
  }),
  product({
    id: 2118,
    exhibitor: 259,
    category: 243,
    name_cn: '四十八公斤护理模型',
    name_en: 'Nursing manikin of 48 kilograms',
    summary_cn: '真人重量、关节可动，翻身、移位、更衣都像给真人做。',
    summary_en: 'The weight of a person and joints that move, so turning, transfer and dressing feel real.',
    html_cn:
      '<p>肩、髋、膝的阻力可以分别调紧，模拟僵硬的一侧。皮肤件分二十四片，坏哪片换哪片。头部可装眼镜、助听器和活动假牙，供口腔清洁练习。</p>',
    html_en:
      '<p>Shoulder, hip and knee can be tightened one by one to stand for a stiff side. Skin comes in twenty-four pieces. Spectacles, hearing aids and dentures fit the head for practice in mouth care.</p>',
    ...changchun,
    certificate_cn: '材料有害物质测试，关节一万次耐久测试',
    certificate_en: 'Materials tested; joints tested through 10,000 movements'
  }),
  product({
    id: 2119,
    exhibitor: 259,
    category: 243,
    name_cn: '老化体验服',
    name_en: 'Ageing experience suit',
    summary_cn: '加重背心、限位关节、模糊眼镜和耳塞，十分钟穿好。',
    summary_en: 'Weighted vest, stiff joints, blurred glasses and ear plugs, on in ten minutes.',
    html_cn:
      '<p>给护理学员、设计师和公交司机用。随附六个任务：过马路、找零钱、读药盒、下楼梯、穿袜子、听广播。每次不超过二十分钟，须有人陪同，做完留十分钟谈感受。</p>',
    html_en:
      '<p>For students of care, designers and bus drivers. Six tasks are enclosed: cross a road, find change, read a medicine box, go downstairs, put on socks, follow an announcement. Twenty minutes at most, never alone, and ten minutes to talk afterwards.</p>',
    ...changchun,
    certificate_cn: '纺织品有害物质测试',
    certificate_en: 'Textiles tested for harmful substances'
  }),
  product({
    id: 2120,
    exhibitor: 257,
    category: 243,
    name_cn: '照护动作图卡与短片',
    name_en: 'Picture cards and short films of care',
    summary_cn: '八十个动作，一卡一码，扫了看一分钟短片，挂在床尾也能用。',
    summary_en: 'Eighty movements, each on a card with a one-minute film behind its code, to hang on the bed.',
    html_cn:
      '<p>短片都由护理员出镜，不配音乐，先正面、再侧面、最后只拍手。文字版有中文和英文，字号可调。可离线存进平板，不需要账号。</p>',
    html_en:
      '<p>Carers act in the films, without music: from the front, from the side, then the hands alone. Texts are in Chinese and English at any size. They run offline on a tablet with no account.</p>',
    ...nanchang,
    certificate_cn: '出版物内容审读，由两名主任护师审核',
    certificate_en: 'Content reviewed by two senior nurses'
  })
]
