import type { UseQueryResult } from '@tanstack/react-query';
import { NEWSLETTER_MESSAGES } from '#common/newsletter/newsletter-messages.js';
import { TOWNS } from '#common/kernel/places.js';
import { PLANS } from '#common/contracts/plans.js';
import { newsWords } from '#common/newsletter/news/news-words.js';
import { operationFromName } from '#common/kernel/operations.js';
import type { AudienceName, RecipientWire } from '#common/newsletter/mailing-shapes.js';
import { numberText } from '#common/kernel/text.js';
import { failureText } from '../../app/failure-text.js';
import { Badge } from '../../ui/badges.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Checkbox } from '../../ui/checkbox.js';
import { Pager } from '../../ui/pager.js';
import { Select } from '../../ui/select.js';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.js';
import type { ListPage } from '../data/admin-api.js';
import { TYPE_OPTIONS } from '../data/type-options.js';
import { OPERATION_LEAD } from '../lists/filters/filter-fields.js';
import { searchOfPage } from '../lists/filters/list-address.js';
import { SearchBox } from '../lists/filters/search-box.js';
import { SelectBox } from '../lists/select-box.js';
import type { ListFilters } from '../lists/filters/use-list-filters.js';
import {
  choose,
  EVERYBODY,
  isChosen,
  NOBODY,
  selectionAfterSegment,
  sizeOf,
  type Selection,
} from './recipient-selection.js';

export const RECIPIENT_FILTERS = {
  publico: 'propietarios',
  tipoOperacion: 'todas',
  localidad: '',
  tipoVivienda: '',
  plan: '',
  sinPrecios: '',
  buscar: '',
} as const;
export type RecipientFilter = keyof typeof RECIPIENT_FILTERS;
type Segment = Exclude<RecipientFilter, 'buscar'>;

function isSegment({ buscar, ...segment }: Record<RecipientFilter, string>): boolean {
  return (
    buscar === '' &&
    Object.entries(segment).some(([name, value]) => value !== RECIPIENT_FILTERS[name as Segment])
  );
}

const AUDIENCE_OPTIONS: readonly { value: AudienceName; label: string }[] = [
  { value: 'propietarios', label: 'Propietarios' },
  { value: 'novedades', label: 'Quienes pidieron novedades' },
  { value: 'ambos', label: 'Propietarios y quienes pidieron novedades' },
];
/** Conditions on notices, which choose among owners only. */
const OF_NOTICES = { tipoVivienda: '', plan: '', sinPrecios: '' } as const;

const ANY = { value: '', label: 'Cualquiera' };
const TOWN_OPTIONS = [ANY, ...TOWNS.map((town) => ({ value: town, label: town }))];
const PLAN_OPTIONS = [ANY, ...PLANS.map(({ plan, name }) => ({ value: plan, label: name }))];

interface RecipientsProps {
  filters: ListFilters<RecipientFilter>;
  list: UseQueryResult<ListPage<RecipientWire>>;
  selection: Selection;
  onSelect: (selection: Selection) => void;
}

/** Recipients: a segment, whose people are selected with it, or people who are selected one by one. */
export function Recipients({ filters, list, selection, onSelect }: RecipientsProps) {
  const { values, change } = filters;
  const { data, error, isFetching, refetch } = list;
  const resegment = (changes: Partial<Record<Segment, string>>): void => {
    onSelect(selectionAfterSegment(selection, isSegment(change(changes))));
  };
  /** 'All' means all results of these filters, so a search resets it. */
  const search = (buscar: string): void => {
    if (selection.mode === 'all') onSelect(NOBODY);
    change({ buscar });
  };
  return (
    <Card className="flex flex-col gap-3 p-4 tablet:p-6">
      <h2 className="text-xl">Destinatarios</h2>
      <search aria-label="Filtros de destinatarios" className="grid gap-3 phablet:grid-cols-2">
        <Select
          label="A quiénes"
          className="phablet:col-span-2"
          options={AUDIENCE_OPTIONS}
          value={values.publico}
          onChange={({ target }) =>
            resegment({ publico: target.value, ...(target.value === 'novedades' ? OF_NOTICES : {}) })
          }
        />
        <Select
          label="Operación"
          options={OPERATION_LEAD.choices}
          value={values.tipoOperacion}
          onChange={({ target }) => resegment({ tipoOperacion: target.value })}
        />
        <Select
          label={values.publico === 'propietarios' ? 'Localidad del aviso' : 'Localidad'}
          options={TOWN_OPTIONS}
          value={values.localidad}
          onChange={({ target }) => resegment({ localidad: target.value })}
        />
        {values.publico !== 'novedades' && <NoticeFilters values={values} onChange={resegment} />}
        <SearchBox
          label="Buscar"
          placeholder={values.publico === 'novedades' ? 'Email' : 'Nombre, DNI o email'}
          value={values.buscar}
          onChange={search}
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
      {data && (
        <div aria-busy={list.isPlaceholderData} className="contents">
          <Chooser data={data} selection={selection} onSelect={onSelect} params={filters.params} />
        </div>
      )}
    </Card>
  );
}

