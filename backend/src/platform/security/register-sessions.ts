import { Signer } from '@fastify/cookie';
import fastifySession, { type FastifySessionOptions } from '@fastify/session';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyPluginCallback, FastifyRequest, Session } from 'fastify';
import type { Settings } from '../config/settings.js';
import { openPool } from '../database/pool.js';
import { SecretKeys } from '../secrets/secret-keys.js';
import { SessionStore } from './session-store.js';

type SessionPlugin = FastifyPluginCallback<FastifySessionOptions>;
type SessionHook = (request: FastifyRequest, reply: unknown, done: (error?: Error) => void) => void;

/** Stand-in for a missing session; destroying it has no effect. */
const NO_SESSION = Object.freeze({ destroy: async () => undefined }) as unknown as Session;

/** Cookie sessions stored in PostgreSQL. */
export async function registerSessions(app: NestFastifyApplication, settings: Settings): Promise<void> {
  const secret = cookieSigner(app.get(SecretKeys));
  const pool = openPool(settings.DATABASE_URL, { max: 4 });
  const cookieName = settings.secure ? '__Host-sesion' : 'sesion';
  await app.register(sessionPlugin(cookieName), {
    secret,
    store: new SessionStore(pool) as never,
    cookieName,
    cookie: { path: '/', httpOnly: true, sameSite: 'strict', secure: settings.secure },
    saveUninitialized: false,
    rolling: false,
  });
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onClose', () => pool.end());
}

/** Signs with the current secret and accepts signatures by every accepted secret; these may change while the process runs. */
function cookieSigner(keys: SecretKeys): FastifySessionOptions['secret'] {
  const signer = (): Signer => new Signer(keys.all().map(({ text }) => text));
  return {
    sign: (value: string) => signer().sign(value),
    unsign: (value: string) => signer().unsign(value),
  };
}

/**
 * The session plugin creates a session (random bytes and a signature) for each request without one. Anonymous read requests without a
 * cookie skip it, because they never store anything.
 */
function sessionPlugin(cookieName: string): SessionPlugin {
  const plugin: SessionPlugin = (instance, options, done) =>
    fastifySession(skippingAnonymousReads(instance, cookieName), options, done);
  // Its decorations and hooks apply to the whole server, as with fastify-plugin.
  return Object.assign(plugin, { [Symbol.for('skip-override')]: true });
}

function skippingAnonymousReads(instance: FastifyInstance, cookieName: string): FastifyInstance {
  const addHook = (name: string, hook: SessionHook) => {
    if (name !== 'onRequest') return instance.addHook(name as 'onRequest', hook as never);
    return instance.addHook('onRequest', (request, reply, done) => {
      const isReader = request.method === 'GET' || request.method === 'HEAD';
      if (!isReader || request.cookies[cookieName] !== undefined) return hook(request, reply, done);
      request.session = NO_SESSION as typeof request.session;
      done();
    });
  };
  return new Proxy(instance, {
    get: (target, name) => (name === 'addHook' ? addHook : Reflect.get(target, name)),
  });
}
