/** OpenCC's tables: `from to1 to2|from ...`, with the most frequent character first. */
declare module 'opencc-js/dict/*' {
  const table: string
  export default table
}
