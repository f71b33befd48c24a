import { createInterface } from 'node:readline';

const LEVELS = { 40: 'warning ', 50: 'error ', 60: 'fatal ' };

/** Nest's start-up messages, which are not shown. */
const HIDDEN_CONTEXTS = new Set(['InstanceLoader', 'NestFactory', 'RouterExplorer', 'RoutesResolver']);

/**
 * Formats a process's JSON log lines as short lines; other lines are unchanged.
 * @param {object} options
 * @param {string} options.name
 * @param {import('node:stream').Readable} options.stream
 * @param {(line: string) => void} options.show
 */
export function showLog({ name, stream, show }) {
  createInterface({ input: stream }).on('line', (line) => {
    const text = readable(line);
    if (text) show(`${name}: ${text}`);
  });
}

/** @param {string} line @returns {string | undefined} undefined for empty lines and Nest's start-up messages */
export function readable(line) {
  const entry = parse(line);
  if (!entry) return line.trim() ? line : undefined;
  if (HIDDEN_CONTEXTS.has(entry.context)) return undefined;
  const { req, res, responseTime, err } = entry;
  const request = req ? ` ${req.method} ${req.url} ${res?.statusCode ?? ''} ${responseTime ?? '?'} ms` : '';
  const stack = err?.stack ? `\n${err.stack}` : '';
  const context = entry.context ? `[${entry.context}] ` : '';
  return `${LEVELS[entry.level] ?? ''}${context}${entry.msg ?? ''}${request}${stack}`;
}

function parse(line) {
  try {
    const entry = JSON.parse(line);
    return entry && typeof entry === 'object' ? entry : undefined;
  } catch {
    return undefined;
  }
}
