import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import {
  databaseCode,
  isBadValue,
  isConflict,
  isRetryable,
  isUnavailable,
  isUnreachable,
} from './database-errors.js';

function coded(code: unknown): Error {
  return Object.assign(new Error('told by the database'), { code });
}

describe('the code of an error', () => {
  it.each([
    ['pg', coded('23505'), '23505'],
    ['TypeORM', Object.assign(new Error('query failed'), { driverError: { code: '23505' } }), '23505'],
    [
      'TypeORM, before its own',
      Object.assign(new Error('query failed'), { code: 'OTHER', driverError: { code: '23505' } }),
      '23505',
    ],
    ['TypeORM without a code', Object.assign(new Error('query failed'), { driverError: {} }), undefined],
    ['no code', new Error('of our own'), undefined],
    ['a code that is a number', coded(23_505), undefined],
    ['a thrown object that is not an error', { code: '23505' }, undefined],
    ['nothing', undefined, undefined],
  ])('of %s', (_from, error, code) => {
    expect(databaseCode(error)).toBe(code);
  });
});

describe('an error of the database', () => {
  const KINDS = { isRetryable, isBadValue, isConflict, isUnavailable, isUnreachable };

  it.each<[string, (keyof typeof KINDS)[]]>([
    ['40001', ['isRetryable']],
    ['40P01', ['isRetryable']],
    ['22001', ['isBadValue']],
    ['22P02', ['isBadValue']],
    ['23502', ['isBadValue']],
    ['23514', ['isBadValue']],
    ['23503', ['isConflict']],
    ['23505', ['isConflict']],
    ['08006', ['isUnavailable']],
    ['25P03', ['isUnavailable']],
    ['53100', ['isUnavailable']],
    ['53300', ['isUnavailable']],
    ['57014', ['isUnavailable']],
    ['25006', ['isUnavailable']],
    ['40003', ['isUnavailable']],
    ['58030', ['isUnavailable']],
    ['58P01', ['isUnavailable']],
    ['57P01', ['isUnavailable']],
    ['57P03', ['isUnavailable']],
    ['ECONNRESET', ['isUnavailable']],
    ['EPIPE', ['isUnavailable']],
    ['ECONNREFUSED', ['isUnavailable', 'isUnreachable']],
    ['ENOTFOUND', ['isUnavailable', 'isUnreachable']],
    ['ETIMEDOUT', ['isUnavailable', 'isUnreachable']],
    ['EHOSTUNREACH', ['isUnavailable', 'isUnreachable']],
    ['ENETUNREACH', ['isUnavailable', 'isUnreachable']],
    ['EHOSTDOWN', ['isUnavailable', 'isUnreachable']],
    ['EAI_AGAIN', ['isUnavailable', 'isUnreachable']],
    ['28000', ['isUnavailable', 'isUnreachable']],
    ['28P01', ['isUnavailable', 'isUnreachable']],
    ['3D000', ['isUnavailable', 'isUnreachable']],
    ['ECONNABORTED', ['isUnavailable']],
    ['EMFILE', ['isUnavailable']],
    ['25P04', ['isUnavailable']],
    ['42601', []],
    ['122001', []],
    ['220011', []],
    ['x23505', []],
    ['235050', []],
    ['x28000', []],
    ['280000', []],
    ['x08006', []],
    ['080060', []],
  ])('%s is %j', (code, kinds) => {
    const told = Object.entries(KINDS).filter(([, is]) => is(coded(code)));
    expect(told.map(([name]) => name)).toEqual(kinds);
  });

  it.each([
    new QueryRunnerAlreadyReleasedError(),
    new QueryRunnerProviderAlreadyReleasedError(),
    new Error('Connection terminated unexpectedly'),
    new Error('Client has encountered a connection error and is not queryable'),
    new Error('connection timeout'),
    new Error('Connection closed'),
    new Error('timeout exceeded when trying to connect'),
  ])('without a code, %s, is of a database that may be back', (error) => {
    expect(isUnavailable(error)).toBe(true);
  });

  it.each([new Error('a fault of our own'), { message: 'connection closed' }, null, undefined])(
    'without a code, %s, is of no kind',
    (error) => {
      expect(Object.values(KINDS).some((is) => is(error))).toBe(false);
    },
  );
});
