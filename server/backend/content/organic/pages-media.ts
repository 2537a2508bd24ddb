// Sample data: every firm, person and figure here is invented; what the specification gives stands as it is.
import type { PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'

/** News lists and e-news. */
export const mediaPages: PackPage[] = [
  {
    path: '/media/industry_news',
    updated: day('2025-04-29'),
    title_cn: '行业新闻',
    title_en: 'Industry news',
    summary_cn: '田里、工厂里、货架上发生的事，由合作媒体供稿。',
    summary_en: 'What happens in fields, factories and shops, reported by our media partners.',
    kws_cn: '有机行业新闻,有机农业,有机零售',
    kws_en: 'organic industry news,organic farming,organic retail',
    sections: [
      {
        type: 'text',
        html_cn: '<p>转载请注明原媒体。想订阅，可以用<a href="/media/e-news">电子简报</a>。</p>',
        html_en:
          '<p>Please name the medium when you quote. To receive the news, subscribe to the <a href="/media/e-news">e-news</a>.</p>'
      }
    ]
  },
  {
    path: '/media/exhibition_news',
    updated: day('2025-06-04'),
    title_cn: '展会新闻',
    title_en: 'News of the fair',
    summary_cn: '展会新闻处发布的消息：规模、日程、标准和数据。',
    summary_en: 'Releases of the press office: size, programme, standards and figures.',
    kws_cn: '展会新闻,新闻稿,有机展',
    kws_en: 'exhibition news,press releases,organic fair',
    sections: [
      {
        type: 'text',
        html_cn: '<p>新闻处可以提供高清图片和采访安排，见<a href="/media/cooperation">媒体合作</a>。</p>',
        html_en:
          '<p>The press office supplies large pictures and arranges interviews: see <a href="/media/cooperation">for the press</a>.</p>'
      }
    ]
  },
  {
    path: '/media/e-news',
    updated: day('2025-05-13'),
    title_cn: '电子简报',
    title_en: 'E-news',
    summary_cn: '每月一封，五条消息，三分钟读完；展前一个月改为每两周一封。',
    summary_en: 'One letter a month, five items, three minutes; every fortnight in the month before the fair.',
    kws_cn: '电子简报,订阅,有机资讯',
    kws_en: 'e-news,subscribe,organic news',
    sections: [
      {
        type: 'form',
        form: 'subscribe',
        anchor: 'form',
        title_cn: '订阅',
        title_en: 'Subscribe',
        summary_cn: '只要一个邮箱；选一个类别，简报会先放这类消息。',
        summary_en: 'An email is enough. Choose a category and its news comes first.'
      },
      {
        type: 'text',
        title_cn: '看一期样刊',
        title_en: 'A sample issue',
        anchor: 'sample',
        html_cn:
          '<p>第41期，2025年5月13日，原文节选：</p><h3>本月五条</h3><ol><li>配对日历5月12日开放，贵宾买家可以开始约展商。</li><li>大众评审进行到一半，已收到两万多份意见。</li><li>七十家母婴店走访结果：贴了答案的货架，复购率高九个百分点。<a href="/news/324">读全文</a></li><li>N5馆展位图更新，新增六家。</li><li>酒店协议价保留到5月20日。</li></ol><h3>本月一问</h3><p>“有机转换产品能不能打有机标？”不能。只能写明“有机转换”，也不能使用有机产品标志。</p>',
        html_en:
          '<p>Issue 41, 13 May 2025, in extracts:</p><h3>Five items</h3><ol><li>The matchmaking calendar opened on 12 May; VIP buyers can invite exhibitors.</li><li>Public judging is half-way, with more than twenty thousand reports.</li><li>Seventy baby shops: where the answers hang on the shelf, repeat sales are nine points higher. <a href="/news/324">Read on</a></li><li>The plan of hall N5 is up to date, with six more firms.</li><li>Agreed hotel rates are held until 20 May.</li></ol><h3>A question</h3><p>“May in-conversion goods carry the organic mark?” No. They may only be described as in conversion to organic.</p>'
      },
      {
        type: 'table',
        title_cn: '多久收到一封',
        title_en: 'How often',
        caption_cn: '发送时间表',
        caption_en: 'When it is sent',
        listCn: ['时间', '频率', '主要内容'],
        listEn: ['Time', 'How often', 'Contents'],
        dataCn: [
          ['平时', '每月第二个周二', '行业新闻、标准变化'],
          ['5月中到6月中', '每两周', '展商、日程、出行'],
          ['展后', '一封', '报告与下一届日期']
        ],
        dataEn: [
          ['In the year', 'Second Tuesday of the month', 'Industry news and rules'],
          ['Mid-May to mid-June', 'Every fortnight', 'Exhibitors, programme, travel'],
          ['After the fair', 'One letter', 'Report and next dates']
        ]
      },
      {
        type: 'questions',
        title_cn: '常见问题',
        title_en: 'Questions',
        list: [
          {
            question_cn: '怎么退订？',
            question_en: 'How do I unsubscribe?',
            answer_cn: '每封信末尾都有链接，也可以直接打开<a href="/unsubscribe">退订</a>页。',
            answer_en:
              'By the link at the end of each letter, or on the page to <a href="/unsubscribe">unsubscribe</a>.'
          },
          {
            question_cn: '邮箱会给别人吗？',
            question_en: 'Do others get my address?',
            answer_cn: '不会，详见<a href="/privacy">隐私说明</a>。',
            answer_en: 'No. The <a href="/privacy">privacy notice</a> has the details.'
          }
        ]
      }
    ]
  }
]
