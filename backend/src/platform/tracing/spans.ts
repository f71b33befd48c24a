/** A part of a trace that has ended. It contains no personal data: names and attributes are routes, statements without values, kinds. */
export interface FinishedSpan {
  name: string;
  kind: 'server' | 'client' | 'consumer';
  /** Correlation id of the request that it belongs to or follows from. */
  correlationId: string;
  /** Generated if undefined. */
  id?: string;
  /** Id of the span that it is part of; undefined for the request's own, and for a message that merges requests. */
  parentId?: string;
  /** Correlation ids of the requests that it merges, each of which has a trace of its own. */
  links?: readonly string[];
  /** Milliseconds since 1970. */
  startedAt: number;
  milliseconds: number;
  attributes: Readonly<Record<string, string | number>>;
  failed: boolean;
}

export type SpanSink = (span: FinishedSpan) => void;

let sink: SpanSink | undefined;

/** Sets the receiver of finished spans; undefined removes it. */
export function sendSpansTo(to: SpanSink | undefined): void {
  sink = to;
}

/** Whether spans have a receiver; without one, nothing is measured. */
export function isTracing(): boolean {
  return sink !== undefined;
}

/** Passes a span to the receiver; does nothing without one. */
export function recordSpan(span: FinishedSpan): void {
  sink?.(span);
}

/** Starts a span; the returned function ends it. The wall clock gives the time, the monotonic clock the duration. */
export function beginSpan(): () => Pick<FinishedSpan, 'startedAt' | 'milliseconds'> {
  const startedAt = Date.now();
  const from = performance.now();
  return () => ({ startedAt, milliseconds: performance.now() - from });
}
