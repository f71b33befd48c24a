import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import {
  dismissProposal,
  outsideCalendar,
  saveOutsideCalendar,
  type CalendarProposalWire,
} from '#common/listings/calendars/calendar-calls.js';
import { CALENDAR_MESSAGES, proposalText } from '#common/listings/calendars/calendar-messages.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { markRented } from '#common/listings/editing/edit-calls.js';
import { isLetInParts, partLabel } from '#common/pricing/periods.js';
import { ApiError } from '../../../app/api.js';
import { apiQuery } from '../../../app/queries.js';
import { Button } from '../../../ui/button.js';
import { TextField } from '../../../ui/text-field.js';
import { LISTING_CALLS } from '../../data/listing-queries.js';
import { postAdmin } from '../../data/admin-api.js';
import { useAction } from '../../data/use-action.js';
import { Moment } from '../../frame/moment.js';
import { Allowed } from '../../session/allowed.js';
import { useListingEditing } from '../editing/use-editing.js';
import { idOfOwnChange, undoOwnChange } from '../lists/own-change.js';

/** The owner's calendar of another site, and what it proposes to mark as rented; nothing for a notice that has no calendars. */
export function OutsideCalendar({ listingId }: { listingId: number }) {
  const { reload } = useListingEditing();
  const { data } = useQuery({ ...apiQuery(outsideCalendar, { id: listingId }), staleTime: 0 });
  const undoing = useAction({
    call: async (entry: number) => {
      await undoOwnChange(listingId, entry);
      await reload();
    },
    refreshes: [outsideCalendar, ...LISTING_CALLS],
  });
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
    undo: (entry) => (entry === undefined ? undefined : () => undoing.run(entry)),
    refreshes: [outsideCalendar, ...LISTING_CALLS],
  });
  const dismissal = useAction({
    call: ({ idPrecios, desde, hasta, noches }: CalendarProposalWire) =>
      postAdmin(dismissProposal, { idInmueble: listingId, idPrecios, desde, hasta, noches }),
    done: ({ message }) => message,
    refreshes: [outsideCalendar],
  });
  const calendar = data?.calendario;
  if (!calendar) return null;
  const { sitio, leido, problema, propuestas } = calendar;
  return (
    <div className="mt-4 border-t border-line pt-3">
      <h3 className="text-base font-semibold">
        {sitio ? `Calendario del dueño en ${sitio}` : 'Calendario del dueño en otro sitio'}
      </h3>
      {sitio && (
        <p className="text-sm text-ink-muted">
          {leido ? (
            <>
              Leído: <Moment iso={leido} />
            </>
          ) : (
            'Todavía no se leyó.'
          )}
        </p>
      )}
      <Allowed to={saveOutsideCalendar}>
        <CalendarAddress key={sitio} site={sitio} listingId={listingId} />
      </Allowed>
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
              <div className="flex flex-wrap gap-2">
                <Button size="sm" variant="secondary" busy={mark.busy} onClick={() => mark.run(proposal)}>
                  Marcar ALQUILADO
                  <span className="sr-only">: {partLabel(proposal.periodo, proposal.fraccion)}</span>
                </Button>
                <Button
                  size="sm"
                  variant="quiet"
                  busy={dismissal.busy}
                  onClick={() => dismissal.run(proposal)}
                >
                  Descartar
                  <span className="sr-only">: {partLabel(proposal.periodo, proposal.fraccion)}</span>
                </Button>
              </div>
            </Allowed>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface CalendarAddressProps {
  listingId: number;
  /** Null without an address. */
  site: string | null;
}

/** Connects a calendar of another site, or removes it. */
function CalendarAddress({ listingId, site }: CalendarAddressProps) {
  const [address, setAddress] = useState('');
  const [fault, setFault] = useState<string>();
  const saving = useAction({
    call: (direccion: string) => postAdmin(saveOutsideCalendar, { idInmueble: listingId, direccion }),
    done: ({ message }) => message,
    refreshes: [outsideCalendar],
    onFail: (error) => {
      const found = error instanceof ApiError ? error.fieldErrors['direccion']?.[0] : undefined;
      setFault(found);
      return found !== undefined;
    },
  });
  if (site)
    return (
      <Button size="sm" variant="secondary" busy={saving.busy} onClick={() => saving.run('')}>
        Sacar<span className="sr-only"> el calendario de {site}</span>
      </Button>
    );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (address.trim()) saving.run(address.trim());
    else setFault(CALENDAR_MESSAGES.addressInvalid);
  };
  return (
    <form noValidate onSubmit={submit} className="mt-2 flex flex-col gap-3">
      <TextField
        label="Dirección del calendario (.ics)"
        type="url"
        autoComplete="off"
        maxLength={LENGTHS.webAddress}
        value={address}
        error={fault}
        onChange={({ target }) => {
          setAddress(target.value);
          setFault(undefined);
        }}
      />
      <Button submit size="sm" variant="secondary" busy={saving.busy} className="self-start">
        Conectar
      </Button>
    </form>
  );
}
