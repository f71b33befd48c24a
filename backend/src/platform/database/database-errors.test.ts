import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { isUnavailable } from './database-errors.js';

describe('an error of the database', () => {
  it.each([
    new QueryRunnerAlreadyReleasedError(),
    new QueryRunnerProviderAlreadyReleasedError(),
    new Error('Connection terminated unexpectedly'),
    new Error('Client has encountered a connection error and is not queryable'),
    new Error('timeout exceeded when trying to connect'),
    Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }),
    Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' }),
    Object.assign(new Error('sorry, too many clients already'), { code: '53300' }),
  ])('%s: it is away, and may be back in a moment', (error) => {
    expect(isUnavailable(error)).toBe(true);
  });

  it('that is a fault of ours does not pass for one of the moment', () => {
    expect(isUnavailable(Object.assign(new Error('syntax error'), { code: '42601' }))).toBe(false);
  });
});
