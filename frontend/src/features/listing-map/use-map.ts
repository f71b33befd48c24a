import L from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLeaflet, type LeafletMap } from '../map/use-leaflet.js';
import type { MapBounds, PointGroup } from './map-points.js';
import { addPin } from './pins.js';

interface MapOptions {
  groups: readonly PointGroup[];
  /** Where the map opens; without it, around its points. */
  bounds?: MapBounds;
  /** Listing that the pointer is on, elsewhere on the page. */
  pointed?: string | null;
  /** Without it, pins open nothing. */
  onPick?: (group: PointGroup, popup: HTMLElement) => void;
}

const PADDING: [number, number] = [36, 36];

/** A Leaflet map with a pin for each group of listings. */
export function useMap({ groups, bounds, pointed, onPick }: MapOptions): LeafletMap {
  const leaflet = useLeaflet();
  const { map } = leaflet;
  const pick = useEffectEvent((group: PointGroup, popup: HTMLElement) => onPick?.(group, popup));
  const opens = onPick !== undefined;
  const pins = useRef<{ group: PointGroup; marker: L.Marker }[]>([]);

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
    pins.current = groups.map((group) => ({
      group,
      marker: addPin(map, group, opens ? (popup) => pick(group, popup) : undefined),
    }));
    return () => {
      for (const { marker } of pins.current) marker.remove();
      pins.current = [];
    };
  }, [map, groups, bounds, opens]);

  useEffect(() => {
    for (const { group, marker } of pins.current) {
      const isPointed = group.points.some(({ codigo }) => codigo === pointed);
      marker.getElement()?.toggleAttribute('data-pointed', isPointed);
      marker.setZIndexOffset(isPointed ? 1_000 : 0);
    }
  }, [map, pointed, groups]);

  return leaflet;
}
