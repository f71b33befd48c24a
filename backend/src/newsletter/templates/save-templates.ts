import { Injectable } from '@nestjs/common';
import { BUILT_IN_TEMPLATES } from '#common/newsletter/templates/built-in-templates.js';
import { TEMPLATE_MESSAGES } from '#common/newsletter/templates/template-messages.js';
import { UNDO_MESSAGES } from '#common/accounts/audit/undo-messages.js';
import type { TemplateKind, TemplateWire } from '#common/newsletter/templates/template-calls.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Actions } from '#platform/http/input/actions.js';
import { Problem } from '#platform/process/problem.js';
import { TemplateList } from './template-list.entity.js';

/** The new list, and the version that its author saw, or, if a change is undone, the list that it left. */
type NewList = { templates: TemplateWire[] } & ({ version: number } | { left: TemplateWire[] });

/** Replaces the templates of a kind. The audit trail keeps both lists. */
@Injectable()
export class SaveTemplates {
  constructor(
    private readonly actions: Actions,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * A list that is there already is not saved again.
   * @throws Problem 'conflict' if the list has changed meanwhile
   */
  async replace(kind: TemplateKind, wanted: NewList, administratorId: number): Promise<void> {
    const { templates } = wanted;
    await this.actions.run(async (tx) => {
      const stored = await lockedList(tx, kind);
      const isUnedited = !stored && isSame(templates, BUILT_IN_TEMPLATES[kind]);
      if (isUnedited && !('left' in wanted)) return;
      const old = stored ?? (await firstList(tx, kind));
      if ('left' in wanted) {
        if (!isSame(wanted.left, old.templates)) throw Problem.conflict(UNDO_MESSAGES.changedSince);
      } else {
        if (isSame(templates, old.templates)) return;
        if (wanted.version !== old.version) throw Problem.conflict(TEMPLATE_MESSAGES.changedMeanwhile);
      }
      await tx.getRepository(TemplateList).update({ kind }, { templates, version: old.version + 1 });
      await this.audit.record(tx, {
        action: 'templates.change',
        entity: 'templates',
        entityId: null,
        administratorId,
        before: { kind, templates: old.templates },
        after: { kind, templates },
      });
    });
  }
}

/** The row of the kind, locked; null before the first edit. */
function lockedList(tx: Transaction, kind: TemplateKind): Promise<TemplateList | null> {
  return tx.getRepository(TemplateList).findOne({ where: { kind }, lock: { mode: 'pessimistic_write' } });
}

/** Stores the built-in list before the first edit, so that two first edits at the same time lock the same row. */
async function firstList(tx: Transaction, kind: TemplateKind): Promise<TemplateList> {
  await tx.query(
    `INSERT INTO template_lists (kind, templates, version) VALUES ($1, $2, 0) ON CONFLICT (kind) DO NOTHING`,
    [kind, JSON.stringify(BUILT_IN_TEMPLATES[kind])],
  );
  return (await lockedList(tx, kind))!;
}

/** Compares field by field, because `jsonb` does not preserve the order of fields. */
function isSame(one: readonly TemplateWire[], other: readonly TemplateWire[]): boolean {
  const text = (list: readonly TemplateWire[]): string =>
    JSON.stringify(list.map(({ nombre, asunto, texto }) => [nombre, asunto, texto]));
  return text(one) === text(other);
}
