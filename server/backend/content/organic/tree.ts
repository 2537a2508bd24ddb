import type { PackTreeItem } from '../pack.ts'
import { categoryPicture } from './category-picture.ts'

function item(id: number, name_cn: string, name_en: string, children: PackTreeItem[] = []): PackTreeItem {
  // The second level has drawings.
  const drawn = id > 9 && id < 100 ? { picture: { picture: categoryPicture(id).picture } } : {}
  return { id, name_cn, name_en, ...drawn, children }
}

/** The industry tree of the organic edition: organic food and organic non-food, three levels. */
export const tree: PackTreeItem[] = [
  item(1, '有机食品', 'Organic food', [
    item(11, '粮油', 'Grain and oil', [
      item(111, '稻米与谷物', 'Rice and cereals'),
      item(112, '豆类', 'Pulses and soya beans'),
      item(113, '食用油', 'Edible oils'),
      item(114, '面粉与面条', 'Flour, noodles and pasta')
    ]),
    item(12, '茶', 'Tea', [
      item(121, '绿茶与白茶', 'Green and white tea'),
      item(122, '红茶与乌龙茶', 'Black and oolong tea'),
      item(123, '普洱茶与黑茶', 'Pu-erh and dark tea'),
      item(124, '花草茶', 'Flower and herbal infusions')
    ]),
    item(13, '饮品与酒', 'Drinks and wine', [
      item(131, '果汁与植物饮', 'Juices and plant drinks'),
      item(132, '咖啡与可可', 'Coffee and cocoa'),
      item(133, '葡萄酒与酿造酒', 'Wine and brewed drinks')
    ]),
    item(14, '乳制品', 'Dairy', [
      item(141, '牛奶与酸奶', 'Milk and yoghurt'),
      item(142, '奶酪与黄油', 'Cheese and butter'),
      item(143, '奶粉', 'Milk powder')
    ]),
    item(15, '果蔬', 'Fruit and vegetables', [
      item(151, '新鲜蔬菜', 'Fresh vegetables'),
      item(152, '新鲜水果', 'Fresh fruit'),
      item(153, '菌菇', 'Mushrooms'),
      item(154, '冷冻与加工果蔬', 'Frozen and preserved produce')
    ]),
    item(16, '肉蛋水产', 'Meat, eggs and aquatic products', [
      item(161, '牛羊肉', 'Beef and lamb'),
      item(162, '蛋类', 'Eggs'),
      item(163, '水产与海藻', 'Fish, shellfish and seaweed')
    ]),
    item(17, '婴幼儿食品', 'Baby and infant food', [
      item(171, '幼儿配方奶粉', 'Young child formula'),
      item(172, '谷物辅食与零食', 'Cereals, noodles and finger food'),
      item(173, '果泥与菜泥', 'Fruit and vegetable purées')
    ]),
    item(18, '休闲食品、坚果与蜂蜜', 'Snacks, nuts and honey', [
      item(181, '坚果与果干', 'Nuts, seeds and dried fruit'),
      item(182, '蜂蜜与蜂产品', 'Honey and bee products'),
      item(183, '饼干与巧克力', 'Biscuits and chocolate')
    ]),
    item(19, '调味品', 'Seasonings', [
      item(191, '酱油、醋与酱料', 'Soy sauce, vinegar and sauces'),
      item(192, '香辛料', 'Spices'),
      item(193, '糖', 'Sugars')
    ])
  ]),
  item(2, '有机非食品', 'Organic non-food', [
    item(21, '天然美妆与个护', 'Natural cosmetics and care', [
      item(211, '面部护理', 'Face care'),
      item(212, '身体与头发护理', 'Body and hair care'),
      item(213, '精油', 'Essential oils')
    ]),
    item(22, '纺织品', 'Textiles', [
      item(221, '服装', 'Clothing'),
      item(222, '家纺', 'Home textiles'),
      item(223, '婴童纺织品', 'Textiles for babies and children'),
      item(224, '纱线与面料', 'Yarn and fabric')
    ]),
    item(23, '家居日用', 'Household', [
      item(231, '清洁与洗涤', 'Cleaning and laundry'),
      item(232, '纸品与卫生用品', 'Paper and hygiene'),
      item(233, '厨房与餐具', 'Kitchen and tableware')
    ]),
    item(24, '农业投入品', 'Farming inputs', [
      item(241, '肥料与土壤改良', 'Fertilisers and soil improvers'),
      item(242, '种子', 'Seeds'),
      item(243, '植物保护', 'Plant protection')
    ]),
    item(25, '认证、包装与服务', 'Certification, packaging and services', [
      item(251, '认证与检测', 'Certification and testing'),
      item(252, '包装', 'Packaging'),
      item(253, '进口与渠道服务', 'Import and distribution services')
    ])
  ])
]
