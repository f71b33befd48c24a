import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A request of a signed-in account that its client may send again under the same key. */
interface RepeatableRequest {
  /** Names account, call and the `Idempotency-Key` header. */
  key: string;
  /** Query and body; of an upload the query alone, because its files are read later. */
  content: string;
  /** Transactions of the request that have begun. */
  steps: number;
}

interface WorkContext {
  repeatable: RepeatableRequest | undefined;
}

const context = new AsyncLocalStorage<WorkContext>();

/** Makes each request known to what its handler calls, once its body is parsed and its session is loaded. */
export function rememberRequests(server: FastifyInstance): void {
  server.addHook('preHandler', (request, _reply, done) => {
    context.run({ repeatable: repeatable(request) }, done);
  });
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

function repeatable(request: FastifyRequest): RepeatableRequest | undefined {
  const { headers, session, method, routeOptions, url, body } = request;
  const key = headers['idempotency-key'];
  const account = session?.administratorId;
  if (typeof key !== 'string' || key === '' || !account) return undefined;
  return {
    key: `account ${account} ${method} ${routeOptions.url ?? ''} key ${key}`,
    content: JSON.stringify([url, body ?? null]),
    steps: 0,
  };
}
