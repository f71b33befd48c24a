import type { Route } from '../../support/routes.js';
import type { Attack } from '../http-client.js';
import type { Sample } from '../sample.js';

const JSON_TYPE = { 'content-type': 'application/json' };
/** Close to the limit of a body, and of a request line with its headers. */
const BODY_BYTES = 62_000;
const HEAD_BYTES = 14_000;

const repeated = (text: string, bytes: number): string =>
  text.repeat(Math.floor(bytes / Buffer.byteLength(JSON.stringify(text).slice(1, -1))));
const list = (length: number, item: unknown): unknown[] => Array.from({ length }, () => item);

const TEXTS = ['a', 'ñ', ' ', '1', 'a.', 'a@', '-', '+', '\n', '\u0085', '<', 'ALQ-', 'á', '12,'] as const;

/** Values whose reading costs as much as possible, for any field of a body. */
const VALUES: readonly unknown[] = [
  list(20_500, {}),
  list(29_000, 1),
  list(20_000, []),
  list(15_000, ''),
  list(100, {}),
  list(100, list(8, 'a'.repeat(60))),
  list(90, { a: { b: { c: 1 } } }),
  Object.fromEntries(list(6_000, 0).map((_, at) => [`c${at}`, 1])),
  ...TEXTS.map((text) => repeated(text, BODY_BYTES)),
];

/** Bodies that are not JSON objects, or not JSON. */
const RAW: readonly string[] = [
  '['.repeat(31_000) + ']'.repeat(31_000),
  '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000),
  `[${'{},'.repeat(20_000)}{}]`,
  `{${list(5_000, 0)
    .map((_, at) => `"c${at}":{}`)
    .join()}}`,
  `"${'\\u0041'.repeat(10_000)}"`,
  `{"a":"${'a'.repeat(BODY_BYTES)}`,
  '1'.repeat(BODY_BYTES),
];

/**
 * Requests on one route whose refusal might cost much: each field of the valid request replaced by each value, and whole bodies.
 * `isThorough` is false for routes that refuse everybody before they read the request.
 */
export function costlyRequestsOn(route: Route, sample: Sample, isThorough: boolean): Attack[] {
  const { method, path: url } = route;
  if (method !== 'POST' || sample.query) return onQuery(route, sample, isThorough);
  const body = sample.body ?? {};
  const places = isThorough ? [...placesIn(body), ['otro']] : [['otro']];
  const changed = places.flatMap((place) => VALUES.map((value) => JSON.stringify(put(body, place, value))));
  const forms = isThorough
    ? list(2, 0).map((_, at) => ({
        method,
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: (at ? 'a=&' : '%41%42&').repeat(BODY_BYTES / 8),
      }))
    : [];
  return [...[...changed, ...RAW].map((text) => ({ method, url, headers: JSON_TYPE, body: text })), ...forms];
}

function onQuery({ method, path }: Route, { query = {} }: Sample, isThorough: boolean): Attack[] {
  const names = [...Object.keys(query), 'otro'].slice(isThorough ? 0 : -1);
  const valid = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, one] as const),
  );
  const queries = names.flatMap((name) => [
    ...TEXTS.map((text) => [[name, text.repeat(HEAD_BYTES / encodeURIComponent(text).length)]]),
    list(100, [name, '1']),
    list(1_500, [`${name}[]`, '1']),
    list(1_000, 0).map((_, at) => [`${name}[${at}]`, '1']),
    list(1_000, 0).map((_, at) => [`${name}[a${at}]`, '1']),
    [[`${name}${'[a]'.repeat(1_500)}`, '1']],
  ]) as [string, string][][];
  return queries.map((changes) => {
    const others = valid.filter(([name]) => name !== changes[0]![0]);
    const text = new URLSearchParams([
      ...others.map(([name, value]) => [name, value]),
      ...changes,
    ]).toString();
    return { method, url: `${path}?${text.slice(0, HEAD_BYTES)}`, headers: {} };
  });
}

type Place = readonly string[];

/** Every field of a body, including nested ones; of a list, its first element. */
function placesIn(value: unknown, above: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [above];
  const entries = Array.isArray(value) ? Object.entries(value).slice(0, 1) : Object.entries(value);
  const inner = entries.flatMap(([key, one]) => placesIn(one, [...above, key]));
  return above.length > 0 ? [...inner, above] : inner;
}

function put(value: unknown, [first, ...rest]: Place, replacement: unknown): unknown {
  if (first === undefined) return replacement;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[first] = put(copy[first], rest, replacement);
  return copy;
}
