import t from 'tap'
import { fieldReaders } from '../fixtures/field-readers.ts'
import { proveFast } from '../fixtures/hostile-texts.ts'

proveFast(t, fieldReaders)
