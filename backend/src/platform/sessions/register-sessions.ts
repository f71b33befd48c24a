import fastifySession, { type FastifySessionOptions } from '@fastify/session';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyPluginCallback, FastifyRequest, Session } from 'fastify';
import { DataSource } from 'typeorm';
import type { Settings } from '../config/settings.js';
import { openPool } from '../database/pool.js';
import { sharedSecret } from '../secrets/secrets.js';
import { SessionStore } from './session-store.js';

type SessionPlugin = FastifyPluginCallback<FastifySessionOptions>;
type SessionHook = (request: FastifyRequest, reply: unknown, done: (error?: Error) => void) => void;

/** What a request without a session finds; signing out of it does nothing. */
const NOBODY = Object.freeze({ destroy: async () => undefined }) as unknown as Session;

/** Sessions in PostgreSQL, in a cookie, for those who can have one. */
export async function registerSessions(app: NestFastifyApplication, settings: Settings): Promise<void> {
  const secret = settings.SESSION_SECRET ?? (await sharedSecret(app.get(DataSource), 'session'));
  const pool = openPool(settings.DATABASE_URL, { max: 4 });
  const store = new SessionStore(pool);
  const cookieName = settings.secure ? '__Host-sesion' : 'sesion';
  await app.register(forThoseWhoMayHaveOne(cookieName), {
    secret,
    store: store as never,
    cookieName,
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

/**
 * The session plugin, whose hook makes a new session (random bytes and a signature) for each request without one. A visitor who
 * only reads and brings no cookie gets none: nothing could be kept in it.
 */
function forThoseWhoMayHaveOne(cookieName: string): SessionPlugin {
  const plugin: SessionPlugin = (instance, options, done) =>
    fastifySession(withoutReaders(instance, cookieName), options, done);
  // Its decorations and hooks are the whole server's, as with fastify-plugin.
  return Object.assign(plugin, { [Symbol.for('skip-override')]: true });
}

function withoutReaders(instance: FastifyInstance, cookieName: string): FastifyInstance {
  const addHook = (name: string, hook: SessionHook) => {
    if (name !== 'onRequest') return instance.addHook(name as 'onRequest', hook as never);
    return instance.addHook('onRequest', (request, reply, done) => {
      const isReader = request.method === 'GET' || request.method === 'HEAD';
      if (!isReader || request.cookies[cookieName] !== undefined) return hook(request, reply, done);
      request.session = NOBODY as typeof request.session;
      done();
    });
  };
  return new Proxy(instance, {
    get: (target, name) => (name === 'addHook' ? addHook : Reflect.get(target, name)),
  });
}
