import type { Role } from './roles.js';
import type { ErrorAnswer } from './error-shapes.js';

/** Access of a call: anybody, or signed-in accounts with this role or a higher one. */
export type Access = 'public' | Role;
type Method = 'GET' | 'POST' | 'DELETE';

/** Key of a call's types; it never has a value. */
declare const TYPES: unique symbol;

/**
 * One call of the API. Controllers are bound to it (`@Answers`), the browser makes it by name, and the API document, the access test and the
 * attack samples derive from it (docs/decisions/0038). At run time it is only method, path and access.
 * @typeParam Request the query of a GET or DELETE, the JSON body of a POST
 * @typeParam Answer the body of a 200
 * @typeParam Others bodies of other statuses that this call is known to give (see `Refused`)
 */
export interface Call<Request, Answer, Others = unknown, M extends Method = Method> {
  readonly method: M;
  /** Path of the request: `/api/servicios/verServicios`. */
  readonly path: string;
  readonly access: Access;
  /** Whether the password must have been entered within the last minutes. */
  readonly recent: boolean;
  /** Whether an account that must have a second step may make the call before it has one. */
  readonly beforeSecondStep?: true | undefined;
  readonly [TYPES]?: { request: Request; answer: Answer; others: Others };
}

export type Read<Query, Answer> = Call<Query, Answer, unknown, 'GET'>;
export type Write<Body, Answer> = Call<Body, Answer, unknown, 'POST'>;
export type Removal<Query, Answer> = Call<Query, Answer, unknown, 'DELETE'>;

export type RequestOf<C> = C extends Call<infer Request, unknown> ? Request : never;

/** Query of a call without parameters. */
export type Nothing = undefined;

/** Body of a call without fields: an empty object. */
export type NoFields = Record<never, never>;

/** Refusals with a status other than 200 and the error body. Those that every call may return are not listed. */
export type Refused<Status extends number> = { [S in Status]: ErrorAnswer };

/** A redirect to another URL of the same resource. It has no body. */
export interface Moved {
  301: null;
}

/** Body of a file response with this content type. */
export interface FileOf<Type extends string> {
  contentType: Type;
}

/** Body of an upload (multipart/form-data): these fields, and files, photos by default. */
export interface Upload<Fields, Files extends string = 'imagenes[]'> {
  fields: Fields;
  files?: Files;
}

/** A page of a list. `X-Total-Count`, `X-Page` and `X-Page-Count` contain the number of rows and pages. */
export type PagedRows<Row> = Row[];

/** The given value, if it has only fields of the request. */
export type Exactly<Request, Given> = Given & { [Field in Exclude<keyof Given, keyof Request>]: never };
