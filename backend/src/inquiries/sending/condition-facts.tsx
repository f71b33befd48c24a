import { conditionRows } from '#common/listings/conditions/condition-rows.js';
import type { Conditions } from '#common/listings/conditions/conditions.js';
import { Facts, Paragraph } from '#platform/mail/layout.js';

/** What the notice says about a stay when the mail is written; nothing without conditions. */
export function ConditionFacts({ conditions }: { conditions: Conditions | null }) {
  const rows = conditionRows(conditions);
  if (rows.length === 0) return null;
  return (
    <>
      <Paragraph>Lo que dice el aviso sobre la estadía:</Paragraph>
      <Facts rows={rows.map(({ label, text }): [string, string] => [label, text])} />
    </>
  );
}
