import {
  applyDecorators,
  Body,
  Delete,
  Get,
  HttpCode,
  Post,
  Query,
  SetMetadata,
  type PipeTransform,
} from '@nestjs/common';
import type { Call, Upload } from '#common/calls/call.js';
import type { QueryParams } from '#common/rules/search-query.js';
import { Public } from './access.js';
import { parseBody } from './parse-body.js';
import { QueryValues } from './query-values.js';

/** Under this key a route knows its call. */
export const CALL = Symbol('call');

const ROUTES = { GET: Get, POST: Post, DELETE: Delete };
const OK = 200;

/**
 * Binds a method of a controller to a call: to its method, path and access, and to its types. The first parameter of the method takes what
 * the call is sent: `@Sent() form` of a DTO with exactly the fields of the call's body, or `@Asked() values` of its query. What the method returns is
 * the call's answer, or that of another status which it sets. Anything else does not compile.
 */
export function Answers<Request, Answer, Others>(call: Call<Request, Answer, Others>) {
  type Body = Answer | Others[keyof Others];
  return <Method extends (...args: never[]) => Body | Promise<Body>>(
    controller: object,
    name: string,
    method: TypedPropertyDescriptor<Method> & Takes<Method, Request>,
  ): void => bind(call, controller, name, method);
}

/** The same for a method that sends its answer itself. The types then say nothing of it; the integration tests check it. */
export function AnswersItself<Request, Answer>(call: Call<Request, Answer>) {
  return <Method extends (...args: never[]) => Promise<void>>(
    controller: object,
    name: string,
    method: TypedPropertyDescriptor<Method> & Takes<Method, Request>,
  ): void => bind(call, controller, name, method);
}

/** The body of a POST, read as the DTO that is the type of the parameter. */
export const Sent = (): ParameterDecorator => Body(READ_BODY);

/** The query of a GET or DELETE. */
export const Asked = (): ParameterDecorator => Query(READ_QUERY);

const READ_BODY: PipeTransform = {
  transform(body: unknown, { metatype }) {
    if (!metatype || metatype === Object)
      throw new TypeError('@Sent() needs a DTO class as the type of its parameter');
    return parseBody<object>(metatype as new () => object, body);
  },
};

const READ_QUERY: PipeTransform = {
  transform: (params: QueryParams) => new QueryValues(params),
};

function bind(call: Call<unknown, unknown>, ...target: [object, string, PropertyDescriptor]): void {
  const { method, path, access } = call;
  applyDecorators(
    ROUTES[method](path),
    ...(method === 'POST' ? [HttpCode(OK)] : []),
    ...(access === 'public' ? [Public()] : []),
    SetMetadata(CALL, call),
  )(...target);
}

/** Nothing more where the first parameter takes what the call is sent; an impossible property where it does not. An upload is read by its method. */
type Takes<Method extends (...args: never[]) => unknown, Request> =
  IsSame<Shape<ReadBy<Parameters<Method>[0]>>, Shape<Request>> extends true
    ? unknown
    : [keyof Request] extends [never]
      ? unknown
      : Request extends Upload<unknown>
        ? unknown
        : { 'the first parameter takes other fields than the call is sent': never };

/** What a parameter reads: the fields of a query, or those of a DTO. */
type ReadBy<Parameter> = Parameter extends QueryValues<infer Fields> ? Fields : Parameter;

/**
 * The fields of a type, inner ones too, whether or not they may be missing or null: a DTO has defaults for what is not sent.
 */
type Shape<T> = T extends readonly (infer Item)[]
  ? Shape<Item>[]
  : T extends object
    ? { [Field in keyof T]-?: Shape<NonNullable<T[Field]>> }
    : T;

type IsSame<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;
