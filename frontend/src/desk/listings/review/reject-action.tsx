import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LIFECYCLE_MESSAGES } from '#common/listings/review/decision-messages.js';
import { REJECTION_MESSAGES } from '#common/listings/review/rejection-messages.js';
import type { RejectionForm } from '#common/listings/review/rejection.js';
import type { AdminListingWire } from '#common/listings/desk/desk-calls.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { Skeleton } from '../../../ui/states.js';
import { useSite } from '../../../app/site-context.js';
import { useTemplates } from '../../newsletter/templates/use-templates.js';
import { fillTemplate } from '#common/newsletter/templates/templates.js';
import { adminPaths, detailPath } from '../../admin-paths.js';
import { useMayDecide } from '../editing/use-may-decide.js';
import { useShortcuts } from '../../frame/shortcuts.js';
import { notify } from '../../frame/notifications.js';
import { FaultNote } from './fault-note.js';
import { RejectForm, type Reason } from './reject-form.js';
import { ignoreSecondClick } from './ignore-second-click.js';
import { useAskedAction } from '../../frame/use-asked-action.js';
import { useReject, useUndoRejection } from './use-reject.js';
import type { Queue } from './use-review-queue.js';

interface RejectActionProps {
  listing: AdminListingWire;
  queue: Queue;
  goTo: (path: string) => void;
}

/** 'Rechazar': asks for the reason and goes to the next notice of the queue; for a few seconds the decision can be undone. */
export function RejectAction({ listing, queue, goTo }: RejectActionProps) {
  const [asking, setAsking] = useState(false);
  const formId = useId();
  const { search } = useLocation();
  const mayDecide = useMayDecide();
  const undo = useUndoRejection();
  const reasons = useReasons(listing);
  const { idInmuebles } = listing;
  const rejection = useReject({
    onDone: ({ message }) =>
      notify('done', message, {
        label: REJECTION_MESSAGES.undo,
        run: () => void undo(idInmuebles, detailPath('pendiente', idInmuebles, search)),
      }),
    goOn: () => {
      // Single-key shortcuts are disabled while a dialog is open.
      setAsking(false);
      ignoreSecondClick();
      goTo(queue.nextAfterDecision ?? adminPaths.pending + search);
    },
  });
  const begin = (): void => {
    if (!mayDecide()) return;
    rejection.reset();
    setAsking(true);
  };
  useShortcuts([{ key: 'R', text: 'Rechazar, con el motivo', run: begin }]);
  useAskedAction('rechazo', begin);
  const reject = (form: RejectionForm): void => rejection.decide({ ...listing, ...form });
  return (
    <>
      <Button
        variant="secondary"
        onClick={begin}
        aria-keyshortcuts="R"
        className="text-danger! ring-danger/50! hover:bg-danger-soft!"
      >
        {LIFECYCLE_MESSAGES.reject}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={REJECTION_MESSAGES.title}
        role="alertdialog"
        footer={
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="quiet" onClick={() => setAsking(false)}>
              Cancelar
            </Button>
            <Button submit form={formId} variant="danger" busy={rejection.busy}>
              {LIFECYCLE_MESSAGES.reject}
            </Button>
          </div>
        }
      >
        <p className="mb-3 font-semibold">{listing.title}</p>
        {reasons ? (
          <RejectForm
            id={formId}
            reasons={reasons}
            email={listing.emailContacto}
            isBlacklisted={listing.enBlacklist}
            onSubmit={reject}
          />
        ) : (
          <Skeleton className="h-60 rounded-card" />
        )}
        <div className="mt-4 empty:hidden">
          <FaultNote fault={rejection.fault} listPath={adminPaths.pending} />
        </div>
      </Dialog>
    </>
  );
}

/** The usual reasons with the data of the notice; read with the notice, so that they are there when the question opens. */
function useReasons({ inmueble_localidad, tipoVivienda }: AdminListingWire): Reason[] | undefined {
  const { name: sitio } = useSite();
  const facts = { sitio, localidad: inmueble_localidad, vivienda: tipoVivienda.toLowerCase() };
  return useTemplates('rechazo')?.map(({ nombre, texto }) => ({
    name: nombre,
    text: fillTemplate(texto, facts),
  }));
}
