// Sample data: every firm, person and figure here is invented.
import { productRecords } from './product-record.ts'

export const textileProducts = productRecords('2025-05-16', [
  {
    id: 1096,
    exhibitor: 104,
    category: 221,
    name_cn: '有机棉圆领T恤',
    name_en: 'Organic cotton crew-neck T-shirt',
    summary_cn: '32支双股平纹，180克每平方米，吊牌可追溯。',
    summary_en: 'Two-ply Ne 32 single jersey of 180 g/m², traced by its swing tag.',
    html_cn:
      '<p>衣长预缩，水洗五次尺寸变化在3%以内。现货十色，也可按色卡定染；扫吊牌能查到棉田所在县、轧花日和缝制班组。三百件起订。</p>',
    html_en:
      '<p>Pre-shrunk to within 3% after five washes. Ten colours are in stock, others dyed to the customer’s card. The tag shows county, day of ginning and sewing team. From 300 pieces.</p>',
    origin_cn: '中国江苏',
    origin_en: 'Jiangsu, China',
    certificate: 'textile'
  },
  {
    id: 1097,
    exhibitor: 104,
    category: 222,
    name_cn: '水洗有机棉四件套',
    name_en: 'Washed organic cotton bed set',
    summary_cn: '60支缎纹，酶洗柔软，不用甲醛免烫剂。',
    summary_en: 'Ne 60 sateen softened with enzymes, with no formaldehyde finish.',
    html_cn:
      '<p>经纱纬纱都是长绒有机棉。会起一点自然皱，摸起来像穿过的衬衫。民宿与酒店可订三米布幅；单独出售被套、床单、枕套。</p>',
    html_en:
      '<p>Long-staple organic cotton in warp and weft. It creases a little and feels like a worn shirt. Guest houses can order cloth of three metres’ width; covers, sheets and pillowcases are sold singly.</p>',
    origin_cn: '中国江苏',
    origin_en: 'Jiangsu, China',
    certificate: 'textile'
  },
  {
    id: 1098,
    exhibitor: 123,
    category: 222,
    name_cn: '苎麻凉感夏被',
    name_en: 'Ramie summer quilt',
    summary_cn: '麻六棉四，吸汗快干，转换期原料。',
    summary_en: 'Six parts ramie to four of cotton, quick to dry, of fibre in conversion.',
    html_cn:
      '<p>面料贴身一侧用精梳棉，朝外一侧用苎麻，可整床机洗。自重1.1公斤，适合空调房。标签写明“有机转换”，拿到证书之后再换标。</p>',
    html_en:
      '<p>Combed cotton on the inside and ramie outside, machine-washable, 1.1 kg, for rooms with air conditioning. The label says that the fibre is in conversion and will change once the certificate is there.</p>',
    origin_cn: '中国湖南',
    origin_en: 'Hunan, China',
    certificate: 'textileConversion'
  },
  {
    id: 1099,
    exhibitor: 120,
    category: 223,
    name_cn: '新生儿有机棉和袍礼盒',
    name_en: 'Organic cotton newborn gift box',
    summary_cn: '原色彩棉，缝线朝外，七件一盒。',
    summary_en: 'Naturally coloured cotton, seams outside, seven pieces.',
    html_cn:
      '<p>和袍两件，包巾、帽、袜、口水巾、手套各一；没有织唛和金属扣，尺码印在贴纸上，撕掉即可。本白、浅褐、草绿三色，洗后浅褐会略深。</p>',
    html_en:
      '<p>Two wrap shirts, a swaddle, cap, socks, bib and mittens, without woven labels or metal; the size is on a sticker that peels off. Off-white, light brown and grass green; the brown deepens in the wash.</p>',
    origin_cn: '中国浙江',
    origin_en: 'Zhejiang, China',
    certificate: 'textile'
  },
  {
    id: 1100,
    exhibitor: 120,
    category: 223,
    name_cn: '六层有机棉纱布浴巾',
    name_en: 'Six-layer organic cotton muslin towel',
    summary_cn: '越洗越软，一米见方，可作抱被。',
    summary_en: 'Softer with each wash, one metre square, also a wrap.',
    html_cn:
      '<p>六层纱布点状缝合，空气留在层间。首次使用请先过清水，去一去织造用的米浆。三条装，月子会所五十条起可绣名。</p>',
    html_en:
      '<p>Six layers of muslin are held by dots of stitching that keep air between them. Rinse before first use to remove the rice size. Packs of three; postnatal care centres can have names embroidered from fifty.</p>',
    origin_cn: '中国浙江',
    origin_en: 'Zhejiang, China',
    certificate: 'textile'
  },
  {
    id: 1101,
    exhibitor: 119,
    category: 224,
    name_cn: '有机棉精梳纱60支',
    name_en: 'Combed organic cotton yarn, Ne 60',
    summary_cn: '合作社棉花，紧密纺，毛羽少。',
    summary_en: 'Compact-spun from the co-operative’s cotton, with little hair.',
    html_cn:
      '<p>每筒标合作社批号与交售季节，供买方做交易证书。条干CV值11.5，宜做床品缎纹和高支针织。到上海约四十五天，年度锁量可按季度定价。</p>',
    html_en:
      '<p>Every cone bears the co-operative’s lot and season for the buyer’s transaction certificate. Evenness is 11.5 CV; good for sateen and fine knits. About 45 days to Shanghai, with quarterly prices under a yearly contract.</p>',
    origin_cn: '印度中央邦',
    origin_en: 'Madhya Pradesh, India',
    certificate: 'textile'
  },
  {
    id: 1102,
    exhibitor: 123,
    category: 224,
    name_cn: '窄幅苎麻夏布衬衫料',
    name_en: 'Narrow ramie shirting',
    summary_cn: '老木机织，一尺四寸幅宽，透气挺括。',
    summary_en: 'Woven on old wooden looms, 47 cm wide, crisp and airy.',
    html_cn: '<p>手工绩线，一匹布两位织女要织二十天。生物酶脱胶，底色微黄，不漂白。设计师可定条纹；样布两米起寄。</p>',
    html_en:
      '<p>The yarn is joined by hand and two weavers need twenty days for a bolt. Degummed with enzymes, it is not bleached and stays slightly yellow. Stripes to order; samples of two metres are posted.</p>',
    origin_cn: '中国湖南',
    origin_en: 'Hunan, China',
    certificate: 'textileConversion'
  }
])
