/**
 * Requests that no policy of the site knows: a shared cache by the letter of RFC 9111, on the origin's own word.
 * Answers are passed on as they come and kept beside that where they may be.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { answerFrom } from './answer.ts'
import type { BackOff } from './back-off.ts'
import { cacheStatus, type Happened } from './cache-status.ts'
import { controlOf } from './control.ts'
import type { Counter } from './counts.ts'
import { createEntry, type Entry } from './entry.ts'
import { type Fields, field, firstField, listMembers, without } from './fields.ts'
import { type Defaults, namesFields, type Times, ttlAt, windowsOf } from './freshness.ts'
import { endToEndFields } from './hop-by-hop.ts'
import { merged } from './merge.ts'
import { type Relay, relay } from './relay.ts'
import { fitness, isOriginsBusiness, isPersonal, type Wishes, wishesOf } from './request.ts'
import { whyNotStored } from './storable.ts'
import type { Place, Store } from './store.ts'
import type { Exchange, Failure, Outgoing, Send } from './transport.ts'
import { askWith, conditionalNames } from './validators.ts'
import { selecting, varyNames } from './vary.ts'
