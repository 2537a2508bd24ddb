import t from 'tap'
import { createPersonMatcher } from '../../../server/backend/commands/person.ts'
import { formMessages } from '../../../shared/forms/form-messages.ts'
import {
  type Field,
  type Form,
  formNames,
  honeypot,
  type MessageKey,
  meetingForm,
  minBoothArea,
  normalizeValue,
  validateForm
} from '../../../shared/forms/forms.ts'
import { withFormWords } from '../../../shared/forms/own-forms.ts'
import { isEmail, isMainlandMobile, isPhone } from '../../../shared/forms/validators.ts'
import { apiLocales } from '../../../shared/locale/bilingual.ts'
import { countries } from '../../../shared/locale/countries.ts'
import { editionNames } from '../../../shared/records/editions.ts'
import type { FormName } from '../../../shared/records/records.ts'
import { forms, ownFormsOf } from '../../fixtures/edition-forms.ts'
import { goodValues, mistakes } from '../../fixtures/form-values.ts'

const valid: typeof goodValues = {
  ...goodValues,
  subscribe: { ...goodValues.subscribe, product_category_id: '2', consent: 'on' }
}

for (const name of formNames) {
  t.test(`a valid ${name} form has no errors`, async (t) => t.same(validateForm(forms.organic[name], valid[name]), {}))

  t.test(`an empty or blank field of the ${name} form is an error if it is required`, async (t) => {
    for (const field of forms.organic[name].fields) {
      for (const nothing of [undefined, '', '  ', '　', '\u200b', '\u3164', '\u2800\u200d'])
        t.same(
          validateForm(forms.organic[name], { ...valid[name], [field.name]: nothing }),
          field.required ? { [field.name]: field.requiredMessage } : {},
          field.name
        )
    }
  })

  t.test(`each mistake in the ${name} form has its message in both languages`, async (t) => {
    for (const [field, value, ...messages] of mistakes[name]) {
      const errors = validateForm(forms.organic[name], { ...goodValues[name], [field]: value })
      t.same(Object.keys(errors), [field], value)
      const said = apiLocales.map((locale) => errors[field] && formMessages[locale].fieldErrors[errors[field]])
      t.same(said, messages, `${field} ${value}`)
    }
  })

  t.test(`a text of the ${name} form has at most its maximum length`, async (t) => {
    for (const field of forms.organic[name].fields.filter(({ kind }) => kind === 'text')) {
      const fits = { ...valid[name], [field.name]: '有'.repeat(field.maxLength) }
      t.same(validateForm(forms.organic[name], fits), {}, field.name)
      t.same(validateForm(forms.organic[name], { ...fits, [field.name]: '有'.repeat(field.maxLength + 1) }), {
        [field.name]: 'tooLong'
      })
    }
  })
}

const invalid: [FormName, Record<string, string>, Record<string, MessageKey>][] = [
  ['subscribe', { email: '' }, { email: 'enterEmail' }],
  ['subscribe', { email: 'a@example' }, { email: 'emailInvalid' }],
  ['subscribe', { consent: '0' }, { consent: 'consentRequired' }],
  ['subscribe', { product_category_id: '' }, {}],
  ['subscribe', { product_category_id: 'tea' }, { product_category_id: 'optionUnknown' }],
  ['subscribe', { product_category_id: '', country: '256' }, { product_category_id: 'categoryRequired' }],
  ['subscribe', { country: '256' }, {}],
  ['subscribe', { product_category_id: '', country: '255' }, {}],
  ['subscribe', { [honeypot]: 'x' }, { [honeypot]: 'illegal' }],
  ['booth', { email: 'a b@example.com' }, { email: 'emailIncorrect' }],
  ['booth', { phone: '12345' }, { phone: 'phoneIncorrect' }],
  ['booth', { booth_area: '35' }, { booth_area: 'areaBare' }],
  ['booth', { booth_area: '35.99' }, { booth_area: 'areaBare' }],
  ...['３６', '36㎡', '36 m²', '1,036', '36平方米', '36平米', '36 sqm', '36 sq. m'].map(
    (area): (typeof invalid)[number] => ['booth', { booth_area: area }, {}]
  ),
  ...['3,6', '36,', '36 ft', '1,0360'].map((area): (typeof invalid)[number] => [
    'booth',
    { booth_area: area },
    { booth_area: 'areaIncorrect' }
  ]),
  ['booth', { booth_type: 'standard', booth_area: '9' }, {}],
  ['booth', { booth_type: 'standard', booth_area: '8' }, { booth_area: 'areaStandard' }],
  ['booth', { booth_area: 'many' }, { booth_area: 'areaIncorrect' }],
  ['booth', { booth_area: '-40' }, { booth_area: 'areaIncorrect' }],
  ['booth', { booth_area: '1e3' }, { booth_area: 'areaIncorrect' }],
  ['booth', { booth_type: 'tent' }, { booth_type: 'optionUnknown' }],
  ['booth', { booth_type: '', booth_area: '8' }, { booth_type: 'selectBoothType' }],
  ['exhibitor', { country: 'China' }, { country: 'optionUnknown' }],
  ['exhibitor', { partner_exhibition: 'constructor' }, { partner_exhibition: 'optionUnknown' }],
  ['visitor', { exhibit_range: 'care_products' }, { exhibit_range: 'optionUnknown' }],
  ['visitor', { purchasing_role: 'boss' }, { purchasing_role: 'optionUnknown' }]
]
for (const [name, values, errors] of invalid) {
  t.test(`${name} with ${JSON.stringify(values)} has the errors ${JSON.stringify(errors)}`, async (t) => {
    t.same(validateForm(forms.organic[name], { ...valid[name], ...values }), errors)
  })
}

