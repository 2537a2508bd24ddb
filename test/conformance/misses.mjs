/** Tests of the suite that are expected to fail, with the reason, by id. Any other failure is a fault. */

const age = 'RFC 9111, section 5.1: of several Age values the first counts, and one that is no number is ignored'
const stale = 'the suite takes the 502 of the site for a stored response, because it lacks the origin’s counter'
const cookie = 'a response with Set-Cookie is for one visitor: it is never stored'
const partial =
  'a 206 is not stored: these have no validator, so they must not be combined (RFC 9111, section 3.4), and their Content-Range does not fit their content or the request'
const surrogate = 'Surrogate-Control is ignored: CDN-Cache-Control (RFC 9213) replaces it'

export const misses = {
  'age-parse-nonnumeric': age,
  'age-parse-negative': age,
  'age-parse-float': age,
  'age-parse-prefix-twoline': age,
  'age-parse-dup-0': age,
  'age-parse-dup-0-twoline': age,
  'age-parse-dup-old': age,
  'age-parse-parameter': age,
  'age-parse-numeric-parameter': age,
  'stale-close-must-revalidate': stale,
  'stale-close-proxy-revalidate': stale,
  'stale-close-no-cache': stale,
  'stale-close-s-maxage=2': stale,
  'headers-store-Set-Cookie': cookie,
  '304-etag-update-response-Set-Cookie': cookie,
  'other-set-cookie': cookie,
  'method-POST': 'responses to POST are not stored',
  'vary-normalise-lang-select': 'the cache does not select among stored responses by Content-Language',
  'conditional-lm-fresh-no-lm':
    'If-Modified-Since is earlier than the stored Date, so the response counts as modified (RFC 9111, section 4.3.2)',
  'partial-store-partial-reuse-partial': partial,
  'partial-store-partial-reuse-partial-byterange': partial,
  'partial-store-partial-reuse-partial-absent': partial,
  'partial-store-partial-reuse-partial-suffix': partial,
  'partial-store-partial-complete': partial,
  'surrogate-max-age': surrogate,
  'surrogate-max-age-max': surrogate,
  'surrogate-max-age-max-plus': surrogate,
  'surrogate-max-age-me-target': surrogate,
  'surrogate-max-age-other-target': surrogate,
  'surrogate-max-age-age': surrogate,
  'surrogate-max-age-0': surrogate,
  'surrogate-max-age-extension': surrogate,
  'surrogate-max-age-case-insensitive': surrogate,
  'surrogate-max-age-expires': surrogate,
  'surrogate-max-age-cc-max-age-invalid-expires': surrogate,
  'surrogate-max-age-0-expires': surrogate,
  'surrogate-max-age-short-cc-max-age': surrogate,
  'surrogate-max-age-long-cc-max-age': surrogate,
  'surrogate-no-store-cc-fresh': surrogate,
  'surrogate-fresh-cc-nostore': surrogate
}
