import type { Plugin } from 'esbuild'
import type { Shape } from './shapes.ts'

export function shapesModule(root: string): Plugin
export function shapeOfSchema(schema: object, field: string, schemas: Readonly<Record<string, object>>): Shape
