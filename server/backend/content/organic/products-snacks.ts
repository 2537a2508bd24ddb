// Sample data: every firm, person and figure here is invented.
import { productRecords } from './product-record.ts'

export const snackProducts = productRecords('2025-05-14', [
  {
    id: 1069,
    exhibitor: 144,
    category: 181,
    name_cn: '燕山薄皮有机核桃',
    name_en: 'Thin-shelled organic walnuts from the Yan mountains',
    summary_cn: '冷风干，手捏即开，2024年秋果。',
    summary_en: 'Dried in cold air and cracked between two fingers, autumn 2024 crop.',
    html_cn:
      '<p>三十年以上的老树，果仁饱满，出仁率56%。脱青皮后三十六小时内降到7%水分，不漂白，壳色深浅自然。每批随附黄曲霉毒素检测单。</p>',
    html_en:
      '<p>Trees of thirty years and more bear full kernels, 56% of the weight. Moisture falls to 7% within 36 hours of hulling; shells are not bleached. An aflatoxin report comes with every lot.</p>',
    origin_cn: '中国河北',
    origin_en: 'Hebei, China',
    certificate: 'gb',
    code: '00002144106930728',
    validUntil: '2025-10-30'
  },
  {
    id: 1070,
    exhibitor: 144,
    category: 181,
    name_cn: '即食有机板栗仁',
    name_en: 'Ready-to-eat organic chestnuts',
    summary_cn: '蒸熟充氮，60克小袋，无糖无油。',
    summary_en: 'Steamed and packed under nitrogen in 60 g bags, without sugar or oil.',
    html_cn:
      '<p>燕山板栗个小、糯、甜，带内皮蒸熟再去皮，少碎粒。保质期十个月，常温。月饼厂可订两公斤装的栗蓉，不掺白芸豆。</p>',
    html_en:
      '<p>Small, floury and sweet, the nuts are steamed in their skin so that few break. They keep for ten months at room temperature. Mooncake bakeries can order 2 kg of paste with no white beans in it.</p>',
    origin_cn: '中国河北',
    origin_en: 'Hebei, China',
    certificate: 'gb',
    code: '00002144107065319',
    validUntil: '2025-10-30'
  },
  {
    id: 1071,
    exhibitor: 145,
    category: 181,
    name_cn: '不熏硫有机无花果干',
    name_en: 'Unsulphured organic dried figs',
    summary_cn: '树上自然落果，四号大果，整颗与丁两种。',
    summary_en: 'Naturally fallen figs of size four, whole or diced.',
    html_cn:
      '<p>籽粒脆，果肉像软糖。表面白霜是析出的糖。逐颗过紫外灯，剔除发霉果，黄曲霉毒素按欧盟限量放行。十公斤散装，或250克拉链袋。</p>',
    html_en:
      '<p>Crisp seeds in flesh like soft toffee; the white bloom is sugar. Each fig passes under ultraviolet light and lots are released to EU limits for aflatoxin. Bulk of 10 kg or a 250 g zip bag.</p>',
    origin_cn: '土耳其艾登',
    origin_en: 'Aydın, Türkiye',
    certificate: 'euGb',
    code: '00002145107148602',
    validUntil: '2025-11-01'
  },
  {
    id: 1072,
    exhibitor: 162,
    category: 181,
    name_cn: '海盐烘烤有机南瓜籽',
    name_en: 'Organic pumpkin seeds roasted with sea salt',
    summary_cn: '无壳绿籽，热风烘烤，100克纸罐。',
    summary_en: 'Green hull-less seeds roasted in hot air, in a 100 g paper tube.',
    html_cn:
      '<p>这种南瓜的籽天生没有硬壳，免了嗑的工夫。烘到微鼓，撒盐不到1%。电影院与民宿小冰箱是农庄在本国卖得好的地方。</p>',
    html_en:
      '<p>The seeds of this pumpkin grow without a shell. They are roasted until they puff slightly, with under 1% salt. At home cinemas and guest-house minibars sell them well.</p>',
    origin_cn: '奥地利施泰尔马克',
    origin_en: 'Styria, Austria',
    certificate: 'eu'
  },
  {
    id: 1073,
    exhibitor: 154,
    category: 181,
    name_cn: '半干有机柿饼',
    name_en: 'Half-dried organic persimmons',
    summary_cn: '挂晒四十天，软心，年节礼盒十二枚。',
    summary_en: 'Hung for forty days, soft inside, twelve to a New Year gift box.',
    html_cn: '<p>削皮后挂在通风的屋檐下，白天晒、夜里冻，糖霜自己长出来。冷冻储运，回温两小时食用；核已取出。</p>',
    html_en:
      '<p>Peeled and hung under airy eaves, sunned by day and chilled by night until sugar blooms on the skin. Shipped frozen, stoned, and ready after two hours on the table.</p>',
    origin_cn: '韩国全罗南道',
    origin_en: 'South Jeolla, South Korea',
    certificate: 'national'
  },
  {
    id: 1074,
    exhibitor: 143,
    category: 182,
    name_cn: '长白山有机椴树蜜',
    name_en: 'Organic linden honey from Changbai',
    summary_cn: '2024大年封盖蜜，自然结晶，细腻如脂。',
    summary_en: 'Capped honey of the good year 2024, finely set by itself.',
    html_cn:
      '<p>七月花期，一箱一年只摇一次。结晶后乳白，薄荷似的清香；不喜欢结晶可隔四十度水化开。</p><ul><li>玻璃瓶：250克、500克</li><li>餐饮：3公斤挤压桶</li></ul>',
    html_en:
      '<p>Lindens bloom in July and each hive is spun once a year. Set, the honey is ivory with a cool scent like mint; a bath at 40 °C makes it liquid again.</p><ul><li>Jars: 250 g and 500 g</li><li>Catering: 3 kg squeeze pail</li></ul>',
    origin_cn: '中国吉林',
    origin_en: 'Jilin, China',
    certificate: 'gb',
    code: '00002143107457190',
    validUntil: '2026-01-08'
  },
  {
    id: 1075,
    exhibitor: 143,
    category: 182,
    name_cn: '有机蜂花粉（冷冻）',
    name_en: 'Organic bee pollen, frozen',
    summary_cn: '林区杂花粉，零下十八度保存，不烘干。',
    summary_en: 'Mixed forest pollen kept at minus eighteen and never heated.',
    html_cn:
      '<p>当天收集，当晚入冻，颗粒软，有花香。撒在酸奶或燕麦碗上，一次一小勺。对花粉过敏者不宜，标签正面已写明。</p>',
    html_en:
      '<p>Collected by day and frozen the same night, the grains stay soft and smell of flowers. A small spoonful over yoghurt or oats is enough. The front label warns anyone allergic to pollen.</p>',
    origin_cn: '中国吉林',
    origin_en: 'Jilin, China',
    certificate: 'gb',
    code: '00002143107583426',
    validUntil: '2026-01-08'
  },
  {
    id: 1076,
    exhibitor: 153,
    category: 182,
    name_cn: '单花有机麦卢卡蜂蜜',
    name_en: 'Organic monofloral manuka honey',
    summary_cn: '四项化学标志物加花粉DNA，批号可查报告。',
    summary_en: 'Tested for four chemical markers and pollen DNA, with the report found by batch number.',
    html_cn:
      '<p>深琥珀色，黏稠，带草本与焦糖味。独麦素分四档，标签正面印实测值而不是约数。250克深色玻璃瓶，瓶底二维码通往检测报告。</p>',
    html_en:
      '<p>Dark amber, thick, with herbs and caramel. There are four strengths, and the label gives the measured value, not a round one. The code under the dark 250 g jar leads to the report.</p>',
    origin_cn: '新西兰吉斯伯恩',
    origin_en: 'Gisborne, New Zealand',
    certificate: 'national'
  },
  {
    id: 1077,
    exhibitor: 147,
    category: 183,
    name_cn: '有机榛子可可酱',
    name_en: 'Organic hazelnut and cocoa spread',
    summary_cn: '榛子55%，无棕榈油，石磨四十小时。',
    summary_en: '55% hazelnuts, no palm oil, ground on stone for forty hours.',
    html_cn: '<p>皮埃蒙特圆榛子，农庄自烤。油会浮上来，搅匀就好；放冰箱反而变硬。200克瓶，一箱十二瓶。</p>',
    html_en:
      '<p>Round Piedmont hazelnuts roasted on the farm. Oil rises to the top and is stirred back in; the fridge only hardens it. Jars of 200 g, twelve to a case.</p>',
    origin_cn: '意大利皮埃蒙特',
    origin_en: 'Piedmont, Italy',
    certificate: 'eu'
  },
  {
    id: 1078,
    exhibitor: 148,
    category: 183,
    name_cn: '有机斯佩尔特脆饼',
    name_en: 'Organic spelt crispbread',
    summary_cn: '全麦酸种发酵，芝麻与葵花籽面，200克。',
    summary_en: 'Whole-grain sourdough topped with sesame and sunflower seeds, 200 g.',
    html_cn: '<p>酸种发酵十八小时，擀到三毫米厚，石板烤。没有加糖，配奶酪或牛油果酱。开封后两周仍脆。</p>',
    html_en:
      '<p>The dough ferments for eighteen hours, is rolled to three millimetres and baked on stone. No sugar; made for cheese or avocado. It stays crisp for two weeks once opened.</p>',
    origin_cn: '德国巴伐利亚',
    origin_en: 'Bavaria, Germany',
    certificate: 'eu'
  }
])