t.test('a number has the bound of its own field only', async (t) => {
  const number: Field = {
    name: 'stands',
    kind: 'number',
    label: 'boothArea',
    requiredMessage: 'enterBoothArea',
    required: true,
    autocomplete: 'off',
    maxLength: 8,
    invalidMessage: 'illegal'
  }
  const formOf = (field: Field): Form => ({ ...forms.organic.booth, fields: [field] })
  for (const stands of ['0', '0.5', '3', '99999'])
    t.same(validateForm(formOf(number), { stands, booth_type: 'bare' }), {}, `${stands} without a minimum`)
  t.same(validateForm(formOf(number), { stands: 'three', booth_type: 'bare' }), { stands: 'illegal' })
  const atLeastTwo = formOf({ ...number, minimum: () => ({ value: 2, message: 'optionUnknown' }) })
  t.same(validateForm(atLeastTwo, { stands: '2' }), {})
  t.same(validateForm(atLeastTwo, { stands: '1.99' }), { stands: 'optionUnknown' })
  const booth = (type: string, area: string) =>
    validateForm(forms.organic.booth, { ...valid.booth, booth_type: type, booth_area: area }).booth_area
  t.equal(booth('', '0'), 'areaIncorrect', 'an area is greater than 0 even without a booth type')
  t.equal(booth('', '0.01'), undefined)
  t.equal(booth(' standard ', '8.99'), 'areaStandard')
})

t.test('the silver edition has its own exhibit ranges', async (t) => {
  t.same(validateForm(forms.silver.visitor, { ...valid.visitor, exhibit_range: 'care_services' }), {})
  t.same(validateForm(forms.silver.visitor, valid.visitor), { exhibit_range: 'optionUnknown' })
})

t.test('a subscription without consent is valid if consent is not required', async (t) => {
  t.same(validateForm(forms.organic.subscribe, { email: 'a@example.com', product_category_id: '' }, false), {})
  t.same(validateForm(forms.organic.subscribe, { email: 'x', product_category_id: '' }, false), {
    email: 'emailInvalid'
  })
})

const emails: [string, boolean][] = [
  ['a@example.com', true],
  ['first.last+tag@mail.example.co.uk', true],
  ["o'neil@example.com", true],
  ['a@example', false],
  ['a@example..com', false],
  ['a@-example.com', false],
  ['@example.com', false],
  ['a b@example.com', false],
  ['a@exam_ple.com', false],
  ['中@example.com', false],
  ['a@example.com\nbcc: b@example.com', false],
  [`${'a'.repeat(242)}@example.com`, true],
  [`${'a'.repeat(243)}@example.com`, false],
  [`a@${'b'.repeat(64)}.com`, false],
  [`a@${'b.'.repeat(130)}com`, false]
]
for (const [text, is] of emails)
  t.test(`${JSON.stringify(text.slice(0, 40))} is ${is ? 'an' : 'no'} email address`, async (t) =>
    t.equal(isEmail(text), is)
  )

