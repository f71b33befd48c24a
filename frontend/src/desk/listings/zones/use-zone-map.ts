import L from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Corner, Outline } from '#common/listings/zones/outline.js';
import { roundPoint } from '../../../listings/location/coordinates.js';
import { moveByArrows } from '../../../listings/location/move-by-arrows.js';
import { useLeaflet, type LeafletMap } from '../../../search/map/use-leaflet.js';

const OPENING_ZOOM = 13;
const CLOSEST_ZOOM = 16;

export interface ShownZone {
  id: number;
  name: string;
  outline: Outline;
}

export interface ZoneMapProps {
  zones: readonly ShownZone[];
  /** The outline that is edited; undefined while none is. */
  edited: Outline | undefined;
  /** Centre of the town. */
  centre: Corner;
  /** Id of the element that explains the keys. */
  describedBy: string;
  /** A press on the map, or on the button for its centre. */
  onAdd: (corner: Corner) => void;
  onMove: (at: number, corner: Corner) => void;
  onRemove: (at: number) => void;
}

/** A map with the zones of a town, and the corners of the edited one as markers that are dragged or moved by keys. */
export function useZoneMap(
  props: ZoneMapProps,
): Pick<LeafletMap, 'container' | 'tilesFailed'> & { addAtCentre: () => void } {
  const { container, map, tilesFailed } = useLeaflet();
  useShownZones(map, props);
  useEditedOutline(map, props);
  return { container, tilesFailed, addAtCentre: () => map && props.onAdd(cornerOf(map.getCenter())) };
}

function useShownZones(
  map: L.Map | undefined,
  { zones, centre: [latitude, longitude] }: Pick<ZoneMapProps, 'zones' | 'centre'>,
): void {
  const showTown = useEffectEvent((created: L.Map) => {
    created.setView([latitude, longitude], OPENING_ZOOM, { animate: false });
    showWhole(
      created,
      zones.flatMap(({ outline }) => outline),
    );
  });
  useEffect(() => {
    if (map) showTown(map);
  }, [map]);

  const shown = JSON.stringify(zones);
  useEffect(() => {
    if (!map) return;
    const group = L.layerGroup((JSON.parse(shown) as ShownZone[]).map(shape)).addTo(map);
    return () => {
      group.remove();
    };
  }, [map, shown]);
}

function useEditedOutline(
  map: L.Map | undefined,
  { edited, describedBy, ...on }: Omit<ZoneMapProps, 'zones' | 'centre'>,
): void {
  const drawing = useRef<{ border: L.Polygon; corners: L.Marker[] }>(undefined);
  const add = useEffectEvent((at: L.LatLng) => on.onAdd(cornerOf(at)));
  const move = useEffectEvent((at: number, to: L.LatLng) => on.onMove(at, cornerOf(to)));
  const remove = useEffectEvent((at: number) => on.onRemove(at));
  const open = useEffectEvent((created: L.Map) => showWhole(created, edited ?? []));

  const isEdited = edited !== undefined;
  useEffect(() => {
    if (!map || !isEdited) return;
    open(map);
    const border = L.polygon([], { color: '#c2410c', weight: 3, fillOpacity: 0.15, interactive: false });
    const drawn = { border: border.addTo(map), corners: [] as L.Marker[] };
    drawing.current = drawn;
    const press = ({ latlng }: L.LeafletMouseEvent): void => add(latlng);
    map.on('click', press);
    return () => {
      map.off('click', press);
      for (const layer of [border, ...drawn.corners]) layer.remove();
      drawing.current = undefined;
    };
  }, [map, isEdited]);

  const corners = JSON.stringify(edited ?? []);
  useEffect(() => {
    const drawn = drawing.current;
    if (!map || !drawn) return;
    const points = latLngs(JSON.parse(corners) as Outline);
    drawn.border.setLatLngs(points);
    points.forEach((point, at) => {
      const known = drawn.corners[at];
      if (known) {
        known.setLatLng(point);
        return;
      }
      const onDrag = () => drawn.border.setLatLngs(drawn.corners.map((one) => one.getLatLng()));
      const events = { onDrag, onMove: (to: L.LatLng) => move(at, to), onRemove: () => remove(at) };
      drawn.corners.push(cornerMarker(map, point, { at, describedBy, ...events }));
    });
    for (const extra of drawn.corners.splice(points.length)) extra.remove();
  }, [map, isEdited, corners, describedBy]);
}

function showWhole(map: L.Map, corners: Outline): void {
  if (corners.length > 1)
    map.fitBounds(L.latLngBounds(latLngs(corners)), {
      padding: [40, 40],
      maxZoom: CLOSEST_ZOOM,
      animate: false,
    });
}

function cornerOf({ lat, lng }: L.LatLng): Corner {
  const { latitude, longitude } = roundPoint({ latitude: lat, longitude: lng });
  return [latitude, longitude];
}

function latLngs(outline: Outline): L.LatLng[] {
  return outline.map(([latitude, longitude]) => L.latLng(latitude, longitude));
}

function shape({ name, outline }: ShownZone): L.Polygon {
  return L.polygon(latLngs(outline), {
    color: '#0e5a7a',
    weight: 2,
    fillOpacity: 0.08,
    interactive: false,
  }).bindTooltip(L.Util.template('{name}', { name: escapeText(name) }), {
    permanent: true,
    direction: 'center',
    className: 'zone-name',
  });
}

/** Leaflet reads the text of a tooltip as HTML. */
function escapeText(text: string): string {
  const element = document.createElement('span');
  element.textContent = text;
  return element.innerHTML;
}

interface CornerEvents {
  at: number;
  describedBy: string;
  onDrag: () => void;
  onMove: (to: L.LatLng) => void;
  onRemove: () => void;
}

function cornerMarker(map: L.Map, point: L.LatLng, events: CornerEvents): L.Marker {
  const icon = L.divIcon({ className: 'zone-corner', iconSize: [32, 32], iconAnchor: [16, 16] });
  const marker = L.marker(point, { icon, draggable: true, autoPan: true }).addTo(map);
  marker.on('drag', events.onDrag);
  marker.on('dragend', () => events.onMove(marker.getLatLng()));
  // Otherwise a press on a corner would add one under it.
  marker.on('click', ({ originalEvent }) => L.DomEvent.stopPropagation(originalEvent));
  const element = marker.getElement();
  element?.setAttribute('aria-label', `Punto ${events.at + 1}`);
  element?.setAttribute('aria-describedby', events.describedBy);
  moveByArrows(map, marker, events.onMove);
  element?.addEventListener('keydown', (event) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    events.onRemove();
  });
  return marker;
}
