// Sample data: every firm, person and figure here is invented.
import { productRecords } from './product-record.ts'

export const cosmeticsProducts = productRecords('2025-05-15', [
  {
    id: 1088,
    exhibitor: 122,
    category: 211,
    name_cn: '山茶籽洁面油',
    name_en: 'Camellia seed cleansing oil',
    summary_cn: '有机山茶籽油占八成，遇水乳化，可卸防晒。',
    summary_en: 'Eight parts organic camellia seed oil in ten, rinses off with water, removes sunscreen.',
    html_cn:
      '<p>干手干脸按摩一分钟，加水变乳白，冲净不留膜。无香精版本适合敏感肌肤。玻璃瓶150毫升，替换袋省去七成塑料。</p>',
    html_en:
      '<p>Massage on dry skin for a minute, add water until it turns milky, and rinse. A version without fragrance is made for sensitive skin. Glass bottle of 150 ml; the refill pouch saves seven tenths of the plastic.</p>',
    origin_cn: '中国广东',
    origin_en: 'Guangdong, China',
    certificate: 'cosmetics'
  },
  {
    id: 1089,
    exhibitor: 122,
    category: 211,
    name_cn: '野菊日霜',
    name_en: 'Wild chrysanthemum day cream',
    summary_cn: '菊花水代替纯水，质地轻，50克铝管。',
    summary_en: 'Chrysanthemum water in place of plain water, light in texture, 50 g aluminium tube.',
    html_cn: '<p>粤北野菊十月开花，蒸馏后整缸花水用作水相。铝管挤压不回吸空气，因此防腐剂用量减到原来的三分之一。</p>',
    html_en:
      '<p>Chrysanthemums flower in October in northern Guangdong, and their distilled water carries the cream. An aluminium tube draws no air back, so a third of the usual preservative is enough.</p>',
    origin_cn: '中国广东',
    origin_en: 'Guangdong, China',
    certificate: 'cosmetics'
  },
  {
    id: 1090,
    exhibitor: 121,
    category: 211,
    name_cn: '玫瑰日间面霜',
    name_en: 'Rose day cream',
    summary_cn: '自种大马士革玫瑰，清晨采收，当日蒸馏。',
    summary_en: 'Damask roses from its own field, picked at dawn and distilled the same day.',
    html_cn:
      '<p>四吨花得一公斤精油，所以一管里用的是花水与花蜡。有机原料占植物成分的92%。中文备案号印在盒底；美容院有200毫升院线装。</p>',
    html_en:
      '<p>Four tonnes of flowers give one kilogram of oil, so the cream uses the water and the wax. Of its plant ingredients 92% are organic. The Chinese filing number is under the box; salons can have 200 ml.</p>',
    origin_cn: '德国巴登-符腾堡',
    origin_en: 'Baden-Württemberg, Germany',
    certificate: 'cosmetics'
  },
  {
    id: 1091,
    exhibitor: 121,
    category: 212,
    name_cn: '燕麦温和洗发露',
    name_en: 'Mild oat shampoo',
    summary_cn: '糖基表面活性剂，泡沫少而细，家庭装500毫升。',
    summary_en: 'Sugar-based surfactants with a small, fine foam, in a family size of 500 ml.',
    html_cn: '<p>燕麦提取液来自厂后的三公顷地。头一周头发会觉得涩，是硅油洗掉后的感觉，说明书里老老实实写了。</p>',
    html_en:
      '<p>The oats grow on three hectares behind the factory. For a week hair may feel dull while old silicone washes out, and the leaflet says so frankly.</p>',
    origin_cn: '德国巴登-符腾堡',
    origin_en: 'Baden-Württemberg, Germany',
    certificate: 'cosmetics'
  },
  {
    id: 1092,
    exhibitor: 122,
    category: 212,
    name_cn: '皂角洗发皂',
    name_en: 'Soapberry shampoo bar',
    summary_cn: '一块抵两瓶，100克，纸盒包装。',
    summary_en: 'One 100 g bar does the work of two bottles, in a paper box.',
    html_cn: '<p>皂荚提取物加椰油，冷压成型，酸碱度5.5。酒店可订30克客用块，刻店名；出差带着过安检不占液体额度。</p>',
    html_en:
      '<p>Soapberry extract and coconut oil pressed cold, at pH 5.5. Hotels may have 30 g bars with their name cut in; travellers find it does not count as a liquid.</p>',
    origin_cn: '中国广东',
    origin_en: 'Guangdong, China',
    certificate: 'cosmetics'
  },
  {
    id: 1093,
    exhibitor: 105,
    category: 212,
    name_cn: '素山柚皮洗手液',
    name_en: 'Sushan pomelo peel hand wash',
    summary_cn: '食品厂余下的柚皮榨油入香，可到补充站续装。',
    summary_en: 'Scented with oil of pomelo peel left by a cannery, refillable at a station.',
    html_cn:
      '<p>茶皂素与葡糖苷复配，泡沫按压即出。第一瓶买瓶子，之后每一百克续装。幼儿园装为五升，泵头儿童够得着。</p>',
    html_en:
      '<p>Tea saponin and a glucoside, foaming at the pump. The first purchase is of the bottle, later ones by 100 g of refill. Nurseries have a five-litre size with a low pump.</p>',
    origin_cn: '中国上海',
    origin_en: 'Shanghai, China',
    certificate: 'cosmetics'
  },
  {
    id: 1094,
    exhibitor: 124,
    category: 213,
    name_cn: '有机茶树精油',
    name_en: 'Organic tea tree oil',
    summary_cn: '蒸汽蒸馏，每批附气相色谱图。',
    summary_en: 'Steam-distilled, with a chromatogram for each batch.',
    html_cn:
      '<p>割后当天入罐，松油烯-4-醇含量40%上下。原料桶20公斤、180公斤；零售10毫升深色瓶带滴头，不可直接入口。</p>',
    html_en:
      '<p>Cut and distilled the same day, with about 40% terpinen-4-ol. Drums of 20 and 180 kg; the dark 10 ml bottle has a dropper. Not to be swallowed.</p>',
    origin_cn: '澳大利亚新南威尔士',
    origin_en: 'New South Wales, Australia',
    certificate: 'national'
  },
  {
    id: 1095,
    exhibitor: 124,
    category: 213,
    name_cn: '有机柠檬香桃木精油',
    name_en: 'Organic lemon myrtle oil',
    summary_cn: '柠檬醛九成以上，香薰与皂用。',
    summary_en: 'Over nine tenths citral, for fragrance and soap.',
    html_cn: '<p>比柠檬更像柠檬，一滴够一间会议室。用于肌肤须稀释到1%以下。蒸后的枝叶铺回树行，做了护根。</p>',
    html_en:
      '<p>It smells more of lemon than lemons do; a drop fills a meeting room. On skin it must be under 1%. Spent leaves go back between the trees as mulch.</p>',
    origin_cn: '澳大利亚新南威尔士',
    origin_en: 'New South Wales, Australia',
    certificate: 'national'
  }
])
