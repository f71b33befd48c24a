import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Logger } from 'nestjs-pino';
import type { IncomingMessage } from 'node:http';
import type { Settings } from '../config/settings.js';
import { ContentFeed } from '../database/replica/content-feed.js';
import { ResponseCaching } from '../cache/response-caching.js';
import { ResponseCache } from '../cache/response-cache.js';
import { correlationId, rememberRequests } from '../process/work-context.js';
import { logRelease } from '../process/release.js';
import { Metrics } from '../metrics/metrics.js';
import { measureRequests } from '../metrics/request-metrics.js';
import { registerQueueBoard } from '../queue/queue-board.js';
import { RequestWatch } from '../security/request-watch.js';
import { RequestLoad } from '../metrics/request-load.js';
import { traceRequests } from '../tracing/trace-requests.js';
import { registerSessions } from '../security/register-sessions.js';
import { limitJsonBodies } from '../http/input/body-limits.js';
import { CostlyLimiter } from '../http/input/costly.js';
import { Draining } from '../config/draining.js';
import { acceptForms, ignoreBodies } from '../http/answers/form-bodies.js';
import { failureOf } from './problem.filter.js';
import { parseQueryString } from '../http/input/query-string.js';
import { requestId } from './request-id.js';
import { RefusedWrites } from './refused-writes.js';
import { securityHeaders } from './security-headers.js';
import { closeIdleConnections } from './idle-connections.js';
import { deadlineMs } from '../timings.js';

/** No link of the site has a longer path. */
const LONGEST_PATH = 2_048;
const BODY_LIMIT = 64 * 1024;
const LIST_BODY_LIMIT = 256 * 1024;
/** Timeouts of idle connections, and of requests that have not arrived completely. The latter is long, because photo uploads are slow. */

/**
 * The web process's HTTP server with everything that runs before a controller: query parsing, the `.php` alias, headers, compression,
 * session.
 */
export async function createHttpApp(module: object, settings: Settings): Promise<NestFastifyApplication> {
  const headers = securityHeaders(settings);
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    // Express middleware is used only by Vite in development; other requests skip it.
    skipMiddie: !settings.development,
    connectionTimeout: deadlineMs('clientSilence'),
    requestTimeout: deadlineMs('wholeRequest'),
    trustProxy: (_address: string, hop: number) => hop < settings.TRUST_PROXY,
    // A page's calls to our own API belong to the request of the page.
    genReqId: ({ headers }: IncomingMessage) => correlationId() ?? requestId(headers, settings.TRUST_PROXY),
    forceCloseConnections: 'idle',
    // During shutdown, requests on open connections are answered and the connection is then closed.
    return503OnClosing: false,
    routerOptions: {
      querystringParser: parseQueryString,
    },
    rewriteUrl: ({ url = '/' }) => ownPath(url),
    // A request without a host gets our refusal, which has our headers, instead of Node's.
    http: { requireHostHeader: false },
    frameworkErrors: (error: Error, _request: FastifyRequest, reply: FastifyReply) => {
      const { status, body } = failureOf(error);
      void reply.status(status).headers(headers).header('Cache-Control', 'no-store').send(body);
    },
    clientErrorHandler: (_error, socket) => {
      if (socket.writable) socket.end(rawRefusal(headers));
    },
  });
  const app = await NestFactory.create<NestFastifyApplication>(module as never, adapter, {
    bodyParser: false,
    bufferLogs: true,
  });
  app.useLogger(app.get(Logger));
  logRelease();
  app.enableShutdownHooks();
  if (settings.METRICS_PORT !== undefined)
    measureRequests(adapter.getInstance() as never, app.get(Metrics, { strict: false }).registry);
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT) traceRequests(adapter.getInstance() as never);
  app.get(RequestLoad, { strict: false }).watch(adapter.getInstance() as never);
  secureAnswers(adapter.getInstance() as never, headers);
  // `Expect` with anything else than `100-continue`, which Node would refuse without our headers.
  adapter
    .getHttpServer()
    .on('checkExpectation', ({ socket }: IncomingMessage) => socket.end(rawRefusal(headers)));
  refuseOddRequests(adapter.getInstance() as never);
  app.get(RequestWatch, { strict: false }).refuseAnonymous(adapter.getInstance() as never);
  keepAnswers(app, adapter.getInstance() as never);
  markAnswers(adapter.getInstance() as never, app.get(Draining, { strict: false }));
  closeIdleConnections(adapter.getInstance() as never, adapter.getHttpServer());
  adapter.getInstance().removeContentTypeParser('text/plain');
  limitJsonBodies(adapter.getInstance() as never);
  acceptForms(adapter.getInstance() as never);
  ignoreBodies(adapter.getInstance() as never);
  allowLongLists(adapter.getInstance() as never);
  await knowClients(app, adapter.getInstance() as never, settings);
  // A file that is too large is reported by name; the other files of the request are accepted.
  await app.register(fastifyMultipart, { throwFileSizeLimit: false });
  await app.register(fastifyCompress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  });
  await registerQueueBoard(app, settings);
  return app;
}

