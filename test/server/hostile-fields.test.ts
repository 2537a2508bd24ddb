import t from 'tap'
import { fieldReaders } from '../fixtures/field-readers.ts'
import { assertLinearTime } from '../fixtures/hostile-texts.ts'

assertLinearTime(t, fieldReaders)
