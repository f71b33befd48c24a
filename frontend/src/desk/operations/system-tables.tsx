import { SECURITY_ACTIONS, SECURITY_OUTCOMES } from '#common/accounts/security/security-events.js';
import type {
  SlowRouteWire,
  SystemAnswer,
  SystemCountWire,
  SystemJobWire,
  SystemSecurityWire,
  SystemWorkWire,
} from '#common/operations/system-calls.js';
import { numberText } from '#common/kernel/text.js';
import { StatusBadge } from '../../ui/badges.js';
import { DataTable, type Column } from '../../ui/data-table.js';
import { TextLink } from '../../ui/link.js';
import { adminPaths } from '../admin-paths.js';
import { Moment } from '../frame/moment.js';
import { RequestId } from './request-id.js';
import { DayPlot } from './system-day-plot.js';
import { COUNT_WORDS, durationText, JOB_WORDS, routeText, STATE_WORDS, WORK_WORDS } from './system-words.js';

const NUMBER = { align: 'end', className: 'whitespace-nowrap tabular-nums' } as const;
const count = (value: number | null): string => (value === null ? '—' : numberText(value));

/** Open work by kind. */
export function WorkTable({ rows }: { rows: SystemAnswer['trabajo'] }) {
  return <DataTable caption="Qué espera" columns={WORK_COLUMNS} rows={rows} keyOf={({ clave }) => clave} />;
}

/** Messages and photos by state. */
export function CountTable({ rows }: { rows: SystemAnswer['conteos'] }) {
  return (
    <DataTable caption="Emails y fotos" columns={COUNT_COLUMNS} rows={rows} keyOf={({ clave }) => clave} />
  );
}

/** Jobs that failed in the last day. */
export function JobTable({ rows }: { rows: SystemAnswer['tareas'] }) {
  return (
    <DataTable
      caption="Tareas con error en el último día"
      columns={JOB_COLUMNS}
      rows={rows}
      keyOf={({ tarea }) => tarea}
    />
  );
}

/** Security events of the day. */
export function SecurityTable({ rows }: { rows: SystemAnswer['seguridad'] }) {
  return (
    <DataTable
      caption="Seguridad en el último día"
      columns={SECURITY_COLUMNS}
      rows={rows}
      keyOf={({ accion, resultado }) => `${accion} ${resultado}`}
    />
  );
}

/** Slowest routes of the last day. */
export function SlowTable({ rows }: { rows: SystemAnswer['rutas'] }) {
  return (
    <DataTable
      caption="Lo más lento del último día"
      columns={SLOW_COLUMNS}
      rows={rows}
      keyOf={({ ruta }) => ruta}
    />
  );
}

const WORK_COLUMNS: readonly Column<SystemWorkWire>[] = [
  {
    key: 'que',
    header: 'Qué',
    isRowHeader: true,
    className: 'min-w-40 font-normal',
    cell: ({ clave }) => WORK_WORDS[clave],
  },
  { key: 'cantidad', header: 'En espera', ...NUMBER, cell: ({ cantidad }) => count(cantidad) },
  {
    key: 'espera',
    header: 'El más viejo',
    ...NUMBER,
    cell: ({ cantidad, espera }) => (cantidad && espera !== null ? durationText(espera * 1_000) : '—'),
  },
  {
    key: 'estado',
    header: 'Estado',
    cell: ({ estado }) =>
      estado && <StatusBadge tone={STATE_WORDS[estado].tone}>{STATE_WORDS[estado].text}</StatusBadge>,
  },
  { key: 'dia', header: 'Espera del último día', cell: ({ puntos }) => <DayPlot points={puntos} small /> },
];

const COUNT_COLUMNS: readonly Column<SystemCountWire>[] = [
  {
    key: 'que',
    header: 'Qué',
    isRowHeader: true,
    className: 'min-w-40 font-normal',
    cell: ({ clave }) => <TextLink to={pathOf(clave)}>{COUNT_WORDS[clave]}</TextLink>,
  },
  { key: 'valor', header: 'Cuántos', ...NUMBER, cell: ({ valor }) => count(valor) },
  { key: 'dia', header: 'Último día', cell: ({ puntos }) => <DayPlot points={puntos} small /> },
];

/** The screen that lists them. */
function pathOf(kind: SystemCountWire['clave']): string {
  const [of, state] = kind.split('.');
  return of === 'correo' ? `${adminPaths.mail}?estado=${state}` : `${adminPaths.unfinished}?tipo=foto`;
}

const JOB_COLUMNS: readonly Column<SystemJobWire>[] = [
  {
    key: 'que',
    header: 'Tarea',
    isRowHeader: true,
    className: 'min-w-52 wrap-anywhere font-normal',
    cell: ({ tarea }) => JOB_WORDS[tarea] ?? tarea,
  },
  { key: 'fallidas', header: 'Veces', ...NUMBER, cell: ({ fallidas }) => count(fallidas) },
  { key: 'dia', header: 'Último día', cell: ({ puntos }) => <DayPlot points={puntos} small /> },
];

const SECURITY_COLUMNS: readonly Column<SystemSecurityWire>[] = [
  {
    key: 'que',
    header: 'Qué pasó',
    isRowHeader: true,
    className: 'min-w-40 font-normal',
    cell: ({ accion, resultado }) => (
      <TextLink to={`${adminPaths.securityEvents}?accion=${accion}&resultado=${resultado}`}>
        {SECURITY_ACTIONS[accion]}
      </TextLink>
    ),
  },
  { key: 'resultado', header: 'Resultado', cell: ({ resultado }) => SECURITY_OUTCOMES[resultado] },
  { key: 'cantidad', header: 'Veces', ...NUMBER, cell: ({ cantidad }) => count(cantidad) },
  { key: 'dia', header: 'Último día', cell: ({ puntos }) => <DayPlot points={puntos} small /> },
];

const SLOW_COLUMNS: readonly Column<SlowRouteWire>[] = [
  {
    key: 'ruta',
    header: 'Qué',
    isRowHeader: true,
    className: 'min-w-52 wrap-anywhere font-normal',
    cell: ({ ruta }) => routeText(ruta),
  },
  { key: 'pedidos', header: 'Pedidos', ...NUMBER, cell: ({ pedidos }) => count(pedidos) },
  { key: 'fallidos', header: 'Fallidos', ...NUMBER, cell: ({ fallidos }) => count(fallidos) },
  { key: 'promedio', header: 'Promedio', ...NUMBER, cell: ({ promedioMs }) => durationText(promedioMs) },
  {
    key: 'p95',
    header: '95 de 100 en',
    ...NUMBER,
    cell: ({ p95Ms }) => (p95Ms === null ? '—' : durationText(p95Ms)),
  },
  {
    key: 'peor',
    header: 'El peor',
    className: 'min-w-44 tabular-nums',
    cell: ({ peorMs, peorFecha, peorPedido }) => (
      <>
        {durationText(peorMs)}, <Moment iso={peorFecha} />
        <RequestId id={peorPedido} />
      </>
    ),
  },
];
