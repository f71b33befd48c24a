import { Logger } from '@nestjs/common';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
  type Context,
  type Link,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type IdGenerator,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import type { FinishedSpan, SpanSink } from './spans.js';
import { rootSpanIdOf, traceIdOf } from './trace-ids.js';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const;
const EXPORT_EVERY_MS = 2_000;

interface OtlpOptions {
  /** Base address of the collector; spans go to `/v1/traces` below it. */
  endpoint: string;
  service: string;
  /** Share of the traces that is sent. Traces are selected by their ids, so every process selects the same ones. */
  ratio: number;
}

/**
 * Sends spans to a collector in OTLP over HTTP. The only file that loads OpenTelemetry's packages. Its automatic instrumentation is not
 * used: it records addresses with their queries, and cannot connect a request with what its rows cause later in another process.
 */
export function openOtlpSink({ endpoint, service, ratio }: OtlpOptions): {
  sink: SpanSink;
  close: () => Promise<void>;
} {
  const ids = new ChosenIds();
  const exporter = watched(new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` }));
  const provider = new TracerProvider({
    idGenerator: ids,
    sampler: new TraceIdRatioBasedSampler(ratio),
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: EXPORT_EVERY_MS })],
  });
  const tracer = provider.getTracer('costa-directa');
  const sink: SpanSink = (finished) => {
    const { name, kind, startedAt, milliseconds, attributes, links = [], failed } = finished;
    ids.choose(finished);
    const span = tracer.startSpan(
      name,
      { kind: KINDS[kind], startTime: startedAt, attributes, links: links.map(linkTo) },
      contextOf(finished),
    );
    if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(startedAt + milliseconds);
  };
  return { sink, close: () => provider.shutdown() };
}

function contextOf({ correlationId, parentId }: FinishedSpan): Context {
  if (!parentId) return ROOT_CONTEXT;
  const traceId = traceIdOf(correlationId);
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId: parentId,
    traceFlags: TraceFlags.SAMPLED,
    isRemote: true,
  });
}

/** A link to the request's own span. */
function linkTo(correlationId: string): Link {
  const [traceId, spanId] = [traceIdOf(correlationId), rootSpanIdOf(correlationId)];
  return { context: { traceId, spanId, traceFlags: TraceFlags.SAMPLED } };
}

/** Gives the next span the ids of the finished span that it represents. */
class ChosenIds implements IdGenerator {
  private readonly random = new RandomIdGenerator();
  private span: FinishedSpan | undefined;

  choose(span: FinishedSpan): void {
    this.span = span;
  }

  generateTraceId(): string {
    return this.span ? traceIdOf(this.span.correlationId) : this.random.generateTraceId();
  }

  generateSpanId(): string {
    return this.span?.id ?? this.random.generateSpanId();
  }
}

/** Logs one line when the collector stops accepting spans, and one when it accepts them again. Spans that it did not accept are lost. */
function watched(exporter: OTLPTraceExporter): SpanExporter {
  const log = new Logger('Traces');
  let works = true;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const isTaken = result.error === undefined;
        if (works && !isTaken) log.warn(`The collector does not take traces: ${result.error?.message}`);
        if (!works && isTaken) log.log('The collector takes traces again');
        works = isTaken;
        done(result);
      }),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
}
