import type { PackTreeItem } from '../pack.ts'
import { drawingOf } from './drawings.ts'

function item(id: number, name_cn: string, name_en: string, children: PackTreeItem[] = []): PackTreeItem {
  // The second level has drawings.
  const drawn = id > 9 && id < 100 ? { picture: { picture: drawingOf(id).picture } } : {}
  return { id, name_cn, name_en, ...drawn, children }
}

/** The industry tree of the silver edition, three levels; exhibitors name the second, products the third. */
export const tree: PackTreeItem[] = [
  item(1, '康养产品', 'Products for living well', [
    item(11, '辅具与出行', 'Mobility and assistive devices', [
      item(111, '轮椅', 'Wheelchairs'),
      item(112, '助行器与手杖', 'Walking aids and canes'),
      item(113, '代步车与无障碍乘车', 'Scooters and accessible vehicles'),
      item(114, '移位与起身', 'Transfer and standing aids')
    ]),
    item(12, '康复', 'Rehabilitation', [
      item(121, '运动与步态训练', 'Exercise and gait training'),
      item(122, '上肢与手功能训练', 'Arm and hand training'),
      item(123, '认知与言语训练', 'Memory and speech training'),
      item(124, '理疗与放松', 'Physiotherapy and relaxation')
    ]),
    item(13, '护理与失禁', 'Nursing and continence care', [
      item(131, '护理床与床垫', 'Care beds and mattresses'),
      item(132, '失禁用品', 'Continence products'),
      item(133, '洗浴与如厕', 'Bathing and toileting'),
      item(134, '照护服装与耗材', 'Adaptive clothing and consumables')
    ]),
    item(14, '智慧照护', 'Smart care and monitoring', [
      item(141, '跌倒与离床感知', 'Fall and bed-exit sensing'),
      item(142, '紧急呼叫与定位', 'Emergency call and location'),
      item(143, '照护管理系统', 'Care management systems'),
      item(144, '陪伴、提醒与服务机器人', 'Companions, reminders and service robots')
    ]),
    item(15, '适老化家居', 'Age-friendly home', [
      item(151, '无障碍卫浴', 'Accessible bathrooms'),
      item(152, '扶手与地面', 'Handrails and flooring'),
      item(153, '适老家具', 'Age-friendly furniture'),
      item(154, '照明与视听辅助', 'Lighting, sight and hearing')
    ]),
    item(16, '营养膳食', 'Nutrition for seniors', [
      item(161, '易嚼易咽食品', 'Easy-to-chew and easy-to-swallow food'),
      item(162, '营养补充食品', 'Nutritional supplements'),
      item(163, '助餐与送餐', 'Meal services')
    ])
  ]),
  item(2, '康养服务', 'Services for living well', [
    item(21, '养老机构与社区', 'Care institutions and communities', [
      item(211, '养老机构与康养社区', 'Care homes and retirement communities'),
      item(212, '社区与居家服务', 'Community and home services'),
      item(213, '设计与运营', 'Design and operation')
    ]),
    item(22, '旅居、教育与文化', 'Travel, education and culture', [
      item(221, '旅居', 'Long-stay travel'),
      item(222, '老年教育', 'Learning in later life'),
      item(223, '文化与兴趣', 'Culture and hobbies')
    ]),
    item(23, '保险与金融', 'Insurance and finance', [
      item(231, '保险', 'Insurance'),
      item(232, '养老金与信托', 'Pensions and trusts'),
      item(233, '支付与防骗', 'Payments and fraud prevention')
    ]),
    item(24, '培训与咨询', 'Training and consultancy', [
      item(241, '照护人员培训', 'Training for care staff'),
      item(242, '咨询与评估', 'Consultancy and assessment'),
      item(243, '教具与模拟设备', 'Teaching aids and simulation')
    ])
  ])
]
