import type { FormMessages } from './form-message-types.ts'

export const formMessagesCn: FormMessages = {
  fields: {
    email: '邮箱',
    category: '展品类别',
    company: '公司名称',
    productType: '产品类型',
    contact: '联系人',
    phone: '电话',
    boothType: '意向展位类型',
    boothArea: '展位面积（平方米）',
    partnerExhibition: '意向展会',
    country: '参展国家或地区',
    name: '姓名',
    position: '职位',
    purchasingRole: '采购角色',
    exhibitRange: '感兴趣的展品范围',
    meetingExhibitor: '展商',
    meetingTime: '约见时间',
    meetingTopic: '想谈的内容',
    meetingProducts: '参观计划中的产品',
    consent: '个人信息处理'
  },
  options: {
    booth_type: { standard: '标准展位', bare: '光地' },
    partner_exhibition: { this: '本展会', sister: '姊妹展', both: '两个展会都参加', undecided: '尚未确定' },
    purchasing_role: {
      decide: '拥有采购决定权',
      participate: '参与采购决定',
      advise: '提供采购建议',
      other: '其他'
    }
  },
  fieldErrors: {
    enterEmail: '请输入邮箱',
    enterCompany: '请输入公司名称',
    enterProductType: '请输入产品类型',
    enterContact: '请输入联系人',
    enterPhone: '请输入电话',
    enterBoothArea: '请输入展位面积',
    enterName: '请输入姓名',
    enterPosition: '请输入职位',
    enterTopic: '请输入想谈的内容',
    selectTime: '请选择约见时间',
    selectCategory: '请选择展品类别',
    selectBoothType: '请选择展位类型',
    selectPartnerExhibition: '请选择意向展会',
    selectCountry: '请选择国家或地区',
    selectPurchasingRole: '请选择采购角色',
    selectExhibitRange: '请选择展品范围',
    emailInvalid: '请输入有效的邮箱',
    emailIncorrect: '请输入正确的邮箱',
    categoryRequired: '请选择您喜欢的展品类别',
    phoneIncorrect: '请输入正确的电话：11位手机号，或以+和国家代码开头的号码',
    areaIncorrect: '请用数字填写面积，例如36',
    areaStandard: '标准展位不小于9平方米',
    areaBare: '光地不小于36平方米',
    tooLong: '内容过长，请缩短后再提交',
    optionUnknown: '请从列表中选择',
    consentRequired: '请先阅读隐私说明并勾选同意',
    illegal: '输入的数据不合法!'
  },
  missing: { enter: (label) => `${label}还没有填写`, select: (label) => `${label}还没有选择` },
  mistakes: (count) => `${count}项没有填好：`,
  boothAreaHints: { standard: '9平方米起', bare: '36平方米起，展台自行搭建' },
  submit: {
    subscribe: '订阅',
    booth: '提交展位申请',
    exhibitor: '提交参展申请',
    visitor: '提交登记',
    meeting: '提交约见请求',
    unsubscribe: '退订'
  },
  consent: {
    subscribe: {
      before: '我已阅读',
      link: '隐私说明',
      after: '，同意主办方使用我的邮箱发送展会资讯。我可以随时退订。'
    },
    booth: {
      before: '我已阅读',
      link: '隐私说明',
      after: '，同意主办方使用以上信息处理展位申请并与我联系。'
    },
    exhibitor: {
      before: '我已阅读',
      link: '隐私说明',
      after: '，同意主办方使用以上信息处理参展申请并与我联系。'
    },
    visitor: {
      before: '我已阅读',
      link: '隐私说明',
      after: '，同意主办方使用以上信息办理观众登记并与我联系。'
    },
    meeting: {
      before: '我已阅读',
      link: '隐私说明',
      after: '，同意主办方将以上信息转交该展商，由展商就约见与我联系。'
    }
  },
  success: {
    subscribe: '订阅成功！',
    booth: '提交成功',
    exhibitor: '提交成功',
    visitor: '提交成功',
    meeting: '提交成功。主办方会转交展商，由展商通过电话或邮件与您确认时间。',
    unsubscribe: '退订成功，该邮箱不会再收到电子快讯。'
  },
  next: {
    subscribe: '下一期电子快讯发到您的邮箱，每期都可以退订。',
    booth: '主办方会打电话或发邮件答复。联系时请报编号。',
    exhibitor: '主办方会打电话或发邮件答复。联系时请报编号。'
  },
  another: { booth: '再申请一个展位', exhibitor: '再提交一份申请', visitor: '再登记一位' },
  number: '编号',
  sending: '正在提交',
  optional: '（选填）',
  emailExample: '例如name@example.com',
  open: {
    booth: (day) => `本届展位申请${day}截止。今天提交，按本届办理。`,
    exhibitor: (day) => `本届参展申请${day}截止。今天提交，按本届办理。`,
    visitor: (day, fee) => `${day}（含）前登记，免费入场。${fee && `之后登记或到馆登记，入场费${fee}。`}`,
    meeting: (day) => `约见到${day}闭馆前都可以提出，现在提交马上转给展商。`
  },
  late: {
    booth: (day) => `本届展位申请已于${day}截止。现在提交的转入下一届，招展开始后由工作人员与您联系。`,
    exhibitor: (day) => `本届参展申请已于${day}截止。现在提交的转入下一届。`,
    visitor: (day, fee) => `免费登记已于${day}截止。现在登记照样得到参观凭证，入场费${fee}到馆支付。`
  },
  closed: {
    subscribe: '本届展会已经结束，订阅后您会收到下一届的消息。',
    booth: '本届展会已经结束，现在提交的展位申请将转入下一届，招展开始后由工作人员与您联系。',
    exhibitor: '本届展会已经结束，现在提交的参展申请将转入下一届。',
    visitor: '本届展会已经结束，现在提交的登记将转入下一届，开放登记时另行通知。',
    meeting: '本届展会已经结束，不再接受展台约见。'
  },
  waiting: (time) => `没有网络。表单已在${time}存到这台设备，等待发送，七天内联网就自动发出。`,
  cancelWaiting: '取消发送',
  restored: '您之前填写的内容还在。',
  clearRestored: '清空',
  refused: (reason) => `等待的表单没有发出：${reason}`,
  mendRefused: '放回表单修改',
  removeRefused: '删除',
  failure: '输入的数据不合法!',
  unavailable: '系统暂时无法保存您填写的内容，请稍后再提交。'
}
