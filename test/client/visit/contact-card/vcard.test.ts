import t from 'tap'
import { readContact } from '../../../../client/visit/contact-card/contact-store.ts'
import { vCard, vCardFile } from '../../../../client/visit/contact-card/vcard.ts'

t.test('a contact is a vCard 3.0 whose values are escaped by RFC 2426', async (t) => {
  t.equal(
    vCard({
      name: '沈月; Shen\r\nBEGIN:VCARD',
      company: 'Sample, Foods \\ Co; Ltd',
      position: 'Buyer',
      phone: '+86 138 0000 0000',
      email: 'shen@example.com'
    }),
    [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:沈月\\; Shen\\nBEGIN:VCARD;;;;',
      'FN:沈月\\; Shen\\nBEGIN:VCARD',
      'ORG:Sample\\, Foods \\\\ Co\\; Ltd',
      'TITLE:Buyer',
      'TEL;TYPE=CELL:+86 138 0000 0000',
      'EMAIL;TYPE=INTERNET:shen@example.com',
      'END:VCARD',
      ''
    ].join('\r\n')
  )
})

t.test('a card without a name is that of the company; what is empty is left out', async (t) => {
  t.equal(
    vCard({ company: 'Sample Foods', url: 'https://sample.example.com/', note: '' }),
    'BEGIN:VCARD\r\nVERSION:3.0\r\nN:;;;;\r\nFN:Sample Foods\r\nX-ABShowAs:COMPANY\r\nORG:Sample Foods\r\nURL:https://sample.example.com/\r\nEND:VCARD\r\n'
  )
})

t.test('lines of a file have at most 75 octets', async (t) => {
  const file = vCardFile([{ company: '有机'.repeat(40) }, { company: 'B' }])
  for (const line of file.split('\r\n')) t.ok(Buffer.byteLength(line) <= 75, line)
  t.match(file.replaceAll('\r\n ', ''), `FN:${'有机'.repeat(40)}\r\n`)
  t.equal(file.split('END:VCARD\r\n').length, 3)
})

t.test('a contact needs a name, and its values are cut to lengths that a QR code can hold', async (t) => {
  t.equal(readContact({ name: '  ', company: 'Sample' }), undefined)
  t.equal(readContact({ name: 7 }), undefined)
  const contact = readContact({ name: ` ${'月'.repeat(99)}`, phone: '1' })
  t.same(contact, { name: '月'.repeat(60), company: '', position: '', phone: '1', email: '' })
})
