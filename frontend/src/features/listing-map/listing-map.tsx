import './map.css';
import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { TilesNotice } from '../map/tiles-notice.js';
import { PinPopup } from './pin-popup.js';
import { groupPoints, type MapBounds, type MapPoint, type PointGroup } from './map-points.js';
import { useMap } from './use-map.js';

export interface ListingMapProps {
  label: string;
  points: readonly MapPoint[];
  bounds?: MapBounds;
  /** Whether a pin opens its listing; left out where the page is that listing. */
  popups?: boolean;
}

/** The map itself: only ever loaded through LazyMap, since Leaflet cannot live on the server. */
export default function ListingMap({ label, points, bounds, popups = true }: ListingMapProps) {
  const groups = useMemo(() => groupPoints(points), [points]);
  const [picked, setPicked] = useState<{ group: PointGroup; popup: HTMLElement }>();
  const pick = (group: PointGroup, popup: HTMLElement): void => setPicked({ group, popup });
  const { container, tilesFailed } = useMap({ groups, bounds, onPick: popups ? pick : undefined });
  return (
    <>
      <section ref={container} aria-label={label} className="size-full" />
      {tilesFailed && <TilesNotice>Los avisos están en su lugar.</TilesNotice>}
      {picked && createPortal(<PinPopup key={picked.group.key} group={picked.group} />, picked.popup)}
    </>
  );
}
