import type { PictureName } from '../pack.ts'

const drawings: Record<number, [key: string, alt_cn: string, alt_en: string]> = {
  11: ['grain', '插画：三支谷穗', 'Drawing: three ears of grain'],
  12: ['tea', '插画：茶杯与茶叶', 'Drawing: a cup of tea with fresh leaves'],
  13: ['drinks', '插画：酒瓶与酒杯', 'Drawing: a bottle and a wine glass'],
  14: ['dairy', '插画：一瓶牛奶与一块奶酪', 'Drawing: a bottle of milk and a wedge of cheese'],
  15: ['produce', '插画：胡萝卜与甜菜根', 'Drawing: a carrot and a beetroot'],
  16: ['meat', '插画：一条鱼与两枚鸡蛋', 'Drawing: a fish and two eggs'],
  17: ['baby', '插画：一碗辅食与小勺', 'Drawing: a bowl of baby food and a small spoon'],
  18: ['snacks', '插画：蜂蜜罐与坚果', 'Drawing: a jar of honey and nuts'],
  19: ['seasoning', '插画：研钵、杵与辣椒', 'Drawing: a mortar and pestle with a chilli'],
  21: ['cosmetics', '插画：滴管瓶、面霜罐与叶枝', 'Drawing: a dropper bottle, a cream jar and a sprig'],
  22: ['textiles', '插画：叠好的布与棉桃', 'Drawing: folded cloth and a cotton boll'],
  23: ['household', '插画：按压瓶、刷子与肥皂', 'Drawing: a pump bottle, a brush and a bar of soap'],
  24: ['inputs', '插画：种子袋与幼苗', 'Drawing: a seed bag and a seedling'],
  25: ['services', '插画：盖章的证书与包装盒', 'Drawing: a sealed certificate and a packing box']
}

/** Takes an id of the industry tree, level 2 or 3; gives the drawing of its level-2 category. Throws on any other id. */
export function categoryPicture(category: number): PictureName {
  const drawing = drawings[category > 99 ? Math.floor(category / 10) : category]
  if (!drawing) throw new Error(`No drawing for category ${category}`)
  const [key, alt_cn, alt_en] = drawing
  return { picture: `organic/category-${key}`, alt_cn, alt_en }
}
