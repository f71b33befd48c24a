import { useQuery } from '@tanstack/react-query';
import { outsideCalendar } from '#common/listings/calendars/calendar-calls.js';
import { proposalText } from '#common/listings/calendars/calendar-messages.js';
import type { CalendarProposalWire } from '#common/listings/calendars/calendar-shapes.js';
import { markRented } from '#common/listings/editing/edit-calls.js';
import { SECTION_MESSAGES } from '#common/listings/editing/section-messages.js';
import { isLetInParts, partLabel } from '#common/pricing/periods.js';
import { apiQuery } from '../../../app/queries.js';
import { Button } from '../../../ui/button.js';
import { LISTING_CALLS } from '../../data/listing-queries.js';
import { postAdmin } from '../../data/admin-api.js';
import { useAction } from '../../data/use-action.js';
import { Moment } from '../../frame/moment.js';
import { Allowed } from '../../session/allowed.js';
import { useListingEditing } from '../editing/use-editing.js';
import { idOfOwnChange, undoOwnChange } from '../lists/own-change.js';

/** What the owner's calendar of another site proposes to mark as rented; nothing without one. */
export function OutsideCalendar({ listingId }: { listingId: number }) {
  const { reload } = useListingEditing();
  const { data } = useQuery({ ...apiQuery(outsideCalendar, { id: listingId }), staleTime: 0 });
  const mark = useAction({
    call: async ({ periodo, fraccion }: CalendarProposalWire) => {
      await postAdmin(markRented, {
        idInmueble: listingId,
        periodo,
        fraccion: isLetInParts(periodo) ? fraccion : '',
        alquilado: true,
      });
      await reload();
      return idOfOwnChange(listingId, 'listing.edit.prices').catch(() => undefined);
    },
    done: (_entry, { periodo, fraccion }) => `${partLabel(periodo, fraccion)}: quedó ALQUILADO.`,
    undo: (entry) => () => {
      void undoOwnChange(listingId, entry).then(reload);
    },
    failed: SECTION_MESSAGES.failed,
    unreachable: SECTION_MESSAGES.unreachable,
    refreshes: [outsideCalendar, ...LISTING_CALLS],
  });
  const calendar = data?.calendario;
  if (!calendar) return null;
  const { sitio, leido, problema, propuestas } = calendar;
  return (
    <div className="mt-4 border-t border-line pt-3">
      <h3 className="text-base font-semibold">Calendario del dueño en {sitio}</h3>
      <p className="text-sm text-ink-muted">
        {leido ? (
          <>
            Leído: <Moment iso={leido} />
          </>
        ) : (
          'Todavía no se leyó.'
        )}
      </p>
      {problema && <p className="text-warning">{problema}</p>}
      {leido && propuestas.length === 0 && <p className="text-ink-soft">No propone marcar nada.</p>}
      <ul className="flex flex-col">
        {propuestas.map((proposal) => (
          <li
            key={proposal.idPrecios}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-2 last:border-0"
          >
            <div className="min-w-0">
              <p className="font-semibold">{partLabel(proposal.periodo, proposal.fraccion)}</p>
              <p className="text-sm text-ink-soft">{proposalText(proposal)}</p>
            </div>
            <Allowed to={markRented}>
              <Button size="sm" variant="secondary" busy={mark.busy} onClick={() => mark.run(proposal)}>
                Marcar ALQUILADO
                <span className="sr-only">: {partLabel(proposal.periodo, proposal.fraccion)}</span>
              </Button>
            </Allowed>
          </li>
        ))}
      </ul>
    </div>
  );
}
