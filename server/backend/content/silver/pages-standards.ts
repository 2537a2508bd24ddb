// Sample data: every firm, person and figure here is invented.
import type { PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'
import { documents, selfAssessment } from './downloads.ts'

export const standardsPage: PackPage = {
  path: '/exhibition/standards',
  updated: day('2025-03-03'),
  title_cn: '参展产品要求',
  title_en: 'Product requirements',
  summary_cn: '安全、注册、好用：三条线都过，才能上展位。',
  summary_en: 'Safe, registered where the law asks for it, and usable: all three before a product reaches a stand.',
  sections: [
    {
      type: 'text',
      anchor: 'principles',
      title_cn: '三条线',
      title_en: 'Three lines',
      html_cn:
        '<h3>安全</h3><p>带电、带轮、承重或入口的产品，须提供两年内的检测报告，样品与报告同型号。展位上可上手试用的样品，每天开馆前由参展商自检并签字。</p><h3>注册</h3><p>依法属于医疗器械的产品，须提供有效的注册证或备案凭证；特殊医学用途食品、保健食品按各自规定执行。不属于上述类别的产品，不得使用“治疗”“治愈”等用语。</p><h3>好用</h3><p>凡面向长者直接使用的产品，按下方六条适老设计要点自评。不要求全部做到，但自评表须摆在展位上供观众查看。</p>',
      html_en:
        '<h3>Safe</h3><p>Anything with current, with wheels, that bears weight or that is eaten needs a test report not older than two years, for the same model as the sample. Samples that visitors may use are checked and signed for by the exhibitor every morning.</p><h3>Registered</h3><p>Products that are medical devices in law need a valid registration or filing certificate; food for special medical purposes and health food follow their own rules. Products outside these groups may not be said to treat or to cure.</p><h3>Usable</h3><p>Whatever older people use themselves is assessed by its maker against the six design points below. Not all of them need be met, but the assessment lies on the stand for anyone to read.</p>'
    },
    {
      type: 'steps',
      anchor: 'review',
      title_cn: '审核怎么走',
      title_en: 'How the check works',
      summary_cn: '首次参展，从提交到答复约十五个工作日。',
      summary_en: 'For a first exhibitor about fifteen working days from documents to answer.',
      list: [
        {
          title_cn: '列清单',
          title_en: 'List',
          text_cn: '填写展品清单，写明型号、是否可试用、是否为医疗器械。',
          text_en: 'Name each product with its model, whether it may be tried and whether it is a medical device.'
        },
        {
          title_cn: '交文件',
          title_en: 'Send',
          text_cn: '按下表备齐文件，扫描件即可，外文文件附中文摘要。',
          text_en: 'Send scans of the documents in the table below; foreign ones with a summary in Chinese.'
        },
        {
          title_cn: '看文件',
          title_en: 'Read',
          text_cn: '审核组核对型号、有效期和宣传用语，有问题一次列全。',
          text_en: 'We compare models, dates and claims, and put all questions into one letter.'
        },
        {
          title_cn: '看样品',
          title_en: 'Look',
          text_cn: '承重、移位和床类产品在布展日抽查实物，当场可改。',
          text_en: 'Beds, hoists and whatever bears weight are sampled during set-up and may be put right on the spot.'
        },
        {
          title_cn: '上展位',
          title_en: 'Show',
          text_cn: '通过的展品进入产品库，并领取试用标识。',
          text_en: 'Accepted products enter the directory and receive a label that says they may be tried.'
        }
      ]
    },
    {
      type: 'table',
      anchor: 'documents',
      title_cn: '要交哪些文件',
      title_en: 'Documents',
      caption_cn: '按产品类别列出的文件',
      caption_en: 'Documents by group of products',
      listCn: ['类别', '必交', '有则附上'],
      listEn: ['Group', 'Required', 'If you have it'],
      dataCn: [
        ['医疗器械', '注册证或备案凭证、说明书、标签照片', '临床评价摘要'],
        ['轮椅、助行器、移位设备', '承重与稳定性检测报告、说明书', '道路试验记录'],
        ['护理床与床垫', '电气安全与防夹检测报告', '清洁消毒说明'],
        ['电子与智能产品', '电气与无线电检测报告、数据处理说明', '断网时的使用说明'],
        ['食品与营养品', '生产许可、标签、批次检验报告', '软硬分级说明'],
        ['卫浴与家具', '材料与承重报告、安装图', '防滑等级报告'],
        ['机构、旅居、培训', '营业执照、合同样本、收费表', '近一年投诉处理记录'],
        ['保险与金融', '业务许可、产品说明书', '理赔时效统计']
      ],
      dataEn: [
        [
          'Medical devices',
          'Registration or filing certificate, manual, photographs of labels',
          'Summary of clinical evaluation'
        ],
        ['Wheelchairs, walking aids, hoists', 'Report on load and stability, manual', 'Records of road tests'],
        ['Care beds and mattresses', 'Report on electrical safety and entrapment', 'Cleaning instructions'],
        [
          'Electronic and smart products',
          'Electrical and radio reports, statement on data',
          'How it works without a network'
        ],
        ['Food and nutrition', 'Production licence, label, batch test', 'Grade of softness'],
        ['Bathroom and furniture', 'Report on materials and load, fitting drawing', 'Slip rating'],
        [
          'Institutions, travel, training',
          'Business licence, sample contract, price list',
          'A year’s complaints and how they were settled'
        ],
        ['Insurance and finance', 'Licence, product document', 'Times taken to settle claims']
      ]
    },
    {
      type: 'cards',
      anchor: 'design',
      title_cn: '六条适老设计要点',
      title_en: 'Six points of age-friendly design',
      list: [
        {
          title_cn: '看得清',
          title_en: 'Can be read',
          text_cn: '操作处字高不小于五毫米，深色字浅色底，不靠颜色一项区分。',
          text_en: 'Letters of five millimetres or more on the controls, dark on light; never by colour alone.',
          href: '/exhibitor/download'
        },
        {
          title_cn: '握得住',
          title_en: 'Can be held',
          text_cn: '把手直径三到四厘米，按键行程看得见也摸得到。',
          text_en: 'Handles of three to four centimetres; keys whose travel can be seen and felt.',
          href: '/exhibitor/download'
        },
        {
          title_cn: '听得见',
          title_en: 'Can be heard',
          text_cn: '提示音可调大小和高低，同时有灯或震动。',
          text_en: 'Signals adjustable in loudness and pitch, together with a light or a vibration.',
          href: '/exhibitor/download'
        },
        {
          title_cn: '停得下',
          title_en: 'Can be stopped',
          text_cn: '任何动作都能一步停住，停下后不会伤人。',
          text_en: 'One movement stops everything, and nothing harms anyone once stopped.',
          href: '/exhibitor/download'
        },
        {
          title_cn: '洗得净',
          title_en: 'Can be cleaned',
          text_cn: '布套可拆，缝隙够得着，写明水温和消毒方法。',
          text_en: 'Covers come off, gaps can be reached, temperature and method are stated.',
          href: '/exhibitor/download'
        },
        {
          title_cn: '找得到人',
          title_en: 'Someone answers',
          text_cn: '电话印在机身上，工作日有人接听，备件供应不少于五年。',
          text_en: 'A telephone number on the product, answered on working days, and spare parts for five years.',
          href: '/exhibitor/download'
        }
      ]
    },
    {
      type: 'text',
      anchor: 'returning',
      title_cn: '上届参展商的简化手续',
      title_en: 'The shorter procedure for returning exhibitors',
      html_cn:
        '<p>2024年参展且无安全投诉的企业，只需三步：</p><ol><li>在展品清单里勾选“与上届相同”的型号，文件不必重交；</li><li>只为新型号补交文件；</li><li>法定代表人签一页声明，确认证书仍在有效期内。</li></ol><p>五个工作日内答复。证书在展期前到期的，仍须补交新证。</p>',
      html_en:
        '<p>A firm that exhibited in 2024 without a safety complaint takes three steps:</p><ol><li>tick the models that are the same as last year; their documents need not be sent again;</li><li>send documents for new models only;</li><li>sign one page confirming that certificates are still valid.</li></ol><p>We answer within five working days. Where a certificate expires before the exhibition, the new one is needed.</p>'
    },
    {
      type: 'questions',
      title_cn: '常问的四件事',
      title_en: 'Four common questions',
      list: [
        {
          question_cn: '产品还没拿到注册证，能先展吗？',
          question_en: 'Our certificate has not arrived yet. May we show the product?',
          answer_cn: '可以展样机，须挂“注册中，不销售”的牌子，不能试用，不能接订单。',
          answer_en:
            'As a model only, labelled “registration pending, not for sale”. It may not be tried and no orders may be taken.'
        },
        {
          question_cn: '不确定算不算医疗器械怎么办？',
          question_en: 'We are not sure whether it is a medical device.',
          answer_cn:
            '请查国家药品监督管理部门公布的分类目录，或把说明书发给审核组，我们给出判断依据，最终以主管部门为准。',
          answer_en:
            'Look it up in the official classification, or send us the manual. We tell you how we read it; the authority decides.'
        },
        {
          question_cn: '境外检测报告认不认？',
          question_en: 'Do you accept reports from abroad?',
          answer_cn: '认有资质实验室出具的报告，附中文摘要，电压和插头须适合国内使用。',
          answer_en:
            'Yes, from an accredited laboratory and with a summary in Chinese. Voltage and plug must suit China.'
        },
        {
          question_cn: '展期里被发现不合要求会怎样？',
          question_en: 'What happens if a product fails during the show?',
          answer_cn: '当场下架，改好后可以重新上。涉及人身安全的，产品库同时撤下并告知已登记试用的观众。',
          answer_en:
            'It is taken down and may come back once put right. Where anyone could be hurt, it also leaves the directory and those who tried it are told.'
        }
      ]
    },
    {
      type: 'downloads',
      title_cn: '相关表格',
      title_en: 'Forms',
      list: [documents, selfAssessment]
    }
  ]
}
