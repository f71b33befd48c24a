import { SettingsError } from '../platform/config/settings-error.js';
import { PlainError } from '../platform/process/plain-error.js';
import { failureLine } from './failure-line.js';

const coded = (code: string, more: object = {}): Error => Object.assign(new Error('told'), { code, ...more });

describe('a start that fails', () => {
  it.each([
    [
      'a setting',
      new SettingsError([{ property: 'PORT', constraints: { isInt: 'is no number' } }]),
      /PORT is no number/,
    ],
    ['a plain reason', new PlainError('The disk is full'), /^The disk is full$/],
    [
      'a port that is taken',
      coded('EADDRINUSE', { syscall: 'listen', port: 3_000 }),
      /^PORT 3000 cannot be used \(EADDRINUSE\)/,
    ],
    [
      'a port below 1024',
      coded('EACCES', { syscall: 'listen', port: 80 }),
      /^PORT 80 cannot be used \(EACCES\)/,
    ],
    ['a database that is away', coded('ECONNREFUSED'), /^The database of DATABASE_URL cannot be used: told$/],
  ])('by %s says so in one line', (_what, error, line) => {
    expect(failureLine(error)).toMatch(line);
  });

  it.each([new Error('of our own'), undefined, 'text'])('by %s keeps its stack', (error) => {
    expect(failureLine(error)).toBeUndefined();
  });
});
