import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PlainError } from '#platform/process/plain-error.js';

interface Command {
  options?: Record<string, { type: 'string' | 'boolean'; value?: string }>;
  words?: Record<string, string>;
}

const COMMANDS = JSON.parse(readFileSync(resolve('backend/assets/commands.json'), 'utf8')) as Record<
  string,
  Command
>;

/**
 * The arguments of a program, as backend/assets/commands.json declares them.
 * @throws PlainError naming what it takes
 */
export function readArguments<Values extends Record<string, string | boolean>>(
  name: string,
): Partial<Values> & { words: string[] } {
  const { options = {}, words = {} } = COMMANDS[name]!;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: Object.keys(words).length > 0 });
    return { ...(values as Partial<Values>), words: positionals };
  } catch (error) {
    throw new PlainError(`${(error as Error).message.split('. ')[0]}. ${usageOf(name)}`);
  }
}

/** What a program takes, in one line. */
export function usageOf(name: string): string {
  const { options = {}, words = {} } = COMMANDS[name]!;
  const forms = Object.entries(options).map(
    ([option, { value }]) => `[--${option}${value ? ` ${value}` : ''}]`,
  );
  return `Usage: npm run ${name} -- ${[...forms, Object.keys(words).join(' | ')].join(' ').trim()}`;
}
