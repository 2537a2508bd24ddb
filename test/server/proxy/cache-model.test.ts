import fc from 'fast-check'
import t from 'tap'
import { compareWithModel } from '../../fixtures/cache-comparison.ts'
import { sequences } from '../../fixtures/cache-steps.ts'

const numRuns = Number(process.env.CACHE_MODEL_RUNS ?? 150)
const seed = Number(process.env.CACHE_MODEL_SEED ?? 9111)

t.test(
  'any sequence of requests, times, origin responses and purges has the results of a reference model',
  async (t) => {
    const property = fc.asyncProperty(sequences, compareWithModel)
    const { failed, errorInstance, numShrinks } = await fc.check(property, { seed, numRuns })
    if (!failed) return t.pass(`${numRuns} sequences, seed ${seed}`)
    for (const line of String(errorInstance).split('\n')) t.comment(line)
    t.fail(
      `CACHE_MODEL_SEED=${seed} CACHE_MODEL_RUNS=${numRuns} fails, shrunk ${numShrinks} times: see the steps above`
    )
  }
)
