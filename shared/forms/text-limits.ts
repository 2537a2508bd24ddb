/** Limits of texts from the backend: parsing takes time in proportion to the length, and a text may fill a response. */

/**
 * Characters of one text or markup that pages, feed and calendar use; the rest is cut off. An article has about a tenth
 * of it, and sanitizing that much hostile markup takes less than 50 ms.
 */
export const maxTextLength = 65_536

/** Characters of all markup of one record together; markup after it, in the order of the API's schema, is omitted. */
export const maxMarkupLength = 262_144

/**
 * Characters of an address of a page, picture or file. A longer one counts as missing: cut, it would be another
 * address.
 */
export const maxAddressLength = 8192
