import type { createBullBoard } from '@bull-board/api';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { QUEUE_BOARD_MESSAGES, QUEUE_BOARD_PATH } from '#common/operations/queue-board-messages.js';
import { LINKED_ADMIN_PATHS } from '#common/kernel/admin-paths.js';
import { SECOND_FACTOR_MESSAGES } from '#common/accounts/account-messages.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { Clock } from '../process/clock.js';
import { Settings } from '../config/settings.js';
import { isSignedIn, lacksSecondStep } from '../security/session-rules.js';
import { BOARD_LOOK, BRAND_STYLE } from './board-look.js';
import { declaredQueues } from './define-job.js';
import { openQueueBackend } from './open-queue-backend.js';
import type { BoardQueue, QueueBackend } from './queue-backend.js';

/** Idle time after which the connection to the store is closed. */
const IDLE_MS = 120_000;
/** Cache lifetime of a status of the store; the page polls every five seconds. */
const TRUST_MS = 3_000;

/** The dashboard would load fonts from another site; system fonts replace them. */
const FOREIGN_FONTS = /<link href="https:\/\/fonts\.[^>]*>/g;

/** The dashboard, which answers requests that are injected. */
interface Board {
  server: FastifyInstance;
  setQueues: ReturnType<typeof createBullBoard>['setQueues'];
}

/**
 * Read-only dashboard of the queues for operators; jobs contain only ids. The web process has no queues of its own (docs/decisions/0002):
 * they are opened while the dashboard is in use and closed afterwards. Its code, 4 MB, is loaded when it is used first.
 */
export async function registerQueueBoard(app: NestFastifyApplication, settings: Settings): Promise<void> {
  const watched = new WatchedQueues(settings);
  const rules = { clock: app.get(Clock, { strict: false }), settings: app.get(Settings, { strict: false }) };
  const site: FastifyInstance = app.getHttpAdapter().getInstance() as never;
  await site.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        if (!(await mayLook(request, reply, rules))) return reply;
        if (await watched.ready()) return undefined;
        return reply.status(503).type('text/html; charset=utf-8').send(awayPage());
      });
      scope.addHook('onSend', async (_request, reply, payload) => {
        if (typeof payload !== 'string') return payload;
        const page = payload
          .replace(FOREIGN_FONTS, '')
          .replace('</head>', `${BRAND_STYLE}</head>`)
          .replace('<html lang="en"', '<html lang="es"');
        void reply.header('Content-Security-Policy', policyFor(page));
        return page;
      });
      const answer = async ({ url }: FastifyRequest, reply: FastifyReply) => {
        const { server } = await watched.board();
        const { statusCode, headers, payload, rawPayload } = await server.inject({ url });
        const type = String(headers['content-type']);
        return reply
          .status(statusCode)
          .type(type)
          .send(/html|json/.test(type) ? payload : rawPayload);
      };
      scope.all('/', answer);
      scope.all('/*', answer);
    },
    { prefix: QUEUE_BOARD_PATH },
  );
  site.addHook('onClose', () => watched.close());
}

async function loadBoard(): Promise<Board> {
  const [api, { FastifyAdapter }] = await Promise.all([
    import('@bull-board/api'),
    import('@bull-board/fastify'),
  ]);
  const adapter = new FastifyAdapter();
  adapter.setBasePath(QUEUE_BOARD_PATH);
  const { setQueues } = api.createBullBoard({
    queues: [],
    serverAdapter: adapter,
    options: { uiConfig: BOARD_LOOK },
  });
  const server = fastify();
  await server.register(adapter.registerPlugin() as never, { prefix: QUEUE_BOARD_PATH });
  return { server, setQueues };
}

/** Requires a live session. The page polls, so its requests do not extend the session. */
async function mayLook(
  request: FastifyRequest,
  reply: FastifyReply,
  { clock, settings }: { clock: Clock; settings: Settings },
): Promise<boolean> {
  void reply.header('Cache-Control', 'no-store');
  const refuse = (status: number, error: string) =>
    reply.status(status).send({ success: false, error, message: error });
  if (!isSignedIn(request.session, clock.now().getTime())) {
    if (request.method === 'GET' && request.headers.accept?.includes('text/html'))
      await reply.redirect(`${LINKED_ADMIN_PATHS.login}?volver=${encodeURIComponent(request.url)}`);
    else await refuse(401, ERROR_MESSAGES.unauthorised);
    return false;
  }
  if (lacksSecondStep(request.session, settings)) {
    await refuse(403, SECOND_FACTOR_MESSAGES.required);
    return false;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    await refuse(405, ERROR_MESSAGES.methodNotAllowed);
    return false;
  }
  return true;
}

/** The queues that the dashboard shows while it is in use. */
class WatchedQueues {
  private open: { backend: QueueBackend; queues: BoardQueue[] } | undefined;
  private opening: Promise<boolean> | undefined;
  private trustedUntil = 0;
  private idle: NodeJS.Timeout | undefined;
  private loaded: Promise<Board> | undefined;

  constructor(private readonly settings: Settings) {}

  board(): Promise<Board> {
    return (this.loaded ??= loadBoard());
  }

  /** Whether the store answers; false within seconds if it does not. */
  async ready(): Promise<boolean> {
    clearTimeout(this.idle);
    this.idle = setTimeout(() => void this.close(), IDLE_MS).unref();
    if (this.open && performance.now() < this.trustedUntil) return true;
    this.opening ??= this.look().finally(() => {
      this.opening = undefined;
    });
    return this.opening;
  }

  async close(): Promise<void> {
    clearTimeout(this.idle);
    const board = await this.loaded;
    const { open } = this;
    this.open = undefined;
    board?.setQueues([]);
    await Promise.allSettled(open?.queues.map((queue) => queue.close()) ?? []);
    await open?.backend.close().catch(() => undefined);
  }

  private async look(): Promise<boolean> {
    const backend = this.open?.backend ?? (await openQueueBackend(this.settings));
    try {
      await backend.ready();
      if (!this.open) await this.show(backend);
      this.trustedUntil = performance.now() + TRUST_MS;
      return true;
    } catch {
      if (this.open) await this.close();
      else await backend.close().catch(() => undefined);
      return false;
    }
  }

  private async show(backend: QueueBackend): Promise<void> {
    const { BullMQAdapter } = await import('@bull-board/api/bullMQAdapter');
    const { setQueues } = await this.board();
    const queues = [...declaredQueues().keys()].map((name) => backend.boardQueue(name));
    this.open = { backend, queues };
    setQueues(queues.map((queue) => new BullMQAdapter(queue as never, { readOnlyMode: true })));
  }
}

/** Allows the dashboard's own scripts, and its inline scripts by hash. */
function policyFor(html: string): string {
  const inline = [...html.matchAll(/<script[^>]*>([^<]+)<\/script>/g)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`,
  );
  return [
    `default-src 'none'`,
    `script-src 'self' ${inline.join(' ')}`.trim(),
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `base-uri 'self'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

function awayPage(): string {
  const { title, away, back } = QUEUE_BOARD_MESSAGES;
  return `<!doctype html><html lang="es-AR"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width"></head>
<body style="font-family:system-ui,sans-serif;max-width:40rem;margin:4rem auto;padding:0 1rem;color:#13232b"><h1>${title}</h1><p>${away}</p><p><a href="${LINKED_ADMIN_PATHS.tools}">${back}</a></p></body></html>`;
}
