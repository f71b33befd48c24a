import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import fastifyMultipart from '@fastify/multipart';
import fastifySession from '@fastify/session';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Logger } from 'nestjs-pino';
import { parse } from 'qs';
import { DataSource } from 'typeorm';
import { ERROR_MESSAGES } from '#common/messages/errors.js';
import type { Settings } from '../config/settings.js';
import { registerQueueBoard } from '../queue/queue-board.js';
import { openPool } from '../database/pool.js';
import { sharedSecret } from '../secrets/secrets.js';
import { SessionStore } from '../sessions/session-store.js';
import { contentSecurityPolicy } from './content-security-policy.js';
import { Draining } from './draining.js';
import { acceptForms } from './form-bodies.js';
import { failureOf } from './problem.filter.js';
import { spareTheWorking } from './silence.js';

const BODY_LIMIT = 64 * 1024;
const LIST_BODY_LIMIT = 256 * 1024;
/** A connection on which nothing moves is let go, and so is a request that has not come whole in minutes: photos take a while. */
const SILENCE_MS = 30_000;
const WHOLE_REQUEST_MS = 300_000;

/**
 * The web process's HTTP server with everything that stands before a controller: query parsing, the `.php` alias, headers,
 * compression, session.
 */
export async function createHttpApp(module: object, settings: Settings): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    connectionTimeout: SILENCE_MS,
    requestTimeout: WHOLE_REQUEST_MS,
    trustProxy: (_address: string, hop: number) => hop < settings.TRUST_PROXY,
    forceCloseConnections: 'idle',
    // While it stops, what still comes on an open connection is answered, and the connection then closed.
    return503OnClosing: false,
    routerOptions: {
      querystringParser: (text: string) => parse(text, { arrayLimit: 100, depth: 1, parameterLimit: 200 }),
    },
    rewriteUrl: ({ url = '/' }) => url.replace(/^(\/api\/[^?]*)\.php(?=\?|$)/, '$1'),
    frameworkErrors: (error: Error, _request: FastifyRequest, reply: FastifyReply) => {
      const { status, body } = failureOf(error);
      void reply.status(status).send(body);
    },
    clientErrorHandler: (_error, socket) => {
      const body = JSON.stringify({
        success: false,
        error: ERROR_MESSAGES.malformed,
        message: ERROR_MESSAGES.malformed,
      });
      if (!socket.writable) return;
      socket.end(
        `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
      );
    },
  });
  const app = await NestFactory.create<NestFastifyApplication>(module as never, adapter, {
    bodyParser: false,
    bufferLogs: true,
  });
  app.useLogger(app.get(Logger));
  app.enableShutdownHooks();
  markAnswers(adapter.getInstance() as never, app.get(Draining, { strict: false }));
  spareTheWorking(adapter.getInstance() as never, adapter.getHttpServer());
  adapter.getInstance().removeContentTypeParser('text/plain');
  acceptForms(adapter.getInstance() as never);
  allowLongLists(adapter.getInstance() as never);
  await app.register(fastifyCookie);
  await registerSession(app, settings);
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: contentSecurityPolicy(settings),
    enableCSPNonces: true,
    strictTransportSecurity: settings.secure,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });
  // A file that is too large is told by name; the others of its request are taken.
  await app.register(fastifyMultipart, { throwFileSizeLimit: false });
  await app.register(fastifyCompress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  });
  await registerQueueBoard(app, settings);
  return app;
}

function markAnswers(server: FastifyInstance, draining: Draining): void {
  server.addHook('onSend', async (request, reply) => {
    if (draining.isOn) void reply.header('Connection', 'close');
    limitCaching(request, reply);
  });
}

/** What the operator sees is kept nowhere; what everybody may see is asked for again, unless a route says otherwise. */
function limitCaching({ url, session }: FastifyRequest, reply: FastifyReply): void {
  if (!url.startsWith('/api/') || reply.hasHeader('Cache-Control')) return;
  void reply.header('Cache-Control', session?.administratorId ? 'no-store' : 'no-cache');
}

/** A newsletter may name twenty thousand people by id. */
function allowLongLists(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    if (route.url === '/api/newsletter/enviar') route.bodyLimit = LIST_BODY_LIMIT;
  });
}

async function registerSession(app: NestFastifyApplication, settings: Settings): Promise<void> {
  const secret = settings.SESSION_SECRET ?? (await sharedSecret(app.get(DataSource), 'session'));
  const pool = openPool(settings.DATABASE_URL, { max: 4 });
  const store = new SessionStore(pool);
  await app.register(fastifySession, {
    secret,
    store: store as never,
    cookieName: settings.secure ? '__Host-sesion' : 'sesion',
    cookie: { path: '/', httpOnly: true, sameSite: 'strict', secure: settings.secure },
    saveUninitialized: false,
    rolling: false,
  });
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onClose', async () => {
      await store.close();
      await pool.end();
    });
}
