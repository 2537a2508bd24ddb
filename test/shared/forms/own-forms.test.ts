import { readFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { formMessages } from '../../../shared/forms/form-messages.ts'
import { forms, withChoices } from '../../../shared/forms/forms.ts'
import { formEntries, readOwnForms, withFormWords } from '../../../shared/forms/own-forms.ts'
import { readConfig } from '../../../shared/records/shell-records.ts'
import { root } from '../../fixtures/root.ts'

/** The keys of texts at any depth, without languages and options. */
function keysOf(value: object, steps: string[] = []): string[] {
  return Object.entries(value).flatMap(([key, item]) => {
    if (typeof item === 'string') return [[...steps, key].join('.')]
    return key === 'options' ? [] : keysOf(item, [...steps, key])
  })
}

t.test('the schema of forms.yaml has the words of the forms, and no others', async (t) => {
  const file = path.join(root, 'server/backend/content/schema/forms.schema.json')
  const { properties, definitions } = JSON.parse(readFileSync(file, 'utf8'))
  const shaped = (schema: Record<string, never>): object | string => {
    const { $ref = '', properties: inner } = schema as { $ref?: string; properties?: Record<string, never> }
    if ($ref.endsWith('/word') || (!inner && $ref === '')) return 'word'
    const keys = inner ?? definitions[$ref.slice('#/definitions/'.length)].properties ?? {}
    return Object.fromEntries(Object.entries(keys).map(([key, value]) => [key, shaped(value as never)]))
  }
  const { consent_version, ...words } = properties
  t.ok(consent_version)
  t.same(keysOf(shaped({ properties: words } as never) as object).sort(), keysOf(formMessages.en).sort())
})

t.test('words and options are the same after a way through the configuration', async (t) => {
  const file = {
    fields: { company: { cn: '单位', en: 'Firm' } },
    options: { exhibit_range: { saws: { cn: '锯', en: 'Saws' }, planes: { cn: '刨', en: 'Planes' } } },
    consent: {
      visitor: {
        before: { cn: '我读过', en: 'I read the' },
        link: { cn: '说明', en: 'notice' },
        after: { cn: '。', en: 'fully' }
      }
    },
    consent_version: '2026-01'
  }
  const config = readConfig(formEntries(file))
  const own = readOwnForms(config, 'en')
  t.same(own.choices, { exhibit_range: ['saws', 'planes'] })
  t.equal(own.consentVersion, '2026-01')
  const messages = withFormWords(formMessages.en, own.words)
  t.equal(messages.fields.company, 'Firm')
  t.equal(messages.fields.email, formMessages.en.fields.email)
  t.same(messages.consent.visitor, { before: 'I read the ', link: 'notice', after: ' fully' })
  t.same(messages.options.exhibit_range, { saws: 'Saws', planes: 'Planes' })
  t.same(readOwnForms(config, 'cn').words.consent, { visitor: { before: '我读过', link: '说明', after: '。' } })
})

t.test('what an untrusted configuration gives is plain text, and names of options are names', async (t) => {
  const own = readOwnForms(
    {
      form_fields_company_en: '<img src=x onerror=alert(1)>Firm',
      form_choices_exhibit_range: 'saws, __proto__, Constructor, "x", saws, planes_2',
      form_choices_consent: 'no',
      form_consent_version: 'a b'
    },
    'en'
  )
  t.same(own, {
    choices: { exhibit_range: ['saws', 'planes_2'] },
    words: { fields: { company: 'Firm' }, options: { exhibit_range: { saws: 'saws', planes_2: 'planes_2' } } }
  })
})

t.test('a field without options is left out, and a text field with options is a select', async (t) => {
  const names = (choices: Record<string, string[]>) =>
    withChoices(forms.visitor, choices).fields.map(({ name }) => name)
  t.notOk(names({}).includes('exhibit_range'))
  t.ok(names({ exhibit_range: ['saws'] }).includes('exhibit_range'))
  const type = withChoices(forms.booth, { product_type: ['saws'] }).fields.find(({ name }) => name === 'product_type')
  t.match(type, { kind: 'select', options: ['saws'], requiredMessage: 'enterProductType' })
})
