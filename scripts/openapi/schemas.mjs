import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { inRoot } from '../lib/paths.mjs';
import { SchemaWriter } from './schema-writer.mjs';

const COMPILER = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2023,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/**
 * Makes JSON schemas (2020-12) of types.
 * @param {Map<string, string>} types text of each type by a name for it
 * @param {Map<string, string>} imports file of each named type that the texts mention
 * @returns {{ schemas: Record<string, object>, components: Record<string, object> }} the schemas by those names, and what they refer to
 */
export function schemasOf(types, imports) {
  const file = inRoot('node_modules/.cache/openapi', `types-${process.pid}.ts`);
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, sourceOf(types, imports));
    const program = ts.createProgram([file], COMPILER);
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`${file} was not read`);
    throwIfFaulty(ts.getPreEmitDiagnostics(program, source));
    const writer = new SchemaWriter(program.getTypeChecker());
    const schemas = {};
    for (const statement of source.statements)
      if (ts.isTypeAliasDeclaration(statement))
        schemas[statement.name.text] = writer.schemaOfNode(statement.type);
    return { schemas, components: writer.components };
  } finally {
    rmSync(file, { force: true });
  }
}

function sourceOf(types, imports) {
  const texts = [...types.values()].join('\n');
  const lines = [...imports]
    .filter(([name]) => new RegExp(`\\b${name}\\b`).test(texts))
    .map(([name, from]) => `import type { ${name} } from '${from}';`);
  const aliases = [...types].map(([name, text]) => `export type ${name} = ${text};`);
  return [...lines, ...aliases].join('\n');
}

function throwIfFaulty(faults) {
  if (faults.length === 0) return;
  const texts = faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  throw new Error(`The types of the calls do not compile:\n${texts.join('\n')}`);
}
