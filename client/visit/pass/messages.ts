/** Messages of the visitor's pass, in every language. They load with its components. */
const cn = {
  title: '您的参观凭证',
  listTitle: '参观凭证',
  number: '凭证编号',
  name: '姓名',
  company: '公司',
  position: '职位',
  codeOf: (number: string) => `凭证${number}的二维码`,
  closed: '本届展会已经结束，这张凭证不再用于入场。',

  bringTitle: '入场时请带',
  bringCode: '这张凭证的二维码，手机上的或打印的都可以',
  bringDocument: '身份证件：身份证、护照或其他带照片的有效证件',
  bringFee: (fee: string) => `入场费${fee}，到馆支付`,
  bringBadge: '在入口服务台出示，当场领取观众证。手机没电也不要紧，报凭证编号即可。',
  registered: '入场时请带身份证件，入口服务台按登记的姓名查找，当场发放观众证。',
  forNext: '本届展会已经结束，这份登记已转入下一届。开放预登记时，我们写信到您的邮箱。',
  report: '看本届的展后报告',

  kept: '凭证已存在这台设备上，随时可以在“我的参观计划”里打开。除了您提交的登记表，没有任何信息离开这台设备。',
  notKept: '这个浏览器不保存数据。请现在打印、截屏，或把凭证链接发给自己。',
  keepByHand: '请打印或截屏保存这一页：十分钟后，这里不再显示凭证。',
  way: '怎么来',
  plan: '我的参观计划',
  earlier: (names: string) => `这台设备上已有参观凭证：${names}。`,
  openEarlier: '打开凭证',
  registerOthers: '为别人登记，请填写下表。',

  tools: '凭证操作',
  print: '打印凭证',
  screenshot: '这里不能打印，请截屏保存。',
  send: '把凭证链接发给自己',
  linkTitle: (fair: string) => `${fair}参观凭证`,
  linkCopied: '链接已复制。凭证写在链接里，不经过服务器；谁有链接，谁就能看到这张凭证。',
  linkByHand: '请复制这个链接。凭证写在链接里，不经过服务器；谁有链接，谁就能看到这张凭证。',
  remove: '从这台设备删除',
  confirmRemove: '再按一次，从这台设备删除',
  removed: '凭证已从这台设备删除。登记本身不受影响。',
  onDevice: '凭证只存在这台设备上，不会发给任何人。',

  linkedTitle: '这个链接里有一张参观凭证',
  linkedText: (name: string) => `凭证上的姓名是${name}。它写在链接里，不是本站发来的：认识发链接的人，再保存。`,
  keep: '存到这台设备',
  dismiss: '不保存',
  damagedTitle: '链接里的凭证打不开',
  damagedText: '链接不完整或已损坏。请让发送的人重新复制整条链接。',
  close: '知道了'
}

const en: typeof cn = {
  title: 'Your visitor pass',
  listTitle: 'Visitor passes',
  number: 'Pass number',
  name: 'Name',
  company: 'Company',
  position: 'Position',
  codeOf: (number) => `QR code of pass ${number}`,
  closed: 'This edition has closed and the pass is no longer valid.',

  bringTitle: 'What to bring',
  bringCode: 'The QR code of this pass, on your phone or on paper',
  bringDocument: 'ID: an ID card, a passport or another valid document with a photo',
  bringFee: (fee) => `The entry fee of ${fee}, paid on arrival`,
  bringBadge:
    'Show both at the desk in the entrance hall to get your badge. If your phone has run out, the pass number is enough.',
  registered: 'Bring ID: the desk in the entrance hall will find you by name and give you your badge.',
  forNext:
    'This edition has closed: your registration counts for the next one. We will write to your email address when pre-registration opens.',
  report: 'Read the post-show report',

  kept: 'The pass is saved on this device; open it any time under “My visit plan”. Nothing has left this device except the form you sent.',
  notKept: 'This browser does not store data. Print the pass now, take a screenshot or send yourself its link.',
  keepByHand: 'Print this page or take a screenshot: after ten minutes the pass is no longer shown here.',
  way: 'How to get there',
  plan: 'My visit plan',
  earlier: (names) => `A visitor pass is already on this device: ${names}.`,
  openEarlier: 'Open the pass',
  registerOthers: 'To register someone else, fill in the form.',

  tools: 'What to do with the pass',
  print: 'Print the pass',
  screenshot: 'You cannot print here: take a screenshot instead.',
  send: 'Send yourself the link',
  linkTitle: (fair) => `Visitor pass, ${fair}`,
  linkCopied:
    'Link copied. The pass is in the link itself and is not sent to a server; anyone who has the link can see the pass.',
  linkByHand:
    'Copy this link. The pass is in the link itself and is not sent to a server; anyone who has the link can see the pass.',
  remove: 'Remove from this device',
  confirmRemove: 'Press again to remove it from this device',
  removed: 'The pass has been removed from this device. Your registration is not affected.',
  onDevice: 'Passes stay on this device and are not sent to anyone.',

  linkedTitle: 'This link contains a visitor pass',
  linkedText: (name) =>
    `The name on it is ${name}. It is in the link and does not come from this site: save it only if you know who sent the link.`,
  keep: 'Save it on this device',
  dismiss: 'Do not save it',
  damagedTitle: 'The pass in this link cannot be opened',
  damagedText: 'The link is incomplete or damaged. Ask the sender to copy the whole link again.',
  close: 'Close'
}

export const passMessages = { cn, en }
