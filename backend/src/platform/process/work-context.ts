import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deadlineMs } from '../timings.js';

/** A request that its client may send again under the same key. */
interface RepeatableRequest {
  /** Names the account if there is one, the call and the `Idempotency-Key` header. */
  key: string;
  /** Query and body; of an upload the query alone, because its files are read later. */
  content: string;
  /** Transactions of the request that have begun. */
  steps: number;
}

/** Client of a request, and the server chosen for its reads (database/replica/visitor-reads.ts). */
interface RequestReader {
  /** A request that writes, or one of a signed-in account: it reads from the primary. */
  readsPrimary: boolean;
  source?: Promise<unknown>;
}

interface WorkContext {
  /** Id of the request that is handled, or from which the job follows; null if it is not known. */
  correlationId: string | null;
  repeatable?: RepeatableRequest | undefined;
  reader?: RequestReader;
  /** Moment, as `performance.now()`, from which the request begins no more statements; undefined if it has no limit, or has committed. */
  endsAt?: number | undefined;
  /** Ids of the requests that the job's message merges; empty if it follows from one. */
  merged?: readonly string[];
  /** Entry of the audit trail whose change is undone. */
  undoes?: number;
  /** Name of the job, and the span of its trace; requests have their names and spans by their ids. */
  name?: string;
  spanId?: string;
}

const context = new AsyncLocalStorage<WorkContext>();

/** Sets the context of each request for the code that its handler calls, once its body is parsed and its session is loaded. */
export function rememberRequests(server: FastifyInstance): void {
  server.addHook('preHandler', (request, _reply, done) => {
    context.run(
      {
        correlationId: request.id,
        repeatable: repeatable(request),
        reader: readerOf(request),
        endsAt: endOf(request),
      },
      done,
    );
  });
}

/** Runs work that undoes the change of an entry of the audit trail. The entries that it records refer to that entry. */
export function asUndoing<T>(entryId: number, work: () => Promise<T>): Promise<T> {
  return context.run({ correlationId: null, ...context.getStore(), undoes: entryId }, work);
}

/** The entry of the audit trail that the current work undoes; undefined for other work. */
export function undoneEntry(): number | undefined {
  return context.getStore()?.undoes;
}

/** Runs a job in a context of its own; `follow` then sets the request that it follows from. */
export function asJob<T>(work: () => Promise<T>): Promise<T> {
  return context.run({ correlationId: null }, work);
}

/**
 * Assigns the current job, from here on, to the request with this id, or to the message with this id that merges several requests.
 * @param name of the work in the trace; must not contain personal data
 */
export function follow(
  correlationId: string | null,
  { name, merged = [] }: { name?: string; merged?: readonly string[] } = {},
): void {
  const current = context.getStore();
  if (!current) return;
  current.correlationId = correlationId;
  current.merged = merged;
  if (name) current.name = name;
}

/** Makes the work of the current job, from here on, part of this span. */
export function workUnder(spanId: string): void {
  const current = context.getStore();
  if (current) current.spanId = spanId;
}

export function workName(): string | undefined {
  return context.getStore()?.name;
}

/** The span that the current work is part of; undefined for the request's own. */
export function parentSpanId(): string | undefined {
  return context.getStore()?.spanId;
}

/** Id of the request that is handled or followed; null outside of both. Events, messages and log lines carry it. */
export function correlationId(): string | null {
  return context.getStore()?.correlationId ?? null;
}

/** Ids of the requests that the current job's message merges; empty if there are not several. */
export function mergedRequests(): readonly string[] {
  return context.getStore()?.merged ?? [];
}

/** The client of the current request; undefined outside of requests. */
export function readerOfRequest(): RequestReader | undefined {
  return context.getStore()?.reader;
}

/**
 * The next transaction of the current request that a repetition must not run again; undefined if the request has no key.
 * @returns its key, and the content that the key stands for
 */
export function nextRepeatableStep(): Pick<RepeatableRequest, 'key' | 'content'> | undefined {
  const request = context.getStore()?.repeatable;
  if (!request) return undefined;
  request.steps += 1;
  return { key: `${request.key} step ${request.steps}`, content: request.content };
}

/** Whether the time of the current request's change is over. */
export function isOverdue(): boolean {
  return performance.now() > (context.getStore()?.endsAt ?? Infinity);
}

/** What the current request wanted to change is stored: it has no limit from here on, so that it is not refused although it took effect. */
export function hasCommitted(): void {
  const current = context.getStore();
  if (current) current.endsAt = undefined;
}

/** Reads change nothing, and an upload lasts as long as its connection takes. */
function endOf({ method, headers }: FastifyRequest): number | undefined {
  const isUpload = headers['content-type']?.startsWith('multipart/') === true;
  return method === 'GET' || method === 'HEAD' || isUpload
    ? undefined
    : performance.now() + deadlineMs('change');
}

function readerOf({ method, session }: FastifyRequest): RequestReader {
  return { readsPrimary: method !== 'GET' || session?.administratorId !== undefined };
}

function repeatable(request: FastifyRequest): RepeatableRequest | undefined {
  const { headers, session, method, routeOptions, url, body } = request;
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return undefined;
  // Owners have no account. Their link is part of the content, so the same key with another link does not return the stored answer.
  const client = session?.administratorId ? `account ${session.administratorId}` : 'visitor';
  return {
    key: `${client} ${method} ${routeOptions.url ?? ''} key ${key}`,
    content: JSON.stringify([url, body ?? null]),
    steps: 0,
  };
}
