import type { AdminListingWire } from '#common/listings/desk/desk-calls.js';
import { momentText } from '../../../app/moment-text.js';

/** Says that the notice is paused, and who can publish it again. */
export function PauseNote({ listing: { pausado } }: { listing: AdminListingWire }) {
  if (!pausado) return null;
  return (
    <p className="mt-3 max-w-prose rounded-field bg-warning-soft px-4 py-3">
      Está en pausa desde el {momentText(pausado)}, y el dueño puede reanudarlo. Para que no pueda, volvelo al
      alta y dalo de baja.
    </p>
  );
}
