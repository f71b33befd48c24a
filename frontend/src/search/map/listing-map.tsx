import './map.css';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { TilesNotice } from './tiles-notice.js';
import { PinPopup } from './pin-popup.js';
import type { MapBounds, MapPoint } from './map-points.js';
import { useMap } from './use-map.js';

export interface ListingMapProps {
  label: string;
  points: readonly MapPoint[];
  bounds?: MapBounds;
  /** Shows the surroundings of each point, within which the listing is. */
  isArea?: boolean;
  /** Whether pins open a popup; omitted on the listing's own page. */
  popups?: boolean;
}

/** The map component. Loaded only through LazyMap, because Leaflet does not run on the server. */
export default function ListingMap({ label, points, bounds, isArea, popups = true }: ListingMapProps) {
  const [picked, setPicked] = useState<{ point: MapPoint; popup: HTMLElement }>();
  const pick = (point: MapPoint, popup: HTMLElement): void => setPicked({ point, popup });
  const { container, tilesFailed } = useMap({ points, bounds, isArea, onPick: popups ? pick : undefined });
  return (
    <>
      <section ref={container} aria-label={label} className="size-full" />
      {tilesFailed && <TilesNotice>Los avisos están en su lugar.</TilesNotice>}
      {picked && createPortal(<PinPopup key={picked.point.codigo} point={picked.point} />, picked.popup)}
    </>
  );
}
