import { correlationId, parentSpanId } from '../process/work-context.js';
import { beginSpan, isTracing, recordSpan } from './spans.js';
import { rootSpanIdOf } from './trace-ids.js';

const LONGEST_TEXT = 1_000;
type Callback = (error: unknown, result: unknown) => void;

/**
 * Runs a node-postgres query with the caller's parameters, and measures it if it belongs to a request or follows from one. The statement's
 * text is recorded, never its values.
 */
export function tracedQuery(
  parameters: readonly unknown[],
  run: (parameters: readonly unknown[]) => unknown,
): unknown {
  const request = isTracing() ? correlationId() : null;
  const text = request === null ? undefined : textOf(parameters[0]);
  if (request === null || text === undefined) return run(parameters);
  const parentId = parentSpanId() ?? rootSpanIdOf(request);
  const end = beginSpan();
  const record = (failed: boolean): void =>
    recordSpan({
      ...end(),
      name: operationOf(text),
      kind: 'client',
      correlationId: request,
      parentId,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
      failed,
    });
  const callback = parameters.at(-1);
  if (typeof callback !== 'function') return recorded(run(parameters), record);
  const ended: Callback = (error, result) => {
    record(Boolean(error));
    (callback as Callback)(error, result);
  };
  return run([...parameters.slice(0, -1), ended]);
}

function recorded(answer: unknown, record: (failed: boolean) => void): unknown {
  if (answer instanceof Promise)
    answer.then(
      () => record(false),
      () => record(true),
    );
  return answer;
}

/** Undefined for a stream of rows (COPY), whose duration depends on its reader. */
function textOf(query: unknown): string | undefined {
  const text = typeof query === 'string' ? query : (query as { text?: unknown } | null)?.text;
  if (typeof text !== 'string' || (typeof query === 'object' && query !== null && 'submit' in query))
    return undefined;
  return text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT);
}

/** `SELECT`, `INSERT`, `COMMIT` … */
function operationOf(text: string): string {
  return /^\w+/.exec(text)?.[0]?.toUpperCase() ?? 'SQL';
}
