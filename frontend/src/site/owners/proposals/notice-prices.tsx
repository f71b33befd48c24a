import { IconCheck } from '@tabler/icons-react';
import { formatPrice } from '#common/pricing/prices.js';
import { partLabel } from '#common/pricing/periods.js';
import type { OwnNoticeWire } from '#common/owners/link/owner-access-calls.js';
import { TakenPrices } from '../../../pricing/taken-prices.js';
import { StatusBadge } from '../../../ui/badges.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';

type OwnPrice = OwnNoticeWire['precios'][number];

interface NoticePricesProps {
  prices: readonly OwnPrice[];
  /** Undefined if the owner may not mark any. */
  onMark: ((price: OwnPrice) => void) | undefined;
  isBusy: boolean;
}

/** Prices of the notice, with the rented ones marked. */
export function NoticePrices({ prices, onMark, isBusy }: NoticePricesProps) {
  return (
    <Card className="p-5 tablet:p-8">
      <h2 className="text-xl">{onMark ? '¿Qué alquilaste?' : 'Precios'}</h2>
      {onMark && (
        <p className="mt-1 text-ink-soft">Lo que marques como alquilado se ve al instante en tu aviso.</p>
      )}
      <ul className="mt-4 divide-y divide-line">
        {prices.map((price) => (
          <li key={price.idPrecios} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div>
              <p className="font-semibold">{nameOf(price)}</p>
              <p className="flex flex-wrap items-center gap-3 text-ink-soft">
                {formatPrice(price.monto, price.tipo_moneda)}
                <StatusBadge tone={price.alquilado ? 'warning' : 'success'}>
                  {price.alquilado ? 'Alquilado' : 'Libre'}
                </StatusBadge>
              </p>
            </div>
            {onMark && (
              <Button
                variant="secondary"
                busy={isBusy}
                icon={price.alquilado ? undefined : <IconCheck aria-hidden="true" className="size-5" />}
                onClick={() => onMark(price)}
              >
                {price.alquilado ? 'Marcar libre' : 'Lo alquilé'}
                <span className="sr-only">: {nameOf(price)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <TakenPrices prices={prices} onMark={onMark} isBusy={isBusy} />
    </Card>
  );
}

function nameOf({ periodo, fraccion }: OwnPrice): string {
  return partLabel(periodo, fraccion);
}
