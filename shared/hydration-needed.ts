/**
 * Attribute of an element that needs JavaScript at once: a page that contains one is hydrated when the browser is idle,
 * whatever its kind.
 */
export const hydrationNeededAttribute = 'data-needs-script'
