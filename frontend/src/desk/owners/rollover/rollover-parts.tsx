import { dayInWords } from '#common/kernel/time/days.js';
import { formatAmount } from '#common/pricing/prices.js';
import type { RolloverCounts, RolloverWire } from '#common/owners/renewal/rollover-calls.js';
import { StatusBadge, type Tone } from '../../../ui/badges.js';

const STATUSES: Readonly<Record<RolloverWire['estado'], [label: string, tone: Tone]>> = {
  abierta: ['Abierta', 'success'],
  cerrada: ['Cerrada', 'neutral'],
  cancelada: ['Cancelada', 'neutral'],
};

export function RolloverStatus({ rollover: { estado, hasta } }: { rollover: RolloverWire }) {
  const [label, tone] = STATUSES[estado];
  return (
    <StatusBadge tone={tone}>
      {estado === 'abierta' ? `${label} hasta el ${dayInWords(hasta)}` : label}
    </StatusBadge>
  );
}

/** `30 % a ARS$ 1.000 y USD$ 5`. */
export function termsText({ porcentaje, redondeoArs, redondeoUsd }: RolloverWire): string {
  return `${porcentaje} % a ARS$ ${formatAmount(redondeoArs)} y USD$ ${formatAmount(redondeoUsd)}`;
}

const COUNTS: readonly [key: keyof RolloverCounts, label: string][] = [
  ['esperan', 'Esperan respuesta'],
  ['confirmados', 'Confirmaron'],
  ['cambiados', 'Mandaron otros precios'],
  ['rechazados', 'Dejaron sus precios'],
  ['vencidos', 'Sin confirmar'],
  ['cancelados', 'Cancelados'],
  ['sinCorreo', 'Sin email, para llamar'],
];

/** Number of notices in each state; states without any are left out. */
export function RolloverCountsText({ rollover }: { rollover: RolloverCounts }) {
  const shown = COUNTS.filter(([key]) => rollover[key] > 0);
  return (
    <p className="text-ink-soft tabular-nums">
      {shown.map(([key, label]) => `${label}: ${rollover[key]}`).join(' · ')}
    </p>
  );
}
