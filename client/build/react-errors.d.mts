import type { Plugin } from 'esbuild'

export const errorsWithoutStack: Plugin
