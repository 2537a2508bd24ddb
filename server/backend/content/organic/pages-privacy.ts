// Sample data: every firm, person and figure here is invented; what the specification gives stands as it is.
import type { PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'

/** The privacy notice: who, what, why, how long, how to withdraw (shared/README.md#forms). */
export const privacyPages: PackPage[] = [
  {
    path: '/privacy',
    updated: day('2025-01-15'),
    title_cn: '隐私说明',
    title_en: 'Privacy notice',
    summary_cn: '谁在处理、处理什么、为什么、存多久、怎样撤回。浏览本站不用登录，也不需要留下任何信息。',
    summary_en:
      'Who handles what, why, for how long, and how to withdraw. You can read the whole site without signing in or leaving any data.',
    kws_cn: '隐私,个人信息保护,撤回同意,退订',
    kws_en: 'privacy,personal information,withdraw consent,unsubscribe',
    sections: [
      {
        type: 'text',
        title_cn: '谁在处理',
        title_en: 'Who handles your data',
        anchor: 'who',
        html_cn:
          '<p>本说明依据《中华人民共和国个人信息保护法》写成，适用于本网站的四张表：电子简报订阅、展位申请、参展申请、观众登记。</p><p><strong>处理者：</strong>禾曜会展(上海)有限公司，与苗远展览(北京)有限公司共同处理。任何一家都受理您的请求，联系方式见<a href="/contact/us">联系我们</a>。</p><p>两家公司均为示例，实际上线时由真正的主办单位替换本说明。</p>',
        html_en:
          '<p>This notice follows the Personal Information Protection Law of the People’s Republic of China. It covers the four forms of this site: e-news, booth application, exhibitor application and visitor registration.</p><p><strong>Handler:</strong> Heyao Exhibitions (Shanghai) Co., Ltd., jointly with Miaoyuan Fairs (Beijing) Co., Ltd. Either takes your requests; see <a href="/contact/us">contact</a>.</p><p>Both firms are samples. The organisers who run this site in earnest replace this notice with their own.</p>'
      },
      {
        type: 'table',
        title_cn: '处理什么，为什么，存多久',
        title_en: 'What, why and how long',
        anchor: 'what',
        caption_cn: '各表收集的信息、用途与保存期限',
        caption_en: 'What each form collects, why and how long',
        listCn: ['表', '收集什么', '用来做什么', '存多久'],
        listEn: ['Form', 'What', 'Why', 'How long'],
        dataCn: [
          ['电子简报', '邮箱、所选类别', '发送展会资讯', '退订为止，退订后30天内删除'],
          [
            '展位申请',
            '公司、产品类型、联系人、电话、邮箱、展位类型与面积',
            '安排展位、签约',
            '未签约的两年；签约的按合同与法律要求'
          ],
          ['参展申请', '意向展会、国家或地区、公司、联系人、电话、邮箱', '答复咨询', '两年'],
          [
            '观众登记',
            '姓名、公司、职位、电话、邮箱、采购角色、关注范围',
            '制作观众证、安排接待、汇总统计',
            '展后一年'
          ],
          ['每一份表', '同意的时间、说明版本、所用语言', '证明您同意过', '与上面相同']
        ],
        dataEn: [
          ['E-news', 'Email, category chosen', 'To send news of the fair', 'Until you unsubscribe, then up to 30 days'],
          [
            'Booth application',
            'Company, product type, contact, phone, email, booth type and area',
            'To place the booth and draw up the contract',
            'Two years without a contract; otherwise as contract and law require'
          ],
          [
            'Exhibitor application',
            'Intended fair, country or region, company, contact, phone, email',
            'To answer you',
            'Two years'
          ],
          [
            'Visitor registration',
            'Name, company, position, phone, email, purchasing role, range of interest',
            'For your badge, for our planning, for statistics without names',
            'One year after the fair'
          ],
          [
            'Every form',
            'Time of consent, version of this notice, language read',
            'To show that you agreed',
            'As above'
          ]
        ]
      },
      {
        type: 'text',
        title_cn: '依据、接收方与安全',
        title_en: 'Basis, recipients and safety',
        anchor: 'how',
        html_cn:
          '<h3>依据</h3><p>全部以您的单独同意为前提：勾选框默认不勾，不勾就不会提交。我们不收集证件号码、人脸、位置等敏感信息。</p><h3>给谁</h3><p>不出售，不交换。两家主办单位的工作人员和为我们保管服务器的受托方可以看到；受托方只能按我们的指示处理。展商只有在您让其扫描观众证时，才会得到您的姓名、公司和邮箱。</p><h3>存在哪里</h3><p>存放在中国境内的服务器上，不向境外提供。今后如需提供，会先另行告知并取得单独同意。</p><h3>安全</h3><p>提交后先写入数据库再答复您；服务器日志不记录表单内容。您的网络地址只用来传输网页、限制表单提交次数，留在内存里。发生泄露时，我们会立即补救，并通知您和主管部门。</p>',
        html_en:
          '<h3>Basis</h3><p>All of it rests on your consent. The box is empty until you tick it, and without it nothing is sent. We collect no identity numbers, faces, locations or other sensitive data.</p><h3>Who receives it</h3><p>It is neither sold nor exchanged. Staff of the two organisers see it, and the firm that keeps our server, which acts on our instructions only. Exhibitors receive your name, company and email only when you let them scan your badge.</p><h3>Where it is kept</h3><p>On servers in mainland China; it does not leave the country. Should that change, we will tell you first and ask for separate consent.</p><h3>Safety</h3><p>What you send is stored before you are told so, and the server’s log never holds the contents of a form. Your network address serves to deliver pages and to limit how often a form is sent; it stays in memory. Should data leak, we mend it at once and tell you and the authorities.</p>'
      },
      {
        type: 'table',
        title_cn: 'Cookie与本地存储',
        title_en: 'Cookies and local storage',
        anchor: 'cookies',
        caption_cn: '本站放在您设备上的东西',
        caption_en: 'What this site keeps on your device',
        listCn: ['名称', '作用', '期限', '会发给我们吗'],
        listEn: ['Name', 'Purpose', 'How long', 'Sent to us?'],
        dataCn: [
          ['i18n_locale', '记住您选的语言', '365天', '会，只含语言代码'],
          ['参观计划', '您加星的展商、产品、演讲', '到您清除为止', '不会'],
          ['阅读模式', '您选的字号', '到您清除为止', '不会']
        ],
        dataEn: [
          ['i18n_locale', 'Remembers the language you chose', '365 days', 'Yes, the language code only'],
          ['Visit plan', 'The firms, products and talks you starred', 'Until you clear it', 'No'],
          ['Reading mode', 'The text size you chose', 'Until you clear it', 'No']
        ]
      },
      {
        type: 'text',
        title_cn: '统计与微信',
        title_en: 'Statistics and WeChat',
        html_cn:
          '<p>本站默认不加载任何第三方统计。主办单位如启用统计，会在这里写明提供者；浏览器开启“请勿跟踪”或全球隐私控制时不会加载。</p><p>在微信里打开时，为了分享卡片，会向微信的服务器请求一次签名，其中只有网页地址。</p>',
        html_en:
          '<p>By default no third party counts visits here. Should the organisers switch on statistics, the provider will be named in this place; with Do Not Track or Global Privacy Control on it is not loaded.</p><p>Inside WeChat the sharing card needs a signature from WeChat’s servers. The request holds the address of the page and nothing else.</p>'
      },
      {
        type: 'steps',
        title_cn: '怎样撤回',
        title_en: 'How to withdraw',
        anchor: 'withdraw',
        list: [
          {
            title_cn: '退订简报',
            title_en: 'Leave the e-news',
            text_cn: '打开退订页，填邮箱，按下确认，不用登录。',
            text_en: 'Open the page to unsubscribe, enter your email, confirm. No sign-in.'
          },
          {
            title_cn: '撤回其他同意',
            title_en: 'Withdraw other consents',
            text_cn: '写信或打电话给任一主办单位，说明是哪一张表。',
            text_en: 'Write to or ring either organiser and say which form it was.'
          },
          {
            title_cn: '查阅、更正、删除、带走',
            title_en: 'See, correct, delete, take along',
            text_cn: '同样联系我们，15个工作日内办妥并答复。',
            text_en: 'Ask us in the same way; it is done and answered within 15 working days.'
          },
          {
            title_cn: '不满意时',
            title_en: 'If you are not content',
            text_cn: '可以向网信部门投诉，也可以向法院起诉。',
            text_en: 'You may complain to the cyberspace authority or go to court.'
          }
        ]
      },
      {
        type: 'text',
        title_cn: '还要知道的',
        title_en: 'Also good to know',
        html_cn:
          '<p>撤回之后，我们停止处理并删除信息；撤回之前已经做的处理仍然有效。撤回不影响您浏览本站，也不影响入场。</p><p>未满十四周岁的孩子请不要填写任何表单，需要时由父母或监护人填写。</p><p>本说明修改时会更换版本号；用途有变的，会重新请您同意。当前版本：2025-01。</p>',
        html_en:
          '<p>After a withdrawal we stop and delete; what was done before stays lawful. It changes nothing about reading this site or entering the fair.</p><p>Children under fourteen should fill in no form; a parent or guardian does it for them.</p><p>When this notice changes, so does its version; where a purpose changes we ask again. This is version 2025-01.</p>'
      }
    ]
  }
]
