import { Settings } from '#platform/config/settings.js';
import { ServerProcess } from '../support/server-process.js';
import { nameOf, routesOf, type Route } from '../support/routes.js';
import { TestApp } from '../support/test-app.js';
import { attacksOn, validRequest, type Measure } from './attacks.js';
import { send, type Answer, type Attack } from './http-client.js';
import type { Sample } from './sample.js';
import { SAMPLES } from './samples.js';
import { plant, type Seed } from './seed.js';
import { faultsOf } from './verdict.js';
import { ALL } from '../support/tier.js';

const HEAVY = ALL ? { values: 20, shapes: 20, generated: 10 } : { values: 2, shapes: 2, generated: 1 };
/** Number of attacks between resets of the rate limits. */
const BATCH = 15;

/** Statuses that do not depend on the request; a retry may succeed. */
const BUSY = new Set([409, 429, 503]);

/** Routes of pages and files, which have their own suites. */
export const PAGES: ReadonlySet<string> = new Set([
  'GET /*',
  'GET /_correo',
  'GET /_correo/:name',
  'GET /_correo/:name/mensaje',
  'GET /calendario/:name',
  'GET /fotos/:name',
  'GET /sitemap/:name',
  'GET /tarjetas/:name',
  'GET /tarjetas/busquedas/:name',
  'GET /tarjetas/listas/:name',
]);

/** The web process as in production, its database, and statistics of the requests. */
export class Target {
  sent = 0;
  /** Longest response time in milliseconds, by call. */
  private readonly slowest = new Map<string, number>();

  private constructor(
    readonly app: TestApp,
    readonly web: ServerProcess,
    readonly seed: Seed,
    private readonly operator: { cookie: string },
  ) {}

  static async start(): Promise<Target> {
    const app = await TestApp.start();
    const seed = await plant(app);
    const web = await ServerProcess.web({
      DATABASE_URL: app.database.url,
      DATA_DIR: app.web.get(Settings).DATA_DIR,
      SITE_URL: 'http://sitio.test',
      TRUST_PROXY: '1',
      // Without a heap limit V8's memory varies by 80 MB; with one, growth indicates a leak (264 to 270 MB over 62,000 requests). With a lower
      // one, the process collects garbage for two thirds of its time.
      NODE_OPTIONS: '--max-old-space-size=192',
    });
    return new Target(app, web, seed, await app.signIn());
  }

  async stop(): Promise<void> {
    await this.web.stop();
    await this.app.stop();
  }

  get dataDir(): string {
    return this.app.web.get(Settings).DATA_DIR;
  }

  /** Every call of the router. */
  get calls(): Route[] {
    return routesOf(this.app).filter((route) => !PAGES.has(nameOf(route)));
  }

  sampleOf(route: Route): Sample {
    const sample = SAMPLES[nameOf(route)];
    if (!sample)
      throw new Error(`${nameOf(route)} has no request in test/abuse/samples*.ts: add the one it accepts`);
    return sample(this.seed);
  }

  attacksOn(route: Route, measure: Measure, seed: number): Attack[] {
    const sample = this.sampleOf(route);
    if (sample.files) return [];
    return attacksOn(route, sample, { measure: sample.heavy ? HEAVY : measure, seed });
  }

  accepted(route: Route): Promise<Answer> {
    return this.send(route, validRequest(route, this.sampleOf(route)));
  }

  /** Sends as the operator if the route requires it; each request has a different client address, so that rate limits do not interfere. */
  async send(route: Pick<Route, 'isPublic'>, attack: Attack): Promise<Answer> {
    this.sent += 1;
    const headers = {
      ...(route.isPublic ? {} : this.operator),
      'x-forwarded-for': `10.${(this.sent >> 16) & 255}.${(this.sent >> 8) & 255}.${this.sent & 255}`,
      ...attack.headers,
    };
    const answer = await send(this.web.url, { ...attack, headers });
    const name = `${attack.method} ${attack.url.split('?')[0]}`.slice(0, 80);
    this.slowest.set(name, Math.max(this.slowest.get(name) ?? 0, answer.milliseconds));
    return answer;
  }

  /** The slowest calls, with their times. */
  get slowestCalls(): string {
    return [...this.slowest]
      .sort(([, one], [, other]) => other - one)
      .slice(0, 5)
      .map(([name, milliseconds]) => `${name} ${Math.round(milliseconds)} ms`)
      .join(', ');
  }

  /** Sends attacks and returns faults of the responses, and the refused attacks. */
  async storm(
    route: Pick<Route, 'isPublic'>,
    attacks: Attack[],
  ): Promise<{ faults: string[]; refused: Attack[] }> {
    const faults: string[] = [];
    const refused: Attack[] = [];
    for (let at = 0; at < attacks.length; at += BATCH) {
      await this.app.empty('rate_limits');
      await Promise.all(
        attacks.slice(at, at + BATCH).map(async (attack) => {
          const answer = await this.send(route, attack);
          if (answer.status >= 400 && !BUSY.has(answer.status)) refused.push(attack);
          for (const fault of faultsOf(attack, answer)) faults.push(`${fault} ← ${tell(attack)}`);
        }),
      );
    }
    return { faults, refused };
  }
}

function tell({ method, url, headers, body }: Attack): string {
  const type = headers['content-type'] ?? '';
  return `${method} ${url.slice(0, 300)} ${type} ${body === undefined ? '' : JSON.stringify(body.toString('utf8').slice(0, 600))}`;
}
