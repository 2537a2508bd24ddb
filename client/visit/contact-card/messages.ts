/** Messages of the visitor's own contact, in every language. */
const cn = {
  title: '我的联系方式',
  show: '出示我的二维码名片',
  privacy: '只存在本设备，不会发送给我们或任何人；对方扫码时才看到。没有网络也能用。',
  scan: '扫一扫，把我存进通讯录',
  fields: { name: '姓名', company: '公司', position: '职位', phone: '电话', email: '邮箱' },
  optional: '（选填）',
  nameMissing: '请输入姓名',
  save: '保存并显示二维码',
  edit: '修改',
  cancel: '不修改',
  remove: '从本设备删除',
  notKept: '本设备目前不能保存数据（例如无痕模式或空间已满），关闭页面后需要重新填写。'
}

const en: typeof cn = {
  title: 'My contact details',
  show: 'Show my QR card',
  privacy:
    'Stored only on this device and not sent to anyone, including us. Only someone who scans the code can read them. The code works offline.',
  scan: 'Scan to save my contact details',
  fields: { name: 'Name', company: 'Company', position: 'Position', phone: 'Phone', email: 'Email' },
  optional: ' (optional)',
  nameMissing: 'Please enter your name',
  save: 'Save and show the code',
  edit: 'Change',
  cancel: 'Leave it as it is',
  remove: 'Delete from this device',
  notKept:
    'This device cannot store anything at the moment (private mode, or no space left): you will have to enter it again after closing the page.'
}

export const contactMessages = { cn, en }
