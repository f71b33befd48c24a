import L from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import { useLeaflet, type LeafletMap } from './use-leaflet.js';
import { pinOfPoint, type MapBounds, type MapPoint } from './map-points.js';
import { addArea, addPin } from './pins.js';
import { useReadablePins } from './use-readable-pins.js';

interface MapOptions {
  points: readonly MapPoint[];
  /** Initial view; by default, around the points. */
  bounds?: MapBounds;
  /** Shows the surroundings of each point, within which the listing is. */
  isArea?: boolean | undefined;
  /** Without it, pins have no popup. */
  onPick?: (point: MapPoint, popup: HTMLElement) => void;
}

const PADDING: [number, number] = [36, 36];

/** A Leaflet map with a pin per listing. */
export function useMap({ points, bounds, isArea = false, onPick }: MapOptions): LeafletMap {
  const leaflet = useLeaflet();
  const { map } = leaflet;
  const pick = useEffectEvent((point: MapPoint, popup: HTMLElement) => onPick?.(point, popup));
  const opens = onPick !== undefined;

  useEffect(() => {
    if (!map) return;
    const box = bounds ?? (points.map(({ latitud, longitud }) => [latitud, longitud]) as [number, number][]);
    if (box.length > 0)
      map.fitBounds(L.latLngBounds(box), {
        padding: bounds ? [0, 0] : PADDING,
        maxZoom: 16,
        animate: false,
      });
    const pins = points.map((point) =>
      addPin(map, pinOfPoint(point), opens ? (popup) => pick(point, popup) : undefined),
    );
    const areas = isArea ? points.map(({ latitud, longitud }) => addArea(map, [latitud, longitud])) : [];
    return () => {
      for (const layer of [...pins, ...areas]) layer.remove();
    };
  }, [map, points, bounds, isArea, opens]);
  useReadablePins(map, points);

  return leaflet;
}
