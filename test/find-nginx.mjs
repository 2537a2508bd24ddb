/** Finds nginx, behind which the site is tested. */
import { debianTool } from './debian-tool.mjs'

export const { find: findNginx, installCommand } = debianTool({
  name: 'nginx',
  debianPackage: 'nginx',
  variable: 'NGINX_PATH',
  file: 'usr/sbin/nginx',
  flag: '-v'
})
