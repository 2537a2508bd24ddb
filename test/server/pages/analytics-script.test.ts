import t from 'tap'
import { allowedScript } from '../../../server/pages/page-state.ts'

const hosts = ['stats.example.com', 'cdn.example:8443']
const cases: [string | undefined, string | undefined][] = [
  ['https://stats.example.com/s.js?id=1', 'https://stats.example.com/s.js?id=1'],
  ['<script src="https://stats.example.com/s.js"></script>', 'https://stats.example.com/s.js'],
  ['var s=document.createElement("script");s.src="//stats.example.com/s.js";', 'https://stats.example.com/s.js'],
  ["hm.src = 'https://other.example/x.js'; a='https://stats.example.com/b.js'", 'https://stats.example.com/b.js'],
  ['<script src="https://stats.example.com/s.js?a=1&amp;b=2">', 'https://stats.example.com/s.js?a=1&b=2'],
  ['https://cdn.example:8443/x.js', 'https://cdn.example:8443/x.js'],
  ['http://stats.example.com/s.js', undefined],
  ['https://stats.example.com.evil.example/s.js', undefined],
  ['https://stats.example.com@evil.example/s.js', undefined],
  ['https://evil.example/https://x/', undefined],
  ['alert(1)', undefined],
  ['', undefined],
  [undefined, undefined]
]
for (const [configured, expected] of cases)
  t.test(`the configured value ${configured} allows the script ${expected}`, async (t) =>
    t.equal(allowedScript(configured, hosts), expected)
  )

t.test('without allowed hosts no script is loaded', async (t) => {
  t.equal(allowedScript('https://stats.example.com/s.js', []), undefined)
})
