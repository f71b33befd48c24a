import L from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSite } from '../../app/site-context.js';
import { createMap } from './create-map.js';
import type { PointGroup } from './map-points.js';
import { addPin } from './pins.js';

/** South-west and north-east corner, in degrees. */
export type MapBounds = [[number, number], [number, number]];

interface MapOptions {
  container: HTMLElement | null;
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
export function useMap({ container, groups, bounds, pointed, onPick }: MapOptions): void {
  const { tileUrl, tileAttribution } = useSite();
  const map = useRef<L.Map>(undefined);
  const pick = useEffectEvent((group: PointGroup, popup: HTMLElement) => onPick?.(group, popup));
  const opens = onPick !== undefined;
  const pins = useRef<{ group: PointGroup; marker: L.Marker }[]>([]);

  useEffect(() => {
    if (!container) return;
    const created = createMap(container, { tileUrl, tileAttribution });
    map.current = created;
    return () => {
      created.remove();
      map.current = undefined;
    };
  }, [container, tileUrl, tileAttribution]);

  useEffect(() => {
    const leaflet = map.current;
    if (!leaflet) return;
    const box =
      bounds ?? (groups.map(({ latitude, longitude }) => [latitude, longitude]) as [number, number][]);
    if (box.length > 0)
      leaflet.fitBounds(L.latLngBounds(box), {
        padding: bounds ? [0, 0] : PADDING,
        maxZoom: 16,
        animate: false,
      });
    pins.current = groups.map((group) => ({
      group,
      marker: addPin(leaflet, group, opens ? (popup) => pick(group, popup) : undefined),
    }));
    return () => {
      for (const { marker } of pins.current) marker.remove();
      pins.current = [];
    };
  }, [container, tileUrl, tileAttribution, groups, bounds, opens]);

  useEffect(() => {
    for (const { group, marker } of pins.current) {
      const isPointed = group.points.some(({ codigo }) => codigo === pointed);
      marker.getElement()?.toggleAttribute('data-pointed', isPointed);
      marker.setZIndexOffset(isPointed ? 1_000 : 0);
    }
  }, [pointed, groups]);
}
