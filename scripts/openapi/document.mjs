import { readCalls } from './read-calls.mjs';
import { schemasOf } from './schemas.mjs';

const JSON_TYPE = 'application/json';
/** Name of the type that every refusal has. */
const REFUSAL = 'ErrorAnswer';
const NOTHING = new Set(['Nothing', 'NoFields']);
const DESCRIPTIONS = {
  200: 'Done',
  301: 'Moved: the canonical address is in `Location`',
  400: 'Invalid request; `errores` lists the faults by field',
  401: 'No session, or one that has expired',
  403: 'Sent from a page of another site, or not for the role of the account, or the password has to be entered again',
  404: 'Not found',
  409: 'Conflict with the current state',
  410: 'No longer public',
  413: 'Too large',
  415: 'Unsupported media type',
  429: 'Too many requests; `Retry-After` gives the seconds to wait',
  500: 'Internal error',
  503: 'Temporarily unavailable; `Retry-After` gives the seconds to wait',
  507: 'No room for files',
};

/**
 * Builds the OpenAPI 3.1 document of the API from the declarations of its calls (docs/decisions/0038).
 * @returns {object}
 */
export function buildDocument() {
  const { calls, imports } = readCalls();
  const types = schemasOf(typesOf(calls), imports);
  const paths = {};
  for (const call of calls) {
    paths[call.path] ??= {};
    if (paths[call.path][call.method]) throw new Error(`${call.method} ${call.path} is declared twice`);
    paths[call.path][call.method] = operationOf(call, types);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Costa Directa',
      // Set by each build (scripts/lib/release.mjs).
      version: '',
      description:
        'Every path may also end in `.php`. Fields that are not named here are ignored. A refusal has the shape of `ErrorAnswer`.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(calls.map(({ subject }) => subject))].map((name) => ({ name })),
    paths,
    components: {
      schemas: types.components,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-sesion',
          description: 'Without HTTPS, as at localhost, the cookie is named `sesion`.',
        },
      },
    },
  };
}

const isSearch = ({ request }) => request === 'SearchQuery';
const UPLOAD = /^Upload<(\w+)(?:, ['"](\w+)['"])?>$/;
const uploadOf = ({ request }) => UPLOAD.exec(request)?.[1];
const fileOf = ({ answer }) => /^FileOf<'([^']+)'>$/.exec(answer)?.[1];
const hasRequest = ({ request }) => !NOTHING.has(request);

/** The types that need a schema, by names that no component has. */
function typesOf(calls) {
  const types = new Map([['refusal', REFUSAL]]);
  for (const call of calls) {
    if (hasRequest(call) && !isSearch(call))
      types.set(`${call.name}_request`, uploadOf(call) ?? call.request);
    if (!fileOf(call)) types.set(`${call.name}_answer`, call.answer);
    for (const [status, type] of Object.entries(call.others))
      if (type !== null && type !== REFUSAL) types.set(`${call.name}_${status}`, type);
  }
  return types;
}

function operationOf(call, types) {
  const { name, subject, summary, access, method } = call;
  return {
    operationId: name,
    tags: [subject],
    summary,
    // Names of roles, as OpenAPI 3.1 allows for any scheme.
    security: access === 'public' ? [] : [{ session: [access] }],
    ...(method === 'post'
      ? { requestBody: bodyOf(call, types.schemas) }
      : { parameters: parametersOf(call, types) }),
    responses: Object.fromEntries(
      statusesOf(call).map((status) => [String(status), responseOf(call, status, types.schemas)]),
    ),
  };
}

/** Statuses that every call of its kind may return, and those that it declares. */
function statusesOf(call) {
  const writes = call.method !== 'get';
  const common = [
    200,
    ...(hasRequest(call) || writes ? [400] : []),
    ...(call.access === 'public' ? [] : [401, 403]),
    // Two requests may write the same thing at once.
    ...(writes ? [403, 409, 413, 415] : []),
    // A network that sends many invalid bodies.
    ...(writes && call.access === 'public' ? [429] : []),
    500,
    503,
  ];
  return [...new Set([...common, ...Object.keys(call.others).map(Number)])].sort((a, b) => a - b);
}

function responseOf(call, status, schemas) {
  const description = DESCRIPTIONS[status];
  if (call.others[status] === null) return { description };
  if (status !== 200) {
    const schema = schemas[`${call.name}_${status}`] ?? schemas.refusal;
    return { description, content: { [JSON_TYPE]: { schema } } };
  }
  const file = fileOf(call);
  if (file) return { description, content: { [file]: {} } };
  const paged = call.answer.startsWith('PagedRows<') ? { headers: PAGE_HEADERS } : {};
  return { description, ...paged, content: { [JSON_TYPE]: { schema: schemas[`${call.name}_answer`] } } };
}

const count = (description) => ({ description, schema: { type: 'integer' } });
const PAGE_HEADERS = {
  'X-Total-Count': count('Rows of all pages'),
  'X-Page': count('Number of this page, from 1'),
  'X-Page-Count': count('Pages'),
};

function bodyOf(call, schemas) {
  if (!hasRequest(call)) return { content: { [JSON_TYPE]: { schema: { type: 'object' } } } };
  const schema = schemas[`${call.name}_request`];
  if (!uploadOf(call)) return { required: true, content: { [JSON_TYPE]: { schema } } };
  const files = { type: 'array', items: { type: 'string', contentMediaType: 'application/octet-stream' } };
  const name = UPLOAD.exec(call.request)?.[2] ?? 'imagenes[]';
  const form = { allOf: [schema, { type: 'object', properties: { [name]: files } }] };
  return { required: true, content: { 'multipart/form-data': { schema: form } } };
}

/** A parameter for each field of the query. */
function parametersOf(call, { schemas, components }) {
  if (!hasRequest(call)) return [];
  if (isSearch(call)) return [SEARCH];
  const { $ref } = schemas[`${call.name}_request`];
  const { properties, required = [] } = components[$ref.split('/').at(-1)];
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(description ? { description } : {}),
    schema,
  }));
}

/** The parameters of a search are those of its filters (docs/search.md, Filters). */
const SEARCH = {
  name: 'filtros',
  in: 'query',
  style: 'form',
  explode: true,
  description: 'Each filter has its own parameters; lists repeat a name, with or without brackets.',
  schema: {
    type: 'object',
    additionalProperties: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
  },
};
