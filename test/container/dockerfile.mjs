/** Reads the lines of a Dockerfile that this project uses. */

/** Gives the stages in order. Throws on a line that it does not know, so that none is overlooked. */
export function readDockerfile(text) {
  const stages = []
  const lines = text.replace(/\\\n/g, ' ').split('\n')
  for (const line of lines.map((part) => part.trim())) {
    if (line === '' || line.startsWith('#')) continue
    const [, word, rest] = /^(\S+)\s+(.*)$/.exec(line) ?? []
    if (word === 'FROM') {
      const [from, , name] = rest.split(/\s+/)
      stages.push({
        from,
        name,
        workdir: '/',
        steps: [],
        env: {},
        volumes: [],
        cmd: [],
        healthcheck: [],
        user: undefined
      })
      continue
    }
    const stage = stages.at(-1)
    if (word === 'WORKDIR') stage.workdir = rest
    else if (word === 'RUN') stage.steps.push({ kind: 'run', command: rest })
    else if (word === 'COPY') stage.steps.push(readCopy(rest))
    else if (word === 'ENV') stage.env[rest.split('=')[0]] = rest.slice(rest.indexOf('=') + 1)
    else if (word === 'USER') stage.user = rest
    else if (word === 'VOLUME') stage.volumes.push(rest)
    else if (word === 'CMD') stage.cmd = JSON.parse(rest)
    else if (word === 'HEALTHCHECK') stage.healthcheck = JSON.parse(rest.slice(rest.indexOf('[')))
    else if (word !== 'EXPOSE') throw new Error(`Dockerfile: ${line}`)
  }
  return stages
}

function readCopy(rest) {
  const words = rest.split(/\s+/)
  const from = words[0].startsWith('--from=') ? words.shift().slice('--from='.length) : undefined
  return { kind: 'copy', from, sources: words.slice(0, -1), target: words.at(-1) }
}
