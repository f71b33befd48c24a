import { useQuery } from '@tanstack/react-query';
import { listSecurityEvents } from '#common/accounts/security/security-calls.js';
import {
  SECURITY_ACTIONS,
  SECURITY_OUTCOMES,
  type SecurityOutcome,
} from '#common/accounts/security/security-events.js';
import type { SecurityEventWire } from '#common/accounts/security/security-shapes.js';
import { Badge, type Tone } from '../../../ui/badges.js';
import { Card } from '../../../ui/card.js';
import { TextLink } from '../../../ui/link.js';
import { Select } from '../../../ui/select.js';
import { adminPaths } from '../../admin-paths.js';
import { operatorListUnderQuery } from '../../data/operator-list-query.js';
import { ToolHeader } from '../../frame/tool-header.js';
import { useTitle } from '../../frame/use-title.js';
import { DateFilter, FilterBar } from '../../lists/filters/filter-bar.js';
import { readPageNumber } from '../../lists/filters/list-address.js';
import { hideable, shownColumns, type ListColumn } from '../../lists/list-columns.js';
import { ListResults } from '../../lists/list-results.js';
import { ListToolbar, useListLook } from '../../lists/list-toolbar.js';
import { Moment } from '../../frame/moment.js';
import { SearchBox } from '../../lists/filters/search-box.js';
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

/** Logins, refusals, and what was taken or changed with an account. */
export function Screen() {
  useTitle('Ingresos y descargas');
  const { values, change, clear, isFiltered, narrowing, params } =
    useListFilters<keyof typeof FILTERS>(FILTERS);
  const [look, setLook] = useListLook('ingresos');
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
        <TextLink to={adminPaths.security}>Seguridad</TextLink>
      </ToolHeader>
      <p className="mb-4 max-w-prose text-ink-soft">
        Quién entró, desde dónde, a quién no se lo dejó, y qué se descargó. Se guarda un año. Lo que cambió
        cada cuenta está en <TextLink to={adminPaths.audit}>Auditoría</TextLink>.
      </p>
      <FilterBar label="Filtros de ingresos y descargas" isFiltered={isFiltered} onClear={clear}>
        <Select
          label="Qué pasó"
          placeholder="Todo"
          options={optionsOf(SECURITY_ACTIONS)}
          value={values.accion}
          onChange={({ target }) => change({ accion: target.value })}
        />
        <Select
          label="Resultado"
          placeholder="Todos"
          options={optionsOf(SECURITY_OUTCOMES)}
          value={values.resultado}
          onChange={({ target }) => change({ resultado: target.value })}
        />
        <SearchBox
          label="Red"
          placeholder="203.0.113.9"
          value={values.red}
          onChange={(red) => change({ red })}
        />
        <DateFilter label="Desde" value={values.desde} onChange={(desde) => change({ desde })} />
        <DateFilter label="Hasta" value={values.hasta} onChange={(hasta) => change({ hasta })} />
      </FilterBar>
      <ListToolbar list="ingresos" params={params} look={look} onLook={setLook} columns={hideable(COLUMNS)} />
      <ListResults
        caption="Ingresos y descargas"
        query={list}
        columns={shownColumns(COLUMNS, look)}
        compact={look.compact}
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
