import { paths } from '../../app/paths.js';
import { PriceTag } from '../../ui/price-tag.js';
import { cardPrice } from '../cards/card-price.js';
import type { MapPoint } from './map-points.js';

interface PinPopupProps {
  point: MapPoint;
  /** Query of the link to the sheet. */
  question?: string;
}

/** Popup of a listing's pin. */
export function PinPopup({ point, question = '' }: PinPopupProps) {
  const { rented: _, ...price } = cardPrice(point);
  return (
    <div>
      {point.miniatura && (
        <img src={point.miniatura} alt="" width={260} height={150} className="h-36 w-full object-cover" />
      )}
      <div className="flex flex-col gap-1 p-4">
        <PriceTag {...price} />
        {/* A plain link: the popup stands outside the router's tree. */}
        <a
          href={paths.sheet(point.codigo) + question}
          target="_blank"
          rel="noopener"
          className="font-bold text-primary hover:underline"
        >
          {point.title}
        </a>
        <p className="text-sm text-ink-muted">{point.direccionCompleta}</p>
      </div>
    </div>
  );
}
