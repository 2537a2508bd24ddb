/** Finds promtool, which checks what Prometheus reads. */
import { debianTool } from './debian-tool.mjs'

export const { find: findPromtool, installCommand } = debianTool({
  name: 'promtool',
  debianPackage: 'prometheus',
  variable: 'PROMTOOL_PATH',
  file: 'usr/bin/promtool',
  flag: '--version'
})
