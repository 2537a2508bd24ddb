import type { PackMenuItem } from '../pack.ts'

const entry = (path: string, name_cn: string, name_en: string, childlist: PackMenuItem[] = []): PackMenuItem => ({
  path,
  name_cn,
  name_en,
  target: '_self',
  is_nav: 1,
  hidden: 0,
  childlist
})

export const menu: PackMenuItem[] = [
  entry('/exhibition/about', '展会', 'The fair', [
    entry('/exhibition/about', '认识展会', 'About the fair'),
    entry('/exhibition/range', '展品范围', 'Product range'),
    entry('/exhibition/standards', '参展产品标准', 'Standards for exhibits'),
    entry('/exhibition/review', '上届回顾', 'Report on the 17th fair'),
    entry('/exhibition/gallery', '图片与影像', 'Photos and films')
  ]),
  entry('/exhibitor/why', '参展', 'Exhibit', [
    entry('/exhibitor/why', '为什么参展', 'Why exhibit'),
    entry('/exhibitor/booth', '预订展位', 'Book a booth'),
    entry('/exhibitor/apply', '参展申请', 'Apply to exhibit'),
    entry('/exhibitor/centre', '展商中心', 'Exhibitor centre'),
    entry('/exhibitor/featured', '展商名录', 'Featured exhibitors'),
    entry('/exhibitor/download', '下载', 'Downloads')
  ]),
  entry('/visitor/match', '参观', 'Visit', [
    entry('/visitor/match', '观众服务', 'Services for visitors'),
    entry('/visitor/why', '为什么参观', 'Why visit'),
    entry('/visitor/register', '观众登记', 'Visitor registration'),
    entry('/visitor/guide', '参观指南', 'Visitor guide'),
    entry('/visitor/vip', '贵宾买家', 'VIP visitors'),
    entry('/visitor/products', '有机与天然产品目录', 'Product directory'),
    entry('/visitor/code', '有机码查询', 'Organic code query')
  ]),
  entry('/event/activities', '活动', 'Events', [
    entry('/event/activities', '全部日程', 'All events'),
    entry('/event/roundtable', '产业圆桌会议', 'Industry roundtable'),
    entry('/event/distribution', '产品流通峰会', 'Product distribution summit'),
    entry('/event/maternal', '母婴峰会', 'Maternal and infant summit'),
    entry('/event/award', '有机力量奖', 'Organic Power Award')
  ]),
  entry('/media/industry_news', '媒体', 'Media', [
    entry('/media/industry_news', '行业新闻', 'Industry news'),
    entry('/media/exhibition_news', '展会新闻', 'News of the fair'),
    entry('/media/e-news', '电子简报', 'E-news'),
    entry('/media/cooperation', '媒体合作', 'For the press'),
    entry('/media/partners', '合作伙伴', 'Partners')
  ]),
  entry('/contact/us', '联系', 'Contact', [entry('/contact/us', '联系我们', 'Contact us')])
]
