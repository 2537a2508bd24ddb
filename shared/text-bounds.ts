/** Bounds on texts of the backend: what reads them takes time by their length, and one may be as long as an answer. */

/**
 * Characters of one text, markup or not, that pages, feed and calendar read; the rest is left out. An article has
 * about a tenth of it, and cleaning so much hostile markup takes less than 50 ms.
 */
export const longestText = 65_536

/** Characters of all markup of one record together; what comes after it in the order of the contract is left out. */
export const longestMarkup = 262_144

/** Characters of an address of a page, picture or file; a longer one counts as missing, for a cut one leads elsewhere. */
export const longestAddress = 8192
