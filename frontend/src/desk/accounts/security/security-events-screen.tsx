import { useQuery } from '@tanstack/react-query';
import { listSecurityEvents, type SecurityEventWire } from '#common/accounts/security/security-calls.js';
import {
  SECURITY_ACTIONS,
  SECURITY_OUTCOMES,
  type SecurityOutcome,
} from '#common/accounts/security/security-events.js';
import { Badge, type Tone } from '../../../ui/badges.js';
import { Card } from '../../../ui/card.js';
import { TextLink } from '../../../ui/link.js';
import { adminPaths } from '../../admin-paths.js';
import { operatorListUnderQuery } from '../../data/operator-list-query.js';
import { ToolHeader } from '../../frame/tool-header.js';
import { useTitle } from '../../frame/use-title.js';
import { FilterBar } from '../../lists/filters/filter-bar.js';
import type { FilterField } from '../../lists/filters/filter-fields.js';
import { readPageNumber } from '../../lists/filters/list-address.js';
import { useListColumns, type ListColumn } from '../../lists/list-columns.js';
import { ListResults } from '../../lists/list-results.js';
import { ListToolbar } from '../../lists/list-toolbar.js';
import { Moment } from '../../frame/moment.js';
import { useListFilters } from '../../lists/filters/use-list-filters.js';

const FILTERS = { accion: '', resultado: '', red: '', desde: '', hasta: '' } as const;

const TONES: Readonly<Record<SecurityOutcome, Tone>> = {
  ok: 'success',
  refused: 'warning',
  limited: 'danger',
  failed: 'danger',
};

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

const FIELDS: readonly FilterField<keyof typeof FILTERS>[] = [
  { kind: 'search', name: 'red', label: 'Red', placeholder: '203.0.113.9' },
  {
    kind: 'choice',
    name: 'accion',
    label: 'Qué pasó',
    placeholder: 'Todo',
    options: optionsOf(SECURITY_ACTIONS),
  },
  {
    kind: 'choice',
    name: 'resultado',
    label: 'Resultado',
    placeholder: 'Todos',
    options: optionsOf(SECURITY_OUTCOMES),
  },
  { kind: 'day', name: 'desde', label: 'Desde' },
  { kind: 'day', name: 'hasta', label: 'Hasta' },
];

const COLUMNS: readonly ListColumn<SecurityEventWire>[] = [
  { key: 'fecha', header: 'Fecha', cell: ({ fecha }) => <Moment iso={fecha} /> },
  { key: 'accion', header: 'Qué pasó', isRowHeader: true, cell: ({ accion }) => SECURITY_ACTIONS[accion] },
  { key: 'resultado', header: 'Resultado', cell: ({ resultado }) => <Outcome of={resultado} /> },
  { key: 'cuenta', header: 'Cuenta', className: 'wrap-anywhere', cell: ({ cuenta }) => cuenta ?? '—' },
  { key: 'red', header: 'Red', className: 'wrap-anywhere', cell: ({ red }) => red },
  {
    key: 'sesion',
    header: 'Sesión',
    className: 'font-mono text-sm',
    cell: ({ sesion }) => sesion?.slice(0, 8) ?? '—',
  },
  {
    key: 'pedido',
    header: 'Pedido',
    className: 'font-mono text-sm',
    cell: ({ pedido }) => pedido.slice(0, 8),
  },
];

/** Ids, for whoever compares them with the log. */
const TECHNICAL = ['sesion', 'pedido'];

/** Logins, refusals, and what was taken or changed with an account. */
export function Screen() {
  useTitle('Ingresos y descargas');
  const filters = useListFilters<keyof typeof FILTERS>(FILTERS);
  const { values, narrowing, params } = filters;
  const columns = useListColumns('ingresos', COLUMNS, { hidden: TECHNICAL });
  const list = useQuery(
    operatorListUnderQuery(
      listSecurityEvents,
      { ...values, pagina: readPageNumber(params), porPagina: 50 },
      'eventos',
    ),
  );
  return (
    <div className="mx-auto max-w-content p-4 tablet:p-8">
      <ToolHeader title="Ingresos y descargas" list={list}>
        <ListToolbar list="ingresos" params={params} columns={columns} />
      </ToolHeader>
      <p className="mb-4 max-w-prose text-ink-soft">
        Quién entró, desde dónde, a quién no se lo dejó, y qué se descargó. Se guarda un año. Lo que cambió
        cada cuenta está en <TextLink to={adminPaths.audit}>Auditoría</TextLink>.
      </p>
      <FilterBar label="Filtros de ingresos y descargas" filters={filters} fields={FIELDS} />
      <ListResults
        caption="Ingresos y descargas"
        query={list}
        columns={columns.shown}
        card={(event) => <EventCard event={event} />}
        keyOf={({ id }) => id}
        noun={['registro', 'registros']}
        loadingText="Cargando..."
        emptyText="Todavía no hay nada registrado."
        filters={{ ...narrowing, noMatchText: 'Nada coincide con los filtros.' }}
      />
    </div>
  );
}

function EventCard({ event: { accion, resultado, fecha, cuenta, red } }: { event: SecurityEventWire }) {
  return (
    <Card className="flex h-full flex-col items-start gap-1.5 p-4">
      <h2 className="text-base font-semibold">{SECURITY_ACTIONS[accion]}</h2>
      <Outcome of={resultado} />
      <p className="wrap-anywhere text-sm text-ink-muted">
        <Moment iso={fecha} /> · {cuenta ?? 'sin cuenta'} · {red}
      </p>
    </Card>
  );
}

function Outcome({ of }: { of: SecurityOutcome }) {
  return <Badge tone={TONES[of]}>{SECURITY_OUTCOMES[of]}</Badge>;
}
