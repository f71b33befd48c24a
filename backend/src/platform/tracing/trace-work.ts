import { correlationId, mergedRequests, parentSpanId, workName, workUnder } from '../process/work-context.js';
import { beginSpan, isTracing, recordSpan, type FinishedSpan } from './spans.js';
import { newSpanId, rootSpanIdOf } from './trace-ids.js';

type Described = Pick<FinishedSpan, 'name' | 'kind' | 'attributes'>;

/** Measures work that belongs to a request or follows from one; other work runs without being measured. */
export async function traceWork<T>(span: Described, work: () => Promise<T>): Promise<T> {
  const id = correlationId();
  if (!isTracing() || id === null) return work();
  const end = beginSpan();
  const record = (failed: boolean): void =>
    recordSpan({ ...span, ...end(), correlationId: id, parentId: parentOf(id), failed });
  return work().then(
    (result) => {
      record(false);
      return result;
    },
    (error: unknown) => {
      record(true);
      throw error;
    },
  );
}

/** Measures a job. The request that it follows from becomes known while it runs (`follow`); a job without one is not recorded. */
export async function traceJob(name: string, queue: string, work: () => Promise<void>): Promise<void> {
  if (!isTracing()) return work();
  const id = newSpanId();
  const end = beginSpan();
  workUnder(id);
  let failed = true;
  try {
    await work();
    failed = false;
  } finally {
    const request = correlationId();
    const links = mergedRequests();
    if (request !== null)
      recordSpan({
        ...end(),
        id,
        name: [name, workName()].filter(Boolean).join(' '),
        kind: 'consumer',
        correlationId: request,
        ...(links.length > 0 ? { links } : { parentId: rootSpanIdOf(request) }),
        attributes: { 'messaging.system': 'bullmq', 'messaging.destination.name': queue },
        failed,
      });
  }
}

function parentOf(id: string): string {
  return parentSpanId() ?? rootSpanIdOf(id);
}
