/** Lets a program end as usual where its output is not read to the end (`content.js check ./fair | head`). */
export function ignoreClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
}
