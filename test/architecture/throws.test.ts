import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PROBLEM_STATUS } from '../../backend/src/platform/process/problem.js';

const KINDS: readonly string[] = Object.keys(PROBLEM_STATUS);

/**
 * Whether a `@throws` line has the form of this repository: the class of the error and when it is thrown, for a `Problem` its kinds in
 * quotes; or whose error it is, beginning with 'what' or 'the'.
 */
function isFormed(line: string): boolean {
  const [, type = '', rest = ''] = /^@throws (\S+) ?(.*)$/.exec(line) ?? [];
  if (type === 'what' || type === 'the') return rest !== '';
  if (type !== 'Problem') return /^(?:[A-Z]\w+)?Error$/.test(type) && rest !== '';
  const kinds = [...rest.matchAll(/'([a-z-]+)'/g)].map(([, kind = '']) => kind);
  return kinds.length > 0 && kinds.every((kind) => KINDS.includes(kind));
}

/** Each `@throws` line of a folder, with its file. */
function linesOf(folder: string): { file: string; line: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((file) =>
      (readFileSync(file, 'utf8').match(/@throws\b.*/g) ?? []).map((line) => ({
        file,
        line: line.replace(/\s*\*\/$/, ''),
      })),
    );
}

describe('what a docstring says about errors', () => {
  it.each([
    ["@throws Problem 'not-found'", true],
    ["@throws Problem 'not-found', or 'conflict' if it has ended", true],
    ['@throws RangeError for an unknown number', true],
    ['@throws what the work throws', true],
    ["@throws Problem 'missing'", false],
    ['@throws Problem if it fails', false],
    ['@throws Problem', false],
    ['@throws RangeError', false],
    ['@throws a range error', false],
    ['@throws', false],
  ])('%s: %p', (line, formed) => {
    expect(isFormed(line)).toBe(formed);
  });

  it('has one form, and kinds of problems that exist', () => {
    const lines = ['backend/src', 'common', 'frontend/src'].flatMap(linesOf);
    expect(lines.length).toBeGreaterThan(200);
    expect(lines.filter(({ line }) => !isFormed(line))).toEqual([]);
  });
});
