import type { PictureName } from '../pack.ts'

const drawings: Record<number, [key: string, alt_cn: string, alt_en: string]> = {
  11: ['grain', '插画：谷穗与谷粒', 'Drawing: ears of grain and loose kernels'],
  12: ['tea', '插画：一芽两叶的茶枝', 'Drawing: a sprig of tea, one bud and two leaves'],
  13: ['drinks', '插画：瓶装饮品与杯子', 'Drawing: bottled drinks and a glass'],
  14: ['dairy', '插画：牛奶与奶酪', 'Drawing: milk and cheese'],
  15: ['produce', '插画：蔬菜与水果', 'Drawing: vegetables and fruit'],
  16: ['meat', '插画：鸡蛋、鱼与肉', 'Drawing: eggs, fish and meat'],
  17: ['baby', '插画：婴儿碗与小勺', 'Drawing: a baby bowl and a small spoon'],
  18: ['snacks', '插画：坚果与蜂蜜罐', 'Drawing: nuts and a jar of honey'],
  19: ['seasoning', '插画：调味瓶与香料', 'Drawing: a sauce bottle and spices'],
  21: ['cosmetics', '插画：护肤品瓶罐与叶片', 'Drawing: skin care jars and a leaf'],
  22: ['textiles', '插画：棉桃与布料', 'Drawing: a cotton boll and folded cloth'],
  23: ['household', '插画：家用洗涤与竹制用品', 'Drawing: cleaning and bamboo articles for the home'],
  24: ['inputs', '插画：土壤中的幼苗', 'Drawing: a seedling in the soil'],
  25: ['services', '插画：证书与包装盒', 'Drawing: a certificate and a packing box']
}

/** Takes an id of the industry tree, level 2 or 3; gives the drawing of its level-2 category. Throws on any other id. */
export function categoryPicture(category: number): PictureName {
  const drawing = drawings[category > 99 ? Math.floor(category / 10) : category]
  if (!drawing) throw new Error(`No drawing for category ${category}`)
  const [key, alt_cn, alt_en] = drawing
  return { picture: `organic/category-${key}`, alt_cn, alt_en }
}
