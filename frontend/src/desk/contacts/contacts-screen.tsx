import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  exportContacts,
  exportContactsAsWorkbook,
  listContacts,
  removeContact,
  type AdminContactWire,
} from '#common/contacts/contact-calls.js';
import { CONTACT_LIST_MESSAGES } from '#common/contacts/contact-messages.js';
import { failureText } from '../../app/failure-text.js';
import { ConfirmDialog } from '../../ui/dialog.js';
import { deleteAdmin } from '../data/admin-api.js';
import { operatorListUnderQuery } from '../data/operator-list-query.js';
import { COUNT_CALLS } from '../data/listing-queries.js';
import { useAction } from '../data/use-action.js';
import { ScreenHeader } from '../frame/screen-header.js';
import { useTitle } from '../frame/use-title.js';
import { FilterBar } from '../lists/filters/filter-bar.js';
import type { FilterField } from '../lists/filters/filter-fields.js';
import { readPageNumber } from '../lists/filters/list-address.js';
import { ExportList } from '../lists/export-list.js';
import { useListColumns, type ListColumn } from '../lists/list-columns.js';
import { ListResults } from '../lists/list-results.js';
import { ListToolbar } from '../lists/list-toolbar.js';
import { Moment } from '../frame/moment.js';
import { useListFilters } from '../lists/filters/use-list-filters.js';
import { Alphabet } from './alphabet.js';
import { ContactListings } from './contact-listings.js';
import {
  ContactButtons,
  ContactCard,
  ContactLinks,
  ListingCounts,
  nameOf,
  OwnerLink,
  type ContactActions,
} from './contact-parts.js';
import { shownDni } from './shown-dni.js';

const FILTERS = { filtro: 'todos', letra: '', buscar: '', orden: '' } as const;
const FIELDS: readonly FilterField<keyof typeof FILTERS>[] = [
  { kind: 'search', name: 'buscar', label: 'Buscar', placeholder: 'Nombre, DNI, email, tel.' },
];
const ORDERS = ['duenio', 'creado'] as const;

const KINDS = [
  { value: 'todos', label: 'Todos' },
  { value: 'dados_alta', label: 'Con avisos activos' },
  { value: 'pendientes', label: 'Pendientes' },
  { value: 'rechazados', label: 'Rechazados' },
  { value: 'mixtos', label: 'Mixtos' },
];

/** Owners with their listings. */
export function Screen() {
  useTitle('Contactos');
  const filters = useListFilters<keyof typeof FILTERS>(FILTERS, ['orden']);
  const { values, change, narrowing, params } = filters;
  const query = { ...values, pagina: readPageNumber(params), porPagina: 50 };
  const list = useQuery(operatorListUnderQuery(listContacts, query, 'contactos'));
  const [shown, setShown] = useState<AdminContactWire>();
  const [asking, setAsking] = useState<AdminContactWire>();
  const actions: ContactActions = { onListings: setShown, onRemove: setAsking };
  const columns = useListColumns('contactos', columnsFor(actions), {
    order: { value: values.orden, onChange: (orden) => change({ orden }) },
  });
  return (
    <div className="mx-auto max-w-content p-4 tablet:p-8">
      <ScreenHeader title="Contactos">
        <ListToolbar list="contactos" params={params} columns={columns}>
          <ExportList csv={exportContacts} excel={exportContactsAsWorkbook} body={values} name="contactos" />
        </ListToolbar>
      </ScreenHeader>
      <FilterBar
        label="Filtros de contactos"
        filters={filters}
        leads={[{ name: 'filtro', label: 'Contactos', choices: KINDS }]}
        fields={FIELDS}
        orders={ORDERS}
      >
        <Alphabet value={values.letra} onChange={(letra) => change({ letra })} />
      </FilterBar>
      <ListResults
        caption="Contactos"
        query={list}
        columns={columns.shown}
        card={(contact) => <ContactCard contact={contact} {...actions} />}
        keyOf={({ idContactos }) => idContactos}
        noun={['contacto', 'contactos']}
        loadingText="Cargando contactos..."
        emptyText="Todavía no hay contactos."
        filters={{ ...narrowing, noMatchText: 'Ningún contacto coincide con los filtros.' }}
        errorText={loadText}
      />
      <ContactListings contact={shown} onClose={() => setShown(undefined)} />
      <RemovalQuestion contact={asking} onClose={() => setAsking(undefined)} />
    </div>
  );
}

interface RemovalQuestionProps {
  contact: AdminContactWire | undefined;
  onClose: () => void;
}

function RemovalQuestion({ contact, onClose }: RemovalQuestionProps) {
  const removal = useAction({
    call: ({ idContactos }: AdminContactWire) => deleteAdmin(removeContact, { id: idContactos }),
    done: ({ message }) => message,
    texts: { failed: CONTACT_LIST_MESSAGES.notRemoved, unreachable: CONTACT_LIST_MESSAGES.unreachable },
    refreshes: [listContacts, ...COUNT_CALLS],
    onDone: onClose,
  });
  const others = contact ? contact.inmuebles_pendientes + contact.inmuebles_rechazados : 0;
  return (
    <ConfirmDialog
      open={contact !== undefined}
      title="¿Eliminar el contacto?"
      confirmLabel="Eliminar"
      variant="danger"
      busy={removal.busy}
      onConfirm={() => contact && removal.run(contact)}
      onCancel={onClose}
    >
      <p className="mb-2 font-semibold">{contact && nameOf(contact)}</p>
      <p>
        {contact && contact.inmuebles_alta > 0
          ? CONTACT_LIST_MESSAGES.hasActive
          : others > 0
            ? `Se elimina con sus datos y con ${others === 1 ? 'un aviso que no está publicado' : `${others} avisos que no están publicados`}. No se puede deshacer.`
            : 'Se elimina con sus datos. No se puede deshacer.'}
      </p>
    </ConfirmDialog>
  );
}

function columnsFor(actions: ContactActions): readonly ListColumn<AdminContactWire>[] {
  return [
    {
      key: 'nombre',
      by: 'duenio',
      header: 'Apellido y nombre',
      isRowHeader: true,
      cell: (contact) => <OwnerLink contact={contact} />,
    },
    { key: 'dni', header: 'DNI', className: 'tabular-nums', cell: ({ dni }) => shownDni(dni) },
    { key: 'contacto', header: 'Email y celular', cell: (contact) => <ContactLinks contact={contact} /> },
    { key: 'avisos', header: 'Avisos', cell: (contact) => <ListingCounts contact={contact} /> },
    {
      key: 'desde',
      by: 'creado',
      header: 'Desde',
      className: 'text-sm',
      cell: ({ desde }) => <Moment iso={desde} />,
    },
    {
      key: 'acciones',
      header: <span className="sr-only">Acciones</span>,
      align: 'end',
      cell: (contact) => <ContactButtons contact={contact} {...actions} />,
    },
  ];
}

function loadText(error: unknown): string {
  return failureText(error, CONTACT_LIST_MESSAGES);
}
