import { CONDITION_MESSAGES } from '#common/listings/conditions/condition-messages.js';
import { changedConditionRows } from '#common/listings/conditions/condition-rows.js';
import type { ChangedConditionsWire } from '#common/listings/proposals/proposal-shapes.js';
import { SideBySide } from './side-by-side.js';
import { CONDITIONS, type ProposalReview } from './use-proposal-review.js';

interface ConditionsChangeProps {
  change: ChangedConditionsWire;
  review: ProposalReview;
  mayDecide: boolean;
}

/** The conditions that change, beside the proposed ones; they are published together. */
export function ConditionsChange({ change, review, mayDecide }: ConditionsChangeProps) {
  const rows = changedConditionRows(change.actual, change.propuesto);
  const side = (textOf: (row: (typeof rows)[number]) => string) =>
    rows.map((row) => (
      <span key={row.field} className="block">
        {row.label}: {textOf(row) || <span className="text-ink-muted">sin decir</span>}
      </span>
    ));
  return (
    <SideBySide
      name={CONDITION_MESSAGES.title}
      isConflict={change.conflicto}
      publishes={mayDecide ? review.of(CONDITIONS).publishes : undefined}
      onPublish={(publishes) => review.change(CONDITIONS, { publishes })}
      now={side(({ before }) => before)}
      proposed={side(({ text }) => text)}
    />
  );
}
