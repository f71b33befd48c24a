import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { inRoot } from '../lib/paths.mjs';

const FOLDER = inRoot('common');
/** Files that declare calls, and the subject of their calls. */
const DECLARES = /([\w-]+)-calls\.ts$/;

/** Method and default access by the function that declares a call (common/kernel/calls/public-call.ts, operator-call.ts). */
const DECLARED_BY = {
  read: { method: 'get', access: 'reader' },
  write: { method: 'post', access: 'editor' },
  removal: { method: 'delete', access: 'editor' },
  publicRead: { method: 'get', access: 'public' },
  publicWrite: { method: 'post', access: 'public' },
};

/**
 * A call as it is declared; types are the text of their nodes.
 * @typedef {{ name: string, subject: string, summary: string, method: 'get' | 'post' | 'delete', access: string,
 *   path: string, request: string, answer: string, others: Record<string, string | null> }} DeclaredCall
 */

/**
 * Reads the declarations of all calls.
 * @returns {{ calls: DeclaredCall[], imports: Map<string, string> }} the calls, and the file of each type that they name
 */
export function readCalls() {
  const calls = [];
  // `Refused` stands for it.
  const imports = new Map([['ErrorAnswer', inRoot('common/kernel/calls/error-shapes.js')]]);
  const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
    (name) => DECLARES.test(name) && path.basename(name) !== 'all-calls.ts',
  );
  for (const name of names.sort()) {
    const file = path.join(FOLDER, name);
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const [, subject = ''] = DECLARES.exec(name) ?? [];
    for (const statement of source.statements) {
      noteTypes(statement, file, imports);
      const call = readCall(statement, subject);
      if (call) calls.push(call);
    }
  }
  return { calls, imports };
}

/**
 * Adds the types that a file imports or declares to `imports`, with the file that exports them.
 * @throws {Error} if another file exports a type of the same name, because the document names types by their names alone
 */
function noteTypes(statement, file, imports) {
  const note = (name, exporter) => {
    const known = imports.get(name);
    if (known && known !== exporter) throw new Error(`${name} is declared in ${known} and in ${exporter}`);
    imports.set(name, exporter);
  };
  if (ts.isImportDeclaration(statement)) {
    const { moduleSpecifier, importClause } = statement;
    const named = importClause?.namedBindings;
    if (!named || !ts.isNamedImports(named) || !ts.isStringLiteral(moduleSpecifier)) return;
    for (const { name } of named.elements)
      note(name.text, path.resolve(path.dirname(file), moduleSpecifier.text));
  }
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
    note(statement.name.text, file.replace(/\.ts$/, '.js'));
}

function readCall(statement, subject) {
  if (!ts.isVariableStatement(statement)) return undefined;
  const [{ name, initializer }] = statement.declarationList.declarations;
  if (!initializer || !ts.isCallExpression(initializer)) return undefined;
  const declared = DECLARED_BY[initializer.expression.getText()];
  const [request, answer, others] = initializer.typeArguments ?? [];
  const [callPath, requirements] = initializer.arguments;
  if (!declared || !request || !answer || !callPath || !ts.isStringLiteral(callPath))
    throw new Error(
      `${subject}-calls.ts: ${name.getText()} is not a declaration of a call; see common/kernel/calls/public-call.ts`,
    );
  return {
    name: name.getText(),
    subject,
    summary: commentOf(statement),
    ...declared,
    ...(requirements ? { access: roleOf(requirements) } : {}),
    path: `/api/${callPath.text}`,
    request: request.getText(),
    answer: answer.getText(),
    others: others ? readOthers(others) : {},
  };
}

/** The role of `{ role: 'administrator', recent: true }`. */
function roleOf(requirements) {
  const role = requirements.properties.find(({ name }) => name.getText() === 'role');
  if (!role || !ts.isStringLiteral(role.initializer)) throw new Error(`No role in ${requirements.getText()}`);
  return role.initializer.text;
}

function commentOf(statement) {
  const [comment] = ts.getJSDocCommentsAndTags(statement);
  return ts.getTextOfJSDocComment(comment?.comment) ?? '';
}

/** Types of bodies by status: `Moved & Refused<404 | 410>`, `{ 503: NoDollarAnswer }`. Null is an answer without a body. */
function readOthers(node) {
  if (ts.isIntersectionTypeNode(node)) return Object.assign({}, ...node.types.map(readOthers));
  if (ts.isTypeLiteralNode(node))
    return Object.fromEntries(
      node.members
        .filter(ts.isPropertySignature)
        .map(({ name, type }) => [name.getText(), type?.getText() ?? null]),
    );
  const name = node.typeName?.getText();
  if (name === 'Moved') return { 301: null };
  if (name !== 'Refused') throw new Error(`Other answers of a call cannot be read: ${node.getText()}`);
  const [statuses] = node.typeArguments;
  const literals = ts.isUnionTypeNode(statuses) ? statuses.types : [statuses];
  return Object.fromEntries(literals.map((status) => [status.getText(), 'ErrorAnswer']));
}
