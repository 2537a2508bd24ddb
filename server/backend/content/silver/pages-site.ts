// Sample data: every firm, person and figure here is invented.
import type { PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'

const updated = day('2025-05-20')

/** Pages of the site itself: news, search, the visitor's own plan and the way out of the e-news. */
export const sitePages: PackPage[] = [
  {
    path: '/news',
    updated: day('2025-06-13'),
    title_cn: '新闻',
    title_en: 'News',
    summary_cn: '两年来的展会消息和行业消息，新的在前。',
    summary_en: 'Two years of news from the exhibition and the trade, the latest first.',
    sections: [
      {
        type: 'text',
        html_cn:
          '<p>也可以分开看：<a href="/media/exhibition_news">展会新闻</a>，<a href="/media/industry_news">行业新闻</a>。</p>',
        html_en:
          '<p>You can also read <a href="/media/exhibition_news">exhibition news</a> and <a href="/media/industry_news">industry news</a> apart.</p>'
      }
    ]
  },
  {
    path: '/search',
    updated,
    title_cn: '全站搜索',
    title_en: 'Search',
    summary_cn: '页面、参展企业、产品、演讲和新闻，一次找齐。',
    summary_en: 'Pages, exhibitors, products, talks and news at once.',
    sections: [
      {
        type: 'text',
        title_cn: '怎么找得准',
        title_en: 'How to find things',
        html_cn:
          '<ul><li>写东西的名字：轮椅、床垫、夜灯。</li><li>写展位号：N5A02，大小写都行。</li><li>写企业名字的一部分，不必写全。</li><li>找不到时换个短一点的词，或看<a href="/exhibition/range">展品范围</a>。</li></ul>',
        html_en:
          '<ul><li>Name the thing: wheelchair, mattress, night light.</li><li>Give a stand number, N5A02, in capitals or not.</li><li>Part of a company’s name is enough.</li><li>If nothing turns up, try a shorter word or look through <a href="/exhibition/range">what is on show</a>.</li></ul>'
      }
    ]
  },
  {
    path: '/plan',
    updated,
    title_cn: '我的参观计划',
    title_en: 'My plan',
    summary_cn: '收藏的展位、产品和演讲，按时间排成一页，可以打印。',
    summary_en: 'The stands, products and talks you starred, by the hour on one page to print.',
    sections: [
      {
        type: 'text',
        html_cn:
          '<p>计划只存在这台设备的浏览器里，不用注册，也不会发给我们。换一台设备看，用本页的分享链接。</p><p>安排得松一点：两场之间留二十分钟，中午有一小时安静时段。</p>',
        html_en:
          '<p>The plan is kept in this browser alone. There is no account, and nothing is sent to us. To see it on another device, use the sharing link on this page.</p><p>Leave some air in it: twenty minutes between two sessions, and an hour of quiet after lunch.</p>'
      }
    ]
  },
  {
    path: '/unsubscribe',
    updated,
    title_cn: '退订快讯',
    title_en: 'Unsubscribe',
    summary_cn: '填上邮箱，确认一次，就不再寄了。',
    summary_en: 'Enter your address, confirm once, and no more will come.',
    sections: [
      {
        type: 'text',
        html_cn:
          '<p>不问原因，也不再来信挽留。不论这个邮箱是否订过，页面的答复都一样，这样别人无法用它来打听你订了没有。想找回来，随时可以<a href="/media/e-news">再订</a>。</p>',
        html_en:
          '<p>We ask for no reason and send no farewell. The answer is the same whether or not the address was on the list, so that nobody can use this page to find out. You may <a href="/media/e-news">subscribe again</a> at any time.</p>'
      }
    ]
  }
]
