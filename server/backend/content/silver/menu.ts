// Sample data: every firm, person and figure here is invented.
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
  entry('/exhibition/about', '展会介绍', 'Exhibition', [
    entry('/exhibition/about', '关于展会', 'About the exhibition'),
    entry('/exhibition/range', '展品范围', 'What is on show'),
    entry('/exhibition/standards', '参展产品要求', 'Product requirements'),
    entry('/exhibition/review', '上届回顾', 'Report on 2024'),
    entry('/exhibition/gallery', '现场图片与视频', 'Pictures and films')
  ]),
  entry('/exhibitor/why', '参展商', 'Exhibitors', [
    entry('/exhibitor/why', '为什么参展', 'Why exhibit'),
    entry('/exhibitor/booth', '展位预订', 'Book a stand'),
    entry('/exhibitor/apply', '参展申请', 'Apply to exhibit'),
    entry('/exhibitor/centre', '参展商中心', 'Exhibitor centre'),
    entry('/exhibitor/featured', '参展企业', 'Exhibitors on show'),
    entry('/exhibitor/download', '资料下载', 'Downloads')
  ]),
  entry('/visitor/match', '观众', 'Visitors', [
    entry('/visitor/match', '观众服务', 'Services for visitors'),
    entry('/visitor/why', '为什么来看', 'Why visit'),
    entry('/visitor/register', '观众预登记', 'Register your visit'),
    entry('/visitor/guide', '交通与参观指南', 'Getting here and around'),
    entry('/visitor/vip', '贵宾买家', 'VIP buyers'),
    entry('/visitor/products', '康养产品库', 'Care product directory'),
    entry('/visitor/code', '产品注册号查询', 'Check a registration number')
  ]),
  entry('/event/activities', '同期活动', 'Events', [
    entry('/event/activities', '三天日程', 'Three-day programme'),
    entry('/event/roundtable', '银发经济产业圆桌会议', 'Silver Economy Industry Roundtable'),
    entry('/event/distribution', '康养渠道与采购峰会', 'Care Channels and Procurement Summit'),
    entry('/event/maternal', '三代家庭论坛', 'Three Generations Family Forum'),
    entry('/event/award', '晚照奖', 'Evening Light Award')
  ]),
  entry('/media/industry_news', '媒体中心', 'Media', [
    entry('/media/industry_news', '行业新闻', 'Industry news'),
    entry('/media/exhibition_news', '展会新闻', 'Exhibition news'),
    entry('/media/e-news', '电子快讯', 'E-news'),
    entry('/media/cooperation', '媒体合作', 'Working with the press'),
    entry('/media/partners', '合作媒体与机构', 'Partners')
  ]),
  entry('/contact/us', '联系我们', 'Contact', [entry('/contact/us', '联系方式', 'How to reach us')])
]
