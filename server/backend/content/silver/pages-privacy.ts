// Sample data: the two companies are invented. What the site stores is what its code does.
import type { PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'

export const privacyPage: PackPage = {
  path: '/privacy',
  updated: day('2025-01-06'),
  title_cn: '隐私说明',
  title_en: 'Privacy',
  summary_cn: '谁收集、收集什么、为什么、存多久、怎样撤回。2025年1月版。',
  summary_en: 'Who collects what, why, for how long, and how you can take it back. Version of January 2025.',
  sections: [
    {
      type: 'text',
      anchor: 'who',
      title_cn: '谁在处理你的信息',
      title_en: 'Who handles your data',
      html_cn:
        '<p>晚舟会展(上海)有限公司与长桥展览服务有限公司共同处理本站收到的个人信息，并共同承担责任。你可以找其中任何一家，电话、邮箱和地址见<a href="/contact/us">联系方式</a>，事由写“个人信息”即可。</p><p>本说明依据《中华人民共和国个人信息保护法》写成，适用于本站中英文全部页面。</p>',
      html_en:
        '<p>Wanzhou Exhibitions (Shanghai) Co., Ltd. and Changqiao Exhibition Services Co., Ltd. decide together on the personal data that this site receives and answer for them together. You may turn to either; telephone, e-mail and address are under <a href="/contact/us">contact</a>. Please give “personal data” as the subject.</p><p>This notice follows the Personal Information Protection Law of the People’s Republic of China (PIPL) and holds for every page of the site in both languages.</p>'
    },
    {
      type: 'table',
      anchor: 'what',
      title_cn: '收集什么，为什么，存多久',
      title_en: 'What, why and for how long',
      summary_cn: '只有你自己填表提交，我们才会收到。每份表格下方的方框不预先勾选，不勾选就无法提交。',
      summary_en:
        'We receive these only when you send a form. The box under each form is unticked, and nothing is sent until you tick it.',
      caption_cn: '四份表格收集的信息',
      caption_en: 'What the four forms collect',
      listCn: ['表格', '内容', '用途', '保存'],
      listEn: ['Form', 'Data', 'Purpose', 'Kept'],
      dataCn: [
        ['电子快讯', '邮箱、感兴趣的类别（可不填）', '寄送快讯', '到你退订为止'],
        [
          '观众预登记',
          '姓名、公司、职位、电话、邮箱、采购角色、展品范围',
          '发放证件、统计观众构成、联系入场事宜',
          '闭幕后十二个月'
        ],
        [
          '展位预订',
          '公司、产品类型、联系人、电话、邮箱、展位类型与面积',
          '报价、签约、安排展位',
          '未签约的二十四个月；签约的按合同和会计法规定'
        ],
        ['参展申请', '意向展会、国家或地区、公司、联系人、电话、邮箱', '回电并给出展位建议', '二十四个月']
      ],
      dataEn: [
        ['E-news', 'e-mail, group of interest (optional)', 'to send the e-news', 'until you unsubscribe'],
        [
          'Visitor registration',
          'name, company, position, telephone, e-mail, purchasing role, range of interest',
          'badges, visitor statistics, contact about your visit',
          'twelve months after the exhibition'
        ],
        [
          'Stand booking',
          'company, type of product, contact, telephone, e-mail, kind and size of stand',
          'quotation, contract, placing the stand',
          '24 months without a contract; with one, as contract and accounting law require'
        ],
        [
          'Application to exhibit',
          'intended exhibition, country, company, contact, telephone, e-mail',
          'to ring you and suggest a stand',
          '24 months'
        ]
      ]
    },
    {
      type: 'text',
      anchor: 'with-it',
      title_cn: '随表格一起记下的',
      title_en: 'Stored with each form',
      html_cn:
        '<p>提交时间、你同意的是哪一版说明、用的是哪种语言。这三项用来证明你同意过，随表格内容一起删除。</p><p>请不要在表格里写病情、身份证号或银行账号，我们用不着。本站不面向不满十四周岁的未成年人收集信息。</p>',
      html_en:
        '<p>The time, the version of this notice that you agreed to and the language in which you read it. These three show that you agreed, and they are deleted together with the form.</p><p>Please write nothing about your health, no identity number and no bank account; we have no use for them. The site does not collect data from children under fourteen.</p>'
    },
    {
      type: 'text',
      anchor: 'device',
      title_cn: '留在你自己设备上的',
      title_en: 'What stays on your own device',
      html_cn:
        '<ul><li>一个名为i18n_locale的Cookie，记住你选的语言，一年后失效。</li><li>长辈版的开关和字号、收藏的展位与演讲，存在浏览器里，不会发给我们。清除浏览数据即可删掉。</li><li>参观计划分享出去的链接，内容写在网址井号后面，浏览器不会把这一段发到服务器。</li></ul>',
      html_en:
        '<ul><li>A cookie named i18n_locale, which remembers your language for a year.</li><li>The reading mode, its text size and the stands and talks you star are kept in your browser and never sent to us. Clearing the browser’s data removes them.</li><li>When you share your plan, its content stands after the hash sign of the link, a part that browsers do not send to a server.</li></ul>'
    },
    {
      type: 'text',
      anchor: 'others',
      title_cn: '给不给别人',
      title_en: 'Who else receives it',
      html_cn:
        '<p>不出售，不交换，不提供给参展商。印制证件和寄送快讯由受托方办理，只能按我们的指示处理，用完删除。法律要求提供时，我们只提供所要求的部分，并在允许时告诉你。</p><p>信息存放在中国境内，不向境外提供。若将来有改变，会先单独征得同意。</p><p>我们不作自动化决策，不根据你的信息给出不同的价格。</p>',
      html_en:
        '<p>Nothing is sold, exchanged or given to exhibitors. Firms that print badges or send the e-news for us act on our instructions only and delete the data afterwards. Where the law demands data, we give the part demanded and tell you if we are allowed to.</p><p>The data are kept in China and are not transferred abroad. Should that ever change, we shall ask for your separate consent first.</p><p>There are no automated decisions, and nobody is shown a different price because of their data.</p>'
    },
    {
      type: 'text',
      anchor: 'statistics',
      title_cn: '统计、地图与微信',
      title_en: 'Statistics, maps and WeChat',
      html_cn:
        '<p>本站默认不加载任何外部统计代码。如果启用，会在页面打开之后才加载；浏览器设置了“不要跟踪”或全球隐私控制的，不加载。</p><p>地图默认是手绘图，只有你点开实时地图或跳转到地图应用，才会连到地图服务商。在微信里打开时，页面地址用于生成分享签名，不含你的个人信息。</p><p>服务器日志只记页面、时间和结果，不写姓名、邮箱、电话和表格内容。为防止恶意提交，网络地址会在内存里计数一分钟，不写入文件。</p>',
      html_en:
        '<p>By default the site loads no statistics code from elsewhere. If it is ever switched on, it loads only once the page stands, and not at all where your browser asks not to be tracked (Do Not Track, Global Privacy Control).</p><p>The map is a drawing. Only when you open the live map or a map app does your device contact a map service. Inside WeChat the address of the page is used to sign the sharing card; it holds nothing about you.</p><p>Server logs note page, time and result, never names, e-mail addresses, telephone numbers or what a form contains. Against floods of forms, network addresses are counted in memory for a minute and written to no file.</p>'
    },
    {
      type: 'steps',
      anchor: 'withdraw',
      title_cn: '怎样撤回同意',
      title_en: 'How to withdraw consent',
      summary_cn: '撤回和同意一样容易，不用说理由，不影响撤回之前的处理。',
      summary_en: 'Withdrawing is as easy as agreeing. You need give no reason; what was done before remains lawful.',
      list: [
        {
          title_cn: '快讯',
          title_en: 'E-news',
          text_cn: '打开退订页，填邮箱，点一次确认；邮件末尾也有这个链接。',
          text_en: 'Open the unsubscribe page, enter the address, confirm once. Each letter ends with the link.'
        },
        {
          title_cn: '其他表格',
          title_en: 'Other forms',
          text_cn: '给任何一家主办单位打电话或发邮件，核对电话或邮箱后删除。',
          text_en: 'Ring or write to either organiser. Once we have compared telephone or e-mail, the entry is deleted.'
        },
        {
          title_cn: '收到答复',
          title_en: 'The answer',
          text_cn: '十五个工作日内办完并告诉你。',
          text_en: 'Done within fifteen working days, and you are told.'
        }
      ]
    },
    {
      type: 'text',
      anchor: 'rights',
      title_cn: '你的权利',
      title_en: 'Your rights',
      html_cn:
        '<p>你可以查看、复制、更正、补充、删除自己的信息，要求转给你指定的一方，要求我们解释本说明，也可以由近亲属在你身后依法行使这些权利。都不收费。</p><p>如果信息泄露，可能影响到你，我们会立即补救，并告诉你发生了什么、该怎么做。</p><p>对答复不满意，可以向网信部门投诉，也可以向人民法院起诉。</p><p>本说明有改动，会换版本日期；改动涉及用途或保存时间的，重新征得同意。立即退订请到<a href="/unsubscribe">退订快讯</a>。</p>',
      html_en:
        '<p>You may see, copy, correct, complete and delete your data, have them passed to someone you name, and ask us to explain this notice. After a person’s death close relatives may exercise these rights as the law provides. None of this costs anything.</p><p>If data leak and it could affect you, we act at once and tell you what has happened and what to do.</p><p>If our answer does not satisfy you, you may complain to the cyberspace authority or go to court.</p><p>When this notice changes, so does its date; where purpose or time of keeping change, we ask again. To stop the e-news now, go to <a href="/unsubscribe">unsubscribe</a>.</p>'
    }
  ]
}
