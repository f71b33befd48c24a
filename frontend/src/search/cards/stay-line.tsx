import { dotted } from '#common/kernel/text.js';
import type { StayWire } from '#common/pricing/stays/stay-shapes.js';
import { billInWords } from '#common/pricing/stays/stay-words.js';
import { formatMoney } from '#common/pricing/prices.js';

/**
 * Parts of a quote, with the price per night and per person; or the reason for a missing price.
 * @param isBilled whether charges and deposit are shown beside it
 */
export function StayLine({ stay, isBilled }: { stay: StayWire; isBilled?: boolean }) {
  const { unidad, moneda, porNoche, porPersona, detalle, motivo, fechas } = stay;
  const bill = isBilled ? '' : billInWords(stay);
  const parts = dotted([
    porNoche !== null && moneda && !motivo && `${formatMoney(porNoche, moneda)} por ${unidad}`,
    porPersona !== null && moneda && `${formatMoney(porPersona, moneda)} por persona`,
  ]);
  return (
    <div className="text-sm tabular-nums text-ink-muted">
      {fechas && <p className="font-semibold text-ink">{fechas}</p>}
      {bill && <p>{bill}</p>}
      {parts && <p>{parts}</p>}
      {detalle && <p>{detalle}</p>}
      {motivo && <p className="font-semibold text-warning">{motivo}</p>}
    </div>
  );
}
