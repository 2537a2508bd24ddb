// Sample data: every firm, product and figure here is invented.
import type { PackProduct } from '../pack.ts'
import { from, product } from './product-record.ts'

const weifang = from('中国山东潍坊', 'Weifang, Shandong, China')
const thuringia = from('德国图林根州', 'Thuringia, Germany')
const jinjiang = from('中国福建晋江', 'Jinjiang, Fujian, China')
const vorarlberg = from('奥地利福拉尔贝格州', 'Vorarlberg, Austria')
const tianjin = from('中国天津武清', 'Wuqing, Tianjin, China')
const xinxiang = from('中国河南新乡', 'Xinxiang, Henan, China')
const oregon = from('美国俄勒冈州', 'Oregon, United States')

export const nursing: PackProduct[] = [
  product({
    id: 2031,
    exhibitor: 235,
    category: 131,
    name_cn: '木屏家用护理床',
    name_en: 'Home care bed with wooden ends',
    summary_cn: '背、膝、升降三功能，拆成四件进电梯，两个人半小时装好。',
    summary_en: 'Back, knee and height adjust; it goes into a lift in four pieces and is built in half an hour.',
    html_cn:
      '<p>榉木床头做成普通家具的样子，护栏放下后与床沿齐平。停电时用两节九伏电池可平放一次。标准床垫一米宽，另有与双人床拼接的套件。</p>',
    html_en:
      '<p>Beech ends look like ordinary furniture, and the rails drop level with the mattress. Two nine-volt cells lay it flat once in a power cut. It takes a one-metre mattress; a kit joins it to a double bed.</p>',
    ...weifang,
    certificate_cn: '按IEC 60601-2-52医用床检测',
    certificate_en: 'Tested to IEC 60601-2-52, medical beds',
    registered: ['000013125001', '2028-04-30']
  }),
  product({
    id: 2032,
    exhibitor: 235,
    category: 131,
    name_cn: '超低位机构床',
    name_en: 'Ultra-low institution bed',
    summary_cn: '夜间降到离地二十厘米，滚下来也不高；白天升到八十厘米，护理员不弯腰。',
    summary_en: 'Down to 20 centimetres at night so that a roll is a short one; up to 80 by day to spare backs.',
    html_cn:
      '<p>床边不用全长护栏，配半段扶手和一块软垫，减少被困的风险。离床时床下灯条亮起暖光。五只脚轮里有一只导向轮，单人可推入电梯。</p>',
    html_en:
      '<p>Instead of full rails there is a half rail and a soft mat, which lowers the risk of being caught. A warm light strip comes on when someone leaves the bed. A fifth castor steers it into a lift with one person pushing.</p>',
    ...weifang,
    certificate_cn: '按IEC 60601-2-52医用床检测',
    certificate_en: 'Tested to IEC 60601-2-52, medical beds',
    registered: ['000013125002', '2028-04-30']
  }),
  product({
    id: 2033,
    exhibitor: 237,
    category: 131,
    name_cn: '静音交替充气床垫',
    name_en: 'Quiet alternating-air mattress',
    summary_cn: '十八条气室两组轮换，气泵二十八分贝，不妨碍同屋人睡觉。',
    summary_en: 'Eighteen cells in two sets, with a pump of 28 decibels that lets a room-mate sleep.',
    html_cn:
      '<p>断电后气室可保持十二小时不瘪，转院途中无需电源。套面双向弹力，拉链有挡水边。垫子不能代替按时翻身，随机附有翻身记录卡。</p>',
    html_en:
      '<p>Without power the cells hold for twelve hours, long enough for a transfer between hospitals. The cover stretches both ways and its zip has a flap against water. It does not replace regular turning, for which a record card is enclosed.</p>',
    ...thuringia,
    certificate_cn: '按IEC 60601-1检测，面料通过阻燃测试',
    certificate_en: 'Tested to IEC 60601-1; cover passed a flame test',
    registered: ['000013125003', '2027-01-31']
  }),
  product({
    id: 2034,
    exhibitor: 237,
    category: 131,
    name_cn: '侧卧体位垫组',
    name_en: 'Set of side-lying cushions',
    summary_cn: '五只不同弧度的泡棉垫，垫住背、膝、踝，让侧卧省力而稳。',
    summary_en: 'Five foam cushions in different curves support back, knees and ankles in a side position.',
    html_cn:
      '<p>每只垫子印有摆放示意图，新来的护理员照图就能摆。套子六十度可洗，颜色区分五种用途。整组装在带把手的收纳袋里，挂得上床尾。</p>',
    html_en:
      '<p>A drawing on each cushion shows where it goes, which helps new staff. Covers wash at 60 degrees and are coloured by use. The set lives in a bag that hangs on the foot of the bed.</p>',
    ...thuringia,
    certificate_cn: '泡棉有害物质测试',
    certificate_en: 'Foam tested for harmful substances',
    registered: ['000013125004', '2027-01-31']
  }),
  product({
    id: 2035,
    exhibitor: 236,
    category: 132,
    name_cn: '日用薄型护理裤',
    name_en: 'Thin day pants',
    summary_cn: '一点五毫米厚，撕边设计，穿在外裤里看不出来。',
    summary_en: 'One and a half millimetres thin, with tear-away sides, and not to be seen under trousers.',
    html_cn:
      '<p>给还常出门的人用：走路不响，腰围有五个尺码。吸收量按国家标准测得，标在侧面。与夜用款同一腰型，可以混着买。</p>',
    html_en:
      '<p>Made for people who are out and about: they do not rustle and come in five waist sizes. Absorbency, measured to the national standard, stands on the side of the pack. Night pants share the same cut.</p>',
    ...jinjiang,
    certificate_cn: '按GB/T 28004成人纸尿裤检测',
    certificate_en: 'Tested to GB/T 28004, absorbent pants',
    registered: ['000013225001', '2026-09-30']
  }),
  product({
    id: 2036,
    exhibitor: 236,
    category: 132,
    name_cn: '四折床用护理垫',
    name_en: 'Four-fold bed pad',
    summary_cn: '六十乘九十厘米，四边加宽防滑条，翻身不跑位。',
    summary_en: 'Sixty by ninety centimetres with broad non-slip edges that stay put when a person turns.',
    html_cn:
      '<p>折叠方式改为先横后竖，一只手就能在床上抖开。底膜透气，表层无荧光增白剂。机构装一百片一箱，外箱可压扁回收。</p>',
    html_en:
      '<p>It is folded across and then along, so that one hand can shake it open on the bed. The backing breathes and the surface has no optical brightener. Homes buy it by the hundred in a carton that folds flat.</p>',
    ...jinjiang,
    certificate_cn: '微生物与皮肤接触检测报告',
    certificate_en: 'Report on microbiology and skin contact',
    registered: ['000013225003', '2026-09-30']
  }),
  product({
    id: 2037,
    exhibitor: 242,
    category: 132,
    name_cn: '可洗吸水内裤',
    name_en: 'Washable absorbent briefs',
    summary_cn: '棉质外观，三百次洗涤后吸收量仍保持九成。',
    summary_en: 'They look like cotton and keep nine tenths of their absorbency after three hundred washes.',
    html_cn:
      '<p>吸水层由桉树纤维织成，缝在裆部里层，表面迅速变干。男女两种版型，颜色有藏青、灰、肤色。适合轻度漏尿，重度时请选其他产品。</p>',
    html_en:
      '<p>A layer of eucalyptus fibre is sewn inside, and the surface dries quickly. There are cuts for women and men in navy, grey and skin tones. They suit light leakage; heavier needs call for another product.</p>',
    ...vorarlberg,
    certificate_cn: '纺织品有害物质测试与三百次水洗测试',
    certificate_en: 'Tested for harmful substances and through 300 washes',
    registered: ['000013225002', '2027-05-31']
  }),
  product({
    id: 2038,
    exhibitor: 242,
    category: 132,
    name_cn: '可洗轮椅坐垫套',
    name_en: 'Washable seat pad',
    summary_cn: '铺在轮椅或沙发上，吸收四百毫升，背面橡胶点防滑。',
    summary_en: 'Lies on a wheelchair or sofa, takes up 400 millilitres and grips with rubber dots.',
    html_cn: '<p>做成普通坐垫的样子，格纹和素色共六种，家里来客不必急着收。四角有系带，六十度可洗，滚筒低温烘干。</p>',
    html_en:
      '<p>It passes for an ordinary cushion in six checks and plain colours and need not be hidden from visitors. Ties hold the corners; wash at 60 degrees and tumble-dry cool.</p>',
    ...vorarlberg,
    certificate_cn: '纺织品有害物质测试',
    certificate_en: 'Textile tested for harmful substances'
  }),
  product({
    id: 2039,
    exhibitor: 238,
    category: 133,
    name_cn: '浴缸升降座',
    name_en: 'Bath lift seat',
    summary_cn: '坐上去，慢慢降到离缸底七厘米，泡好再升起来。',
    summary_en: 'Sit down, sink gently to seven centimetres above the bottom, and rise again after the soak.',
    html_cn:
      '<p>电池手柄浮在水上，掉不下去；电量不够升起时，座椅会拒绝下降。吸盘固定，两分钟可取下，家里其他人照常用浴缸。</p>',
    html_en:
      '<p>The handset carries the battery and floats. If there is not enough charge to come up, the seat refuses to go down. Suction feet let it be taken out in two minutes for others in the family.</p>',
    ...from('日本新潟县', 'Niigata, Japan'),
    certificate_cn: '防水等级IPX8测试，一百四十公斤载荷测试',
    certificate_en: 'IPX8 water test and load test at 140 kilograms',
    registered: ['000013325001', '2027-10-31']
  }),
  product({
    id: 2040,
    exhibitor: 239,
    category: 133,
    name_cn: '床上洗头机',
    name_en: 'In-bed hair washer',
    summary_cn: '头枕在软槽里，温水边冲边吸，一次用两升水。',
    summary_en: 'The head rests in a soft basin while warm water is sprayed and drawn off, two litres in all.',
    html_cn:
      '<p>水温由机器恒定在三十八度，超过四十一度立即停水。颈托有大小两只。洗、冲、吹一共十五分钟，床单下不用垫塑料布。</p>',
    html_en:
      '<p>Water is held at 38 degrees and stops at once above 41. Neck rests come in two sizes. Washing, rinsing and drying take a quarter of an hour, with no plastic sheet under the linen.</p>',
    ...tianjin,
    certificate_cn: '按GB 4706.1家用电器安全要求检测',
    certificate_en: 'Tested to GB 4706.1, safety of household appliances',
    registered: ['000013325002', '2026-12-31']
  }),
  product({
    id: 2041,
    exhibitor: 239,
    category: 133,
    name_cn: '上门擦浴推车',
    name_en: 'Bathing trolley for home visits',
    summary_cn: '六升清水、六升回收桶，一个人拉着就能上楼入户。',
    summary_en: 'Six litres of clean water, six litres of waste, and light enough for one person to take upstairs.',
    html_cn:
      '<p>推车背面装了爬楼三角轮，空重十三公斤。喷头有软、宽、细三种，使用者全程盖着浴巾，只露出正在清洁的部位。</p><p>回收桶一拉即倒，内胆可用含氯消毒剂清洗。</p>',
    html_en:
      '<p>Triangular wheels climb stairs; empty, it weighs thirteen kilograms. There are soft, broad and fine heads, and the person stays under a towel except for the part being washed.</p><p>The waste tank tips out at a pull and may be cleaned with chlorine disinfectant.</p>',
    ...tianjin,
    certificate_cn: '按GB 4706.1家用电器安全要求检测',
    certificate_en: 'Tested to GB 4706.1, safety of household appliances',
    registered: ['000013325003', '2026-12-31']
  }),
  product({
    id: 2042,
    exhibitor: 222,
    category: 133,
    name_cn: '淋浴坐便两用椅',
    name_en: 'Shower and commode chair',
    summary_cn: '推到马桶上方是便椅，推进淋浴间是浴椅，中间不用再换座。',
    summary_en: 'Over the toilet it is a commode, in the shower a bath chair, with no change of seat between.',
    html_cn:
      '<p>座高可调，跨得过大多数坐便器。软座开口朝前，便于清洁。四只脚轮全部带刹，铝管不锈，扶手下翻后可侧面移坐。</p>',
    html_en:
      '<p>Its height adjusts to clear most toilets, and the padded seat opens to the front for washing. All four castors brake, the aluminium does not rust and the arms swing down for a sideways transfer.</p>',
    ...from('中国福建泉州', 'Quanzhou, Fujian, China'),
    certificate_cn: '一百三十公斤载荷与稳定性测试',
    certificate_en: 'Load and stability tests at 130 kilograms',
    registered: ['000013325004', '2027-08-31']
  }),
  product({
    id: 2043,
    exhibitor: 240,
    category: 134,
    name_cn: '侧开照护长裤',
    name_en: 'Side-opening trousers',
    summary_cn: '两侧拉链从腰开到脚踝，不抬臀也能换，看上去是普通休闲裤。',
    summary_en: 'Zips from waist to ankle on both sides change them without lifting; they look like casual trousers.',
    html_cn: '<p>后腰比前腰高六厘米，坐轮椅时不露腰。拉链内侧有护条，不夹皮肤。斜纹棉与摇粒绒两种面料，可绣姓名。</p>',
    html_en:
      '<p>The back is six centimetres higher than the front, which suits sitting in a wheelchair. A guard behind each zip protects the skin. They come in cotton twill or fleece, with a name embroidered on request.</p>',
    ...xinxiang,
    certificate_cn: '按GB 18401纺织产品安全要求检测',
    certificate_en: 'Tested to GB 18401, safety of textiles'
  }),
  product({
    id: 2044,
    exhibitor: 240,
    category: 134,
    name_cn: '磁扣衬衫',
    name_en: 'Magnet-button shirt',
    summary_cn: '纽扣只是装饰，里面是磁扣，一只手就能扣好。',
    summary_en: 'The buttons are for show: magnets behind them close with one hand.',
    html_cn:
      '<p>磁扣缝在双层门襟里，洗衣机可洗。领口、袖口做得宽一点，关节肿时也套得进去。装有心脏起搏器的人不宜穿着，吊牌上有醒目说明。</p>',
    html_en:
      '<p>Magnets sit between two layers and go through the washing machine. Collar and cuffs are cut generously for swollen joints. People with a pacemaker should not wear it, as a clear label says.</p>',
    ...xinxiang,
    certificate_cn: '按GB 18401纺织产品安全要求检测',
    certificate_en: 'Tested to GB 18401, safety of textiles'
  }),
  product({
    id: 2045,
    exhibitor: 241,
    category: 134,
    name_cn: '免冲洗身体湿巾',
    name_en: 'No-rinse body wipes',
    summary_cn: '一包八片，分部位使用，微波或温箱加热后不起泡、不用再冲。',
    summary_en: 'Eight cloths a pack, one for each part of the body; warm them and there is no foam to rinse.',
    html_cn:
      '<p>布料厚，擦到第八片仍不掉毛。包装上印有八个部位的次序图，避免交叉使用。加热前请看清功率表，并先在手腕内侧试温。</p>',
    html_en:
      '<p>The cloth is thick and sheds no fibres. A chart on the pack gives the order of use, so that no cloth serves twice. Check the heating table and test the warmth on the wrist first.</p>',
    ...oregon,
    certificate_cn: '皮肤刺激性测试',
    certificate_en: 'Skin irritation test'
  }),
  product({
    id: 2046,
    exhibitor: 241,
    category: 134,
    name_cn: '皮肤隔离乳',
    name_en: 'Barrier lotion',
    summary_cn: '泵装，单手可按，薄薄一层挡住水分，不粘护理裤。',
    summary_en: 'Pump bottle for one hand; a thin layer keeps moisture off and does not clog absorbent pants.',
    html_cn:
      '<p>配方十一种成分，无香精、无色素，全部印在正面。每次一泵约够一个手掌的面积，每日用量写在瓶盖上。皮肤已经破损时请咨询护士。</p>',
    html_en:
      '<p>Eleven ingredients, no perfume, no colour, all listed on the front. One stroke covers an area the size of a palm. Where the skin is broken already, please ask a nurse.</p>',
    ...oregon,
    certificate_cn: '皮肤刺激性与致敏性测试',
    certificate_en: 'Skin irritation and sensitisation tests'
  })
]
