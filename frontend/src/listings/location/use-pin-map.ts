import L from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Coordinates } from '#common/kernel/places.js';
import { useLeaflet, type LeafletMap } from '../../search/map/use-leaflet.js';
import { roundPoint } from './coordinates.js';
import { moveByArrows } from './move-by-arrows.js';

const OPENING_ZOOM = 13;
const POINT_ZOOM = 15;
export interface PinMapOptions {
  point: Coordinates | null;
  /** Initial view without a point. */
  centre: Coordinates;
  /** Id of the element that explains the keys. */
  describedBy: string;
  onPlace: (point: Coordinates) => void;
}

interface PinMap extends Pick<LeafletMap, 'container' | 'tilesFailed'> {
  placeAtCentre: () => void;
}

/** A map with one pin that is placed by a press, by dragging, or by arrow keys while it has focus. */
export function usePinMap({ point, centre, describedBy, ...on }: PinMapOptions): PinMap {
  const { container, map, tilesFailed } = useLeaflet();
  const pin = useRef<L.Marker>(undefined);
  const place = useEffectEvent(({ lat, lng }: L.LatLng) =>
    on.onPlace(roundPoint({ latitude: lat, longitude: L.Util.wrapNum(lng, [-180, 180], true) })),
  );
  const open = useEffectEvent((created: L.Map) =>
    created.setView(toLatLng(point ?? centre), point ? POINT_ZOOM : OPENING_ZOOM, { animate: false }),
  );

  useEffect(() => {
    if (!map) return;
    open(map);
    map.on('click', ({ latlng }) => place(latlng));
    return () => {
      pin.current = undefined;
    };
  }, [map]);

  const latitude = point?.latitude;
  const longitude = point?.longitude;
  useEffect(() => {
    if (!map) return;
    if (latitude === undefined || longitude === undefined) {
      pin.current?.remove();
      pin.current = undefined;
      return;
    }
    const at = L.latLng(latitude, longitude);
    if (pin.current) {
      pin.current.setLatLng(at);
    } else {
      pin.current = addPin(map, at, { describedBy, onPlace: (to) => place(to) });
    }
    bringIntoView(map, at);
  }, [map, latitude, longitude, describedBy]);

  return {
    container,
    tilesFailed,
    placeAtCentre: () => {
      if (!map) return;
      const { lat, lng } = map.getCenter().wrap();
      on.onPlace(roundPoint({ latitude: lat, longitude: lng }));
      requestAnimationFrame(() => pin.current?.getElement()?.focus());
    },
  };
}

function toLatLng({ latitude, longitude }: Coordinates): L.LatLng {
  return L.latLng(latitude, longitude);
}

/** A point from the address or the fields may be out of view; one set on the map is not. */
function bringIntoView(map: L.Map, at: L.LatLng): void {
  if (!map.getBounds().pad(-0.05).contains(at))
    map.setView(at, Math.max(map.getZoom(), POINT_ZOOM), { animate: false });
}

interface PinEvents {
  describedBy: string;
  onPlace: (to: L.LatLng) => void;
}

function addPin(map: L.Map, at: L.LatLng, { describedBy, onPlace }: PinEvents): L.Marker {
  const icon = L.divIcon({ className: 'place-pin', iconSize: [44, 52], iconAnchor: [22, 50] });
  const marker = L.marker(at, { icon, draggable: true, autoPan: true }).addTo(map);
  marker.on('dragend', () => onPlace(marker.getLatLng()));
  const element = marker.getElement();
  element?.setAttribute('aria-label', 'Ubicación de la propiedad');
  element?.setAttribute('aria-describedby', describedBy);
  moveByArrows(map, marker, onPlace);
  return marker;
}
