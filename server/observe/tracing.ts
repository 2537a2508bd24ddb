/**
 * Spans for OpenTelemetry: one of each request, within it one of the cache's decision, and one of each exchange with
 * the backend that was made on its behalf. Attributes are those of the HTTP semantic conventions; like the log they
 * contain no query and no address of a client.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { cutText } from '../../shared/locale/cut-text.ts'
import { type ExchangeSpan, readTraceparent, type TraceContext } from '../http/trace-context.ts'
import type { ThrottledLog } from './log.ts'
import type { Span, SpanStatusCode } from './otlp-sdk.ts'
import { incompleteStatus, notesOf, type RouteClass } from './request-notes.ts'
import { loggedPath } from './request-path.ts'

export interface TracingOptions {
  /** Version of the service: the id of the build. */
  version: string
  log: ThrottledLog
}

export interface Tracing {
  /** Begins the span of a request, which ends when its response is closed; returns what to call if it was a hit. */
  begin(request: IncomingMessage, response: ServerResponse): (route: RouteClass) => void
  /** What exchanges on behalf of a request take along; undefined where its span has not begun. */
  contextOf(request: IncomingMessage): Pick<TraceContext, 'traceparent' | 'startExchange'> | undefined
  /** Sends what is left, for a second at most. Never rejects. */
  close(): Promise<void>
}

const serviceName = 'trade-fair-site'
/** Milliseconds for which the end of the process waits for the collector. */
const closeMs = 1000
const firstServerError = 500
/** OpenTelemetry's `SpanStatusCode.ERROR`; its module is loaded on demand. */
const spanStatusError: SpanStatusCode.ERROR = 2

/**
 * Loads OpenTelemetry and starts to export to OTEL_EXPORTER_OTLP_ENDPOINT; its other variables (headers, service name,
 * resource attributes, sampler, batches) are read from the environment by OpenTelemetry itself.
 */
export async function createTracing({ version, log }: TracingOptions): Promise<Tracing> {
  const sdk = await import('./otlp-sdk.ts')
  const { trace, ROOT_CONTEXT, SpanKind } = sdk
  const warn = (reason: string) =>
    log.warn('traces', { reason: cutText(reason, 200) }, 'traces are not exported: see OTEL_EXPORTER_OTLP_ENDPOINT')
  const silent = () => undefined
  const logger = { error: warn, warn: silent, info: silent, debug: silent, verbose: silent }
  sdk.diag.setLogger(logger, { logLevel: sdk.DiagLogLevel.ERROR, suppressOverrideMessage: true })
  const named = sdk.resourceFromAttributes({ 'service.name': serviceName, 'service.version': version })
  const provider = new sdk.BasicTracerProvider({
    resource: named.merge(sdk.detectResources({ detectors: [sdk.envDetector] })),
    spanProcessors: [new sdk.BatchSpanProcessor(new sdk.OTLPTraceExporter())]
  })
  const tracer = provider.getTracer(serviceName)
  const contexts = new WeakMap<IncomingMessage, Pick<TraceContext, 'traceparent' | 'startExchange'>>()

  /** The context of the `traceparent` that the request came with. */
  const parentOf = ({ headers }: IncomingMessage) => {
    const parent = readTraceparent(headers.traceparent)
    return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT
  }

  return {
    begin(request, response) {
      const { method = '', url = '' } = request
      const kind = SpanKind.SERVER
      const span = tracer.startSpan(method, { kind, attributes: attributesOf(method, url) }, parentOf(request))
      const inRequest = trace.setSpan(ROOT_CONTEXT, span)
      const cache = tracer.startSpan('cache', { kind: SpanKind.INTERNAL }, inRequest)
      let hasDecided = false
      let hit: RouteClass | undefined

      const startExchange = (name: string, target: string): ExchangeSpan => {
        // What the cache decides is decided when the backend is asked.
        if (!hasDecided) cache.end()
        hasDecided = true
        const kind = SpanKind.CLIENT
        return exchangeSpan(tracer.startSpan(name, { kind, attributes: attributesOf(name, target) }, inRequest))
      }
      contexts.set(request, { traceparent: traceparentOf(span), startExchange })
      response.once('close', () => {
        const status = response.writableFinished ? response.statusCode : incompleteStatus
        const notes = notesOf(response)
        const route = hit ?? notes.route ?? 'other'
        span.updateName(`${method} ${route}`).setAttribute('route', route)
        const cacheStatus = hit && hit !== 'asset' ? 'bff; hit' : notes.cacheStatus
        if (cacheStatus !== undefined) {
          const decided = { 'cache.status': cacheStatus, 'cache.hit': /^[^;]+; hit/.test(cacheStatus) }
          // An ended span takes no attributes.
          if (hasDecided) span.setAttributes(decided)
          else cache.setAttributes(decided)
        }
        if (!hasDecided) cache.end()
        span.setAttribute('http.response.status_code', status)
        endSpan(span, status >= firstServerError ? String(status) : undefined)
      })
      return (route) => {
        hit = route
      }
    },
    contextOf: (request) => contexts.get(request),
    async close() {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, closeMs)
      })
      await Promise.race([provider.shutdown().catch(silent), late])
      clearTimeout(timer)
    }
  }
}

function attributesOf(method: string, target: string): Record<string, string> {
  const path = loggedPath(target)
  return { 'http.request.method': method, ...(path === undefined ? {} : { 'url.path': path }) }
}

function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return `00-${traceId}-${spanId}-0${traceFlags & 1}`
}

/** The span of an exchange with the backend. */
function exchangeSpan(span: Span): ExchangeSpan {
  return {
    traceparent: traceparentOf(span),
    end(status, reason) {
      if (status !== undefined) span.setAttribute('http.response.status_code', status)
      endSpan(span, reason ?? (status !== undefined && status >= firstServerError ? String(status) : undefined))
    }
  }
}

/** Ends a span; `error`: why it has failed. */
function endSpan(span: Span, error: string | undefined): void {
  if (error !== undefined) {
    span.setAttribute('error.type', error)
    span.setStatus({ code: spanStatusError })
  }
  span.end()
}
