import fc from 'fast-check'
import t from 'tap'
import { compareWithModel } from '../../fixtures/cache-comparison.ts'
import { sequences } from '../../fixtures/cache-steps.ts'

/** More sequences, or others: `npm run fuzz`, or these variables. */
const numRuns = Number(process.env.CACHE_MODEL_RUNS ?? 100)
const seed = Number(process.env.CACHE_MODEL_SEED ?? 9111)
/** The file ends by itself, with the counterexample that it has, before the runner ends it. */
const interruptAfterTimeLimit = 90_000

t.test('any sequence of requests, times, responses and purges has the results of a reference model', async (t) => {
  const property = fc.asyncProperty(sequences, compareWithModel)
  const result = await fc.check(property, { seed, numRuns, interruptAfterTimeLimit })
  t.comment(`${result.numRuns} of ${numRuns} sequences, CACHE_MODEL_SEED=${seed}`)
  if (!result.failed) return t.pass()
  for (const line of String(result.errorInstance).split('\n')) t.comment(line)
  t.fail(`the cache differs from its model, seed ${seed}: the shortest sequence found is above`)
})
