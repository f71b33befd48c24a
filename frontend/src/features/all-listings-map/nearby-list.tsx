import { useState } from 'react';
import { MAP_MESSAGES } from '#common/messages/listings.js';
import { counted } from '#common/rules/text.js';
import { paths } from '../../app/paths.js';
import { Button } from '../../ui/button.js';
import { PriceTag } from '../../ui/price-tag.js';
import { cardPrice } from '../listing-card/card-price.js';
import type { MapPoint } from '../listing-map/map-points.js';

interface NearbyListProps {
  /** What the map has in sight. */
  points: readonly MapPoint[];
  isEmpty: boolean;
}

const STEP = 30;

/** The same as the map in words, for those who cannot use one: the list follows what the map has in sight. */
export function NearbyList({ points, isEmpty }: NearbyListProps) {
  const [limit, setLimit] = useState(STEP);
  return (
    <section
      aria-label="Avisos en esta zona del mapa"
      className="flex max-h-[36rem] flex-col overflow-hidden rounded-card bg-surface shadow-card"
    >
      <h3 className="border-b border-line px-4 py-3 text-base">
        {isEmpty ? MAP_MESSAGES.empty : `${counted(points.length, 'aviso')} en esta zona`}
      </h3>
      <ul className="overflow-y-auto overscroll-contain">
        {points.slice(0, limit).map((point) => (
          <NearbyRow key={point.codigo} point={point} />
        ))}
        {points.length > limit && (
          <li className="p-3">
            <Button variant="secondary" wide onClick={() => setLimit(limit + STEP)}>
              Mostrar más
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}

function NearbyRow({ point }: { point: MapPoint }) {
  const { rented: _, ...price } = cardPrice(point);
  return (
    <li className="border-b border-line last:border-0">
      <a
        href={paths.sheet(point.codigo)}
        target="_blank"
        rel="noopener"
        className="block px-4 py-3 -outline-offset-4 hover:bg-primary-soft"
      >
        <span className="block font-semibold text-primary">
          {point.title}
          <span className="sr-only"> (se abre en otra pestaña)</span>
        </span>
        <PriceTag {...price} />
        <span className="block text-sm text-ink-muted">
          {point.tipoOperacion === 'venta' ? 'Venta' : 'Alquiler'} · {point.direccionCompleta}
        </span>
      </a>
    </li>
  );
}
