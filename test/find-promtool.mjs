/** Finds promtool, which checks files and metrics for Prometheus. */
import { debianTool } from './debian-tool.mjs'

export const { find: findPromtool, installCommand } = debianTool({
  name: 'promtool',
  debianPackage: 'prometheus',
  variable: 'PROMTOOL_PATH',
  file: 'usr/bin/promtool',
  flag: '--version'
})
