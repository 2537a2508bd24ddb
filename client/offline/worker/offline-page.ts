/** The page that stands for one that is not kept, without network: it names those that are. */
import { type Locale, languageTag, localeOfTarget, localePath, localized } from '../../../shared/locale.ts'
import { offlineMessages } from '../messages.ts'
import { findCopy } from './caches.ts'

const kept = [
  ['plan', '/plan'],
  ['hall', '/exhibitor/featured?view=plan'],
  ['programme', '/event/activities'],
  ['guide', '/visitor/guide'],
  ['exhibitors', '/exhibitor/featured']
] as const

const style = `body{max-width:34em;margin:0 auto;padding:32px 20px;font:17px/1.6 system-ui,sans-serif;color:#1b2430;background:#fff}
a{display:inline-block;min-height:44px;line-height:44px;color:inherit}ul{padding:0;list-style:none}`

/** An HTML document with status 503, in the language of the address. */
export async function offlinePage(address: string): Promise<Response> {
  const locale = localeOfTarget(address)
  const messages = localized(offlineMessages, locale)
  const links = await linksIn(locale, messages)
  const html = `<!doctype html>
<html lang="${languageTag[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${messages.offlineTitle}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${messages.offlineTitle}</h1>
<p>${links === '' ? messages.offlineNone : messages.offlineText}</p>
${links === '' ? '' : `<ul>${links}</ul>`}
<p><a href="">${messages.retry}</a></p>
</main>
</body>
</html>
`
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
  }
  return new Response(html, { status: 503, headers })
}

async function linksIn(locale: Locale, messages: (typeof offlineMessages)['cn']): Promise<string> {
  let links = ''
  for (const [name, path] of kept) {
    const address = localePath(path, locale)
    if (await findCopy(address)) links += `<li><a href="${address}">${messages[name]}</a></li>`
  }
  return links
}
