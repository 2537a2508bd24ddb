// Sample data: every firm, person and figure here is invented; what the specification gives stands as it is.
import type { PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'

/** Exhibitor standards: which products are admitted. */
export const standardsPages: PackPage[] = [
  {
    path: '/exhibition/standards',
    updated: day('2025-03-20'),
    title_cn: '参展产品标准',
    title_en: 'Standards for exhibits',
    summary_cn: '百分之百有机，或处在有机转换期。食品和非食品各有一套依据，老展商有一条短路。',
    summary_en:
      'One hundred per cent organic, or in conversion. Food and non-food each have their own basis, and returning exhibitors a shorter way.',
    kws_cn: '参展标准,有机认证,有机转换,GB/T 19630,产品审核',
    kws_en: 'exhibitor standards,organic certification,in-conversion,GB/T 19630,product admission',
    sections: [
      {
        type: 'text',
        title_cn: '原则',
        title_en: 'The rule',
        html_cn:
          '<p>只有一条总则：<strong>展台上的产品必须百分之百是有机产品或有机转换产品</strong>。试吃品、背景陈列和赠品也算产品。</p><h3>食品</h3><p>食品须符合国家有机标准（GB/T 19630《有机产品 生产、加工、标识与管理体系要求》），或德国母展接受的标准。后者包括欧盟有机法规，以及母展清单上与之等效的其他国家标准。</p><h3>非食品</h3><p>非食品适用德国母展的规定。化妆品看天然与有机成分的来源和工艺，纺织品看纤维的有机比例和加工用剂，家居用品看可再生原料的比例。依母展认可的私营标准认证的产品可直接提交。</p><h3>不接收</h3><p>转基因产品、辐照食品、含合成香精的护理品，以及正面宣称“有机”却没有证书的产品，一律不进馆。现场抽查发现的，当场撤下。</p>',
        html_en:
          '<p>There is one rule above all: <strong>every product on the booth is 100 per cent organic or in conversion</strong>. Tastings, displays and give-aways count as products.</p><h3>Food</h3><p>Food follows the national organic standards (GB/T 19630, requirements for production, processing, labelling and management of organic products) or the standards that the German parent fair accepts: the organic rules of the European Union and those of other countries that the parent fair lists as equivalent.</p><h3>Non-food</h3><p>Non-food follows the terms of the German parent fair. Cosmetics are judged by the origin and processing of natural and organic content, textiles by their share of organic fibre and what was used on it, household goods by their renewable materials. Certificates of the private standards that the parent fair recognises can be handed in as they are.</p><h3>Not admitted</h3><p>Genetically modified products, irradiated food, care products with synthetic perfume, and anything that claims to be organic without a certificate stay out. What a check on site finds is taken down at once.</p>'
      },
      {
        type: 'steps',
        title_cn: '审核五步',
        title_en: 'Five steps of admission',
        list: [
          {
            title_cn: '提交产品清单',
            title_en: 'Send the product list',
            text_cn: '与展位申请一起交，逐项写明名称、规格和证书编号。',
            text_en: 'With the booth application, each item with name, size and certificate number.'
          },
          {
            title_cn: '上传证书与标签',
            title_en: 'Add certificates and labels',
            text_cn: '证书须在2025年6月13日之后仍有效；标签要看得清正反两面。',
            text_en: 'The certificate must be valid beyond 13 June 2025; both sides of the label must be legible.'
          },
          {
            title_cn: '文件审核',
            title_en: 'Reading of the papers',
            text_cn: '十五个工作日内答复，缺件会写明缺哪一份。',
            text_en: 'An answer within fifteen working days; missing papers are named.'
          },
          {
            title_cn: '抽样检测',
            title_en: 'Samples',
            text_cn: '约一成产品会被要求送样，检测费由主办方承担。',
            text_en: 'About one product in ten is asked for a sample; the organisers pay for the test.'
          },
          {
            title_cn: '列入名录',
            title_en: 'Entry in the directory',
            text_cn: '通过的产品带证书类别列入网站目录和现场检查单。',
            text_en: 'Admitted products enter the directory and the inspectors’ list with their certificate.'
          }
        ]
      },
      {
        type: 'table',
        title_cn: '文件清单',
        title_en: 'The papers',
        anchor: 'papers',
        caption_cn: '各类展商须提交的文件',
        caption_en: 'Papers by type of exhibitor',
        listCn: ['文件', '首次参展', '老展商简化程序', '格式'],
        listEn: ['Paper', 'First time', 'Returning, simplified', 'Format'],
        dataCn: [
          ['产品清单', '要', '要', 'CSV'],
          ['有效有机证书或转换证书', '要', '要', 'PDF'],
          ['标签正反面照片', '要', '要', 'JPG'],
          ['续展声明', '不要', '要', 'PDF，须签字'],
          ['配方或原料比例', '要', '抽查时补交', 'PDF'],
          ['生产者授权书（经销商）', '要', '抽查时补交', 'PDF'],
          ['检测报告（护理品、纺织品）', '要', '抽查时补交', 'PDF'],
          ['转换期农事记录摘要', '转换产品要', '转换产品要', 'PDF']
        ],
        dataEn: [
          ['Product list', 'Yes', 'Yes', 'CSV'],
          ['Valid organic or conversion certificate', 'Yes', 'Yes', 'PDF'],
          ['Photographs of the label, front and back', 'Yes', 'Yes', 'JPG'],
          ['Declaration of return', 'No', 'Yes', 'PDF, signed'],
          ['Formula or shares of ingredients', 'Yes', 'If checked', 'PDF'],
          ['Producer’s authority (for dealers)', 'Yes', 'If checked', 'PDF'],
          ['Test report (care products, textiles)', 'Yes', 'If checked', 'PDF'],
          ['Summary of the conversion record', 'If in conversion', 'If in conversion', 'PDF']
        ]
      },
      {
        type: 'text',
        title_cn: '老展商简化程序',
        title_en: 'Simplified procedure for returning exhibitors',
        anchor: 'returning',
        html_cn:
          '<p>参加过第17届的企业，只要产品、配方和认证机构都没有变化，就可以走简化程序：四份文件，五个工作日答复。</p><p>审核组会从中抽查两成，抽中的企业补交完整文件。新增的产品仍按首次参展办理，不影响其余产品。</p><p>表格可在<a href="/exhibitor/download">下载</a>页取用。</p>',
        html_en:
          '<p>Firms that were at the 17th fair and show the same products, with unchanged formulas and certifier, take the simplified procedure: four papers and an answer within five working days.</p><p>One in five is checked and hands in the whole file. New products go the full way without holding up the others.</p><p>The forms are under <a href="/exhibitor/download">downloads</a>.</p>'
      },
      {
        type: 'questions',
        title_cn: '常见问题',
        title_en: 'Questions',
        list: [
          {
            question_cn: '进口食品只有欧盟证书，可以展吗？',
            question_en: 'Imported food with an EU certificate only: may it be shown?',
            answer_cn: '可以展，但在国内销售时不能使用“有机”字样，展台上也要注明“尚未取得国内有机认证”。',
            answer_en:
              'Yes. It may not be sold as organic in China, though, and the booth has to say that it has no Chinese organic certificate yet.'
          },
          {
            question_cn: '同一展台能放一部分普通产品吗？',
            question_en: 'May some ordinary products share the booth?',
            answer_cn: '不能。哪怕只是背景陈列也不行。',
            answer_en: 'No, not even as decoration.'
          },
          {
            question_cn: '证书正在续证怎么办？',
            question_en: 'What if the certificate is being renewed?',
            answer_cn: '附上认证机构的受理函，最迟5月31日补交新证书，逾期产品从名录撤下。',
            answer_en:
              'Add the certifier’s letter of receipt and send the new certificate by 31 May at the latest; after that the product leaves the directory.'
          },
          {
            question_cn: '服务类展商要交什么？',
            question_en: 'What do service firms hand in?',
            answer_cn: '一份业务说明，写清为哪些有机企业提供什么服务，附两个客户名称。',
            answer_en: 'A description of what they do for which organic firms, with two clients named.'
          }
        ]
      }
    ]
  }
]
