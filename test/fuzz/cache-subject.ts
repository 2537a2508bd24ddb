/** Sequences of requests, times, origin responses and purges, compared with the reference model of the cache. */
import fc from 'fast-check'
import { compareWithModel } from '../fixtures/cache-comparison.ts'
import { sequences } from '../fixtures/cache-steps.ts'
import { subject } from './subject.ts'

export const cacheSubject = subject(
  'any sequence of requests to the cache has the results of a reference model',
  600,
  fc.asyncProperty(sequences, compareWithModel)
)