const phones: [string, boolean][] = [
  ['13800000000', true],
  ['19912345678', true],
  ['12800000000', false],
  ['1380000000', false],
  ['138000000000', false],
  ['+8613800000000', true],
  ['+86 138-0000-0000', true],
  ['138 0000 0000', true],
  ['+86 21 0000 0099', true],
  ['+4930123456', true],
  ['+123456', false],
  ['+1234567', true],
  ['+123456789012345', true],
  ['+1234567890123456', false],
  ['021 0000 0000', false],
  ['0086 138 0000 0000', true],
  ['001 (202) 555.0143', true],
  ['00 86 123456', true],
  ['00123456', false],
  ['138 0000 000x', false],
  ['tel:+8613800000000', true],
  ['手机：137 0000 0000', true],
  ['Mobile: +1 202 555 0143', true],
  ['13:7000000000', false],
  ['8613800000000', true],
  ['862100000099', false],
  ['+86 phone', false],
  ['', false]
]
for (const [text, is] of phones)
  t.test(`${text || 'nothing'} is ${is ? 'a' : 'no'} phone number`, async (t) => t.equal(isPhone(text), is))

t.test('a mainland mobile number has eleven digits, 1 then 3-9', async (t) => {
  for (const second of [3, 4, 5, 6, 7, 8, 9]) t.ok(isMainlandMobile(`1${second}000000000`))
  for (const second of [0, 1, 2]) t.notOk(isMainlandMobile(`1${second}000000000`))
})

t.test('full-width characters of emails and phone numbers are normalized', async (t) => {
  const [email] = forms.organic.subscribe.fields
  t.equal(normalizeValue(email!, ' ａ＠ｅｘａｍｐｌｅ。ｃｏｍ '), 'a@example.com')
  const phone = forms.organic.booth.fields.find(({ kind }) => kind === 'phone')
  t.equal(normalizeValue(email!, 'Tea@茶。Example'), 'Tea@xn--cl1a.example')
  t.equal(normalizeValue(email!, 'tea@茶_.example'), 'tea@茶_.example')
  t.equal(normalizeValue(phone!, '＋８６ １３８００００００００'), '+8613800000000')
  t.equal(normalizeValue(phone!, '(+44) (0)20 0000 0099'), '+442000000099')
  for (const text of ['+86（021）0000 0099', '0086-21-00000099', '+86 021 0000 0099'])
    t.equal(normalizeValue(phone!, text), '+862100000099', text)
  const company = forms.organic.booth.fields[0]
  t.equal(normalizeValue(company!, ' 公司（上海）。 '), '公司（上海）。', 'texts are only trimmed')
})

/** Spellings of one number and of one address, as phones, spreadsheets and chats copy them. */
const invisible =
  '\u00ad\u061c\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2064\u2066\u2069\ufeff'
