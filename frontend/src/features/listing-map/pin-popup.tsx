import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { paths } from '../../app/paths.js';
import { IconButton } from '../../ui/button.js';
import { PriceTag } from '../../ui/price-tag.js';
import { cardPrice } from '../listing-card/card-price.js';
import type { PointGroup } from './map-points.js';

/** What a pin opens: its listing, or its listings one after the other. */
export function PinPopup({ group }: { group: PointGroup }) {
  const [at, setAt] = useState(0);
  const { points } = group;
  const point = points[at % points.length];
  if (!point) return null;
  const { rented: _, ...price } = cardPrice(point);
  const turn = (by: number): void => setAt((at + by + points.length) % points.length);
  return (
    <div>
      {point.miniatura && (
        <img src={point.miniatura} alt="" width={260} height={150} className="h-36 w-full object-cover" />
      )}
      <div className="flex flex-col gap-1 p-4">
        <PriceTag {...price} />
        {/* A plain link: the popup stands outside the router's tree. */}
        <a
          href={paths.sheet(point.codigo)}
          target="_blank"
          rel="noopener"
          className="font-bold text-primary hover:underline"
        >
          {point.title}
        </a>
        <p className="text-sm text-ink-muted">{point.direccionCompleta}</p>
        {points.length > 1 && (
          <div className="mt-1 flex items-center justify-between border-t border-line pt-1">
            <IconButton label="Aviso anterior" onClick={() => turn(-1)}>
              <IconChevronLeft aria-hidden="true" />
            </IconButton>
            <output className="text-sm font-semibold tabular-nums">
              {at + 1} de {points.length}
            </output>
            <IconButton label="Aviso siguiente" onClick={() => turn(1)}>
              <IconChevronRight aria-hidden="true" />
            </IconButton>
          </div>
        )}
      </div>
    </div>
  );
}