interface NoticeFiltersProps {
  values: Record<RecipientFilter, string>;
  onChange: (changes: Partial<Record<Segment, string>>) => void;
}

/** Conditions on an owner's notice. */
function NoticeFilters({ values, onChange }: NoticeFiltersProps) {
  return (
    <>
      <Select
        label="Tipo de vivienda"
        options={[ANY, ...TYPE_OPTIONS]}
        value={values.tipoVivienda}
        onChange={({ target }) => onChange({ tipoVivienda: target.value })}
      />
      <Select
        label="Plan"
        options={PLAN_OPTIONS}
        value={values.plan}
        onChange={({ target }) => onChange({ plan: target.value })}
      />
      <Checkbox
        label="Solo con un alquiler publicado sin precios de temporada"
        checked={values.sinPrecios === '1'}
        onChange={({ target }) => onChange({ sinPrecios: target.checked ? '1' : '' })}
      />
      {values.publico === 'ambos' && (
        <p className="text-sm text-ink-muted phablet:col-span-2">{NEWSLETTER_MESSAGES.ownersOnly}</p>
      )}
    </>
  );
}

interface ChooserProps extends Pick<RecipientsProps, 'selection' | 'onSelect'> {
  data: ListPage<RecipientWire>;
  params: URLSearchParams;
}

function Chooser({ data, selection, onSelect, params }: ChooserProps) {
  if (data.total === 0)
    return <EmptyState title="Nadie coincide con los filtros." className="shadow-none" level={3} />;
  const total = numberText(data.total);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <output className="font-semibold tabular-nums">
          {numberText(sizeOf(selection, data.total))} de {total}
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
      <ul aria-label="Destinatarios" className="max-h-128 divide-y divide-line overflow-y-auto">
        {data.rows.map((row) => (
          <li key={row.idContactos} className="flex items-center gap-2">
            <SelectBox
              label={nameOf(row)}
              checked={isChosen(selection, row) && row.omitido === null}
              disabled={row.omitido !== null}
              onChange={(on) => onSelect(choose(selection, row, on))}
            />
            <span className="min-w-0 flex-1 wrap-anywhere py-2">
              {nameOf(row)}
              <span className="block text-sm text-ink-muted">
                {row.pedido ? `Pidió novedades de ${wishText(row.pedido)}` : row.email}
              </span>
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

/** Subscribers give no name. */
function nameOf({ apellido, nombre, email, pedido }: RecipientWire): string {
  return pedido ? email : `${apellido}, ${nombre}`;
}

function wishText({ localidades, operacion }: NonNullable<RecipientWire['pedido']>): string {
  return newsWords({ towns: localidades, operation: operationFromName(operacion) ?? null });
}

function OmissionBadge({ reason }: { reason: NonNullable<RecipientWire['omitido']> }) {
  if (reason === 'baja') return <Badge tone="neutral">Se dio de baja</Badge>;
  if (reason === 'blacklist') return <Badge tone="danger">Blacklist</Badge>;
  if (reason === 'no recibe') return <Badge tone="danger">No recibe emails</Badge>;
  return <Badge tone="warning">Email sin confirmar</Badge>;
}

function errorText(error: unknown): string {
  const { contactsUnreachable: unreachable, contactsFailed: failed } = NEWSLETTER_MESSAGES;
  return failureText(error, { unreachable, failed });
}
