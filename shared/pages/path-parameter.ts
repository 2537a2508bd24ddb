/** The names of the parameters in a path pattern, `'forum' | 'id'` for `/event/:forum/:id`. */
export type PathParameter<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParameter<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never
