import {
  applyDecorators,
  Body,
  Delete,
  Get,
  HttpCode,
  Post,
  Query,
  SetMetadata,
  UseInterceptors,
  type PipeTransform,
} from '@nestjs/common';
import type { Call, Upload } from '#common/kernel/calls/call.js';
import type { QueryParams } from '#common/search/filters/query-reader.js';
import { Public } from './access.js';
import { PublicWrites } from '../input/costly.js';
import { parseBody } from '../input/parse-body.js';
import { QueryValues } from '../input/query-values.js';

/** Metadata key of a route's call. */
export const CALL = Symbol('call');

const ROUTES = { GET: Get, POST: Post, DELETE: Delete };
const OK = 200;

/**
 * Binds a controller method to a call: method, path, access and types. The first parameter takes the request: `@Sent() form`, a DTO with
 * exactly the fields of the call's body, or `@Asked() values`, its query. The method returns the call's answer, or that of another status
 * that it sets. Anything else does not compile.
 */
export function Answers<Request, Answer, Others>(call: Call<Request, Answer, Others>) {
  type Body = Answer | Others[keyof Others];
  return <Method extends (...args: never[]) => Body | Promise<Body>>(
    controller: object,
    name: string,
    method: TypedPropertyDescriptor<Method> & Takes<Method, Request>,
  ): void => bind(call, controller, name, method);
}

/** The same for a method that sends its response itself. Types do not cover that response; integration tests do. */
export function AnswersItself<Request, Answer>(call: Call<Request, Answer>) {
  return <Method extends (...args: never[]) => Promise<void>>(
    controller: object,
    name: string,
    method: TypedPropertyDescriptor<Method> & Takes<Method, Request>,
  ): void => bind(call, controller, name, method);
}

/** The body of a POST, parsed as the DTO that is the type of the parameter. */
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
    ...(access === 'public' && method === 'POST' ? [UseInterceptors(PublicWrites)] : []),
    SetMetadata(CALL, call),
  )(...target);
}

/** Empty if the first parameter accepts the request; otherwise an impossible property. Uploads are read by the method itself. */
type Takes<Method extends (...args: never[]) => unknown, Request> =
  IsSame<Shape<ReadBy<Parameters<Method>[0]>>, Shape<Request>> extends true
    ? unknown
    : [keyof Request] extends [never]
      ? unknown
      : Request extends Upload<unknown, string>
        ? unknown
        : { 'the first parameter takes other fields than the call is sent': never };

/** Type of a parameter's value: the fields of a query, or those of a DTO. */
type ReadBy<Parameter> = Parameter extends QueryValues<infer Fields> ? Fields : Parameter;

/** The fields of a type, including nested ones, regardless of optional and null: a DTO has defaults for missing fields. */
type Shape<T> = T extends readonly (infer Item)[]
  ? Shape<Item>[]
  : T extends object
    ? { [Field in keyof T]-?: Shape<NonNullable<T[Field]>> }
    : T;

type IsSame<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;
