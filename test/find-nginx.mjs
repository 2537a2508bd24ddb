/** Finds nginx, which runs in front of the site in tests. */
import { debianTool } from './debian-tool.mjs'

export const { find: findNginx, installCommand } = debianTool({
  name: 'nginx',
  debianPackage: 'nginx',
  variable: 'NGINX_PATH',
  file: 'usr/sbin/nginx',
  flag: '-v'
})
