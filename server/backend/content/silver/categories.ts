// Sample data: every firm, person and figure here is invented.
import type { Pack } from '../pack.ts'

export const categories: Pack['categories'] = [
  { id: 1, name_cn: '辅具与出行', name_en: 'Mobility and assistive devices' },
  { id: 2, name_cn: '康复', name_en: 'Rehabilitation' },
  { id: 3, name_cn: '护理与失禁', name_en: 'Nursing and continence care' },
  { id: 4, name_cn: '智慧照护', name_en: 'Smart care and monitoring' },
  { id: 5, name_cn: '适老化家居', name_en: 'Age-friendly home' },
  { id: 6, name_cn: '营养膳食', name_en: 'Nutrition for later life' },
  { id: 7, name_cn: '养老机构与社区', name_en: 'Care institutions and communities' },
  { id: 8, name_cn: '旅居、教育与文化', name_en: 'Travel, learning and culture' },
  { id: 9, name_cn: '保险与金融', name_en: 'Insurance and finance' },
  { id: 10, name_cn: '培训与咨询', name_en: 'Training and consultancy' }
]
