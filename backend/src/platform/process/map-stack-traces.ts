import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';

/** A frame with a position in a compiled module, as V8 writes it; those of dependencies are left as they are. */
const FRAME =
  /^(?<before>.*)(?<module>file:\/\/(?!\S*\/node_modules\/)[^\s()]+\.js):(?<line>\d+):(?<column>\d+)(?<after>\)?)$/;

const maps = new Map<string, SourceMap | undefined>();

/**
 * Makes stack traces name the files and lines of the TypeScript sources. The map of a module is read when a trace with it is first written.
 * Node's `--enable-source-maps` reads the maps of all modules at the start, those of dependencies too, which keeps 20 MB in memory
 * (docs/benchmarks.md, Memory).
 */
export function mapStackTraces(): void {
  Error.prepareStackTrace = (error, frames) =>
    [Error.prototype.toString.call(error), ...frames.map((frame) => `at ${mapped(String(frame))}`)].join(
      '\n    ',
    );
}

function mapped(frame: string): string {
  const { before, module, line, column, after } = FRAME.exec(frame)?.groups ?? {};
  if (!module) return frame;
  const origin = mapOf(module)?.findOrigin(Number(line), Number(column));
  if (!origin || !('fileName' in origin)) return frame;
  const { fileName, lineNumber, columnNumber } = origin;
  return `${before}${new URL(fileName, module)}:${lineNumber}:${columnNumber}${after}`;
}

function mapOf(module: string): SourceMap | undefined {
  if (!maps.has(module)) maps.set(module, readMap(module));
  return maps.get(module);
}

function readMap(module: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(new URL(`${module}.map`), 'utf8')));
  } catch {
    return undefined;
  }
}
