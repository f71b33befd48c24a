import type { AdminListingWire } from '#common/listings/desk/desk-calls.js';
import { Badge } from '../../../ui/badges.js';
import { momentText } from '../../../app/moment-text.js';

/** Says that the notice left the search because nobody confirmed its prices for the season, and how it returns. */
export function LapsedNote({ listing: { sinConfirmarTemporada } }: { listing: AdminListingWire }) {
  if (!sinConfirmarTemporada) return null;
  return (
    <p className="mt-3 max-w-prose rounded-field bg-warning-soft px-4 py-3">
      <Badge tone="danger">Sin confirmar temporada</Badge> Salió de la búsqueda el{' '}
      {momentText(sinConfirmarTemporada)}. Vuelve cuando el dueño responda, o si lo volvés al alta.
    </p>
  );
}
