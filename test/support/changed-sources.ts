import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/** A change of one file: replaces the text `from` by `to`. */
export interface Change {
  file: string;
  from: string;
  to: string;
}

/** Files of the product as the compiler sees them, with changes that are never written. */
export class ChangedSources {
  private readonly options: ts.CompilerOptions;
  private readonly parsed = new Map<string, ts.SourceFile | undefined>();
  private last: ts.Program | undefined;

  /** @param config path of the tsconfig.json; @param roots files that are compiled, with all that they import */
  constructor(
    config: string,
    private readonly roots: readonly string[],
  ) {
    const { config: json } = ts.readConfigFile(config, ts.sys.readFile) as { config: object };
    this.options = ts.parseJsonConfigFileContent(json, ts.sys, dirname(resolve(config))).options;
  }

  /**
   * Compiles with a change.
   * @returns the roots in which the compiler then finds faults
   * @throws Error if the change changes nothing
   */
  faultyAfter(change?: Change): string[] {
    const program = ts.createProgram(
      this.roots.map(absolute),
      this.options,
      this.hostWith(change),
      this.last,
    );
    this.last = program;
    return this.roots.filter((root) => {
      const source = program.getSourceFile(absolute(root));
      if (!source) throw new Error(`${root} was not compiled`);
      return program.getSemanticDiagnostics(source).length > 0;
    });
  }

  private hostWith(change: Change | undefined): ts.CompilerHost {
    const host = ts.createCompilerHost(this.options);
    const read = host.getSourceFile.bind(host);
    host.getSourceFile = (name, target, onError) => {
      if (change && resolve(name) === absolute(change.file)) return changed(name, change, target);
      if (!this.parsed.has(name)) this.parsed.set(name, read(name, target, onError));
      return this.parsed.get(name);
    };
    return host;
  }
}

const absolute = (file: string): string => resolve(file);

function changed(
  name: string,
  { from, to }: Change,
  target: ts.ScriptTarget | ts.CreateSourceFileOptions,
): ts.SourceFile {
  const text = ts.sys.readFile(name) ?? '';
  if (!text.includes(from)) throw new Error(`${name} has no ${from}`);
  return ts.createSourceFile(name, text.replaceAll(from, to), target, true);
}
