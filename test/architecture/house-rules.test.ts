import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const repeat = (count: number, text: string): string => `${text}\n`.repeat(count);
const fileOf = (count: number): string => `${repeat(count - 1, '// a line')}export const a = 1;\n`;
const functionOf = (count: number): string =>
  `export function long() {\n  let n = 0;\n${repeat(count - 4, '  n += 1;')}  return n;\n}\n`;

/** Concatenated, so that a search of the repository for such terms does not find this test. */
const apart = (...parts: string[]): string => parts.join('');

/** Expected rule violations of each file; an empty list for valid code that looks similar. */
const CASES: { file: string; text: string; refusedFor: string[] }[] = [
  { file: 'backend/src/listings/long.ts', text: fileOf(301), refusedFor: ['max-lines'] },
  { file: 'backend/src/listings/short.ts', text: fileOf(300), refusedFor: [] },
  {
    file: 'backend/src/listings/long-function.ts',
    text: functionOf(61),
    refusedFor: ['max-lines-per-function'],
  },
  { file: 'frontend/src/ui/component.tsx', text: functionOf(120), refusedFor: [] },
  {
    file: 'frontend/src/ui/long-component.tsx',
    text: functionOf(121),
    refusedFor: ['max-lines-per-function'],
  },
  {
    file: 'backend/src/listings/positions.ts',
    text: 'export const f = (a, b, c, d) => [a, b, c, d];\n',
    refusedFor: ['max-params'],
  },
  {
    file: 'backend/src/listings/override.ts',
    text: 'export class A extends B { override f(a, b, c, d) { return [a, b, c, d]; } }\n',
    refusedFor: [],
  },
  {
    file: 'backend/src/listings/five.ts',
    text: 'export class A { constructor(a, b, c, d, e) { this.x = [a, b, c, d, e]; } }\n',
    refusedFor: [],
  },
  {
    file: 'backend/src/listings/six.ts',
    text: 'export class A { constructor(a, b, c, d, e, f) { this.x = [a, b, c, d, e, f]; } }\n',
    refusedFor: ['max-params'],
  },
  {
    file: 'backend/src/listings/untyped-rows.ts',
    text: "export const f = async (tx) => {\n  const [row] = await tx.query('SELECT 1');\n  return row;\n};\n",
    refusedFor: ['typed-queries'],
  },
  {
    file: 'backend/src/listings/untyped-return.ts',
    text: "export const f = (tx) => tx.query('SELECT 1');\n",
    refusedFor: ['typed-queries'],
  },
  {
    file: 'backend/src/listings/typed-rows.ts',
    text: "export const f = (client) => client.query<{ n: number }>('SELECT 1 AS n');\n",
    refusedFor: [],
  },
  {
    file: 'backend/src/listings/no-rows.ts',
    text: "export const f = async (tx) => {\n  await tx.query('SELECT 1').catch(() => undefined);\n};\n",
    refusedFor: [],
  },
  {
    file: 'backend/src/listings/any.ts',
    text: apart('export const a: a', 'ny = 1;\n'),
    refusedFor: ['no-explicit-any'],
  },
  {
    file: 'backend/src/listings/comment.ts',
    text: apart('// @ts-', 'ignore\nexport const a = 1;\n'),
    refusedFor: ['ban-ts-comment'],
  },
  {
    file: 'backend/src/listings/later.ts',
    text: apart('// TO', 'DO: later\nexport const a = 1;\n'),
    refusedFor: ['no-warning-comments'],
  },
  {
    file: 'backend/src/listings/forward.ts',
    text: "import { forwardRef } from '@nestjs/common';\nexport const a = forwardRef;\n",
    refusedFor: ['no-restricted-imports'],
  },
  {
    file: 'backend/src/listings/body.ts',
    text: "import { Body } from '@nestjs/common';\nexport const a = Body;\n",
    refusedFor: ['no-restricted-imports'],
  },
  {
    file: 'backend/src/platform/http/answers/answers.ts',
    text: "import { Body } from '@nestjs/common';\nexport const a = Body;\n",
    refusedFor: [],
  },
  {
    file: 'backend/src/listings/environment.ts',
    text: 'export const a = process.env.PORT;\n',
    refusedFor: ['no-process-env'],
  },
  {
    file: 'backend/src/platform/config/settings.ts',
    text: 'export const a = process.env.PORT;\n',
    refusedFor: [],
  },
  {
    file: 'backend/src/listings/number.ts',
    text: "export const a = (1234).toLocaleString('es-AR');\n",
    refusedFor: ['no-restricted-properties'],
  },
  { file: 'backend/src/listings/print.ts', text: "console.log('a');\n", refusedFor: ['no-console'] },
  {
    file: 'backend/src/listings/off.ts',
    text: apart('/* eslint-', 'disable */\nexport const a = 1;\n'),
    refusedFor: ['no-abusive-eslint-disable'],
  },
  {
    file: 'backend/src/listings/only.test.ts',
    text: apart('it.on', "ly('a', () => expect(1).toBe(1));\n"),
    refusedFor: ['no-focused-tests'],
  },
  {
    file: 'backend/src/listings/skip.test.ts',
    text: apart('it.sk', "ip('a', () => expect(1).toBe(1));\n"),
    refusedFor: ['no-disabled-tests'],
  },
  {
    file: 'backend/src/listings/limit.test.ts',
    text: "it('a', () => expect(1).toBe(1), 60_000);\n",
    refusedFor: ['no-own-limit'],
  },
  {
    file: 'backend/src/listings/hook-limit.test.ts',
    text: "beforeAll(() => undefined, 60_000);\nit('a', () => expect(1).toBe(1));\n",
    refusedFor: ['no-own-limit'],
  },
  {
    file: 'test/e2e/unroute.spec.ts',
    text: "test('a', async ({ page }) => expect(await page.unroute('**')).toBe(1));\n",
    refusedFor: ['no-unroute'],
  },
  {
    file: 'test/e2e/tagged.spec.ts',
    text: "test('a', { tag: '@a' }, () => expect(1).toBe(1));\n",
    refusedFor: [],
  },
  {
    file: 'frontend/src/ui/picture.tsx',
    text: 'export const Picture = () => <img src="a.webp" />;\n',
    refusedFor: ['alt-text'],
  },
];

describe('the rules of the house', () => {
  let folder: string;
  let found: Map<string, string[]>;

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'costa-directa-lint-'));
    cpSync('.oxlintrc.json', path.join(folder, '.oxlintrc.json'));
    cpSync('scripts/lint', path.join(folder, 'scripts/lint'), { recursive: true });
    for (const { file, text } of CASES) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    found = lint(folder);
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(CASES)('$file is refused for $refusedFor', ({ file, refusedFor }) => {
    expect(found.get(file) ?? []).toEqual(refusedFor);
  });
});

interface Diagnostic {
  code: string;
  filename: string;
}

/** Names of the rules that each file breaks, sorted. */
function lint(folder: string): Map<string, string[]> {
  const oxlint = path.resolve('node_modules/oxlint/bin/oxlint');
  const { stdout, stderr } = spawnSync(process.execPath, [oxlint, '--format', 'json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(stderr);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  const rules = new Map<string, Set<string>>();
  for (const { code, filename } of diagnostics) {
    const name = /\(([^)]+)\)/.exec(code)?.[1] ?? code;
    rules.set(filename, (rules.get(filename) ?? new Set()).add(name));
  }
  return new Map([...rules].map(([file, names]) => [file, [...names].sort()]));
}
