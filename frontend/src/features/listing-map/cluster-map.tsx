import type { MapArea } from '#common/vocabulary/places.js';
import './map.css';
import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { groupPoints, type MapPoint, type PointGroup } from './map-points.js';
import { TilesNotice } from '../map/tiles-notice.js';
import { PinPopup } from './pin-popup.js';
import { useClusterMap, type MapStart } from './use-cluster-map.js';

export interface ClusterMapProps {
  label: string;
  points: readonly MapPoint[];
  start: MapStart;
  /** Listing that the pointer is on, elsewhere on the page. */
  pointed?: string | null;
  /** What is in sight after each move. */
  onView?: (points: MapPoint[]) => void;
  /** The person has moved the map. */
  onMove?: (area: MapArea) => void;
}

/** The map itself: only ever loaded through LazyClusterMap, since Leaflet cannot live on the server. */
export default function ClusterMap({ label, points, start, pointed, onView, onMove }: ClusterMapProps) {
  const groups = useMemo(() => groupPoints(points), [points]);
  const [picked, setPicked] = useState<{ group: PointGroup; popup: HTMLElement }>();
  const { container, tilesFailed } = useClusterMap({
    groups,
    start,
    pointed,
    onMove: (area) => onMove?.(area),
    onPick: (group, popup) => setPicked({ group, popup }),
    onView: (seen) => onView?.(seen.flatMap((group) => group.points)),
  });
  return (
    <>
      <section ref={container} aria-label={label} className="size-full" />
      {tilesFailed && <TilesNotice>Los avisos están en su lugar.</TilesNotice>}
      {picked && createPortal(<PinPopup key={picked.group.key} group={picked.group} />, picked.popup)}
    </>
  );
}