const spaces = '\u00a0\u1680\u2000\u2003\u2009\u200a\u202f\u205f\u3000'
const hyphens = '\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d'
const between = [...invisible, ...spaces, ...hyphens, ' - ', '.', '．', '。', ')(', '） （']
const pastedPhones = [
  ...between.map((separator) => `+86${separator}137${separator}0000${separator}0000${separator}`),
  '\u202d+86 137 0000 0000\u202c',
  'tel:+86-137-0000-0000',
  'Tel: +86 137 0000 0000',
  '8613700000000',
  '+٨٦ ١٣٧ ٠٠٠٠ ٠٠٠٠',
  '۰۰۸۶۱۳۷۰۰۰۰۰۰۰۰',
  '00 86 (137) 0000.0000',
  '0086－１３７－００００－００００',
  ...['手机', 'Mobile ', 'M. ', 'T ', 'Tel.', '☎ ', '📱', '☎\ufe0f:'].map((label) => `${label}+86 137 0000 0000`),
  ...['电话/微信：', 'Tel/WeChat: ', 'Mobile / 微信 ', 'T/F: '].map((label) => `${label}+86 137 0000 0000`),
  ...['（微信同号）', '(WeChat)', ' (Tel / WeChat)', ' 李先生', '微信同号'].map((end) => `+86 137 0000 0000${end}`),
  ...['[+86] 137 0000 0000', '+86·137·0000·0000'],
  ...['""', "''", '“”', '‘’', '「」', '【】', '()', '（）', '«»'].map(
    ([open, close]) => `${open}+86 137 0000 0000${close}`
  ),
  ...[',', '，', ';', '；', '、', '.', '。', ' ,'].map((end) => `+86 137 0000 0000${end}`),
  "'+8613700000000"
]
const pastedEmails = [
  ...[...invisible, ...spaces].map((character) => `${character}t-t@exam${character}ple.org${character}`),
  ...[...hyphens].map((hyphen) => `t${hyphen}t@example.org`),
  'ｔ－ｔ＠ｅｘａｍｐｌｅ．ｏｒｇ',
  'mailto:t-t@example.org?subject=Tea',
  '邮箱：t-t@example.org',
  'E-mail: t-t@example.org',
  ...['邮箱/Email：', 'E-mail / 邮箱: ', '邮箱 ', '📧 ', '✉\ufe0f'].map((label) => `${label}t-t@example.org`),
  '"Tee, T" <t-t@example.org>',
  '＜t-t@example.org＞',
  't-t@example.org;',
  't-t@example.org。',
  ...['""', "''", '“”', '‘’', '「」', '【】', '《》', '()', '（）', '[]'].map(
    ([open, close]) => `${open}t-t@example.org${close}`
  ),
  ...['，', '；', '、', '",', ' ;'].map((end) => `t-t@example.org${end}`),
  'Tee (t-t@example.org)',
  '茶先生（t-t@example.org）',
  '茶先生【t-t@example.org】',
  'Tee [mailto:t-t@example.org]',
  't-t@example.org (Tee)',
  '"Tee <T>" <t-t@example.org>',
  'Tee (Tea Ltd) <t-t@example.org>'
]

t.test('numbers and addresses are stored as typed, however they were pasted', async (t) => {
  const { fields } = forms.organic.booth
  const [phone, email] = [fields.find(({ kind }) => kind === 'phone')!, fields.find(({ kind }) => kind === 'email')!]
  for (const text of pastedPhones) {
    t.equal(normalizeValue(phone, text), '+8613700000000', JSON.stringify(text))
    t.same(validateForm({ ...forms.organic.booth, fields: [phone] }, { phone: text }), {})
  }
  for (const text of pastedEmails) {
    t.equal(normalizeValue(email, text), 't-t@example.org', JSON.stringify(text))
    t.same(validateForm({ ...forms.organic.booth, fields: [email] }, { email: text }), {})
  }
  t.equal(normalizeValue(email, 'mailto://t@example.org'), 't@example.org')
  t.equal(normalizeValue(email, 'mailto:t%2Bnews@example.org?subject=%E8%8C%B6'), 't+news@example.org')
  t.equal(normalizeValue(email, 'mailto:t%@example.org'), 't%@example.org')
  for (const text of [
    '137 0000 000x',
    '+86 137 0000 000O',
    '137/0000/0000',
    'x13700000000',
    'N5 13700000000',
    '13700000000（转8）'
  ])
    t.same(validateForm({ ...forms.organic.booth, fields: [phone] }, { phone: text }), { phone: 'phoneIncorrect' })
  const others = [
    'http://a@example.org',
    'a@example.org (b@example.org)',
    '<a@example.org> <b@example.org>',
    'b (a',
    '(@)'
  ]
  for (const text of ['a b@example.org', 'a@example.org;b@example.org', ...others])
    t.same(
      validateForm({ ...forms.organic.booth, fields: [email] }, { email: text }),
      { email: 'emailIncorrect' },
      text
    )
})