/** Registers sessions, and the limits and blocks that depend on them, because they do not apply to the operator. */
async function knowClients(
  app: NestFastifyApplication,
  server: FastifyInstance,
  settings: Settings,
): Promise<void> {
  await app.register(fastifyCookie);
  await registerSessions(app, settings);
  rememberRequests(server);
  app.get(RequestWatch, { strict: false }).register(server);
  app.get(RefusedWrites, { strict: false }).register(server);
}

/** Path and query of a request, from `/`: without the host of an absolute address, and without the `.php` of the former site. */
function ownPath(url: string): string {
  const own = url.startsWith('/') ? url : url.replace(/^(?:[a-z]+:\/\/[^/?#]*\/?)?/i, '/');
  return own.includes('.php') ? own.replace(/^(\/api\/[^?]*)\.php(?=\?|$)/, '$1') : own;
}

/** The answer to bytes that are no HTTP request, or none that is understood. */
function rawRefusal(headers: Readonly<Record<string, string>>): string {
  const body = JSON.stringify(failureOf({ statusCode: 400 }).body);
  const all = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 400 Bad Request\r\n${lines.join('')}\r\n${body}`;
}

function secureAnswers(server: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}

/** Refuses long paths before their parts are read, because an anonymous visitor could otherwise choose the cost of a request. */
function refuseOddRequests(server: FastifyInstance): void {
  server.addHook('onRequest', ({ url, headers, raw }, reply, done) => {
    const query = url.indexOf('?');
    const isLong = (query < 0 ? url.length : query) > LONGEST_PATH;
    const lacksHost = headers.host === undefined && raw.httpVersionMajor === 1 && raw.httpVersionMinor === 1;
    if (!isLong && !lacksHost) return done();
    const { status, body } = failureOf({ statusCode: isLong ? 414 : 400 });
    void reply.status(status).header('Cache-Control', 'no-store').send(body);
  });
}

function keepAnswers(app: NestFastifyApplication, server: FastifyInstance): void {
  const feed = app.get(ContentFeed, { strict: false });
  new ResponseCaching(
    feed,
    app.get(ResponseCache, { strict: false }),
    app.get(CostlyLimiter, { strict: false }),
  ).register(server);
}

function markAnswers(server: FastifyInstance, draining: Draining): void {
  server.addHook('onSend', (request, reply, ...[, done]) => {
    if (draining.isOn) void reply.header('Connection', 'close');
    limitCaching(request, reply);
    draining.respond(done);
  });
}

/** Operator responses and those to a POST are never stored. Public responses are revalidated, unless a route says otherwise. */
function limitCaching({ url, method, session }: FastifyRequest, reply: FastifyReply): void {
  if (!url.startsWith('/api/') || reply.hasHeader('Cache-Control')) return;
  const isPersonal = method === 'POST' || Boolean(session?.administratorId);
  void reply.header('Cache-Control', isPersonal ? 'no-store' : 'no-cache');
}

/** Routes marked `@LongLists()` accept larger bodies. */
function allowLongLists(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    const { longLists } = (route.config ?? {}) as { longLists?: boolean };
    if (longLists) route.bodyLimit = LIST_BODY_LIMIT;
  });
}
