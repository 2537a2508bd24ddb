import type { ShellMessages } from './cn.ts'

export const en: ShellMessages = {
  planLink: 'Plan',
  starred: (count) => `, ${count} starred`,
  reading: 'Large text',
  unsubscribe: 'Unsubscribe',
  subscribeTitle: 'Subscribe to the e-news',
  skipToContent: 'Skip to content',
  home: 'Home',
  newWindow: ' (opens in a new window)',
  backToTop: 'Back to top',
  mainMenu: 'Main menu',
  footerMenu: 'Site sections',
  sectionMenu: 'In this section',
  breadcrumbs: 'You are here',
  search: 'Search',
  preregister: 'Visitor pre-registration',
  boothApplication: 'Booth application',
  requestFailed: 'Loading failed, please try again',

  aboutExhibition: 'About the exhibition',
  exhibitorServices: 'Exhibitor services',
  visitorServices: 'Visitor services',
  concurrentEvents: 'Concurrent events',
  mediaCentre: 'Media centre',
  contactUs: 'Contact us',
  contacts: 'Phone and email',
  privacy: 'Privacy',
  businessCooperation: 'Business cooperation',
  exhibitorRegistration: 'Exhibitor registration',
  visitorRegistration: 'Visitor registration',
  phone: 'Tel',
  fax: 'Fax',
  copyright: (owner) => `© ${owner}`,
  sampleData: 'Exhibitors, people, figures and contact details on this site are sample data.',

  emptySelect: 'No matching data'
}
