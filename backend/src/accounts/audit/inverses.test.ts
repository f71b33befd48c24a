import { readdirSync, readFileSync } from 'node:fs';
import { AUDIT_ACTIONS, UNDOABLE_ACTIONS } from '#common/accounts/audit/audit-actions.js';

/** Kinds of changes that the classes of the backend undo, read from their decorators. */
function undoneKinds(): string[] {
  return readdirSync('backend/src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(`backend/src/${file}`, 'utf8').matchAll(/^@Undoes\(([^)]*)\)/gm)])
    .flatMap(([, names = '']) => [...names.matchAll(/'([^']+)'/g)].map(([, name]) => name!));
}

describe('the kinds of changes of the audit trail', () => {
  it('have one class that undoes them, or the reason why nothing can', () => {
    expect(undoneKinds().toSorted()).toEqual([...UNDOABLE_ACTIONS].toSorted());
  });

  it.each(Object.entries(AUDIT_ACTIONS))(
    '%s says what undoing does, or why it is impossible',
    (_, declared) => {
      const text = 'final' in declared ? declared.final : declared.inverse;
      expect(text).toMatch(/^[«A-ZÁÉÍÓÚÑ].+\.$/);
    },
  );
});
