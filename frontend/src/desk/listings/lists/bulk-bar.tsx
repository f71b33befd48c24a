import { useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { withdrawListing } from '#common/listings/review/decision-calls.js';
import { sendNewsletter } from '#common/newsletter/newsletter-calls.js';
import { startRollover } from '#common/owners/renewal/rollover-calls.js';
import { counted } from '#common/kernel/text.js';
import type { ListingStatusName } from '#common/listings/listing-status.js';
import type { AdminListingRow } from '#common/listings/desk/desk-calls.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { ConfirmDialog } from '../../../ui/dialog.js';
import { ProgressBar } from '../../../ui/progress-bar.js';
import { adminPaths } from '../../admin-paths.js';
import { useShortcuts } from '../../frame/shortcuts.js';
import type { RowSelection } from '../../lists/row-selection.js';
import { chooseRecipients } from '../../newsletter/stored-selection.js';
import { newRolloverPath } from '../../owners/rollover/rollover-paths.js';
import { Allowed } from '../../session/allowed.js';
import { REINSTATEMENT, WITHDRAWAL, type BulkAction } from './bulk-actions.js';
import { MarkWholeList, type WholeList } from './mark-whole-list.js';
import { ProlongationDialog } from './prolongation-dialog.js';
import { RentedDialog } from './rented-dialog.js';
import { useBulkAction } from './use-bulk-action.js';

interface BulkBarProps {
  state: ListingStatusName;
  selection: RowSelection<AdminListingRow>;
  list: WholeList;
}

type Asking = 'move' | 'rented' | 'prolongation';

/** Actions on the marked notices. */
export function BulkBar({ state, selection, list }: BulkBarProps) {
  const { selected, clear } = selection;
  const [asking, setAsking] = useState<Asking>();
  const { progress, run } = useBulkAction();
  const place = useRef<HTMLElement>(null);
  useShortcuts([
    {
      key: 'M',
      text: 'Ir a las acciones de los marcados',
      run: () => place.current?.querySelector<HTMLElement>('button, a')?.focus(),
    },
  ]);
  if (selected.size === 0 && !progress) return null;
  const rows = [...selected.values()];
  const close = (): void => setAsking(undefined);
  const start = (action: BulkAction): void => {
    close();
    void run(action, rows, clear);
  };
  return (
    <section
      ref={place}
      aria-label="Avisos marcados"
      className="sticky bottom-4 z-20 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-surface px-5 py-3 shadow-lift"
    >
      {progress ? (
        <ProgressBar
          label={progress.label}
          value={progress.done}
          max={progress.of}
          className="min-w-64 grow"
        />
      ) : (
        <>
          <output className="font-semibold tabular-nums">{counted(selected.size, 'marcado')}</output>
          <MarkWholeList state={state} list={list} selection={selection} />
          <Allowed to={withdrawListing}>
            <Actions state={state} onAsk={setAsking} />
          </Allowed>
          <Allowed to={sendNewsletter}>
            <WriteToOwners rows={rows} />
          </Allowed>
          {state === 'alta' && (
            <Allowed to={startRollover}>
              <ButtonLink
                to={newRolloverPath(rows.map(({ idInmuebles }) => idInmuebles))}
                variant="secondary"
                size="sm"
              >
                Renovar temporada
              </ButtonLink>
            </Allowed>
          )}
          <Button variant="quiet" size="sm" onClick={clear}>
            Desmarcar todos
          </Button>
        </>
      )}
      <MoveQuestion
        state={asking === 'move' ? state : undefined}
        count={selected.size}
        onConfirm={start}
        onCancel={close}
      />
      <RentedDialog open={asking === 'rented'} count={selected.size} onConfirm={start} onCancel={close} />
      <ProlongationDialog
        open={asking === 'prolongation'}
        count={selected.size}
        onConfirm={start}
        onCancel={close}
      />
    </section>
  );
}

function Actions({ state, onAsk }: { state: ListingStatusName; onAsk: (asking: Asking) => void }) {
  const button = (asking: Asking, label: ReactNode, variant: 'danger' | 'primary' | 'secondary') => (
    <Button variant={variant} size="sm" onClick={() => onAsk(asking)}>
      {label}
    </Button>
  );
  if (state === 'altaRechazado') return button('move', REINSTATEMENT.label, 'primary');
  if (state !== 'alta') return null;
  return (
    <>
      {button('rented', 'Marcar alquilado', 'secondary')}
      {button('prolongation', 'Prorrogar', 'secondary')}
      {button('move', WITHDRAWAL.label, 'danger')}
    </>
  );
}

/** Leads to the newsletter with the owners of the notices as recipients. */
function WriteToOwners({ rows }: { rows: readonly AdminListingRow[] }) {
  const navigate = useNavigate();
  const write = (): void => {
    chooseRecipients(rows.map(({ idContacto }) => idContacto));
    void navigate(adminPaths.newsletter);
  };
  return (
    <Button variant="secondary" size="sm" onClick={write}>
      Escribirles
    </Button>
  );
}

interface MoveQuestionProps {
  state: ListingStatusName | undefined;
  count: number;
  onConfirm: (action: BulkAction) => void;
  onCancel: () => void;
}

function MoveQuestion({ state, count, onConfirm, onCancel }: MoveQuestionProps) {
  const withdraws = state === 'alta';
  const action = withdraws ? WITHDRAWAL : REINSTATEMENT;
  return (
    <ConfirmDialog
      open={state !== undefined}
      title={`¿${action.label} ${counted(count, 'aviso')}?`}
      confirmLabel={action.label}
      variant={withdraws ? 'danger' : 'primary'}
      onConfirm={() => onConfirm(action)}
      onCancel={onCancel}
    >
      <p>
        {withdraws
          ? 'Dejan de verse en el sitio en el acto. Conservan su código, y al terminar se puede deshacer.'
          : 'Vuelven a verse en el sitio en el acto, con su código. Al terminar se puede deshacer.'}
      </p>
    </ConfirmDialog>
  );
}
