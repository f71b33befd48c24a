/** Appears unescaped in a page only if escaping is missing. */
export const MARKUP = '<svg onload=atacar()>';

const HUGE = 'ñ'.repeat(20_000);

/** Values of the wrong type, for any field (reliability.md, Bad inputs: 20 of type). */
export const OF_TYPE: readonly unknown[] = [
  '',
  ' ',
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e21,
  9_007_199_254_740_992,
  2_147_483_648,
  '0x10',
  '1e3',
  '٣',
  'NaN',
  [],
  {},
  [[1], [2]],
  { $ne: null },
  Array.from({ length: 21 }, (_, index) => String(index)),
];

/** Injection values (20 of injection). */
export const OF_INJECTION: readonly unknown[] = [
  `' OR '1'='1`,
  `1); DROP TABLE listings; --`,
  `1 UNION SELECT password_hash FROM administrators`,
  `$1`,
  `%' ESCAPE '!`,
  `pg_sleep(9)`,
  `"><script>atacar()</script>`,
  MARKUP,
  `javascript:atacar()`,
  `{{7*7}}\${7*7}`,
  `a@ejemplo.com\r\nBcc: todos@ejemplo.com`,
  `Hola\r\n\r\nHTTP/1.1 200 OK`,
  `../../../../etc/passwd`,
  `..\\..\\windows\\win.ini`,
  `file:///etc/passwd`,
  `http://169.254.169.254/latest/meta-data/`,
  `$(id)\`id\``,
  `=HYPERLINK("http://ejemplo.com";"x")`,
  `*)(uid=*))(|(uid=*`,
  { __proto__: null, constructor: { prototype: { isAdmin: true } } },
];

/** Encoding edge cases (20 of encoding). */
export const OF_ENCODING: readonly unknown[] = [
  'a\0b',
  '\ud800',
  'x\udfffy',
  '\ufeffMiramar',
  '\u202egnp.exe',
  '\u200b\u200d',
  'e\u0301'.repeat(200),
  '\u{1f3d6}'.repeat(60),
  '👨‍👩‍👧‍👦',
  'ſ',
  'İstanbul',
  '\u0085\u2028\u2029',
  '\x1b[31mrojo\x07',
  '%00',
  '%2e%2e%2f',
  '%u0041',
  '&#60;&lt;',
  'ＡＬＱ－０００１',
  '\u0000'.repeat(50),
  HUGE,
];

export const VALUES = [...OF_TYPE, ...OF_INJECTION, ...OF_ENCODING];

interface RawBody {
  body: string | Buffer;
  type?: string;
  headers?: Record<string, string>;
}

const JSON_TYPE = 'application/json';

/** Whole bodies that are invalid for every call (20). */
export const BODIES: readonly RawBody[] = [
  { body: '' },
  { body: 'null' },
  { body: '[]' },
  { body: '"texto"' },
  { body: '{"a":' },
  { body: '{"a":1,"a":2,"idInmueble":1,"idInmueble":-1}' },
  { body: '{"__proto__":{"isAdmin":true}}' },
  { body: '{"constructor":{"prototype":{"isAdmin":true}}}' },
  { body: '['.repeat(30_000) + ']'.repeat(30_000) },
  { body: `{"contacto":${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}}` },
  { body: `{"precios":[${'{},'.repeat(20_000)}{}]}` },
  { body: JSON.stringify({ mensaje: 'x'.repeat(66_000) }) },
  { body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0xc0, 0x80, 0x22, 0x3a, 0x31, 0x7d]) },
  { body: '\ufeff{}' },
  { body: '{"a":1e999}' },
  { body: 'idInmueble=1', type: 'application/x-www-form-urlencoded' },
  {
    body: '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    type: 'text/xml',
  },
  { body: '{}', type: 'text/plain' },
  {
    body: '--x\r\nContent-Disposition: form-data; name="idInmueble"\r\n\r\n1\r\n--x--',
    type: 'multipart/form-data; boundary=x',
  },
  { body: Buffer.from('1f8b0800000000000003ab5600', 'hex'), headers: { 'content-encoding': 'gzip' } },
].map((body) => ({ type: JSON_TYPE, ...body }));

/** Query strings that no form sends (20). */
export const QUERIES: readonly string[] = [
  '?',
  '?&&&==',
  '?id[$ne]=1&codigo[$ne]=x&ciudades[$gt]=',
  '?id[]=1&id[]=2',
  '?id=1&id=2',
  '?__proto__[x]=1&constructor[prototype][x]=1&hasOwnProperty=1',
  `?${Array.from({ length: 21 }, () => 'ciudades[]=Miramar').join('&')}`,
  `?${Array.from({ length: 150 }, (_, at) => `ciudades[${at}]=x`).join('&')}`,
  `?${Array.from({ length: 300 }, (_, at) => `p${at}=1`).join('&')}`,
  `?codigo=${'A'.repeat(4_000)}`,
  '?codigo=%E0%A4%A&id=%',
  '?codigo=%C0%AF&localidad=%FF%FE',
  '?codigo=ALQ-0001%00',
  '?id=1%0d%0aX-Inyectado:%20si',
  '?pagina=999999999999999999999&porPagina=1e9&limit=-1&page=0',
  '?a[b][c][d][e][f][g]=1',
  `?tipo=${encodeURIComponent(MARKUP)}&operacion=${encodeURIComponent(MARKUP)}&filtro=${encodeURIComponent(MARKUP)}`,
  '?email[]=a@b.com&email[]=c@d.com&dni[$gt]=',
  '?fechaDesde=2026-02-31&fecha=0000-00-00&page_dia=x',
  '?%63%6f%64%69%67%6f=1;DROP%20TABLE%20listings',
];
