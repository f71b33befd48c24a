import path from 'node:path';
import ts from 'typescript';
import { OFFERED, type Area } from '../../backend/src/platform/database/area.js';
import { AREAS } from '../../backend/src/processes/areas.js';

/** A backend file; the path is relative to `backend/src`. */
export interface Source {
  path: string;
  text: string;
}

export interface TableViolation {
  path: string;
  what: string;
}

const OWNERS = new Map(
  Object.entries(AREAS).flatMap(([owner, { tables }]) => Object.keys(tables).map((table) => [table, owner])),
);

/** Tables that an area reads beside its own. */
const READS = new Map(
  Object.entries(AREAS as Record<string, Area>).map(([owner, { reads = [] }]) => [owner, new Set(reads)]),
);

/** Fills the tables of an empty database by COPY, for demonstrations and benchmarks. */
const MAY_NAME_ALL = 'operations/demo/';

/** Files with SQL whose table name is a parameter; the caller's file contains the name (namesAlone). */
const BUILDS_SQL = new Set([
  'platform/database/entity-rows.ts',
  'platform/database/running-totals.ts',
  'platform/queue/housekeeping.ts',
  'platform/secrets/reseal.ts',
  'stats/statistics/inquiry-counts.ts',
]);

/** Modules that copy and load every table of PostgreSQL's catalogue. */
const COPIES_ALL = [
  'platform/database/runtime-role.ts',
  'operations/backup/',
  'operations/exports/database-backup.ts',
];

const TABLE_POSITION = String.raw`\b(FROM|JOIN|UPDATE|INTO|USING|TABLE|TRUNCATE|COPY|LOCK)\s+(?:TABLE\s+|ONLY\s+)?(?=([\w\s,"$]*))`;
const STATEMENT = /^\s*(select|insert|update|delete|with|truncate|copy|alter|create|drop|lock|merge)\b/i;
const WRITE = /\b(?:INTO|UPDATE|DELETE\s+FROM|TRUNCATE|COPY)\s+(\w+)/gi;
/** Placeholder for `${…}` in a template. */
const PLACEHOLDER = '$';

/** Violations in the table names of a file. */
export function tableViolations(source: Source): TableViolation[] {
  const [owner] = source.path.split('/') as [string];
  if (source.path.startsWith(MAY_NAME_ALL) || COPIES_ALL.some((folder) => source.path.startsWith(folder)))
    return [];
  const file = ts.createSourceFile(source.path, source.text, ts.ScriptTarget.Latest, true);
  const found = new Set<string>();
  for (const text of textsOf(file)) {
    for (const name of namedTables(text, BUILDS_SQL.has(source.path))) {
      if (name === PLACEHOLDER) found.add('builds a statement around the name of a table');
      else if (OWNERS.get(name) !== owner && !READS.get(owner)?.has(name))
        found.add(`names ${name}, a table of ${OWNERS.get(name)}`);
    }
    for (const [, name] of text.matchAll(WRITE)) {
      if (name!.startsWith(OFFERED)) found.add(`writes through ${name}`);
      if (READS.get(owner)?.has(name!)) found.add(`writes ${name}, a table of ${OWNERS.get(name!)}`);
    }
  }
  for (const entity of foreignEntities(file))
    found.add(`asks the repository of ${entity}, of another module`);
  return [...found].map((what) => ({ path: source.path, what }));
}

/** Table names in an SQL text; `$` for a placeholder in the position of a name. */
function namedTables(text: string, buildsSql: boolean): string[] {
  if (OWNERS.has(text) && namesAlone(text)) return [text];
  const flags = STATEMENT.test(text) ? 'gi' : 'g';
  const names = [...text.matchAll(new RegExp(TABLE_POSITION, flags))].flatMap(([, , list = '']) =>
    list.split(',').map((part) => /^\s*"?([\w$]+)/.exec(part)?.[1] ?? ''),
  );
  return names.filter((name) => OWNERS.has(name) || (name === PLACEHOLDER && !buildsSql));
}

/** A string that equals a table name counts as one, unless it could be an ordinary word. */
function namesAlone(text: string): boolean {
  return text.includes('_');
}

/** Texts of a file: strings, and templates with `$` for each `${…}`. */
function textsOf(file: ts.SourceFile): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && !ts.isImportDeclaration(node.parent)) texts.push(node.text);
    if (ts.isTemplateExpression(node))
      texts.push(
        [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(PLACEHOLDER),
      );
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts;
}

/** Entities of other modules whose repository a file uses. */
function foreignEntities(file: ts.SourceFile): string[] {
  const imported = new Set(file.statements.flatMap((node) => (isForeignImport(node) ? valuesOf(node) : [])));
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /\bgetRepository$/.test(node.expression.getText()))
      found.push(...node.arguments.map((one) => one.getText()).filter((name) => imported.has(name)));
    // EntityRows of platform/database/entity-rows.ts.
    if (
      ts.isPropertyAssignment(node) &&
      node.name.getText() === 'entity' &&
      imported.has(node.initializer.getText())
    )
      found.push(node.initializer.getText());
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** An import from the platform or from another module. */
function isForeignImport(node: ts.Statement): node is ts.ImportDeclaration {
  if (!ts.isImportDeclaration(node)) return false;
  const { text } = node.moduleSpecifier as ts.StringLiteral;
  const [owner] = node.getSourceFile().fileName.split('/');
  if (text.startsWith('#platform/')) return owner !== 'platform';
  if (!text.startsWith('.')) return false;
  return path.posix.join(path.posix.dirname(node.getSourceFile().fileName), text).split('/')[0] !== owner;
}

function valuesOf({ importClause }: ts.ImportDeclaration): string[] {
  const names = importClause?.namedBindings;
  if (!names || importClause.isTypeOnly || !ts.isNamedImports(names)) return [];
  return names.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text);
}
