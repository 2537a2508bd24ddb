// Sample data: every firm, person and figure here is invented; what the specification gives stands as it is.
import type { PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'

/** Title, summary and first text of the screens that have a form of their own. */
export const screenPages: PackPage[] = [
  {
    path: '/news',
    updated: day('2025-06-04'),
    title_cn: '新闻中心',
    title_en: 'News centre',
    summary_cn: '展会与行业的全部消息，最新的在前。',
    summary_en: 'All news of the fair and the trade, the latest first.',
    kws_cn: '有机新闻,新闻中心,新闻稿',
    kws_en: 'organic news,news centre,press releases',
    sections: [
      {
        type: 'text',
        html_cn:
          '<p>只看一类，请到<a href="/media/industry_news">行业新闻</a>或<a href="/media/exhibition_news">展会新闻</a>。</p>',
        html_en:
          '<p>For one kind only see <a href="/media/industry_news">industry news</a> or <a href="/media/exhibition_news">news of the fair</a>.</p>'
      }
    ]
  },
  {
    path: '/search',
    updated: day('2025-05-06'),
    title_cn: '搜索',
    title_en: 'Search',
    summary_cn: '在页面、展商、产品、演讲和新闻里一起找。',
    summary_en: 'Looks through pages, exhibitors, products, talks and news at once.',
    kws_cn: '搜索,展位号,产品',
    kws_en: 'search,booth number,products',
    sections: [
      {
        type: 'text',
        html_cn: '<p>可以输入产品名、公司名的一部分、展位号或嘉宾姓名，例如“有机茶”“N5A05”。</p>',
        html_en:
          '<p>Enter a product, part of a company’s name, a booth or a speaker: organic tea, for instance, or N5A05.</p>'
      }
    ]
  },
  {
    path: '/plan',
    updated: day('2025-05-06'),
    title_cn: '我的参观计划',
    title_en: 'My visit plan',
    summary_cn: '把加星的展商、产品和演讲按时间和展位排好，打印或加进日历。',
    summary_en:
      'Puts the firms, products and talks you starred in order of hour and booth, to print or to add to a calendar.',
    kws_cn: '参观计划,收藏,日历,打印',
    kws_en: 'visit plan,favourites,calendar,print',
    sections: [
      {
        type: 'text',
        html_cn: '<p>计划只存在这台设备上，不用登录。换一台设备，用“分享”生成的链接打开即可。</p>',
        html_en:
          '<p>The plan stays on this device and needs no account. To see it on another, open the link that sharing gives you.</p>'
      }
    ]
  },
  {
    path: '/unsubscribe',
    updated: day('2025-01-15'),
    title_cn: '退订展会资讯',
    title_en: 'Unsubscribe',
    summary_cn: '填写收信的邮箱，按下确认，简报就不再发送。',
    summary_en: 'Enter the address that receives the e-news and confirm; no more letters will come.',
    kws_cn: '退订,电子简报',
    kws_en: 'unsubscribe,e-news',
    sections: [
      {
        type: 'text',
        html_cn:
          '<p>退订后30天内删除邮箱记录。其他表单的同意怎样撤回，见<a href="/privacy#withdraw">隐私说明</a>。</p>',
        html_en:
          '<p>Your address is deleted within 30 days. How to withdraw other consents is in the <a href="/privacy#withdraw">privacy notice</a>.</p>'
      }
    ]
  }
]
