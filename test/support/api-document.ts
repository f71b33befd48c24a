import { Ajv2020 } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import type { ApiDocument, ApiOperation } from '#common/site/api-document-calls.js';

const JSON_TYPE = 'application/json';
const ERROR_ANSWER = 'api#/components/schemas/ErrorAnswer';

/** An answer as a test has seen it. */
export interface SeenAnswer {
  method: string;
  url: string;
  status: number;
  contentType: string;
  body: string;
}

/** The API document as it was built, and whether answers are as it says. */
export class DocumentedApi {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });
  /** By pointer, which Ajv would resolve again for each answer. */
  private readonly validators = new Map<string, ReturnType<Ajv2020['getSchema']>>();

  constructor(readonly document: ApiDocument) {
    this.ajv.addSchema(document, 'api');
  }

  static read(): DocumentedApi {
    return new DocumentedApi(JSON.parse(readFileSync('dist/openapi.json', 'utf8')) as ApiDocument);
  }

  /**
   * Differences between an answer and the document; empty if there are none. Under `/api/`, a route that is no declared call may only refuse,
   * with the shape of ErrorAnswer. Other paths are not checked.
   */
  faultsOf({ method, url, status, contentType, body }: SeenAnswer): string[] {
    const path = pathOf(url);
    if (!path.startsWith('/api/') || method === 'HEAD' || status === 304) return [];
    const name = `${method} ${path} ${status}`;
    const operation = this.document.paths[path]?.[method.toLowerCase()];
    if (!operation) return this.faultsOfRefusal(name, status, body);
    const response = operation.responses[status];
    if (!response) return [`${name}: the status is not documented: ${body.slice(0, 300)}`];
    if (!response.content) return body === '' ? [] : [`${name}: a body is not documented`];
    const type = contentType.split(';')[0] ?? '';
    if (!response.content[type]) return [`${name}: ${type} is not documented`];
    return type === JSON_TYPE ? this.faultsIn(name, body, `api#${pointer(path, method, status)}`) : [];
  }

  /** Refusals of routes that are no calls have the error shape. */
  private faultsOfRefusal(name: string, status: number, body: string): string[] {
    return status < 400 ? [`${name}: the call is not documented`] : this.faultsIn(name, body, ERROR_ANSWER);
  }

  private faultsIn(name: string, body: string, schema: string): string[] {
    const validate = this.validators.get(schema) ?? this.ajv.getSchema(schema);
    this.validators.set(schema, validate);
    if (!validate) return [`${name}: has no schema`];
    if (validate(JSON.parse(body))) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${name}: ${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  }

  /** Every operation with its method and path: `GET /api/servicios/verServicios`. */
  operations(): [name: string, operation: ApiOperation][] {
    return Object.entries(this.document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, ApiOperation] => [
        `${method.toUpperCase()} ${path}`,
        operation,
      ]),
    );
  }
}

/** The path without its query and its `.php`. */
function pathOf(url: string): string {
  return url.split('?')[0]!.replace(/^(\/api\/.*)\.php$/, '$1');
}

/** JSON pointer of an answer's schema in the document (RFC 6901). */
function pointer(path: string, method: string, status: number): string {
  const steps = [
    'paths',
    path,
    method.toLowerCase(),
    'responses',
    String(status),
    'content',
    JSON_TYPE,
    'schema',
  ];
  return steps
    .map((step) => `/${encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))}`)
    .join('');
}
