import type { FormMessages } from './form-message-types.ts'

export const formMessagesEn: FormMessages = {
  fields: {
    email: 'Email',
    category: 'Product category',
    company: 'Company name',
    productType: 'Product type',
    contact: 'Contact name',
    phone: 'Phone',
    boothType: 'Preferred booth type',
    boothArea: 'Booth area (sqm)',
    partnerExhibition: 'Intended partner exhibition',
    country: 'Exhibiting country or region',
    name: 'Name',
    position: 'Position',
    purchasingRole: 'Purchasing role',
    exhibitRange: 'Exhibit range of interest',
    meetingExhibitor: 'Exhibitor',
    meetingTime: 'Time at the booth',
    meetingTopic: 'What you want to talk about',
    meetingProducts: 'Products from your plan',
    consent: 'Use of personal data'
  },
  options: {
    booth_type: { standard: 'Standard booth', bare: 'Bare space' },
    partner_exhibition: {
      this: 'This exhibition',
      sister: 'The sister exhibition',
      both: 'Both exhibitions',
      undecided: 'Not decided yet'
    },
    purchasing_role: {
      decide: 'I hold purchasing decision power',
      participate: 'I participate in purchasing decisions',
      advise: 'I provide purchasing advice',
      other: 'Others'
    }
  },
  fieldErrors: {
    enterEmail: 'Please enter your email',
    enterCompany: 'Please enter the company name',
    enterProductType: 'Please enter the product type',
    enterContact: 'Please enter the contact name',
    enterPhone: 'Please enter a phone number',
    enterBoothArea: 'Please enter the booth area',
    enterName: 'Please enter your name',
    enterPosition: 'Please enter your position',
    enterTopic: 'Please enter what you want to talk about',
    selectTime: 'Please select a time',
    selectCategory: 'Please select a product category',
    selectBoothType: 'Please select a booth type',
    selectPartnerExhibition: 'Please select an exhibition',
    selectCountry: 'Please select a country or region',
    selectPurchasingRole: 'Please select your purchasing role',
    selectExhibitRange: 'Please select an exhibit range',
    emailInvalid: 'Please enter a valid email',
    emailIncorrect: 'Please enter the correct email',
    categoryRequired: 'Please select the product category you prefer',
    phoneIncorrect: 'Please enter the correct phone number, starting with + and the country code',
    areaIncorrect: 'Please enter the area in figures, for example 36',
    areaStandard: 'A standard booth has at least 9 sqm',
    areaBare: 'Bare space starts at 36 sqm',
    tooLong: 'This text is too long, please shorten it',
    optionUnknown: 'Please select from the list',
    consentRequired: 'Please read the privacy notice and tick the box to agree',
    illegal: 'Illegal input'
  },
  missing: { enter: (label) => `${label} is missing`, select: (label) => `${label} is not selected yet` },
  mistakes: (count) => (count === 1 ? 'One field needs your attention: ' : `${count} fields need your attention: `),
  boothAreaHints: { standard: 'from 9 sqm', bare: 'from 36 sqm, you build the booth yourself' },
  submit: {
    subscribe: 'Subscribe',
    booth: 'Send booth application',
    exhibitor: 'Send exhibitor application',
    visitor: 'Send registration',
    meeting: 'Ask for the meeting',
    unsubscribe: 'Unsubscribe'
  },
  consent: {
    subscribe: {
      before: 'I have read the ',
      link: 'privacy notice',
      after: ' and agree that the organisers use my email to send me news of the fair. I can unsubscribe at any time.'
    },
    booth: {
      before: 'I have read the ',
      link: 'privacy notice',
      after: ' and agree that the organisers use these details to handle my booth application and to contact me.'
    },
    exhibitor: {
      before: 'I have read the ',
      link: 'privacy notice',
      after: ' and agree that the organisers use these details to handle my exhibitor application and to contact me.'
    },
    visitor: {
      before: 'I have read the ',
      link: 'privacy notice',
      after: ' and agree that the organisers use these details for my registration and to contact me.'
    },
    meeting: {
      before: 'I have read the ',
      link: 'privacy notice',
      after: ' and agree that the organisers pass these details to this exhibitor, who contacts me about the meeting.'
    }
  },
  success: {
    subscribe: 'Subscribed successfully!',
    booth: 'Submission Successful',
    exhibitor: 'Submission Successful',
    visitor: 'Submission Successful',
    meeting: 'Submission Successful. The exhibitor will get your request and confirm the time by phone or email.',
    unsubscribe: 'You have unsubscribed. This address will receive no more e-news.'
  },
  next: {
    subscribe: 'The next e-news will come to this address. Every issue has a link to unsubscribe.',
    booth: 'The organisers will reply by phone or email. Give the number when you contact them.',
    exhibitor: 'The organisers will reply by phone or email. Give the number when you contact them.'
  },
  another: {
    booth: 'Apply for another booth',
    exhibitor: 'Send another application',
    visitor: 'Register another person'
  },
  number: 'Number',
  sending: 'Sending',
  optional: ' (optional)',
  emailExample: 'For example name@example.com',
  open: {
    booth: (day) => `Applications for this fair close on ${day}. An application sent today counts for this fair.`,
    exhibitor: (day) => `Applications for this fair close on ${day}. An application sent today counts for this fair.`,
    visitor: (day, fee) =>
      `Entry is free if you register by ${day}.${fee && ` After that, and at the door, it costs ${fee}.`}`,
    meeting: (day) =>
      `You can ask for a meeting until the fair ends on ${day}. The exhibitor gets your request at once.`
  },
  late: {
    booth: (day) =>
      `Applications for this fair closed on ${day}. An application sent now counts for the next fair, and we will contact you when bookings open.`,
    exhibitor: (day) =>
      `Applications for this fair closed on ${day}. An application sent now counts for the next fair.`,
    visitor: (day, fee) =>
      `Free registration ended on ${day}. You can still register and get a pass; entry${fee && ` (${fee})`} is paid at the door.`
  },
  closed: {
    subscribe: 'This edition of the fair has closed. Subscribers hear about the next one first.',
    booth:
      'This edition of the fair has closed. A booth application sent now counts for the next edition, and we will contact you when bookings open.',
    exhibitor: 'This edition of the fair has closed. An exhibitor application sent now counts for the next edition.',
    visitor:
      'This edition of the fair has closed. A registration sent now counts for the next edition, and we will write when pre-registration opens.',
    meeting: 'This edition of the fair has closed: you can no longer ask for meetings.'
  },
  waiting: (time) =>
    `No network. The form has been waiting on this device since ${time} and will be sent once you are online, within seven days.`,
  cancelWaiting: 'Cancel sending',
  restored: 'What you typed before is still here.',
  clearRestored: 'Clear the form',
  refused: (reason) => `The waiting form was not accepted: ${reason}`,
  mendRefused: 'Correct it in the form',
  removeRefused: 'Remove it',
  failure: 'Illegal input',
  unavailable: 'Your entry could not be saved just now. Please send it again a little later.'
}
