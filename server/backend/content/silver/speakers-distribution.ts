// Sample data: every firm, person and figure here is invented.
import { person } from './person.ts'

export const mengXiaotang = person(
  '03',
  ['孟晓棠', 'Meng Xiaotang'],
  ['居家照护品类经理', 'Category manager, home care'],
  ['霜柏连锁药房', 'Shuangbai Pharmacies'],
  ['管着一百四十家门店的护理货架。', 'Responsible for the care shelves of 140 shops.']
)

export const fanYongkang = person(
  '02',
  ['范永康', 'Fan Yongkang'],
  ['采购主任', 'Head of purchasing'],
  ['六院联合采购办公室', 'Six Homes Joint Purchasing Office'],
  ['为六家养老院、一千一百张床位统一采购。', 'Buys for six care homes with 1,100 beds.']
)

export const fangGuodong = person(
  '06',
  ['方国栋', 'Fang Guodong'],
  ['创办人', 'Founder'],
  ['借步辅具租赁', 'Jiebu Device Rental'],
  [
    '把护理床和轮椅租到家里，用完消毒再租。',
    'Rents care beds and wheelchairs to households, disinfects them and rents them again.'
  ]
)

export const zhengSiyuan = person(
  undefined,
  ['郑思源', 'Zheng Siyuan'],
  ['出院协调护士长', 'Senior discharge nurse'],
  ['南汀康复医院', 'Nanting Rehabilitation Hospital'],
  ['病人出院前两周就去看他家的门槛。', 'Visits a patient’s doorstep two weeks before the patient goes home.']
)

export const shenYunzhen = person(
  '01',
  ['沈蕴珍', 'Shen Yunzhen'],
  ['首席治疗师', 'Chief therapist'],
  ['暮桥康复', 'Muqiao Rehabilitation'],
  [
    '作业治疗师，教家属省力、不伤腰的手法。',
    'An occupational therapist who teaches relatives to lift without hurting their backs.'
  ]
)

export const duXiaolan = person(
  undefined,
  ['杜晓岚', 'Du Xiaolan'],
  ['联合创办人', 'Co-founder'],
  ['巷口康养小站', 'Xiangkou Care Corner'],
  [
    '在居民楼底层开了十七家三十平方米的小店。',
    'Has opened seventeen shops of 30 square metres on the ground floors of housing blocks.'
  ]
)

export const ingridHavelmann = person(
  '07',
  ['英格丽德·哈弗尔曼', 'Ingrid Havelmann'],
  ['店主', 'Owner'],
  ['哈弗尔曼辅具店（德国）', 'Havelmann Aids, Germany'],
  [
    '家族经营的第三代，店里至今保留试走坡道。',
    'Third generation in a family shop that still has a ramp for trying things out.'
  ]
)

export const rosalindMossop = person(
  '08',
  ['罗莎琳德·莫索普', 'Rosalind Mossop'],
  ['作业治疗师', 'Occupational therapist'],
  ['莫索普评估所（英国）', 'Mossop Assessments, United Kingdom'],
  ['培训店员做入门级的居家评估。', 'Trains shop staff to carry out basic home assessments.']
)

export const xieYuchen = person(
  '10',
  ['谢雨辰', 'Xie Yuchen'],
  ['运营总监', 'Director of operations'],
  ['慢市优选', 'Manshi Select'],
  [
    '平台四成订单来自电话，她为此保留了三十名接线员。',
    'Four in ten of her platform’s orders come by telephone, so she keeps thirty operators.'
  ]
)

export const luXiaoman = person(
  undefined,
  ['卢小满', 'Lu Xiaoman'],
  ['售后服务经理', 'After-sales manager'],
  ['守灯智护', 'Shoudeng Smart Care'],
  [
    '每周听一百通客户来电，再决定改哪一页说明书。',
    'Listens to a hundred customer calls a week to decide which page of the manual to rewrite.'
  ]
)

export const qianWeimin = person(
  '09',
  ['钱卫民', 'Qian Weimin'],
  ['配送主管', 'Head of delivery'],
  ['轻抬到户配送', 'Qingtai Home Delivery'],
  ['两人一车，送货、安装、带走包装。', 'Two people to a van: deliver, install, take the packaging away.']
)

export const baiLihua = person(
  '12',
  ['柏丽华', 'Bai Lihua'],
  ['律师', 'Lawyer'],
  ['衡汀律师事务所', 'Hengting Law Office'],
  ['处理养老消费合同纠纷十五年。', 'Has dealt with disputes over care contracts for fifteen years.']
)

export const shiJianan = person(
  '11',
  ['施建安', "Shi Jian'an"],
  ['检测主管', 'Head of testing'],
  ['稳步产品检测室', 'Wenbu Product Testing'],
  [
    '实验室里有三种地毯、五种门槛和一段石板路。',
    'His laboratory has three carpets, five thresholds and a stretch of flagstones.'
  ]
)
