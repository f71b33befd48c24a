import { IconClockHour4 } from '@tabler/icons-react';
import { ATTRIBUTES } from '#common/listings/attributes/all-attributes.js';
import { attributeText } from '#common/listings/attributes/attribute-values.js';
import { counted } from '#common/kernel/text.js';
import { isLate, waitingText } from '#common/listings/review/waiting.js';
import type { AdminListingRow } from '#common/listings/desk/desk-calls.js';
import { cardPrice } from '../../../search/cards/card-price.js';
import { cx } from '../../../ui/classes.js';
import { momentText } from '../../../app/moment-text.js';

interface RowProps {
  row: AdminListingRow;
}

/** `['3 dormitorios', '6 personas']`; nothing for a type without sizes. */
export function factsOf(row: AdminListingRow): string[] {
  return ATTRIBUTES.flatMap((attribute) => {
    const value = row[attribute.field];
    if (typeof value !== 'number') return [];
    if (attribute.kind === 'count') return value ? [counted(value, attribute.one, attribute.many)] : [];
    return attribute.onCard ? (attributeText(attribute, value, row.TipoVivienda_idTipoVivienda) ?? []) : [];
  });
}

/** The price that represents the notice, as on its card. */
export function LeadPriceText({ row }: RowProps) {
  const { currency, figure, per, from } = cardPrice(row.precioGuia);
  return (
    <span className="whitespace-nowrap font-semibold tabular-nums">
      {from && <span className="font-normal text-ink-muted">desde </span>}
      {currency} {figure}
      {per && <span className="block font-normal text-ink-muted">{per}</span>}
    </span>
  );
}

/** Waiting time of a pending notice; highlighted once it exceeds the time within which the owner was promised an answer. */
export function WaitText({ row: { estado, horasEspera, createdAt } }: RowProps) {
  if (estado !== 'pendiente') return null;
  const late = isLate(horasEspera);
  return (
    <span
      title={`Publicado: ${momentText(createdAt)}`}
      className={cx(
        'flex items-center gap-1 whitespace-nowrap text-sm',
        late ? 'font-semibold text-warning' : 'text-ink-muted',
      )}
    >
      {late && <IconClockHour4 aria-hidden="true" className="size-4" />}
      Hace {waitingText(horasEspera)}
    </span>
  );
}

/** Reason of a rejected notice, in one line. */
export function RejectionReason({ row: { motivoRechazo } }: RowProps) {
  if (!motivoRechazo) return null;
  return (
    <span title={motivoRechazo} className="line-clamp-2 text-sm font-normal text-danger">
      <span className="font-semibold">Motivo: </span>
      {motivoRechazo}
    </span>
  );
}
