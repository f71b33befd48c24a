import type { SystemMeasureWire } from '#common/operations/system-calls.js';
import { StatusBadge } from '../../ui/badges.js';
import { Card } from '../../ui/card.js';
import { hourText } from '../../app/moment-text.js';
import { DayPlot } from './system-day-plot.js';
import { MEASURE_WORDS, peakOf, STATE_WORDS } from './system-words.js';

interface MeasureCardProps {
  measure: SystemMeasureWire;
  /** End of the last point, ISO. */
  until: string;
}

/** A measure with its value now, its state, what it means, and the last day. */
export function MeasureCard({ measure: { clave, valor, estado, puntos }, until }: MeasureCardProps) {
  const { title, text, format } = MEASURE_WORDS[clave];
  const peak = peakOf(puntos, until);
  return (
    <Card className="flex h-full flex-col gap-2 p-4 tablet:p-5">
      <h3 className="flex flex-wrap items-center justify-between gap-2 text-base font-semibold">
        {title}
        {estado && <StatusBadge tone={STATE_WORDS[estado].tone}>{STATE_WORDS[estado].text}</StatusBadge>}
      </h3>
      <p className="text-2xl font-bold tabular-nums">{valor === null ? 'Sin datos' : format(valor)}</p>
      <p className="grow text-sm text-ink-soft">{text}</p>
      <DayPlot points={puntos} />
      {peak && (
        <p className="text-sm text-ink-muted tabular-nums">
          Lo más alto del último día: {format(peak.value)}, a las {hourText(peak.from)}
        </p>
      )}
    </Card>
  );
}
