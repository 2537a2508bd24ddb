/** Parses the Dockerfile instructions that this project uses. */

/** Gives the stages in order. Throws on an unknown instruction, so that none is skipped. */
export function readDockerfile(text) {
  const stages = []
  const lines = text.replace(/\\\n/g, ' ').split('\n')
  for (const line of lines.map((part) => part.trim())) {
    if (line === '' || line.startsWith('#')) continue
    const [, instruction, rest] = /^(\S+)\s+(.*)$/.exec(line) ?? []
    if (instruction === 'FROM') {
      const [from, , name] = rest.split(/\s+/)
      stages.push({
        from,
        name,
        workdir: '/',
        steps: [],
        env: {},
        args: {},
        labels: {},
        volumes: [],
        cmd: [],
        healthcheck: [],
        user: undefined
      })
      continue
    }
    const stage = stages.at(-1)
    if (instruction === 'WORKDIR') stage.workdir = rest
    else if (instruction === 'RUN') stage.steps.push({ kind: 'run', command: rest })
    else if (instruction === 'COPY') stage.steps.push(readCopy(rest))
    else if (instruction === 'ENV') Object.assign(stage.env, readPair(rest))
    else if (instruction === 'ARG') Object.assign(stage.args, readPair(rest))
    else if (instruction === 'LABEL') Object.assign(stage.labels, readLabels(rest))
    else if (instruction === 'USER') stage.user = rest
    else if (instruction === 'VOLUME') stage.volumes.push(rest)
    else if (instruction === 'CMD') stage.cmd = JSON.parse(rest)
    else if (instruction === 'HEALTHCHECK') stage.healthcheck = JSON.parse(rest.slice(rest.indexOf('[')))
    else if (instruction !== 'EXPOSE') throw new Error(`Dockerfile: ${line}`)
  }
  return stages
}

function readPair(rest) {
  const [name] = rest.split('=')
  return { [name]: rest.slice(name.length + 1) }
}

function readLabels(rest) {
  return Object.fromEntries([...rest.matchAll(/(\S+?)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
}

function readCopy(rest) {
  const args = rest.split(/\s+/)
  const from = args[0].startsWith('--from=') ? args.shift().slice('--from='.length) : undefined
  return { kind: 'copy', from, sources: args.slice(0, -1), target: args.at(-1) }
}
