import { nameOf, type Route } from '../support/routes.js';
import { closeConnections, type Attack } from './http-client.js';
import { PAGES, Target } from './target.js';

/** Most CPU time of a request, in plain requests: 60 kB that are read once cost about 4, a quadratic expression hundreds. */
const MOST_PLAIN = 25;
/** The lowest of these counts, because the process also does other work. */
const REPETITIONS = 4;
/** Below the limit of a path, and close to the limits of a head and of a body. */
const PATH_BYTES = 2_000;
const HEAD_BYTES = 14_000;
const BODY_BYTES = 60_000;

const ODD = [
  '/',
  ' ',
  '.',
  ',',
  '-',
  '+',
  '%',
  '%2F',
  '%20',
  'a',
  '1',
  '0.',
  '../',
  '-1',
  '[',
  '(',
  '@',
  ';',
  'á',
];
const HEADERS = [
  'accept',
  'accept-encoding',
  'authorization',
  'cookie',
  'idempotency-key',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'traceparent',
  'user-agent',
  'x-request-id',
];

const repeated = (text: string, bytes: number): string => `${text.repeat(bytes / Buffer.byteLength(text))}x`;
/** As a client may send it: only what cannot stand in a request line is escaped. */
const inAddress = (text: string): string => text.replaceAll(' ', '%20').replaceAll('á', '%C3%A1');

function withPath({ method, path }: Route, text: string, bytes: number): Attack {
  const start = path.replace(/\/(?::\w+|\*)$/, '');
  return { method, url: `${start}/${repeated(inAddress(text), bytes)}`, headers: {} };
}

function withQuery({ method, path }: Route, name: string, text: string): Attack {
  return { method, url: `${path}?${name}=${repeated(inAddress(text), HEAD_BYTES)}`, headers: {} };
}

function withHeader({ method, path }: Route, name: string, text: string): Attack {
  return { method, url: path, headers: { [name]: `x${repeated(text.replace('á', 'a'), HEAD_BYTES)}` } };
}

function withBody(
  { method, path }: Route,
  body: Record<string, unknown>,
  name: string,
  text: string,
): Attack {
  const changed = JSON.stringify({ ...body, [name]: repeated(text, BODY_BYTES) });
  return { method, url: path, headers: { 'content-type': 'application/json' }, body: changed };
}

describe('long and odd requests', () => {
  let target: Target;
  let plain: number;

  const costOf = async (attack: Attack, enough: number): Promise<number> => {
    let least = Infinity;
    for (let time = 0; time < REPETITIONS && least > enough; time++) {
      const before = target.web.cpuMilliseconds.eventLoop;
      const { status } = await target.send({ isPublic: true }, attack);
      expect(status).toBeGreaterThan(0);
      expect(status).not.toBe(500);
      least = Math.min(least, target.web.cpuMilliseconds.eventLoop - before);
    }
    return least;
  };

  /** Those that cost more than the bound, with their costs. */
  const tooCostly = async (attacks: Iterable<Attack>): Promise<string[]> => {
    const found: string[] = [];
    for (const attack of attacks) {
      const cost = await costOf(attack, plain * MOST_PLAIN);
      if (cost > plain * MOST_PLAIN)
        found.push(
          `${(cost / plain).toFixed()} plain requests: ${attack.method} ${attack.url.slice(0, 60)} ${JSON.stringify(attack.headers).slice(0, 60)} ${String(attack.body ?? '').slice(0, 60)}`,
        );
    }
    return found;
  };

  beforeAll(async () => {
    target = await Target.start();
    const page = (at: number): Attack => ({ method: 'GET', url: `/contacto?visita=${at}`, headers: {} });
    const costs: number[] = [];
    for (let at = 0; at < 30; at++) costs.push(await costOf(page(at), Infinity));
    plain = costs.sort((one, other) => one - other)[10]!;
  });
  afterAll(async () => {
    closeConnections();
    await target.stop();
  });

  it('cost every route a bounded number of plain requests', async () => {
    const routes: Route[] = [
      ...target.calls,
      ...[...PAGES].map((name) => ({
        method: 'GET' as const,
        path: name.split(' ')[1]!,
        isPublic: true,
        changesData: false,
        limitsWrites: false,
      })),
    ];
    const attacks = routes.flatMap((route, at) => {
      const odd = ODD[at % ODD.length]!;
      const { query = {}, body = {} } = PAGES.has(nameOf(route)) ? {} : target.sampleOf(route);
      return [
        withPath(route, odd, PATH_BYTES),
        withPath(route, odd, HEAD_BYTES),
        withHeader(route, HEADERS[at % HEADERS.length]!, odd),
        ...[...Object.keys(query), 'otro'].map((name) => withQuery(route, name, odd)),
        ...(route.method === 'POST'
          ? [...Object.keys(body), 'otro'].map((name) => withBody(route, body, name, odd))
          : []),
      ];
    });
    expect(attacks.length).toBeGreaterThan(800);
    expect(await tooCostly(attacks)).toEqual([]);
  });

  it('cost pages and searches as much, whatever the text and wherever it stands', async () => {
    const page = { method: 'GET', path: '/*' } as Route;
    const search = { ...page, path: '/resultado-busqueda/*' };
    const call = { ...page, path: '/api/inmueble/buscar/buscarInmueblesFiltros' };
    const attacks = ODD.flatMap((odd) => [
      ...[PATH_BYTES, HEAD_BYTES].flatMap((bytes) => [
        withPath(page, odd, bytes),
        withPath(search, odd, bytes),
      ]),
      ...HEADERS.map((name) => withHeader(call, name, odd)),
      withQuery(call, 'texto', odd),
    ]);
    expect(await tooCostly(attacks)).toEqual([]);
  });

  it('with a path over 2 kB are refused with 414, whether a route has it or not', async () => {
    for (const url of [
      `/a${'/'.repeat(15_000)}x`,
      `/fotos/${'a'.repeat(3_000)}-320.webp`,
      `/api/${'x'.repeat(2_100)}`,
    ]) {
      const { status, headers } = await target.send({ isPublic: true }, { method: 'GET', url, headers: {} });
      expect([status, headers['x-content-type-options']]).toEqual([414, 'nosniff']);
    }
  });
});
