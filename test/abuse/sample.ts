import type { ALL_CALLS, CallName } from '#common/all-calls.js';
import type { Nothing, RequestOf, Upload, Write } from '#common/kernel/calls/call.js';
import type { Seed } from './seed.js';

/** A request that the product accepts; the basis of the attacks. */
export interface Sample {
  query?: Record<string, string | string[]>;
  body?: Record<string, unknown>;
  /** Name of the file field, if the call accepts files. */
  files?: string;
  /** An expensive call, which gets only some of the attacks. */
  heavy?: boolean;
  /** Expected status, if it is not a success. */
  status?: number;
}

/** A sample of one call. Fields that the call does not take are compile errors. */
type SampleOf<C> = Omit<Sample, 'query' | 'body'> &
  (C extends Write<infer Body, unknown>
    ? { body?: { [Field in keyof FieldsOf<Body>]?: FieldsOf<Body>[Field] } }
    : { query?: { [Field in keyof RequestOf<C>]?: string | string[] } });

/** The fields of an upload are sent as texts. */
type FieldsOf<Body> = Body extends Upload<infer Fields, string> ? { [Field in keyof Fields]: string } : Body;

type SampleOfCall<Name extends CallName> = (seed: Seed) => SampleOf<(typeof ALL_CALLS)[Name]>;
type WithoutParameters = {
  [Name in CallName]: RequestOf<(typeof ALL_CALLS)[Name]> extends Nothing ? Name : never;
}[CallName];

/** A sample of every call; one without parameters needs it only for another status than success. */
export type CallSamples = {
  readonly [Name in Exclude<CallName, WithoutParameters>]: SampleOfCall<Name>;
} & { readonly [Name in WithoutParameters]?: SampleOfCall<Name> };

export const nothing = () => ({});
export const paged = () => ({ query: { pagina: '1', porPagina: '5' } });
export const byId =
  <Name extends string>(name: Name, key: keyof Seed) =>
  (seed: Seed) => ({ query: { [name]: String(seed[key]) } as Record<Name, string> });
export const bodyId =
  <Name extends string, Key extends keyof Seed>(name: Name, key: Key) =>
  (seed: Seed) => ({ body: { [name]: seed[key] } as Record<Name, Seed[Key]> });

export const address = {
  pais: 'Argentina',
  provincia: 'Buenos Aires',
  localidad: 'Miramar',
  calle: 'Calle 9',
  numero: '12',
  piso: 'PB',
  departamento: 'A',
};

export type Samples = Readonly<Record<string, (seed: Seed) => Sample>>;
