// Sample data: every firm, person and figure here is invented; what the specification gives stands as it is.
import type { PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'

/** The product directory’s heading, and the organic code query. */
export const productsPages: PackPage[] = [
  {
    path: '/visitor/products',
    updated: day('2025-06-02'),
    title_cn: '有机与天然产品目录',
    title_en: 'Product directory',
    summary_cn: '本届展出的产品，按类别、公司和文字查找，每件都写明产地、证书和展位。',
    summary_en:
      'What is shown this year, by category, firm or text. Each product names its origin, certificate and booth.',
    kws_cn: '产品目录,有机产品,天然产品,有机证书',
    kws_en: 'product directory,organic products,natural products,certificates',
    sections: [
      {
        type: 'text',
        html_cn: '<p>证书一栏写的是认证依据，想核对单件商品请用<a href="/visitor/code">有机码查询</a>。</p>',
        html_en:
          '<p>The certificate is the standard a product is certified to. To check a single pack use the <a href="/visitor/code">organic code query</a>.</p>'
      }
    ]
  },
  {
    path: '/visitor/code',
    updated: day('2025-03-25'),
    title_cn: '有机码查询',
    title_en: 'Organic code query',
    summary_cn: '国内获证有机产品的包装上有十七位有机码。先在这里核对本届展品，再到官方平台查证书。',
    summary_en:
      'Certified organic packs in China carry a code of seventeen digits. Look among this year’s exhibits here, then in the official register.',
    kws_cn: '有机码,有机产品查询,防伪,认证查询',
    kws_en: 'organic code,check organic product,certificate register',
    sections: [
      {
        type: 'code',
        anchor: 'query',
        title_cn: '查一个码',
        title_en: 'Check a code',
        label_cn: '有机码',
        label_en: 'Organic code',
        hint_cn: '刮开涂层后的十七位数字，可以先试样码00002101100148213',
        hint_en: 'Seventeen digits under the layer; to try it, take the sample 00002101100148213',
        register_cn: '全国认证认可信息公共服务平台',
        register_en: 'National register of certificates',
        registerUrl: 'https://cx.cnca.cn/',
        digits: 17
      },
      {
        type: 'steps',
        title_cn: '四步核对',
        title_en: 'Four steps',
        list: [
          {
            title_cn: '找到它',
            title_en: 'Find it',
            text_cn: '在中国有机产品标志旁边，常有一层可以刮开的涂层。',
            text_en: 'Beside the Chinese organic mark, often under a layer to be scratched off.'
          },
          {
            title_cn: '抄下来',
            title_en: 'Copy it',
            text_cn: '只有数字，共十七位。0和8、1和7最容易看错。',
            text_en: 'Digits only, seventeen of them. 0 and 8, 1 and 7 are easily taken for each other.'
          },
          {
            title_cn: '核对',
            title_en: 'Compare',
            text_cn: '查到的产品名和企业名，要与手里的包装一致。',
            text_en: 'The product and firm that come up must be those on your pack.'
          },
          {
            title_cn: '到官方平台',
            title_en: 'Ask the register',
            text_cn: '证书是否有效，以官方平台显示的为准。',
            text_en: 'Whether a certificate is valid, the official register alone can say.'
          }
        ]
      },
      {
        type: 'text',
        title_cn: '能查到什么，查不到什么',
        title_en: 'What this can and cannot tell',
        html_cn:
          '<p>本页只在本届展品里查找，查得到不代表产品是真的，查不到也不代表是假的：大多数有机产品并没有来参展。</p><p>进口产品如果只有国外认证，就没有有机码，可以看包装上的认证机构编号。</p>',
        html_en:
          '<p>This page looks among the exhibits of this fair only. A hit does not prove a pack genuine and a miss does not prove it false: most organic products are not at the fair.</p><p>Imports that are certified abroad only have no such code; look for the certifier’s number on the pack.</p>'
      },
      {
        type: 'questions',
        title_cn: '常见问题',
        title_en: 'Questions',
        list: [
          {
            question_cn: '为什么必须是十七位？',
            question_en: 'Why seventeen digits?',
            answer_cn: '一个码对应一个最小销售包装，位数固定，少一位多一位都不是有机码。',
            answer_en:
              'One code stands for one smallest pack and the length is fixed: a digit more or less is no organic code.'
          },
          {
            question_cn: '散装蔬菜怎么查？',
            question_en: 'What about loose vegetables?',
            answer_cn: '散装产品没有独立的码，可以请摊主出示证书和销售凭证。',
            answer_en: 'They have no code of their own. Ask the seller for the certificate and proof of sale.'
          },
          {
            question_cn: '码对不上怎么办？',
            question_en: 'What if it does not match?',
            answer_cn: '先重新抄一遍；仍不一致，可拨打12315反映。',
            answer_en: 'Copy it again first. If it still differs, ring 12315, the consumer line.'
          }
        ]
      }
    ]
  }
]