t.test('a person is found in free text in every spelling, and in no longer number or address', async (t) => {
  for (const sought of ['137 0000 0000', '+8613700000000', '0086-137-0000-0000']) {
    const isPerson = createPersonMatcher(sought)!
    for (const text of [...pastedPhones, '8613700000000', '1３7\u20130000\u20130000'])
      for (const free of [text, `请致电${text}，谢谢`, `Call ${text}\nor write`])
        t.ok(isPerson(free), JSON.stringify(free))
    for (const text of ['137000000001', '2137 0000 0000', '+1 137 0000 00001']) t.notOk(isPerson(text), text)
  }
  const isAbroad = createPersonMatcher('001 (202) 555.0143')!
  for (const text of ['+1 202–555–0143', '0012025550143', '001 (202) 555-0143']) t.ok(isAbroad(`Call ${text}.`), text)
  const isPerson = createPersonMatcher('T-T@example.org')!
  for (const text of pastedEmails)
    for (const free of [text, `回复：${text}谢谢`, `Write to ${text}\u00a0today`, `<${text.toUpperCase()}>`])
      t.ok(isPerson(free), JSON.stringify(free))
  for (const text of ['a.t-t@example.org', 't-t@example.org.cn']) t.notOk(isPerson(text), text)
})

t.test('control characters become spaces; the topic of a meeting alone keeps its lines', async (t) => {
  const company = forms.organic.booth.fields.find(({ name }) => name === 'company')
  const topic = meetingForm.fields.find(({ name }) => name === 'topic')
  const typed = '\u0000Tea\u001b[2J\r\nper\tmonth\u0085x\u007f\r\n'
  t.equal(normalizeValue(company!, typed), 'Tea [2J per month x')
  t.equal(normalizeValue(topic!, typed), 'Tea [2J\nper\tmonth x')
  t.same(validateForm(meetingForm, { topic: '\u0000\u0007' }).topic, 'enterTopic', 'nothing but these is empty')
})

t.test('every field and option of every edition has a label in both languages', async (t) => {
  for (const locale of apiLocales) {
    for (const edition of editionNames) {
      const words = withFormWords(formMessages[locale], ownFormsOf(edition, locale).words)
      for (const form of Object.values(forms[edition])) {
        for (const field of form.fields) {
          t.ok(words.fields[field.label], `${locale} ${field.label}`)
          const labels = new Map(
            Object.entries(Object.entries(words.options).find(([name]) => name === field.name)?.[1] ?? {})
          )
          if (Array.isArray(field.options))
            t.same(
              field.options.filter((key) => !labels.get(key)),
              [],
              `${locale} ${field.name}`
            )
        }
      }
    }
  }
})

t.test('messages have the agreed texts, and the numbers of the rules', async (t) => {
  const { cn, en } = formMessages
  t.same(
    [
      cn.fieldErrors.enterEmail,
      cn.fieldErrors.emailInvalid,
      cn.fieldErrors.categoryRequired,
      cn.success.subscribe,
      cn.failure
    ],
    ['请输入邮箱', '请输入有效的邮箱', '请选择您喜欢的展品类别', '订阅成功！', '输入的数据不合法!']
  )
  t.same(
    [en.fieldErrors.enterEmail, en.fieldErrors.emailInvalid, en.success.subscribe, en.failure],
    ['Please enter your email', 'Please enter a valid email', 'Subscribed successfully!', 'Illegal input']
  )
  t.same(
    [cn.fieldErrors.emailIncorrect, en.fieldErrors.emailIncorrect],
    ['请输入正确的邮箱', 'Please enter the correct email']
  )
  for (const name of ['booth', 'exhibitor', 'visitor'] as const)
    t.same([cn.success[name], en.success[name]], ['提交成功', 'Submission Successful'])
  for (const locale of apiLocales) {
    t.match(formMessages[locale].fieldErrors.areaStandard, String(minBoothArea.standard))
    t.match(formMessages[locale].fieldErrors.areaBare, String(minBoothArea.bare))
  }
})

t.test('both languages have the same countries, each once, China first', async (t) => {
  const codes = (locale: 'cn' | 'en') => countries[locale].map(({ code }) => code)
  t.same([...codes('cn')].sort(), [...codes('en')].sort())
  t.equal(new Set(codes('en')).size, 198)
  t.same(
    [countries.cn[0], countries.en[0]],
    [
      { code: 'CN', name: '中国' },
      { code: 'CN', name: 'China' }
    ]
  )
  for (const { code, name } of countries.cn) t.match(`${code} ${name}`, /^[A-Z]{2} [\u4e00-\u9fff（）]+$/)
  for (const { code, name } of countries.en) t.match(`${code} ${name}`, /^[A-Z]{2} [A-Z][\p{L}' ,-]+$/u)
})
