import type { Pack } from '../pack.ts'

export const categories: Pack['categories'] = [
  { id: 1, name_cn: '粮油与调味', name_en: 'Grain, oil and seasonings' },
  { id: 2, name_cn: '茶', name_en: 'Tea' },
  { id: 3, name_cn: '饮品与酒', name_en: 'Drinks and wine' },
  { id: 4, name_cn: '乳制品', name_en: 'Dairy' },
  { id: 5, name_cn: '果蔬', name_en: 'Fruit and vegetables' },
  { id: 6, name_cn: '肉蛋水产', name_en: 'Meat, eggs and fish' },
  { id: 7, name_cn: '母婴', name_en: 'Mother and infant' },
  { id: 8, name_cn: '美妆与个护', name_en: 'Cosmetics and care' },
  { id: 9, name_cn: '纺织与家居', name_en: 'Textiles and household' },
  { id: 10, name_cn: '农业投入品与服务', name_en: 'Farming inputs and services' }
]
