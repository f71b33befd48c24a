import { useState } from 'react';
import { withdrawListing } from '#common/calls/decisions.js';
import type { AdminListingRow } from '#common/wire/admin.js';
import { Button } from '../../ui/button.js';
import { ConfirmDialog } from '../../ui/dialog.js';
import { ProgressBar } from '../../ui/progress-bar.js';
import type { RowSelection } from '../lists/row-selection.js';
import { Allowed } from '../session/allowed.js';
import { BULK_MOVES, useBulkMove, type BulkState } from './bulk-moves.js';

interface BulkBarProps {
  state: BulkState;
  selection: RowSelection<AdminListingRow>;
}

/** Actions on the marked notices. */
export function BulkBar({ state, selection: { selected, clear } }: BulkBarProps) {
  const [asking, setAsking] = useState(false);
  const { progress, run } = useBulkMove();
  if (selected.size === 0 && !progress) return null;
  const { label, question } = BULK_MOVES[state];
  const start = (): void => {
    setAsking(false);
    void run(state, [...selected.values()], clear);
  };
  return (
    <section
      aria-label="Avisos marcados"
      className="sticky bottom-4 z-20 mt-4 flex flex-wrap items-center gap-4 rounded-card bg-surface px-5 py-3 shadow-lift"
    >
      {progress ? (
        <ProgressBar label={label} value={progress.done} max={progress.of} className="min-w-64 grow" />
      ) : (
        <>
          <output className="font-semibold tabular-nums">
            {selected.size === 1 ? '1 marcado' : `${selected.size} marcados`}
          </output>
          <Allowed to={withdrawListing}>
            <Button
              variant={state === 'alta' ? 'danger' : 'primary'}
              size="sm"
              onClick={() => setAsking(true)}
            >
              {label}
            </Button>
          </Allowed>
          <Button variant="quiet" size="sm" onClick={clear}>
            Desmarcar todos
          </Button>
        </>
      )}
      <ConfirmDialog
        open={asking}
        title={question(selected.size)}
        confirmLabel={label}
        variant={state === 'alta' ? 'danger' : 'primary'}
        onConfirm={start}
        onCancel={() => setAsking(false)}
      >
        <p>
          {state === 'alta'
            ? 'Dejan de verse en el sitio en el acto. Conservan su código, y al terminar se puede deshacer.'
            : 'Vuelven a verse en el sitio en el acto, con su código. Al terminar se puede deshacer.'}
        </p>
      </ConfirmDialog>
    </section>
  );
}
