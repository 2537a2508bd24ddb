/**
 * Test files that `npm test` leaves out because they are slow or need a program that many machines lack, by the command
 * that runs them. `npm run batteries`, a step of `.ci/run`, runs all but `nightly`, `faults` and `backends`. Paths are relative to test/, without `.test.ts`.
 */
export const batteries = {
  /** Every link. */
  crawl: ['crawl/crawl'],
  /** What visitors do in a browser, beyond the ways through the site that `npm test` takes. */
  browser: [
    'browser/api-docs',
    'browser/chunk-failure',
    'browser/crawler',
    'browser/early-presses',
    'browser/editor-tasks',
    'browser/failed-pictures',
    'browser/forms',
    'browser/gallery',
    'browser/guide',
    'browser/hall-plan',
    'browser/harmless-api',
    'browser/hero',
    'browser/history',
    'browser/inlined-styles',
    'browser/language',
    'browser/layout',
    'browser/menu',
    'browser/notebook',
    'browser/odd-texts',
    'browser/old-engine',
    'browser/other-texts',
    'browser/pass',
    'browser/print',
    'browser/programme',
    'browser/refused-data',
    'browser/suggestions',
    'browser/ten-tasks',
    'browser/wechat'
  ],
  /** What works without network, and what a broken service worker cannot break. */
  offline: ['offline/hall', 'offline/resending', 'offline/waiting-forms', 'offline/worker-faults'],
  /**
   * What takes minutes for a file, or reads every page in many ways: `.ci/run nightly`, each night in the hosted
   * workflow.
   */
  nightly: [
    'browser/hostile-records',
    'browser/night',
    'browser/phone-layout',
    'browser/third-language',
    'browser/translated',
    'client/ui/emblem-rasters',
    'fuzz/probing',
    'hostile-text',
    'offline/shared-device',
    'server/pages/days-of-the-fair',
    'server/pages/fast/corpus'
  ],
  /** The built process while its backend fails, and under overload: `npm run faults`, a step of `.ci/run nightly`. */
  faults: ['faults/failing-backend', 'faults/overload'],
  /** A visitor's way in engines other than Chromium's. */
  engines: ['engines/firefox', 'engines/firefox-leaving', 'engines/firefox-offline', 'engines/webkit'],
  /** The commands for stored submissions and for the contract, each started as operators start it. */
  data: [
    'server/backend/commands/backup',
    'server/backend/commands/command-line',
    'server/backend/commands/erase',
    'server/backend/commands/expire',
    'server/backend/commands/faults',
    'server/backend/commands/readme',
    'server/backend/commands/restore',
    'server/backend/pass/passes',
    'server/backend/pass/shown-passes',
    'server/check/command',
    'server/check/first-hour',
    'server/check/thirty-mistakes'
  ],
  /** Hostile input of every kind, and limits that only a flood reaches. */
  abuse: [
    'browser/hostile-state',
    'server/limits/connections',
    'server/limits/admission',
    'server/limits/busy-connection',
    'server/limits/descriptor-limit',
    'server/pages/hostile-records',
    'server/api/bombs',
    'server/api/failure-abuse',
    'server/api/framework-path',
    'server/api/hostile-upstream',
    'server/api/smuggling',
    'server/slow-clients'
  ],
  /** The built process as operators run it: start, log, metrics, content folders, failures of one call, its end. */
  process: [
    'server/award-search',
    'server/backend/backend-process',
    'server/backend/data-folder',
    'server/code-cache',
    'server/content-beside',
    'server/content-dir',
    'server/editor/edits',
    'server/editor/tables',
    'server/editor/editor',
    'server/content-files',
    'server/import-lists',
    'server/large-folder',
    'server/limits/drain',
    'server/edge-purge',
    'server/pages/form-posts',
    'server/observe/health-command',
    'server/main',
    'server/one-language',
    'server/own-edition',
    'server/own-fair',
    'server/pages/request-ids',
    'server/pages/site-config',
    'server/resets',
    'server/observe/request-log',
    'server/observe/request-metrics',
    'server/observe/tracing'
  ],
  /** Several processes or applications on one Redis, which they start, pause and kill. */
  cluster: [
    'ops/balanced-replicas',
    'ops/rolling-deploy',
    'server/cache/redis/counts',
    'server/cache/redis/form-doubles',
    'server/cache/redis/form-limits',
    'server/cache/redis/processes',
    'server/cache/redis/replicas',
    'server/cache/redis/two-sites'
  ],
  /** The files of server/ops with the programs that read them. */
  ops: [
    'ops/alerts',
    'ops/compose',
    'ops/compose-services',
    'ops/dashboard',
    'ops/kubernetes',
    'ops/kubernetes-backend',
    'ops/kustomization',
    'ops/nginx',
    'ops/readme',
    'ops/upgrade',
    'ops/varnish'
  ],
  /** Backends in frameworks of others, as their teams write them: not in `.ci/run`, whose machine may lack them. */
  backends: ['backends/django']
}

/** Test files that need a process of their own: they measure its memory, have it fail, or change its document. */
export const alone = new Set(
  [
    'server/api/memory-bound.test.ts',
    'server/observe/process-end.test.ts',
    'server/limits/load-shedding.test.ts',
    'client/boot/chunk-guard.test.ts',
    'client/boot/page-loader.test.ts',
    'client/sections/venue.test.tsx',
    'client/shell/frame.test.tsx',
    'client/shell/frame-hydration.test.tsx',
    'client/shell/top-bar.test.tsx',
    'client/ui/share/share.test.tsx',
    'client/ui/share/wechat-android.test.ts',
    'client/ui/share/wechat-failure.test.ts',
    'client/ui/share/wechat-ios.test.ts',
    'client/visit/itinerary/calendar-file.test.tsx'
  ].map((name) => `test/${name}`)
)
