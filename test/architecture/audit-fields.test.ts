import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { AUDIT_FIELDS, INNER_FIELDS } from '../../frontend/src/desk/accounts/audit-fields.js';

const SOURCES = 'backend/src';
/** Files that record changes, or return the values of one. */
const RECORDS = /\b(?:AuditTrail|ListingEdits|OwnerPhotoEdits)\b/;

/** Names that a file gives to values before or after a change, in the objects that it writes out. */
function fieldsOf(file: string): string[] {
  const fields: string[] = [];
  const visit = (node: ts.Node): void => {
    const isNamed = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node);
    if (isNamed && /^(?:before|after)$/.test(node.name.getText()) && node.initializer)
      fields.push(...namesIn(node.initializer));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return fields;
}

function namesIn(value: ts.Expression): string[] {
  if (!ts.isObjectLiteralExpression(value)) return [];
  return value.properties.flatMap(({ name }) => (name ? [name.getText()] : []));
}

describe('the audit trail has words', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(SOURCES, name))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => RECORDS.test(readFileSync(file, 'utf8')));

  it('for every field that a change records', () => {
    const found = files.flatMap((file) => fieldsOf(file).map((field) => ({ file, field })));
    expect(found.length).toBeGreaterThan(100);
    expect(found.filter(({ field }) => !(field in AUDIT_FIELDS) && !INNER_FIELDS.has(field))).toEqual([]);
  });
});
