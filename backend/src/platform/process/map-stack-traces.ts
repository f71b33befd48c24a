import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';

/** Position in a compiled module, as V8 writes it; those of dependencies are left as they are. */
const POSITION = /(file:\/\/(?!\S*\/node_modules\/)[^\s()]+\.js):(\d+):(\d+)/;

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
  return frame.replace(POSITION, (compiled, module: string, line: string, column: string) => {
    const origin = mapOf(module)?.findOrigin(Number(line), Number(column));
    if (!origin || !('fileName' in origin)) return compiled;
    return `${new URL(origin.fileName, module)}:${origin.lineNumber}:${origin.columnNumber}`;
  });
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
