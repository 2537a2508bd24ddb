/** A module that the build generates from `openapi.yaml` (compile-shapes.mjs). */
declare module 'virtual:shapes' {
  type Shape = import('./shapes.ts').Shape
  /** By the path of each GET call, the shape of the member `data` of its response. */
  export const shapesByPath: Readonly<Record<string, Shape>>
  export const getHomeMenuList: Shape
  export const getWebInfo: Shape
  export const getProductCategoryList: Shape
  export const getIndustryTree: Shape
}
