// Sample data: every firm, product and figure here is invented.
import type { PackProduct } from '../pack.ts'
import { from, product } from './product-record.ts'

const westphalia = from('德国北莱茵－威斯特法伦州', 'North Rhine-Westphalia, Germany')
const quanzhou = from('中国福建泉州', 'Quanzhou, Fujian, China')
const shanghai = from('中国上海', 'Shanghai, China')
const anji = from('中国浙江安吉', 'Anji, Zhejiang, China')
const zhongshan = from('中国广东中山', 'Zhongshan, Guangdong, China')
const yorkshire = from('英国约克郡', 'Yorkshire, United Kingdom')

export const home: PackProduct[] = [
  product({
    id: 2063,
    exhibitor: 220,
    category: 151,
    name_cn: '齐平淋浴底盘',
    name_en: 'Level shower floor',
    summary_cn: '与地砖一样高，排水槽藏在墙边，轮椅可以直接推进去。',
    summary_en: 'Level with the tiles, its drain hidden along the wall, so that a wheelchair rolls straight in.',
    html_cn:
      '<p>底盘自带百分之一点五的坡度，赤脚站着几乎感觉不到。表面细砂纹，湿脚不滑，清洁用普通抹布。八十厘米到一百四十厘米共五种尺寸，现场可裁短一边。</p>',
    html_en:
      '<p>A fall of 1.5 per cent is built in and hardly felt underfoot. The fine sandy surface grips wet soles and is wiped with an ordinary cloth. Five sizes from 80 to 140 centimetres, one side of which may be cut on site.</p>',
    ...westphalia,
    certificate_cn: '按DIN 51097赤足防滑测试，等级B',
    certificate_en: 'Barefoot slip test to DIN 51097, class B',
    registered: ['000015125001', '2028-02-29']
  }),
  product({
    id: 2064,
    exhibitor: 220,
    category: 151,
    name_cn: '手动升降洗手台',
    name_en: 'Height-adjustable washbasin',
    summary_cn: '压下侧面的手柄，台面在二十五厘米内升降，不用电。',
    summary_en: 'Press the lever at the side and the basin travels 25 centimetres, without electricity.',
    html_cn:
      '<p>气弹簧平衡了盆的重量，一根手指就能推动。下方留空，坐着洗脸膝盖伸得进去；盆沿前侧有一道凹槽，可当扶手握。镜子另配倾斜支架。</p>',
    html_en:
      '<p>Gas springs balance the basin, and a finger moves it. Knees fit beneath when one is seated, and a groove along the front serves as a handhold. A tilting bracket for the mirror is separate.</p>',
    ...westphalia,
    certificate_cn: '一百公斤前沿载荷测试',
    certificate_en: 'Front-edge load test at 100 kilograms',
    registered: ['000015125002', '2028-02-29']
  }),
  product({
    id: 2065,
    exhibitor: 222,
    category: 151,
    name_cn: '加高扶手坐便器',
    name_en: 'Raised toilet with arms',
    summary_cn: '座高四十六厘米，两侧扶手可上翻，冲水按键放在手边。',
    summary_en: 'A seat 46 centimetres high, arms that fold up and the flush beside the hand.',
    html_cn:
      '<p>站起来之前不必转身找按钮。扶手固定在地面法兰上，不依赖墙体，轻质隔墙的老房也能装。盖板缓降，座圈前端开口便于擦洗。</p>',
    html_en:
      '<p>Nobody has to twist round for the button. The arms are fixed to the floor flange rather than the wall, which suits flats with light partitions. The lid closes slowly and the seat opens in front for cleaning.</p>',
    ...quanzhou,
    certificate_cn: '按GB/T 6952卫生陶瓷检测',
    certificate_en: 'Tested to GB/T 6952, sanitary ceramics',
    registered: ['000015125003', '2027-07-31']
  }),
  product({
    id: 2066,
    exhibitor: 204,
    category: 151,
    name_cn: '三日卫生间改造',
    name_en: 'Bathroom in three days',
    summary_cn: '拆旧、防水、安装三天做完，第三天晚上就能洗澡。',
    summary_en: 'Strip out, seal and fit in three days; on the third evening there is a warm shower.',
    html_cn:
      '<p>报价按清单逐项列出，包含：</p><ul><li>浴缸改淋浴，门槛降到一厘米以下；</li><li>马桶旁、淋浴旁各一组扶手；</li><li>外开门或移门，一盏起夜灯。</li></ul><p>施工期间每晚送来一只便携坐便器。完工两年内免费上门检查两次。</p>',
    html_en:
      '<p>Every item is priced. The work includes:</p><ul><li>a shower in place of the tub, with a threshold under one centimetre;</li><li>rails by the toilet and in the shower;</li><li>a door that slides or opens outwards, and a night light.</li></ul><p>A portable toilet is brought each evening while work goes on. Two free inspections follow within two years.</p>',
    ...shanghai,
    certificate_cn: '二十四小时闭水试验，逐户出具记录',
    certificate_en: '24-hour water test with a record for each home'
  }),
  product({
    id: 2067,
    exhibitor: 204,
    category: 152,
    name_cn: '连续走廊扶手',
    name_en: 'Continuous corridor handrail',
    summary_cn: '木芯包软皮，转角不断开，从卧室一路摸到卫生间。',
    summary_en: 'Wood with a soft skin that goes round corners unbroken, from bedroom to bathroom.',
    html_cn:
      '<p>椭圆截面，虎口正好卡住；下缘藏一条发光带，关灯后亮四小时。到门口时扶手向墙内收弯，衣袖不会挂住。安装前用探测仪找龙骨和水电管。</p>',
    html_en:
      '<p>Its oval section fits between thumb and finger, and a strip beneath glows for four hours in the dark. At doors the ends curve into the wall so that no sleeve is caught. Fitters look for studs, pipes and cables with a detector first.</p>',
    ...shanghai,
    certificate_cn: '一百一十公斤下拉载荷测试',
    certificate_en: 'Downward load test at 110 kilograms',
    registered: ['000015225001', '2027-05-31']
  }),
  product({
    id: 2068,
    exhibitor: 225,
    category: 152,
    name_cn: '缓冲防滑卷材',
    name_en: 'Cushioned non-slip flooring',
    summary_cn: '四点五毫米厚，发泡层吸收部分冲击，轮椅仍推得动。',
    summary_en: 'Sheet of 4.5 millimetres whose foam takes up some of an impact and still lets wheels roll.',
    html_cn:
      '<p>十二种颜色都避开强反差的花纹，以免被看成台阶或水坑。热焊接缝后可用拖把湿拖。养老机构常把卧室、走廊、浴室前区用三种色阶区分。</p>',
    html_en:
      '<p>None of the twelve colours has strong patterns, which may be taken for steps or puddles. Welded seams stand wet mopping. Homes often mark bedroom, corridor and bathroom entrance by three shades.</p>',
    ...from('中国辽宁沈阳', 'Shenyang, Liaoning, China'),
    certificate_cn: '防滑等级R10测试，燃烧性能B1级',
    certificate_en: 'Slip class R10; flame class B1 under the Chinese standard',
    registered: ['000015225002', '2027-09-30']
  }),
  product({
    id: 2069,
    exhibitor: 227,
    category: 152,
    name_cn: '拼插门槛坡道',
    name_en: 'Click-together threshold ramp',
    summary_cn: '再生塑料砖拼成坡，二到十八厘米的门槛都能接，不打一颗钉。',
    summary_en: 'Tiles of recycled plastic make a slope for thresholds of 2 to 18 centimetres, without a nail.',
    html_cn:
      '<p>每块两厘米厚，逐层错开，最上层有防滑点。室内外通用，雨水从孔里漏走。装箱时附一把拆砖撬棒和一张按门槛高度查数量的表。</p>',
    html_en:
      '<p>Tiles are two centimetres thick and staggered layer by layer under a studded top. Rain drains through them. The box contains a lever for taking apart and a table of how many tiles each height needs.</p>',
    ...from('荷兰', 'Netherlands'),
    certificate_cn: '三百公斤轮压测试',
    certificate_en: 'Wheel load test at 300 kilograms',
    registered: ['000015225004', '2027-06-30']
  }),
  product({
    id: 2070,
    exhibitor: 222,
    category: 152,
    name_cn: '带灯折叠扶手',
    name_en: 'Fold-up rail with light',
    summary_cn: '马桶旁的上翻扶手，拉下时端头亮灯，翻起不占地方。',
    summary_en: 'A rail beside the toilet whose end lights up when lowered, and which folds out of the way.',
    html_cn: '<p>采用四孔通用底座，与同一厂家的浴凳、纸架互换。阻尼铰链防止突然落下。灯由动作发电，不用电池。</p>',
    html_en:
      "<p>It fits the four-hole plate that also carries this maker's shower seats and paper holders. A damped hinge keeps it from dropping. The movement itself generates the light, so there are no batteries.</p>",
    ...quanzhou,
    certificate_cn: '一百五十公斤垂直载荷测试',
    certificate_en: 'Vertical load test at 150 kilograms',
    registered: ['000015225003', '2027-07-31']
  }),
  product({
    id: 2071,
    exhibitor: 223,
    category: 153,
    name_cn: '客厅起身椅',
    name_en: 'Rising armchair',
    summary_cn: '看上去是单人沙发，按一下，座面缓缓前倾把人送到站姿。',
    summary_en: 'An armchair to look at; one press tilts the seat gently forward towards standing.',
    html_cn:
      '<p>靠背与抬脚由两个电机分别控制，可以只放脚、不躺下。停电时备用电池够完成一次起身。羊毛、棉麻、仿皮三类面料，全部可拆洗。</p>',
    html_en:
      '<p>Two motors move back and footrest apart, so feet can go up without lying down. A reserve battery allows one rise in a power cut. Wool, linen-cotton and imitation leather covers all come off.</p>',
    ...from('意大利马尔凯大区', 'Marche, Italy'),
    certificate_cn: '按EN 12520家用座椅强度与耐久测试',
    certificate_en: 'Strength and durability to EN 12520, domestic seating',
    registered: ['000015325001', '2026-11-30']
  }),
  product({
    id: 2072,
    exhibitor: 224,
    category: 153,
    name_cn: '竹制餐椅C4',
    name_en: 'Bamboo dining chair C4',
    summary_cn: '座高四十七厘米，扶手伸到桌沿，撑着起身椅子不后滑。',
    summary_en: 'Seat at 47 centimetres and arms that reach the table, so the chair stays put when one rises.',
    html_cn:
      '<p>前脚装轮，后脚是橡胶垫：没人坐时推得动，一坐下就停住。椅背上缘挖了一道握槽，方便护理员从后面推近餐桌。四张可叠放。</p>',
    html_en:
      '<p>Wheels in front and rubber behind: the empty chair rolls, the occupied one stands. A groove along the top of the back lets a carer bring it to the table. Four stack together.</p>',
    ...anji,
    certificate_cn: '按GB/T 10357家具力学性能试验检测',
    certificate_en: 'Tested to GB/T 10357, mechanical tests of furniture',
    registered: ['000015325002', '2027-10-31']
  }),
  product({
    id: 2073,
    exhibitor: 224,
    category: 153,
    name_cn: '下拉式衣柜',
    name_en: 'Pull-down wardrobe',
    summary_cn: '坐着也够得到：挂衣杆一拉便降到一米一。',
    summary_en: 'Within reach of a seated person: the rail comes down to 1.1 metres.',
    html_cn:
      '<p>柜门半截透明，看得见里面是什么，找衣服不靠记忆。抽屉拉手做成长条，用手腕也能拉开。底部抬高二十厘米，轮椅脚踏伸得进去。</p>',
    html_en:
      '<p>Half of each door is clear, so clothes are found by looking rather than remembering. Long handles open at a pull of the wrist, and the base is raised by twenty centimetres for the footrests of a wheelchair.</p>',
    ...anji,
    certificate_cn: '甲醛释放量ENF级测试',
    certificate_en: 'Formaldehyde test, class ENF under the Chinese standard',
    registered: ['000015325004', '2027-10-31']
  }),
  product({
    id: 2074,
    exhibitor: 204,
    category: 153,
    name_cn: '换鞋凳柜',
    name_en: 'Entrance bench with shoe cabinet',
    summary_cn: '玄关处坐着换鞋，侧面立杆扶着起身，柜深只有二十八厘米。',
    summary_en: 'Sit to change shoes, hold the pole to rise; the cabinet is only 28 centimetres deep.',
    html_cn:
      '<p>凳面高四十五厘米，垫子掀开是一格常穿的鞋。立杆顶端可以挂包和手杖，中段有夜光圈。适合一米宽的窄玄关，左右可互换安装。</p>',
    html_en:
      '<p>The seat is 45 centimetres high, and everyday shoes lie beneath the cushion. Bag and cane hang from the pole, which has a glowing ring. It suits halls one metre wide and is fitted to either side.</p>',
    ...shanghai,
    certificate_cn: '甲醛释放量ENF级与稳定性测试',
    certificate_en: 'Formaldehyde test, class ENF, and stability test',
    registered: ['000015325003', '2027-05-31']
  }),
  product({
    id: 2075,
    exhibitor: 221,
    category: 154,
    name_cn: '床到厕所的路灯',
    name_en: 'Path light from bed to toilet',
    summary_cn: '六只贴地小灯按脚步次第亮起，光只照地面，不刺眼。',
    summary_en: 'Six small lamps near the floor light up step by step and never shine in the eyes.',
    html_cn:
      '<p>暖琥珀色，亮度在一到五勒克斯之间。灯与灯无线相连，贴上即可，充一次电用三个月。第一只感应到脚落地，其余便一盏接一盏亮到门口。</p>',
    html_en:
      '<p>The light is warm amber at one to five lux. Lamps stick on, speak to each other by radio and run three months on a charge. When feet touch the floor the first wakes, and the rest follow to the door.</p>',
    ...zhongshan,
    certificate_cn: '按IEC 62471光生物安全检测，豁免级',
    certificate_en: 'Tested to IEC 62471, photobiological safety, exempt group',
    registered: ['000015425001', '2026-12-31']
  }),
  product({
    id: 2076,
    exhibitor: 221,
    category: 154,
    name_cn: '侧光阅读灯',
    name_en: 'Side-lit reading lamp',
    summary_cn: '桌面照度一千勒克斯，看不到光源，旋钮调亮、另一只调色。',
    summary_en: 'A thousand lux on the page with no source in sight; one knob for brightness, one for colour.',
    html_cn:
      '<p>白内障手术前后对颜色的感受不同，色温可从二千七百调到五千开。灯臂平衡，推到哪里停在哪里。底座的凹槽放得下老花镜。</p>',
    html_en:
      '<p>Colours look different before and after cataract surgery, hence the range from 2,700 to 5,000 kelvin. The arm stays wherever it is pushed, and a hollow in the foot holds reading glasses.</p>',
    ...zhongshan,
    certificate_cn: '按GB/T 9473读写作业台灯检测',
    certificate_en: 'Tested to GB/T 9473, reading lamps',
    registered: ['000015425002', '2026-12-31']
  }),
  product({
    id: 2077,
    exhibitor: 226,
    category: 154,
    name_cn: '桌面助视器',
    name_en: 'Desktop video magnifier',
    summary_cn: '把报纸、药盒放在托盘上，屏幕里放大二到五十倍。',
    summary_en: 'Put a newspaper or medicine box on the tray and read it enlarged 2 to 50 times.',
    html_cn:
      '<p>倍率、反色各用一只形状不同的旋钮，闭眼也分得清。托盘可左右前后滑动，读完一行轻轻一推就到下一行。屏幕二十四寸，可朗读中文与英文。</p>',
    html_en:
      '<p>Size and contrast have knobs of different shapes. The tray glides in both directions, and a nudge brings the next line. The screen is 24 inches, and text can be read aloud in Chinese and English.</p>',
    ...yorkshire,
    certificate_cn: '电气安全与电磁兼容检测',
    certificate_en: 'Tested for electrical safety and electromagnetic compatibility',
    registered: ['000015425003', '2027-02-28']
  }),
  product({
    id: 2078,
    exhibitor: 226,
    category: 154,
    name_cn: '对话放大器',
    name_en: 'Conversation amplifier',
    summary_cn: '一只话筒放在桌上，一副耳机戴好，饭桌上的话听得清。',
    summary_en: 'A microphone on the table and a pair of headphones make talk over dinner easy to follow.',
    html_cn:
      '<p>适合还没有配助听器、或在门诊、银行柜台临时需要的场合。音量旋钮上限固定，避免突然过响。听力变化请到专业机构检查。</p>',
    html_en:
      '<p>It helps people who have no hearing aid yet, or who need one for a moment at a clinic or bank counter. Volume has a fixed limit. A change in hearing should be looked at by a professional.</p>',
    ...yorkshire,
    certificate_cn: '最大声输出限值测试',
    certificate_en: 'Test of maximum sound output',
    registered: ['000015425004', '2027-02-28']
  })
]
