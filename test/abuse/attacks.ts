import { fc } from '../support/property.js';
import type { Route } from '../support/routes.js';
import type { Attack } from './http-client.js';
import type { Sample } from './sample.js';
import { BODIES, QUERIES, VALUES } from './values.js';

/** Number of attacks of each kind per route. */
export interface Measure {
  /** Hand-written values, substituted in every field. */
  values: number;
  /** Hand-written queries or whole bodies. */
  shapes: number;
  generated: number;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** Attacks on one route, each a modified valid request; the same seed generates the same attacks. */
export function attacksOn(
  route: Route,
  sample: Sample,
  { measure, seed }: { measure: Measure; seed: number },
): Attack[] {
  const writes = route.method === 'POST' && !sample.query;
  const offset = seed % VALUES.length;
  const values = Array.from({ length: measure.values }, (_, at) => VALUES[(at + offset) % VALUES.length]);
  const made = writes ? onBody(route, sample, values) : onQuery(route, sample, values);
  const shapes = writes ? wholeBodies(route) : queries(route, sample);
  const generated = fc.sample(writes ? anyBody(sample) : anyQuery(sample), {
    numRuns: Math.max(1, measure.generated),
    seed,
  });
  return [
    ...made,
    ...shapes.slice(0, measure.shapes),
    ...generated
      .slice(0, measure.generated)
      .map((thing) => (writes ? withBody(route, thing) : withQuery(route, thing as Record<string, unknown>))),
  ];
}

export function validRequest(route: Route, sample: Sample): Attack {
  return sample.body || (route.method === 'POST' && !sample.query)
    ? withBody(route, sample.body ?? {})
    : withQuery(route, sample.query ?? {});
}

function onQuery(route: Route, { query = {} }: Sample, values: unknown[]): Attack[] {
  const names = Object.keys(query);
  return values.map((value, at) => withQuery(route, { ...query, [names[at % names.length] ?? 'id']: value }));
}

function onBody(route: Route, { body = {} }: Sample, values: unknown[]): Attack[] {
  const places = placesIn(body);
  return values.map((value, at) =>
    withBody(route, replaced(body, places[at % places.length] ?? ['id'], value)),
  );
}

function wholeBodies({ method, path }: Route): Attack[] {
  return BODIES.map(({ body, type, headers }) => ({
    method,
    url: path,
    headers: { 'content-type': type ?? '', ...headers },
    body,
  }));
}

function queries({ method, path }: Route, { query = {} }: Sample): Attack[] {
  const valid = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return QUERIES.map((text, at) => ({
    method,
    url: at % 2 ? path + text : `${path}?${valid}&${text.slice(1)}`,
    headers: {},
  }));
}

function withBody({ method, path }: Route, body: unknown): Attack {
  return { method, url: path, headers: JSON_TYPE, body: JSON.stringify(body) ?? '' };
}

function withQuery({ method, path }: Route, query: Record<string, unknown>): Attack {
  const parts = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value.flat() : [value]).map((one) => `${encode(name)}=${encode(textOf(one))}`),
  );
  return { method, url: parts.length > 0 ? `${path}?${parts.join('&')}` : path, headers: {} };
}

const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

/** Percent-encoded; a lone surrogate is sent as the bytes that some clients produce for it. */
function encode(text: string): string {
  return encodeURIComponent(Buffer.from(text.slice(0, 3_000)).toString()).replaceAll(
    '%EF%BF%BD',
    '%ED%A0%80',
  );
}

type Place = readonly (string | number)[];

/** Every field of a body, including nested ones. */
function placesIn(value: unknown, above: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [above];
  const inner = Object.entries(value).flatMap(([key, one]) => placesIn(one, [...above, key]));
  return above.length > 0 ? [...inner, above] : inner;
}

function replaced(value: unknown, [first, ...rest]: Place, put: unknown): unknown {
  if (first === undefined) return put;
  const copy: Record<string | number, unknown> = Array.isArray(value)
    ? ([...value] as never)
    : { ...(value as object) };
  copy[first] = replaced(copy[first], rest, put);
  return copy;
}

const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(...VALUES),
  fc.integer(),
  fc.double(),
);

/** A valid body with up to three fields replaced, or a different value altogether. */
function anyBody({ body = {} }: Sample): fc.Arbitrary<unknown> {
  const places = placesIn(body);
  const change = fc.tuple(fc.constantFrom(...(places.length > 0 ? places : [['id']])), anything);
  return fc.oneof(
    {
      weight: 5,
      arbitrary: fc
        .array(change, { minLength: 1, maxLength: 3 })
        .map((changes) => changes.reduce<unknown>((now, [place, put]) => replaced(now, place, put), body)),
    },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 5 }) },
  );
}

function anyQuery({ query = {} }: Sample): fc.Arbitrary<Record<string, unknown>> {
  const names = [...Object.keys(query), 'id', 'codigo', 'pagina'];
  return fc
    .array(fc.tuple(fc.constantFrom(...names), anything), { minLength: 1, maxLength: 4 })
    .map((changes) => ({ ...query, ...Object.fromEntries(changes) }));
}
