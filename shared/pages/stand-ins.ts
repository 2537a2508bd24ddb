/**
 * What stands at the addresses to which every page links where the backend has no page there: the registrations, which
 * the two buttons open without a configured address, and the privacy notice, which each form names. For the server.
 */
import type { Localizations } from '../locale.ts'

/** A page without sections. */
export interface StandIn {
  title: string
  summary: string
}

const standIns: ReadonlyMap<string, Localizations<StandIn>> = new Map([
  [
    '/visitor/register',
    {
      cn: { title: '观众预登记', summary: '主办方尚未在本站开放在线预登记，请直接与主办方联系。' },
      en: {
        title: 'Visitor pre-registration',
        summary: 'The organisers have not opened registration on this site yet. Please contact them directly.'
      }
    }
  ],
  [
    '/exhibitor/apply',
    {
      cn: { title: '参展申请', summary: '主办方尚未在本站开放在线参展申请，请直接与主办方联系。' },
      en: {
        title: 'Exhibitor application',
        summary: 'The organisers have not opened exhibitor applications on this site yet. Please contact them directly.'
      }
    }
  ],
  [
    '/privacy',
    {
      cn: {
        title: '隐私说明',
        summary: '主办方尚未在本站发布隐私说明。表单中填写的内容只发送给主办方，用于表单所述用途。'
      },
      en: {
        title: 'Privacy notice',
        summary:
          'The organisers have not published a privacy notice on this site yet. What you enter in a form is sent to the organisers alone, for the purpose that the form names.'
      }
    }
  ]
])

/** The stand-in for the content page of a path without language prefix, in every language; undefined for most paths. */
export function standInOf(path: string): Localizations<StandIn> | undefined {
  return standIns.get(path)
}
