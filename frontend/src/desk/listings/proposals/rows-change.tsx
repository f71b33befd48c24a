import { SideBySide } from './side-by-side.js';
import type { ProposalReview } from './use-proposal-review.js';

interface RowsChangeProps {
  name: string;
  /** Key of the decision, which is one for all rows. */
  decision: string;
  isConflict: boolean;
  rows: readonly { field: string; label: string; before: string; text: string }[];
  review: ProposalReview;
  mayDecide: boolean;
}

/** Fields that change, beside the proposed ones; they are published together. */
export function RowsChange({ name, decision, isConflict, rows, review, mayDecide }: RowsChangeProps) {
  const side = (textOf: (row: (typeof rows)[number]) => string) =>
    rows.map((row) => (
      <span key={row.field} className="block">
        {row.label}: {textOf(row) || <span className="text-ink-muted">sin decir</span>}
      </span>
    ));
  return (
    <SideBySide
      name={name}
      isConflict={isConflict}
      publishes={mayDecide ? review.of(decision).publishes : undefined}
      onPublish={(publishes) => review.change(decision, { publishes })}
      now={side(({ before }) => before)}
      proposed={side(({ text }) => text)}
    />
  );
}
