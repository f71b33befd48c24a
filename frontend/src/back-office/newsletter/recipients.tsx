import type { UseQueryResult } from '@tanstack/react-query';
import { NEWSLETTER_MESSAGES } from '#common/messages/admin-desk.js';
import { TOWNS } from '#common/vocabulary/places.js';
import { PLANS } from '#common/vocabulary/plans.js';
import type { RecipientWire } from '#common/wire/mailing.js';
import { failureText } from '../../app/failure-text.js';
import { Badge } from '../../ui/badges.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Checkbox } from '../../ui/choices.js';
import { Pager } from '../../ui/pager.js';
import { Select } from '../../ui/select.js';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.js';
import type { ListPage } from '../data/admin-api.js';
import { TYPE_OPTIONS } from '../editing/property-form.js';
import { OPERATION_OPTIONS } from '../lists/filter-bar.js';
import { searchOfPage } from '../lists/list-address.js';
import { SearchBox } from '../lists/search-box.js';
import { SelectBox } from '../lists/select-box.js';
import type { ListFilters } from '../lists/use-list-filters.js';
import { choose, EVERYBODY, isChosen, NOBODY, sizeOf, type Selection } from './selection.js';

export const RECIPIENT_FILTERS = {
  tipoOperacion: 'todas',
  localidad: '',
  tipoVivienda: '',
  plan: '',
  sinPrecios: '',
  buscar: '',
} as const;
export type RecipientFilter = keyof typeof RECIPIENT_FILTERS;

const ANY = { value: '', label: 'Cualquiera' };
const TOWN_OPTIONS = [ANY, ...TOWNS.map((town) => ({ value: town, label: town }))];
const PLAN_OPTIONS = [ANY, ...PLANS.map(({ plan, name }) => ({ value: plan, label: name }))];

interface RecipientsProps {
  filters: ListFilters<RecipientFilter>;
  list: UseQueryResult<ListPage<RecipientWire>>;
  selection: Selection;
  onSelect: (selection: Selection) => void;
}

/** Recipients: filtered, and selected one by one or all at once. */
export function Recipients({ filters, list, selection, onSelect }: RecipientsProps) {
  const { values, change } = filters;
  const { data, error, isFetching, refetch } = list;
  /** 'All' means all results of these filters, so a change resets it. */
  const refilter = (changes: Partial<Record<RecipientFilter, string>>): void => {
    if (selection.mode === 'all') onSelect(NOBODY);
    change(changes);
  };
  return (
    <Card className="flex flex-col gap-3 p-4 tablet:p-6">
      <h2 className="text-xl">Destinatarios</h2>
      <search aria-label="Filtros de destinatarios" className="grid gap-3 phablet:grid-cols-2">
        <Select
          label="Operación"
          options={OPERATION_OPTIONS}
          value={values.tipoOperacion}
          onChange={({ target }) => refilter({ tipoOperacion: target.value })}
        />
        <Select
          label="Localidad del aviso"
          options={TOWN_OPTIONS}
          value={values.localidad}
          onChange={({ target }) => refilter({ localidad: target.value })}
        />
        <Select
          label="Tipo de vivienda"
          options={[ANY, ...TYPE_OPTIONS]}
          value={values.tipoVivienda}
          onChange={({ target }) => refilter({ tipoVivienda: target.value })}
        />
        <Select
          label="Plan"
          options={PLAN_OPTIONS}
          value={values.plan}
          onChange={({ target }) => refilter({ plan: target.value })}
        />
        <Checkbox
          label="Solo con un alquiler publicado sin precios"
          checked={values.sinPrecios === '1'}
          onChange={({ target }) => refilter({ sinPrecios: target.checked ? '1' : '' })}
        />
        <SearchBox
          label="Buscar"
          placeholder="Nombre, DNI o email"
          value={values.buscar}
          onChange={(buscar) => refilter({ buscar })}
        />
      </search>
      {error && (
        <ErrorState
          title={errorText(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
          className="shadow-none"
        />
      )}
      {!data && !error && <Skeleton className="h-60" />}
      {data && <Chooser data={data} selection={selection} onSelect={onSelect} params={filters.params} />}
    </Card>
  );
}

interface ChooserProps extends Pick<RecipientsProps, 'selection' | 'onSelect'> {
  data: ListPage<RecipientWire>;
  params: URLSearchParams;
}

function Chooser({ data, selection, onSelect, params }: ChooserProps) {
  if (data.total === 0)
    return <EmptyState title="Nadie coincide con los filtros." className="shadow-none" level={3} />;
  const total = data.total.toLocaleString('es-AR');
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <output className="font-semibold tabular-nums">
          {sizeOf(selection, data.total).toLocaleString('es-AR')} de {total}
        </output>
        <span className="flex gap-2">
          <Button size="sm" variant="secondary" onClick={() => onSelect(EVERYBODY)}>
            Seleccionar todos
          </Button>
          <Button size="sm" variant="quiet" onClick={() => onSelect(NOBODY)}>
            Ninguno
          </Button>
        </span>
      </div>
      <ul aria-label="Destinatarios" className="divide-y divide-line">
        {data.rows.map((row) => (
          <li key={row.idContactos} className="flex items-center gap-2">
            <SelectBox
              label={`${row.apellido}, ${row.nombre}`}
              checked={isChosen(selection, row) && row.omitido === null}
              disabled={row.omitido !== null}
              onChange={(on) => onSelect(choose(selection, row, on))}
            />
            <span className="min-w-0 grow py-2">
              {row.apellido}, {row.nombre}
              <span className="block break-all text-sm text-ink-muted">{row.email}</span>
            </span>
            {row.omitido && <OmissionBadge reason={row.omitido} />}
          </li>
        ))}
      </ul>
      <Pager
        page={data.page}
        pages={data.pages}
        text={`Página ${data.page} de ${data.pages}`}
        hrefOf={(page) => searchOfPage(params, page) || '?'}
      />
    </>
  );
}

function OmissionBadge({ reason }: { reason: NonNullable<RecipientWire['omitido']> }) {
  if (reason === 'baja') return <Badge tone="neutral">Se dio de baja</Badge>;
  if (reason === 'blacklist') return <Badge tone="danger">Blacklist</Badge>;
  return <Badge tone="warning">Email sin confirmar</Badge>;
}

function errorText(error: unknown): string {
  const { contactsUnreachable: unreachable, contactsFailed: failed } = NEWSLETTER_MESSAGES;
  return failureText(error, { unreachable, failed });
}
