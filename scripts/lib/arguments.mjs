import { readFileSync } from 'node:fs';
import util from 'node:util';
import { inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';

/**
 * @typedef {{ type: 'string' | 'boolean', value?: string, required?: boolean, help: string }} Option
 * @typedef {{ does: string, options?: Record<string, Option>, words?: Record<string, string> }} Command
 */

/** What each command takes; the programs of the product read it too. */
const COMMANDS = /** @type {Record<string, Command>} */ (
  JSON.parse(readFileSync(inRoot('backend/assets/commands.json'), 'utf8'))
);

/**
 * Reads the arguments of a command, before anything is installed or started. `--help` prints its usage and ends the process.
 * @param {string} name
 * @param {string[]} [words]
 * @returns {Record<string, string | boolean | undefined>}
 * @throws {Problem} with the usage if an argument is unknown or missing
 */
export function readArguments(name, words = process.argv.slice(2)) {
  if (words.some((word) => word === '--help' || word === '-h')) {
    process.stdout.write(`\n${usageOf(name)}\n`);
    process.exit(0);
  }
  const { options = {}, words: commands } = COMMANDS[name];
  for (const option of Object.keys(options)) refuseTakenByNpm(name, option);
  const { values, positionals } = parsed(name, words);
  const missing = Object.keys(options).find((option) => options[option].required && !values[option]);
  if (missing) throw usageProblem(name, `--${missing} is missing.`);
  if (commands && !isOneOf(Object.keys(commands), positionals))
    throw usageProblem(name, positionals.length ? `Unknown: ${positionals.join(' ')}` : 'Say what to do.');
  return values;
}

/** @returns {Problem} the usage, then the line */
export function usageProblem(name, line) {
  return new Problem(line, usageOf(name));
}

function parsed(name, args) {
  const { options = {}, words } = COMMANDS[name];
  try {
    return util.parseArgs({ args, options, allowPositionals: words !== undefined });
  } catch (error) {
    // The first sentence; the others are advice for programmers.
    throw usageProblem(name, `${error.message.split('. ')[0]}.`);
  }
}

/** `npm start --port 80` gives the option to npm, which passes nothing on. */
function refuseTakenByNpm(name, option) {
  if (process.env[`npm_config_${option.replaceAll('-', '_')}`] === undefined) return;
  throw usageProblem(name, `npm took --${option} for itself: write -- before it.`);
}

/** Whether words fit a form such as `reset EMAIL`. */
function isOneOf(forms, words) {
  return forms.some((form) => {
    const parts = form.split(' ');
    return parts.length === words.length && parts[0] === words[0];
  });
}

/** @param {string} name */
function usageOf(name) {
  const { does, options = {}, words = {} } = COMMANDS[name];
  const lines = [
    ...Object.entries(options).map(([option, { value, help }]) => [written(option, value), help]),
    ...Object.entries(words),
    ['--help', 'this text'],
  ];
  const call = name === 'start' ? 'npm start' : `npm run ${name}`;
  const shape = Object.entries(options).map(([option, { value, required }]) =>
    required ? written(option, value) : `[${written(option, value)}]`,
  );
  const use = [call, '--', ...shape, ...(Object.keys(words).length > 0 ? ['COMMAND'] : [])];
  const explained = lines.map(([what, help]) => `  ${what.padEnd(26)} ${help}`);
  return [does, '', `  ${use.join(' ').replace(/ --$/, '')}`, '', ...explained].join('\n');
}

const written = (option, value) => `--${option}${value ? ` ${value}` : ''}`;
