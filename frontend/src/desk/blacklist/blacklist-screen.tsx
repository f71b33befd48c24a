import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  blacklistAddress,
  unlistAddress,
  viewBlacklist,
  type BlacklistEntryWire,
  type BlacklistQuery,
} from '#common/blacklist/blacklist-calls.js';
import type { Read } from '#common/kernel/calls/call.js';
import { BLACKLIST_MESSAGES } from '#common/blacklist/blacklist-messages.js';
import { IconButton } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import type { Column } from '../../ui/data-table.js';
import { ConfirmDialog } from '../../ui/dialog.js';
import { deleteAdmin } from '../data/admin-api.js';
import { operatorListQuery } from '../data/operator-list-query.js';
import { useAction } from '../data/use-action.js';
import { ScreenHeader } from '../frame/screen-header.js';
import { useTitle } from '../frame/use-title.js';
import { FilterBar } from '../lists/filters/filter-bar.js';
import type { FilterField } from '../lists/filters/filter-fields.js';
import { readPageNumber } from '../lists/filters/list-address.js';
import { ListResults } from '../lists/list-results.js';
import { Moment } from '../frame/moment.js';
import { useListFilters } from '../lists/filters/use-list-filters.js';
import { Allowed } from '../session/allowed.js';
import { BlacklistForm } from './blacklist-form.js';

const FILTERS = { buscar: '' } as const;
const FIELDS: readonly FilterField<keyof typeof FILTERS>[] = [
  { kind: 'search', name: 'buscar', label: 'Buscar', placeholder: 'Email o motivo' },
];

/** Addresses whose publications and messages are silently dropped. */
export function Screen() {
  useTitle('Blacklist');
  const filters = useListFilters<keyof typeof FILTERS>(FILTERS);
  const { values, narrowing, params } = filters;
  const query = { buscar: values.buscar, pagina: readPageNumber(params), porPagina: 50 };
  const list = useQuery(
    operatorListQuery(viewBlacklist as Read<BlacklistQuery, BlacklistEntryWire[]>, query),
  );
  const [asking, setAsking] = useState<BlacklistEntryWire>();
  const removal = useAction({
    call: ({ idBlacklist }: BlacklistEntryWire) => deleteAdmin(unlistAddress, { id: idBlacklist }),
    done: ({ message }) => message,
    texts: { failed: BLACKLIST_MESSAGES.unreachable, unreachable: BLACKLIST_MESSAGES.unreachable },
    refreshes: [viewBlacklist],
    onDone: () => setAsking(undefined),
  });
  return (
    <div className="mx-auto max-w-content p-4 tablet:p-8">
      <ScreenHeader title="Blacklist" />
      <p className="mb-4 max-w-prose text-ink-soft">
        Los avisos, consultas y mensajes de estas direcciones se descartan sin aviso: quien los manda cree que
        llegaron. Tampoco reciben el newsletter.
      </p>
      <Allowed to={blacklistAddress}>
        <BlacklistForm />
      </Allowed>
      <FilterBar label="Filtros de la blacklist" filters={filters} fields={FIELDS} />
      <ListResults
        caption="Direcciones en la blacklist"
        query={list}
        columns={columnsFor(setAsking)}
        card={(row) => <EntryCard row={row} onRemove={() => setAsking(row)} />}
        keyOf={({ idBlacklist }) => idBlacklist}
        noun={['dirección', 'direcciones']}
        loadingText="Cargando la blacklist..."
        emptyText="La blacklist está vacía."
        filters={{ ...narrowing, noMatchText: 'Ninguna dirección coincide.' }}
      />
      <ConfirmDialog
        open={asking !== undefined}
        title="¿Sacar de la blacklist?"
        confirmLabel="Eliminar"
        variant="danger"
        busy={removal.busy}
        onConfirm={() => asking && removal.run(asking)}
        onCancel={() => setAsking(undefined)}
      >
        <p>
          <strong className="break-all">{asking?.email}</strong> va a poder publicar y escribir otra vez.
        </p>
      </ConfirmDialog>
    </div>
  );
}

function columnsFor(onRemove: (row: BlacklistEntryWire) => void): readonly Column<BlacklistEntryWire>[] {
  return [
    { key: 'email', header: 'Email', isRowHeader: true, className: 'break-all', cell: ({ email }) => email },
    { key: 'descripcion', header: 'Motivo', cell: ({ descripcion }) => descripcion || '—' },
    { key: 'fecha', header: 'Desde', cell: ({ fecha }) => <Moment iso={fecha} /> },
    {
      key: 'eliminar',
      header: <span className="sr-only">Eliminar</span>,
      align: 'end',
      cell: (row) => <RemoveButton email={row.email} onPress={() => onRemove(row)} />,
    },
  ];
}

function EntryCard({ row, onRemove }: { row: BlacklistEntryWire; onRemove: () => void }) {
  return (
    <Card className="flex items-start justify-between gap-3 p-4">
      <div className="min-w-0">
        <h2 className="break-all text-base font-semibold">{row.email}</h2>
        {row.descripcion && <p className="text-ink-soft">{row.descripcion}</p>}
        <p className="mt-1 text-sm text-ink-muted">
          <Moment iso={row.fecha} />
        </p>
      </div>
      <RemoveButton email={row.email} onPress={onRemove} />
    </Card>
  );
}

function RemoveButton({ email, onPress }: { email: string; onPress: () => void }) {
  return (
    <Allowed to={unlistAddress}>
      <IconButton label={`Eliminar ${email}`} onClick={onPress}>
        <IconTrash aria-hidden="true" className="size-5" />
      </IconButton>
    </Allowed>
  );
}
