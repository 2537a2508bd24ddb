// Sample data: every firm, person and figure here is invented.
import type { PackExhibitor } from '../pack.ts'
import { exhibitor } from './exhibitor-record.ts'

export const rowC: PackExhibitor[] = [
  exhibitor({
    id: 204,
    country: 'CN',
    booth: 'N5C08',
    categories: [15],
    area: 72,
    since: 2018,
    featured: true,
    website: 'https://example.com/yanxia',
    company_cn: '檐下适老',
    company_en: 'Yanxia Homes',
    brand_cn: '檐下',
    brand_en: 'Yanxia',
    summary_cn: '上海适老化改造公司，一户一案，卫生间三天完工，改造期间不必搬家。',
    summary_en: 'Shanghai firm that adapts homes one by one: a bathroom takes three days and nobody moves out.',
    html_cn:
      '<p>檐下适老的工人进门先换鞋，再跟住户走一遍从床到马桶的路，数清有几处要扶、几处会绊。七年里公司改过一万一千多户，大半是上海的老公房，最小的卫生间只有一点八平方米。</p><p>展台按原尺寸搭出一套五十三平方米的老房子，左半边是改造前，右半边是改造后。公司在长三角以外招募施工队伍，提供图集、培训和验收。</p>',
    html_en:
      '<p>Before measuring anything, a Yanxia fitter takes off his shoes and walks with the occupant from bed to toilet, counting every hold and every trip. In seven years the firm has adapted more than eleven thousand homes, mostly older flats in Shanghai; the smallest bathroom had 1.8 square metres.</p><p>An old flat of 53 square metres stands full-size on the stand, its left half before and its right half after the work. Building teams beyond the Yangtze delta can join with drawings, training and inspection supplied.</p>'
  }),
  exhibitor({
    id: 220,
    country: 'DE',
    booth: 'N5C02',
    categories: [15],
    area: 36,
    since: 2018,
    featured: true,
    website: 'https://example.com/barkenhof',
    company_cn: '巴肯霍夫卫浴',
    company_en: 'Barkenhof Bad',
    brand_cn: '巴肯霍夫',
    brand_en: 'Barkenhof',
    summary_cn: '德国无障碍卫浴工厂，出品与地面齐平的淋浴底盘和可升降洗手台。',
    summary_en:
      'German factory for step-free bathrooms: shower floors level with the tiles and basins that move up and down.',
    html_cn:
      '<p>防水是齐平淋浴最难的一步。巴肯霍夫在北威州的工厂把排水槽、坡度和密封边做成一个整件，现场只需找平和接管，安装人员培训半天即可上手。</p><p>面向中国市场，公司推出了适合七十厘米排距的小底盘。它在物色酒店改造总包和高端养老项目的设计院，展期内备有中文安装手册。</p>',
    html_en:
      '<p>Keeping the water in is the hard part of a level shower. In its North Rhine-Westphalian works Barkenhof moulds drain, fall and sealing edge as one piece; on site it is levelled and connected, which fitters learn in half a day.</p><p>A smaller tray for drains 70 centimetres from the wall has been made for China. The firm is looking for hotel refurbishers and architects of high-end care projects, and has installation manuals in Chinese at hand.</p>'
  }),
  exhibitor({
    id: 221,
    country: 'CN',
    booth: 'N5C05',
    categories: [15],
    area: 27,
    since: 2020,
    company_cn: '明窗照明',
    company_en: 'Mingchuang Lighting',
    brand_cn: '明窗',
    brand_en: 'Mingchuang',
    summary_cn: '中山灯具厂，为老花和怕眩光的眼睛重做阅读灯、起夜灯与走廊灯。',
    summary_en:
      'Lamp factory in Zhongshan that rethinks reading, night and corridor light for eyes sensitive to glare.',
    html_cn:
      '<p>六十岁的眼睛看同一行字，需要的光大约是二十岁时的两到三倍，却更怕直射。明窗照明据此把灯源藏进侧壁，让光先落到墙上。</p><p>工厂位于广东中山，开模和贴片都自己做，五百件起订。欢迎家装公司、养老机构工程部和书店渠道来谈。</p>',
    html_en:
      '<p>To read the same line, eyes of sixty need two to three times the light they needed at twenty, yet bear less glare. Mingchuang hides the source in the side wall of its lamps, so that light meets the wall first.</p><p>Tools and circuit boards are made in-house in Zhongshan, Guangdong; orders start at five hundred pieces. Interior fitters, works departments of care homes and bookshops are the partners it has in mind.</p>'
  }),
  exhibitor({
    id: 222,
    country: 'CN',
    booth: 'N5C11',
    categories: [15, 13],
    area: 54,
    since: 2019,
    website: 'https://example.com/fuyun',
    company_cn: '扶云卫浴',
    company_en: 'Fuyun Bathroom',
    brand_cn: '扶云',
    brand_en: 'Fuyun',
    summary_cn: '泉州卫浴企业，坐便椅、折叠扶手和加高马桶都按同一套安装孔位设计。',
    summary_en:
      'Bathroom maker from Quanzhou; commode chairs, folding rails and raised toilets share one pattern of fixings.',
    html_cn:
      '<p>墙上只打四个孔，今天装扶手，过几年换成折叠座椅，不必再破砖。福建泉州的扶云卫浴把这套孔位公开，别家的配件也可以装上来。</p><p>公司年产扶手六十万支，出口占四成。本届重点寻找租赁公寓和快捷酒店的集采部门。</p>',
    html_en:
      '<p>Four holes in the wall carry a grab rail today and a folding seat some years on, without breaking another tile. Fuyun, of Quanzhou in Fujian, has published the pattern so that fittings from other makers go on as well.</p><p>It turns out 600,000 rails a year, four in ten for export. Buyers for rental flats and budget hotels are the main target this time.</p>'
  }),
  exhibitor({
    id: 223,
    country: 'IT',
    booth: 'N5C14',
    categories: [15],
    area: 18,
    since: 2024,
    company_cn: '特雷韦利之家',
    company_en: 'Casa Trevelli',
    brand_cn: '特雷韦利',
    brand_en: 'Trevelli',
    summary_cn: '意大利起身椅，外观是客厅里的单人沙发，电机和线缆全部收在座框内。',
    summary_en:
      'Italian rising armchairs that look like living-room furniture, motor and cable hidden in the seat frame.',
    html_cn:
      '<p>特雷韦利之家的设计师不喜欢“看得出来的辅具”。在马尔凯大区的工坊里，木框用榫接，面料可拆洗，扶手前端加粗，方便握住用力。</p><p>交期八周，可按身高选三种座深。他们希望进入家居买手店，而不是器械商店。</p>',
    html_en:
      '<p>The designers at Casa Trevelli dislike aids that announce themselves. In their Marche workshop frames are jointed in wood, covers come off for washing and arms thicken towards the front to give a firm grip.</p><p>Delivery takes eight weeks, with three seat depths to suit height. They would rather stand in furniture stores than in equipment shops.</p>'
  }),
  exhibitor({
    id: 224,
    country: 'CN',
    booth: 'N5C17',
    categories: [15],
    area: 36,
    since: 2021,
    website: 'https://example.com/zhuzuo',
    company_cn: '竹坐家具',
    company_en: 'Zhuzuo Furniture',
    brand_cn: '竹坐',
    brand_en: 'Zhuzuo',
    summary_cn: '安吉竹家具，餐椅高两厘米、重一公斤，起坐时不容易滑走。',
    summary_en:
      'Bamboo furniture from Anji: dining chairs two centimetres taller and a kilogram heavier, so they stay put.',
    html_cn:
      '<p>浙江安吉的竹子长得快，压成集成材后比松木更硬。竹坐家具用它做养老院的餐椅、下拉式衣柜和床头柜，边角一律倒成半径八毫米的圆。</p><p>公司已为四十多家机构供货，可提供三年翻新服务：旧椅收回，换面换脚，再送回来。意向客户是新建项目的软装采购。</p>',
    html_en:
      '<p>Bamboo grows fast in Anji, Zhejiang, and once laminated is harder than pine. Zhuzuo makes dining chairs, pull-down wardrobes and bedside cabinets of it, every edge rounded to a radius of eight millimetres.</p><p>More than forty care homes have been supplied. After three years chairs can go back for new seats and feet. Furnishing buyers of new projects will find a full room on the stand.</p>'
  }),
  exhibitor({
    id: 225,
    country: 'CN',
    booth: 'N5C20',
    categories: [15],
    area: 27,
    since: 2025,
    company_cn: '阔步地材',
    company_en: 'Kuobu Flooring',
    brand_cn: '阔步',
    brand_en: 'Kuobu',
    summary_cn: '沈阳地材厂，弹性防滑地板遇水不滑，接缝热焊，轮椅推行省力。',
    summary_en:
      'Flooring from Shenyang: resilient, slip-resistant when wet, welded at the joints and easy under wheels.',
    html_cn:
      '<p>地板太软，轮椅推不动；太硬，摔一跤就疼。阔步地材在辽宁沈阳反复调试发泡层，最终定在四点五毫米，并在自家走廊请员工推着配重轮椅走了六个月。</p><p>施工队伍自有，东北三省包铺装。其他地区供料，同时寻找经过焊缝培训的合作班组。</p>',
    html_en:
      '<p>Too soft, and a wheelchair will not roll; too hard, and a fall hurts. In Shenyang, Liaoning, Kuobu settled on a foam layer that brings the sheet to 4.5 millimetres, after staff had pushed weighted chairs along its own corridor for six months.</p><p>Its crews lay floors across the three north-eastern provinces. Elsewhere it delivers material and looks for teams trained in welding seams.</p>'
  })
]
