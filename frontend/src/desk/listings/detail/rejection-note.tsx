import type { AdminListingWire } from '#common/listings/desk/desk-calls.js';

/** Reason of a rejected notice, and whether the owner is notified. */
export function RejectionNote({ listing }: { listing: AdminListingWire }) {
  const { estado, motivoRechazo, rechazoAvisado } = listing;
  if (estado !== 'rechazado' || !motivoRechazo) return null;
  return (
    <div className="mt-3 max-w-prose rounded-field bg-danger-soft px-4 py-3">
      <h2 className="text-base font-semibold text-danger">Motivo del rechazo</h2>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{motivoRechazo}</p>
      <p className="mt-1 text-sm text-ink-soft">
        {rechazoAvisado ? 'Se le manda al dueño por email.' : 'No se le avisó al dueño por email.'}
      </p>
    </div>
  );
}
