// Sample data: every firm, person and figure here is invented.
import type { PackExhibitor } from '../pack.ts'
import { exhibitor } from './exhibitor-record.ts'

export const rowH: PackExhibitor[] = [
  exhibitor({
    id: 226,
    country: 'GB',
    booth: 'N5H12',
    categories: [15],
    area: 12,
    since: 2024,
    website: 'https://example.com/larkmere',
    company_cn: '拉克米尔视听',
    company_en: 'Larkmere Sight and Sound',
    brand_cn: '拉克米尔',
    brand_en: 'Larkmere',
    summary_cn: '英国视听辅助器具商，桌面助视器与对话放大器都配实体旋钮。',
    summary_en: 'British aids for sight and hearing: desktop magnifiers and conversation amplifiers with real knobs.',
    html_cn:
      '<p>触摸屏对视力差的人并不友好，所以拉克米尔视听坚持用旋钮，音量、倍率各一个，闭着眼也能分清。产品在约克郡设计，由合作工厂组装。</p><p>它在寻找图书馆、博物馆和眼镜店渠道，可提供六个月借展样机。</p>',
    html_en:
      '<p>Touch screens are no friend of weak eyes. Larkmere keeps to knobs, one for volume and one for size, each known by its shape. Design is done in Yorkshire, assembly by partner factories.</p><p>Libraries, museums and opticians may borrow a machine for six months before deciding.</p>'
  }),
  exhibitor({
    id: 227,
    country: 'NL',
    booth: 'N5H15',
    categories: [15, 11],
    area: 9,
    since: 2025,
    company_cn: '奥斯特德伦坡道',
    company_en: 'Oosterdreem Ramps',
    brand_cn: '奥斯特德伦',
    brand_en: 'Oosterdreem',
    summary_cn: '荷兰拼插式门槛坡道，不打胶、不钻孔，搬家时拆下带走。',
    summary_en: 'Dutch threshold ramps that click together without glue or drill and move house with their owner.',
    html_cn:
      '<p>九平方米的小展台上只有一样东西：一块块巴掌大的再生塑料砖。插起来是坡道，拆开是一箱零件，一位家属十分钟就能装好两厘米到十八厘米的门槛。</p><p>奥斯特德伦坡道向租房者、酒店和辅具租赁站供货，欢迎按集装箱拼柜的进口商。</p>',
    html_en:
      '<p>Nine square metres hold one thing only: palm-sized tiles of recycled plastic. Clicked together they are a ramp for thresholds of two to eighteen centimetres, ready in ten minutes; taken apart they are a box of parts.</p><p>Tenants, hotels and rental centres are the users. Importers who share containers are welcome to call.</p>'
  }),
  exhibitor({
    id: 231,
    country: 'AU',
    booth: 'N5H24',
    categories: [21],
    area: 18,
    since: 2024,
    company_cn: '瓦特布鲁克康养村',
    company_en: 'Wattlebrook Villages',
    brand_cn: '瓦特布鲁克',
    brand_en: 'Wattlebrook',
    summary_cn: '澳大利亚单层康养村开发运营方，向中国伙伴授权规划与居民自治章程。',
    summary_en:
      "Australian developer of single-storey villages, licensing its layouts and residents' charter to partners in China.",
    html_cn:
      '<p>村里的大事由住户投票：食堂菜价、养不养鸡、几点熄路灯。瓦特布鲁克康养村在维多利亚州运营五座村子，公司只保留安全和财务两项否决权。</p><p>本次带来一套可授权的文本，包括总图准则、居民章程和十年维修基金算法，适合郊区低密度地块的业主。</p>',
    html_en:
      '<p>Residents vote on what matters: the price of lunch, whether to keep hens, when the lamps go out. In five villages in Victoria the operator keeps a veto on safety and money alone.</p><p>For licence there is a set of texts: site-plan rules, the charter and a ten-year formula for the repair fund. Owners of low-density land outside cities will find it useful.</p>'
  }),
  exhibitor({
    id: 241,
    country: 'US',
    booth: 'N5H21',
    categories: [13],
    area: 9,
    since: 2025,
    website: 'https://example.com/fernhollow',
    company_cn: '费恩霍洛护理用品',
    company_en: 'Fernhollow Care Products',
    brand_cn: '费恩霍洛',
    brand_en: 'Fernhollow',
    summary_cn: '美国皮肤清洁与隔离用品品牌，无香精，一瓶泵装适合单手使用。',
    summary_en: 'Fragrance-free skin cleansing and barrier products from the United States, pumped with one hand.',
    html_cn:
      '<p>护理员一天要洗几十次手、擦几十次身，用品本身不能伤皮肤。费恩霍洛护理用品由俄勒冈州两位护士创办，配方表不超过十二种成分，全部印在正面。</p><p>公司寻求持有化妆品备案经验的进口代理。</p>',
    html_en:
      '<p>Carers wash hands and skin dozens of times a day, so the product itself must not do harm. Two nurses from Oregon founded Fernhollow; no formula has more than twelve ingredients, and all are named on the front.</p><p>An importer experienced in filing cosmetics in China is wanted.</p>'
  }),
  exhibitor({
    id: 242,
    country: 'AT',
    booth: 'N5H27',
    categories: [13],
    area: 12,
    since: 2025,
    company_cn: '莱嫩塔尔织物',
    company_en: 'Leinental Textil',
    brand_cn: '莱嫩塔尔',
    brand_en: 'Leinental',
    summary_cn: '奥地利可洗失禁织物，内裤与椅垫可洗三百次，减少一次性用品。',
    summary_en: 'Washable continence textiles from Austria; briefs and chair pads stand three hundred washes.',
    html_cn:
      '<p>机构算过账：一条可洗内裤抵得上两百片一次性用品。莱嫩塔尔织物在福拉尔贝格州织布、裁剪，吸水层用桉树纤维，摸上去与普通棉裤无异。</p><p>洗涤厂若想参加，可领取三十条试洗。公司也愿意为中国尺码重新打版。</p>',
    html_en:
      '<p>Homes that did the sums found one pair of briefs replacing two hundred disposables. Leinental weaves and cuts in Vorarlberg; its absorbent layer is eucalyptus fibre and feels like ordinary cotton.</p><p>Laundries may take thirty pairs for a trial, and patterns can be redrawn for Chinese sizes.</p>'
  }),
  exhibitor({
    id: 248,
    country: 'TH',
    booth: 'N5H18',
    categories: [16],
    area: 9,
    since: 2025,
    company_cn: '考诺暖食品',
    company_en: 'Khao Nuan Foods',
    brand_cn: '考诺暖',
    brand_en: 'Khao Nuan',
    summary_cn: '泰国茉莉香米细粥，常温保存一年，开袋隔水加热五分钟即可。',
    summary_en: 'Smooth jasmine rice congee from Thailand that keeps for a year and warms in five minutes.',
    html_cn:
      '<p>清迈有位奶奶每天凌晨三点起来熬粥，考诺暖食品的配方就是跟她学的：米、水、一点盐，熬三个钟头。现在由机器来守锅，口味由她每周尝一次。</p><p>鸡肉、南瓜、鱼茸三味已出口新加坡。来上海是想找便利店和航空配餐的买家。</p>',
    html_en:
      '<p>A grandmother in Chiang Mai used to rise at three to make congee, and Khao Nuan learned from her: rice, water, a little salt and three hours. Machines watch the pot today; she still tastes a batch every week.</p><p>Chicken, pumpkin and fish go to Singapore already. In Shanghai the firm looks for buyers from convenience stores and airline catering.</p>'
  }),
  exhibitor({
    id: 260,
    country: 'CN',
    booth: 'N5H03',
    categories: [22, 12],
    area: 18,
    since: 2024,
    company_cn: '墨岁文创',
    company_en: 'Mosui Culture',
    brand_cn: '墨岁',
    brand_en: 'Mosui',
    summary_cn: '宣城文创企业，用宣纸、老照片和旧物件做书写套装与怀旧图卡。',
    summary_en:
      'Writing sets and memory cards made of rice paper, old photographs and household objects, from Xuancheng.',
    html_cn:
      '<p>一张粮票、一只搪瓷缸，能让人聊上半天。墨岁文创在安徽宣城收集旧物，拍成一套一百二十张的图卡，背面写着可以怎样开口问。</p><p>书写套装用本地宣纸，描红字帖字大行疏。养老机构活动室和老年大学是主要客户，公司还在征集各省的老物件来出地方版。</p>',
    html_en:
      '<p>A ration coupon or an enamel mug can start a whole afternoon of talk. In Xuancheng, Anhui, Mosui collects old objects and photographs them for a box of 120 cards, with an opening question on the back of each.</p><p>Writing sets use the local paper, and the model characters are large and well spaced. Activity rooms and colleges buy them; objects from other provinces are being gathered for regional boxes.</p>'
  }),
  exhibitor({
    id: 261,
    country: 'MY',
    booth: 'N5H06',
    categories: [22],
    area: 18,
    since: 2025,
    website: 'https://example.com/senjalane',
    company_cn: '暮巷旅居',
    company_en: 'Senja Lane Stays',
    brand_cn: '暮巷',
    brand_en: 'Senja Lane',
    summary_cn: '马来西亚旅居运营方，槟城老街与高原茶区两地轮住，管家会说普通话。',
    summary_en:
      'Malaysian long stays that alternate between old Penang and highland tea country, with Mandarin-speaking hosts.',
    html_cn:
      '<p>三周在海边的老街，三周在一千五百米高的茶园，这是暮巷旅居给第一次出国长住的人排的节奏。房屋由店屋改建，楼梯旁都装了座椅电梯。</p><p>签证材料、送医路线和回程延期都由管家代办。希望合作的伙伴包括国内组团社与退休教师协会。</p>',
    html_en:
      '<p>Three weeks in an old street by the sea, then three among tea at 1,500 metres: that is the rhythm Senja Lane suggests to people staying abroad for the first time. The houses are converted shops with stair lifts.</p><p>Hosts look after visa papers, the way to a doctor and changes of flight. Tour organisers in China and associations of retired teachers are sought as partners.</p>'
  }),
  exhibitor({
    id: 262,
    country: 'ES',
    booth: 'N5H09',
    categories: [22],
    area: 12,
    since: 2025,
    company_cn: '明午手作',
    company_en: 'Tardes de Alborán',
    brand_cn: '明午',
    brand_en: 'Alborán',
    summary_cn: '西班牙手作材料商，马赛克与桌面游戏为不太灵活的手指而设计。',
    summary_en: 'Spanish craft kits and table games made for fingers that have lost some of their skill.',
    html_cn:
      '<p>明午手作的起点是阿尔梅里亚的一间日间中心：活动老师嫌市面上的材料包不是太小就是太幼稚。于是他们做了三厘米的瓷片、磁性骰子和给成年人的图案。</p><p>每箱供十二人用一个下午。欢迎日托站点、邮轮和老年大学采购，也可加入本地图样。</p>',
    html_en:
      '<p>It began in a day centre in Almería, where the activity leader found craft kits either too small or too childish. Hence tiles of three centimetres, magnetic dice and patterns meant for adults.</p><p>One box keeps twelve people busy for an afternoon. Day centres, cruise lines and colleges are the buyers, and local patterns can be added.</p>'
  })
]
