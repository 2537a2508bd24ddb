// Sample data: every firm, person and figure here is invented.
import type { PackExhibitor } from '../pack.ts'
import { exhibitor } from './exhibitor-record.ts'

export const rowE: PackExhibitor[] = [
  exhibitor({
    id: 235,
    country: 'CN',
    booth: 'N5E01',
    categories: [13],
    area: 72,
    since: 2018,
    featured: true,
    website: 'https://example.com/routa',
    company_cn: '柔榻护理',
    company_en: 'Routa Care Beds',
    brand_cn: '柔榻',
    brand_en: 'Routa',
    summary_cn: '潍坊护理床厂，家用床头尾用木板，机构床最低可降到离地二十厘米。',
    summary_en:
      'Care-bed factory in Weifang: wooden ends for homes, and beds for institutions that sink to 20 centimetres.',
    html_cn:
      '<p>护理床进了卧室，常让人觉得家变成了病房。柔榻护理在山东潍坊用榉木做床头，电机藏在床架里，遥控器只留四个键，背面印着大字说明。</p><p>工厂日产一百四十张，承诺主体件十年可换。经销商之外，公司也在接洽二手翻新企业，想把旧床回收这一环补上。</p>',
    html_en:
      '<p>A care bed can make a bedroom feel like a ward. In Weifang, Shandong, Routa builds beech ends, hides its motors in the frame and leaves four keys on the handset, with instructions in large type on the back.</p><p>The factory makes 140 beds a day and promises structural parts for ten years. Besides dealers it is talking to refurbishers, to close the circle for used beds.</p>'
  }),
  exhibitor({
    id: 236,
    country: 'CN',
    booth: 'N5E04',
    categories: [13],
    area: 54,
    since: 2018,
    website: 'https://example.com/mianqing',
    company_cn: '棉晴护理用品',
    company_en: 'Mianqing Care',
    brand_cn: '棉晴',
    brand_en: 'Mianqing',
    summary_cn: '晋江失禁用品厂，裤型、贴片、床垫按白天和夜里分级，包装不印醒目大字。',
    summary_en: 'Jinjiang maker of continence pants, pads and bed sheets graded for day and night, in discreet packs.',
    html_cn:
      '<p>不少人宁可少喝水，也不愿被人看见买这样的东西。棉晴护理用品把外包装做成素色，字放在侧面，网店发货用普通纸箱。</p><p>福建晋江的四条生产线可接代工。公司愿与养老机构一起做用量测试：先免费记录两周，再按实际需要配货，通常能减少过度使用。</p>',
    html_en:
      '<p>Some people would rather drink less than be seen buying such things. Mianqing packs in plain colours with the wording on the side and posts orders in ordinary cartons.</p><p>Four lines in Jinjiang, Fujian, also work under contract. For care homes the firm keeps a free record of use for two weeks and then supplies what is needed, which is usually less than before.</p>'
  }),
  exhibitor({
    id: 237,
    country: 'DE',
    booth: 'N5E07',
    categories: [13],
    area: 27,
    since: 2019,
    company_cn: '魏登莱恩护理',
    company_en: 'Weidenrain Pflege',
    brand_cn: '魏登莱恩',
    brand_en: 'Weidenrain',
    summary_cn: '德国床垫与体位垫厂家，泡棉切割精确到毫米，套子六十度可洗。',
    summary_en:
      'German mattresses and positioning cushions, foam cut to the millimetre and covers washable at 60 degrees.',
    html_cn:
      '<p>魏登莱恩护理的样品间里没有图表，只有一排床。客人躺上去，压力分布实时投在天花板上，好不好自己看。</p><p>公司位于图林根州，生产静态、交替充气两类床垫和二十种体位垫。寻求一位懂机构招标、能承担小批量定制的中国伙伴。</p>',
    html_en:
      '<p>There are no charts on the Weidenrain stand, only a row of beds. Lie down, and the pressure beneath you is projected on the ceiling above.</p><p>From Thuringia come foam and alternating-air mattresses and twenty shapes of cushion. The partner it wants in China knows tenders and does not mind small made-to-measure batches.</p>'
  }),
  exhibitor({
    id: 238,
    country: 'JP',
    booth: 'N5E10',
    categories: [13, 15],
    area: 18,
    since: 2020,
    website: 'https://example.com/yurari',
    company_cn: '悠浴机工',
    company_en: 'Yurari Bathing',
    brand_cn: '悠浴',
    brand_en: 'Yurari',
    summary_cn: '日本入浴辅具厂，用水压和电池两种方式把人平稳地送进浴缸。',
    summary_en: 'Japanese bathing aids that lower a person gently into the tub by water pressure or battery.',
    html_cn:
      '<p>泡澡是很多人一天里最放松的二十分钟，腿脚不便以后却往往最先放弃。悠浴机工在新潟县做浴缸升降座已有二十六年，不改动浴缸就能安装。</p><p>因中国家庭浴缸较少，今年加展一款可折叠的软浴槽。公司寻求温泉酒店和助浴站点两类客户。</p>',
    html_en:
      '<p>A soak is the most restful twenty minutes of the day for many, and often the first thing given up when legs grow weak. Yurari, of Niigata Prefecture, has made bath lifts for twenty-six years; they fit without altering the tub.</p><p>As few flats in China have one, a folding soft bath joins the range this year. Hot-spring hotels and assisted-bathing centres are the customers it would like to meet.</p>'
  }),
  exhibitor({
    id: 239,
    country: 'CN',
    booth: 'N5E13',
    categories: [13],
    area: 36,
    since: 2021,
    company_cn: '净舒洗护',
    company_en: 'Jingshu Washing',
    brand_cn: '净舒',
    brand_en: 'Jingshu',
    summary_cn: '天津床上洗护设备商，一壶六升水洗完全身，床单基本不湿。',
    summary_en:
      'Tianjin equipment for washing in bed: six litres of water for the whole body and a sheet that stays dry.',
    html_cn:
      '<p>边喷边吸，是净舒洗护的全部秘密。喷头出水的同时由一圈软唇把水收回，污水进入另一只桶，一个人推着小车就能上门。</p><p>设备在天津武清组装，首批用户是上门助浴员，他们提了两百多条修改意见，有一百三十条已经落实。今年要找的是租赁公司和县域护理站。</p>',
    html_en:
      '<p>Spray and suck at once: that is the whole secret. A ring of soft lips draws water back as the head gives it out, waste goes into a second tank, and one person with a trolley can visit a home.</p><p>Machines are put together in Wuqing, Tianjin. The first users, bathing carers on their rounds, sent in more than two hundred suggestions; 130 have been carried out. Rental firms and county nursing stations are wanted now.</p>'
  }),
  exhibitor({
    id: 240,
    country: 'CN',
    booth: 'N5E16',
    categories: [13],
    area: 18,
    since: 2025,
    company_cn: '安裳照护服装',
    company_en: 'Anshang Adaptive Clothing',
    brand_cn: '安裳',
    brand_en: 'Anshang',
    summary_cn: '新乡服装厂，侧开长裤与磁扣衬衫看上去和平常衣服一样。',
    summary_en: 'Clothing from Xinxiang: side-opening trousers and magnet-button shirts that look like any others.',
    html_cn:
      '<p>安裳照护服装的打版师先学会给坐轮椅的人穿裤子，再动剪刀。后腰加高、膝部留褶、口袋移到大腿前面，都是这么改出来的。</p><p>厂子在河南新乡，三十件起做，可绣院名。想认识养老机构的布草采购，也想找一位愿意合作的服装院校老师。</p>',
    html_en:
      '<p>Before cutting cloth, the pattern makers at Anshang learned to dress a person in a wheelchair. Hence the higher back, the pleat at the knee and pockets on the front of the thigh.</p><p>The workshop in Xinxiang, Henan, sews from thirty pieces and embroiders the name of a home. Linen buyers are welcome, and so is a teacher of fashion who would like to work together.</p>'
  })
]
