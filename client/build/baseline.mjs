/**
 * The oldest browsers that the site is built for. WebViews of Android apps (WeChat's, UC's) are Chromium, those of iOS
 * are WebKit. What one of them lacks must leave the server-rendered page usable: `test/baseline/accepted.mjs` lists it.
 */
export const baseline = { chrome: '87', safari: '14', firefox: '88' }

/** The same as esbuild's targets, for scripts and style sheets. */
export const targets = Object.entries(baseline).map(([browser, version]) => browser + version)
