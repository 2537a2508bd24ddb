/**
 * The parts of OpenTelemetry that tracing uses, as a bundle of their own: it is loaded only where
 * OTEL_EXPORTER_OTLP_ENDPOINT is set.
 */

export {
  context,
  DiagLogLevel,
  diag,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace
} from '@opentelemetry/api'
export { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
export { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
export { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
