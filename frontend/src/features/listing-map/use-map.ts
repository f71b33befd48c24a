import L from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import { useLeaflet, type LeafletMap } from '../map/use-leaflet.js';
import type { MapBounds, PointGroup } from './map-points.js';
import { addPin } from './pins.js';

interface MapOptions {
  groups: readonly PointGroup[];
  /** Where the map opens; without it, around its points. */
  bounds?: MapBounds;
  /** Without it, pins open nothing. */
  onPick?: (group: PointGroup, popup: HTMLElement) => void;
}

const PADDING: [number, number] = [36, 36];

/** A Leaflet map with a pin for each group of listings. */
export function useMap({ groups, bounds, onPick }: MapOptions): LeafletMap {
  const leaflet = useLeaflet();
  const { map } = leaflet;
  const pick = useEffectEvent((group: PointGroup, popup: HTMLElement) => onPick?.(group, popup));
  const opens = onPick !== undefined;

  useEffect(() => {
    if (!map) return;
    const box =
      bounds ?? (groups.map(({ latitude, longitude }) => [latitude, longitude]) as [number, number][]);
    if (box.length > 0)
      map.fitBounds(L.latLngBounds(box), {
        padding: bounds ? [0, 0] : PADDING,
        maxZoom: 16,
        animate: false,
      });
    const pins = groups.map((group) => addPin(map, group, opens ? (popup) => pick(group, popup) : undefined));
    return () => {
      for (const marker of pins) marker.remove();
    };
  }, [map, groups, bounds, opens]);

  return leaflet;
}
