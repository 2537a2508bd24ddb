// Sample data: every firm, product and figure here is invented.
import type { PackProduct } from '../pack.ts'
import { from, product } from './product-record.ts'

const ningbo = from('中国浙江宁波', 'Ningbo, Zhejiang, China')
const shiga = from('日本滋贺县', 'Shiga, Japan')
const aarhus = from('丹麦奥胡斯', 'Aarhus, Denmark')
const foshan = from('中国广东佛山', 'Foshan, Guangdong, China')
const qingdao = from('中国山东青岛', 'Qingdao, Shandong, China')
const jonkoping = from('瑞典延雪平', 'Jönköping, Sweden')

export const mobility: PackProduct[] = [
  product({
    id: 2001,
    exhibitor: 201,
    category: 111,
    name_cn: '轻折家用轮椅',
    name_en: 'Folding chair for the home',
    summary_cn: '第七版家用手动轮椅，十一点四公斤，折起来宽二十七厘米，能立着放在车厢角落。',
    summary_en:
      'Seventh version of the manual chair: 11.4 kilograms, folding to 27 centimetres and standing by itself.',
    html_cn:
      '<p>靠背一拉就倒，座面一提就合，不必弯腰找卡扣。刹车把手加宽了八毫米，握力不足也按得下去。后轮可快拆，扶手上翻以便从侧面移坐。座宽有四十、四十三、四十六厘米三种，载重一百一十公斤。</p>',
    html_en:
      '<p>Pull the back and it drops, lift the seat and the chair closes: there is no catch to bend for. The brake lever is eight millimetres wider and takes less strength. Rear wheels come off and armrests flip up for a sideways transfer. Seats of 40, 43 and 46 centimetres; load 110 kilograms.</p>',
    ...ningbo,
    certificate_cn: '按GB/T 13800手动轮椅车检测',
    certificate_en: 'Tested to GB/T 13800, manual wheelchairs',
    registered: ['000011125001', '2027-12-31']
  }),
  product({
    id: 2002,
    exhibitor: 201,
    category: 111,
    name_cn: '室内电动轮椅E3',
    name_en: 'Indoor power chair E3',
    summary_cn: '宽五十四厘米，中轮驱动，能在厨房里原地转身。',
    summary_en: 'Mid-wheel power chair, 54 centimetres wide, that turns on the spot in a kitchen.',
    html_cn:
      '<p>老小区的门洞常常只有六十厘米。E3把电池放到座下，车身因此收窄，最高时速四公里，倒车时自动减半。</p><p>操纵杆可装左侧、右侧或托盘中央，充一次电在室内够用两天。</p>',
    html_en:
      '<p>Doorways in older flats often measure sixty centimetres. With its batteries beneath the seat the E3 stays slim; top speed is four kilometres an hour, halved in reverse.</p><p>The joystick goes left, right or in the middle of a tray. One charge lasts two days indoors.</p>',
    ...ningbo,
    certificate_cn: '按GB/T 12996电动轮椅车检测',
    certificate_en: 'Tested to GB/T 12996, powered wheelchairs',
    registered: ['000011125002', '2028-03-31']
  }),
  product({
    id: 2003,
    exhibitor: 207,
    category: 111,
    name_cn: '六轮走廊轮椅',
    name_en: 'Six-wheeled corridor chair',
    summary_cn: '承重在中间一对轮上，七十五厘米宽的走廊也能掉头。',
    summary_en: 'Weight rests on the middle pair of wheels, so it turns in a corridor 75 centimetres wide.',
    html_cn:
      '<p>用脚划着走也很顺手：座高从三十八厘米起，踏板一碰就收到座下。榉木扶手由作坊自己车削，用旧了可以单独订一副。</p>',
    html_en:
      '<p>It is easily moved with the feet, too: the seat starts at 38 centimetres and a tap sends the footrests under it. Beech armrests are turned in the workshop and can be ordered singly when worn.</p>',
    ...shiga,
    certificate_cn: '按ISO 7176轮椅系列标准做静态与疲劳测试',
    certificate_en: 'Static and fatigue tests to ISO 7176, wheelchairs'
  }),
  product({
    id: 2004,
    exhibitor: 201,
    category: 111,
    name_cn: '机构用倾仰轮椅T2',
    name_en: 'Tilting care-home chair T2',
    summary_cn: '座面与靠背整体后倾三十五度，供白天长时间坐在轮椅上的人换姿势。',
    summary_en: 'Seat and back tilt together by 35 degrees, for people who spend the day in a chair.',
    html_cn:
      '<p>护理员一只脚踩住踏板，一只手就能完成倾仰。头枕、侧靠和腿托都用同一把六角扳手调节，扳手插在车架上，不会丢。</p>',
    html_en:
      '<p>A carer tilts it with one foot on the pedal and one hand on the bar. Head, side and leg supports are set with a single key, which lives in a slot on the frame and so is never lost.</p>',
    ...ningbo,
    certificate_cn: '按GB/T 13800检测，面料通过阻燃测试',
    certificate_en: 'Tested to GB/T 13800; upholstery passed a flame test',
    registered: ['000011125003', '2027-06-30']
  }),
  product({
    id: 2005,
    exhibitor: 206,
    category: 112,
    name_cn: '户外四轮助行车',
    name_en: 'Outdoor rollator',
    summary_cn: '五点三公斤的碳纤维助行车，刹车线藏在管内，不会勾住衣袖。',
    summary_en: 'Carbon-fibre rollator of 5.3 kilograms with brake cables inside the tube, clear of sleeves.',
    html_cn:
      '<p>轮径二十五厘米，碎石路、地铁缝都能过。走累了转过身就可以坐，购物袋挂在前方，坐下时不用取下来。</p><p>座高五十二厘米的亚洲款今年首次在中国展出。</p>',
    html_en:
      '<p>Wheels of 25 centimetres cross gravel and the gap at a train door. Turn round to sit; the shopping bag hangs in front and stays where it is.</p><p>The version for Asia, with a seat at 52 centimetres, is shown in China for the first time.</p>',
    ...aarhus,
    certificate_cn: '按ISO 11199-2轮式助行车检测',
    certificate_en: 'Tested to ISO 11199-2, rollators',
    registered: ['000011225001', '2028-01-31']
  }),
  product({
    id: 2006,
    exhibitor: 206,
    category: 112,
    name_cn: '室内托盘助行车',
    name_en: 'Indoor rollator with tray',
    summary_cn: '宽五十二厘米，端一碗汤从灶台走到餐桌，两只手都扶着车。',
    summary_en: 'At 52 centimetres wide it carries soup from stove to table while both hands stay on the grips.',
    html_cn: '<p>托盘四周有一圈硅胶边，可拆下放进洗碗机。松手即停的刹车适合厨房和走廊，轮子不留黑印。</p>',
    html_en:
      '<p>The tray has a silicone rim and goes in the dishwasher. Brakes hold whenever the hands let go, and the wheels leave no marks on kitchen floors.</p>',
    ...aarhus,
    certificate_cn: '按ISO 11199-2轮式助行车检测',
    certificate_en: 'Tested to ISO 11199-2, rollators',
    registered: ['000011225002', '2028-01-31']
  }),
  product({
    id: 2007,
    exhibitor: 201,
    category: 112,
    name_cn: '带灯四脚手杖',
    name_en: 'Four-point cane with light',
    summary_cn: '自己立得住，握柄里的小灯照着脚前一步。',
    summary_en: 'Stands by itself, and a small lamp in the handle lights the next step.',
    html_cn: '<p>灯由握力触发，松手十秒后熄灭，两节七号电池约用四个月。底盘可左右互换，杖头换磨损片不需工具。</p>',
    html_en:
      '<p>Gripping switches the lamp on; it goes out ten seconds after release and runs about four months on two AAA cells. The base suits either hand and worn tips are changed without tools.</p>',
    ...ningbo,
    certificate_cn: '按ISO 11334-4多脚手杖检测',
    certificate_en: 'Tested to ISO 11334-4, canes with three or more legs',
    registered: ['000011225003', '2026-12-31']
  }),
  product({
    id: 2008,
    exhibitor: 207,
    category: 112,
    name_cn: '庭院坐凳手杖',
    name_en: 'Garden seat cane',
    summary_cn: '平时是手杖，打开是三脚小凳，等车、看花时可以歇一会儿。',
    summary_en: 'A cane on the move, a three-legged stool for a rest at the bus stop or among flowers.',
    html_cn:
      '<p>开合由一个大号木扣完成，戴着手套也能操作。凳面用帆布，承重一百公斤，整支重七百四十克。请在平地上坐用。</p>',
    html_en:
      '<p>One large wooden toggle opens it, gloves and all. The canvas seat bears 100 kilograms, the whole weighs 740 grams. It should be sat on only on level ground.</p>',
    ...shiga,
    certificate_cn: '厂内承重与疲劳测试，附测试报告',
    certificate_en: 'Load and fatigue tested in the workshop, report enclosed',
    registered: ['000011225004', '2027-04-30']
  }),
  product({
    id: 2009,
    exhibitor: 208,
    category: 113,
    name_cn: '园区四轮代步车',
    name_en: 'Four-wheeled park scooter',
    summary_cn: '供景区和医院按班次借用，限速、灯光由后台统一设定。',
    summary_en: 'For hire in parks and hospitals, with speed and lights set from the office.',
    html_cn:
      '<p>一张卡借车，一张卡还车，座椅左右旋转方便上下。整车最高时速六公里，遇六度以上坡道自动再降一档。</p><p>每二十台配一组充电桩和一套备用轮胎。</p>',
    html_en:
      '<p>A card releases the scooter and a card returns it; the seat swivels to either side. Top speed is six kilometres an hour, one step lower on slopes above six degrees.</p><p>Twenty vehicles come with a row of charging posts and a set of spare tyres.</p>',
    ...foshan,
    certificate_cn: '按EN 12184电动轮椅与代步车检测',
    certificate_en: 'Tested to EN 12184, powered wheelchairs and scooters',
    registered: ['000011325001', '2027-09-30']
  }),
  product({
    id: 2010,
    exhibitor: 208,
    category: 113,
    name_cn: '三件拆装代步车',
    name_en: 'Three-piece travel scooter',
    summary_cn: '拆成座椅、车头、电池三件，最重一件十二公斤。',
    summary_en: 'Comes apart into seat, front and battery; the heaviest piece weighs twelve kilograms.',
    html_cn:
      '<p>拆装不用工具，练两遍便记住：先提电池，再折座，最后抽出车头。续航十五公里，电池可单独带回室内充电。乘机前请先向航空公司确认电池规定。</p>',
    html_en:
      '<p>No tools are needed and two tries are enough: lift the battery, fold the seat, draw out the front. Range is fifteen kilometres and the battery is charged indoors. Ask the airline about its battery rules before flying.</p>',
    ...foshan,
    certificate_cn: '按EN 12184检测，电池通过运输安全测试',
    certificate_en: 'Tested to EN 12184; battery passed transport tests',
    registered: ['000011325002', '2027-09-30']
  }),
  product({
    id: 2011,
    exhibitor: 208,
    category: 113,
    name_cn: '车用折叠踏板坡道',
    name_en: 'Folding vehicle ramp',
    summary_cn: '铝合金坡道，一人可展开，供面包车与小巴接送轮椅乘客。',
    summary_en: 'Aluminium ramp that one person unfolds, for vans and minibuses carrying wheelchair users.',
    html_cn:
      '<p>展开长两米四，表面压花防滑，边缘有五厘米挡边。收起后立在尾门内侧，不占座位，锁扣与车身报警相连，未锁好则亮灯。</p>',
    html_en:
      '<p>Unfolded it is 2.4 metres long with an embossed surface and edges five centimetres high. Folded, it stands inside the tailgate and takes no seat; a lamp on the dashboard stays lit until the latch is closed.</p>',
    ...foshan,
    certificate_cn: '三百公斤静载测试，附第三方报告',
    certificate_en: 'Static load test at 300 kilograms, third-party report'
  }),
  product({
    id: 2012,
    exhibitor: 201,
    category: 113,
    name_cn: '轿车旋出座椅',
    name_en: 'Swivel-out car seat',
    summary_cn: '副驾座椅转出车门并下降，坐稳后再转回车内。',
    summary_en: 'The front passenger seat turns out of the door and lowers, then carries its occupant back in.',
    html_cn:
      '<p>安装在原车滑轨上，不动车身焊点，换车时可拆走。适配二十六款常见车型，展台有一台样车，工作人员会协助您试坐。</p>',
    html_en:
      '<p>It bolts to the original rails without touching a weld and moves on to the next car. Twenty-six common models are covered; staff will help you try it in the vehicle on the stand.</p>',
    ...ningbo,
    certificate_cn: '座椅固定点强度测试',
    certificate_en: 'Strength test of seat anchorages',
    registered: ['000011325003', '2026-10-31']
  }),
  product({
    id: 2013,
    exhibitor: 209,
    category: 114,
    name_cn: '静轨天花移位系统',
    name_en: 'Quiet-track ceiling hoist',
    summary_cn: '轨道从床边通到浴室，一名护理员即可完成移位。',
    summary_en: 'A track from bed to bathroom lets a single carer make the transfer.',
    html_cn:
      '<p>轨道安装前先做楼板拉拔试验，不合格就改用落地立柱。电机断电后仍可手摇降下。机头可在几个房间之间换挂，机构因此不必一间一台。</p>',
    html_en:
      '<p>Ceilings are pull-tested first; where they fail, posts carry the track instead. In a power cut the motor lowers by hand crank. Motors move between rooms, so a home need not buy one for each.</p>',
    ...qingdao,
    certificate_cn: '按ISO 10535人员移位机检测',
    certificate_en: 'Tested to ISO 10535, hoists for moving persons',
    registered: ['000011425001', '2028-05-31']
  }),
  product({
    id: 2014,
    exhibitor: 209,
    category: 114,
    name_cn: '低底盘移位机',
    name_en: 'Low-base mobile hoist',
    summary_cn: '底盘高九厘米，推得进多数护理床与沙发底下。',
    summary_en: 'Its base, nine centimetres high, rolls under most care beds and sofas.',
    html_cn:
      '<p>升降范围从地面到一米八，人滑坐在地上时也能用。两条支腿的张开由脚踏完成，手始终留在使用者身边。吊兜需按体型选配，首次使用应有受训人员在场。</p>',
    html_en:
      '<p>It lifts from the floor to 1.8 metres, so it also helps when someone has slid down. Legs open by pedal and hands stay with the person. Slings are chosen to fit, and a trained person should attend the first use.</p>',
    ...qingdao,
    certificate_cn: '按ISO 10535人员移位机检测',
    certificate_en: 'Tested to ISO 10535, hoists for moving persons',
    registered: ['000011425002', '2028-05-31']
  }),
  product({
    id: 2015,
    exhibitor: 210,
    category: 114,
    name_cn: '双层滑移垫',
    name_en: 'Double slide sheet',
    summary_cn: '两层尼龙之间几乎没有摩擦，翻身和上移省一半力气。',
    summary_en: 'Two layers of nylon with hardly any friction halve the effort of turning and moving up in bed.',
    html_cn:
      '<p>垫下去、移到位、抽出来，三步。边缘的彩色标记区分长短两个方向，照护者不会铺反。八十度可洗，收起来只有一本书大小。</p>',
    html_en:
      '<p>Put it under, move, pull it out. Coloured edges tell length from width so that it is never laid the wrong way. It washes at 80 degrees and packs to the size of a book.</p>',
    ...jonkoping,
    certificate_cn: '按EN 12182辅助器具通用要求检测',
    certificate_en: 'Tested to EN 12182, general requirements for assistive products',
    registered: ['000011425004', '2027-02-28']
  }),
  product({
    id: 2016,
    exhibitor: 210,
    category: 114,
    name_cn: '扶杆起身转盘',
    name_en: 'Standing turntable with pole',
    summary_cn: '站上转盘、握住立杆，由照护者轻轻转九十度到椅子上。',
    summary_en: 'Step on, hold the pole, and a carer turns you a quarter circle to the chair.',
    html_cn:
      '<p>适合腿还站得住、步子迈不开的人。膝部有软垫支撑，立杆高度七档可调，底盘脚刹一踩即锁。整套十四公斤，可放进私家车。</p>',
    html_en:
      '<p>It suits people who can stand but not step. Knees rest against a pad, the pole has seven heights and a foot brake locks the plate. The set weighs fourteen kilograms and travels by car.</p>',
    ...jonkoping,
    certificate_cn: '按EN 12182辅助器具通用要求检测',
    certificate_en: 'Tested to EN 12182, general requirements for assistive products',
    registered: ['000011425003', '2027-02-28']
  })
]
