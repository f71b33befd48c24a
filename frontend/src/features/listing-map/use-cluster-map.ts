import type L from 'leaflet';
import Supercluster from 'supercluster';
import { useEffect, useEffectEvent, useRef } from 'react';
import { MIRAMAR_CENTRE, type Coordinates, type MapArea } from '#common/vocabulary/places.js';
import { useLeaflet, type LeafletMap } from '../map/use-leaflet.js';
import type { PointGroup } from './map-points.js';
import { addCluster, addPin } from './pins.js';

/** Where a map opens: around a point, around an area, or around whatever it shows. */
export type MapStart =
  { kind: 'centre'; centre: Coordinates } | { kind: 'area'; area: MapArea } | { kind: 'points' };

interface ClusterMapOptions {
  groups: readonly PointGroup[];
  start: MapStart;
  /** Listing that the pointer is on, elsewhere on the page. */
  pointed: string | null | undefined;
  onPick: (group: PointGroup, popup: HTMLElement) => void;
  onView: (groups: PointGroup[]) => void;
  /** The person has moved the map. */
  onMove: (area: MapArea) => void;
}

type Index = Supercluster<{ group: PointGroup }, { listings: number }>;

const START_ZOOM = 13;
const FIT_MAX_ZOOM = 16;
/** Pixels. */
const PADDING: [number, number] = [36, 36];
/** Pixels. */
const CLUSTER_RADIUS = 64;
/** Side of a tile of Leaflet; the radius counts in it. */
const TILE_SIZE = 256;
/** Nearer than this, every place has its own pin. */
const CLUSTER_MAX_ZOOM = 16;

/** A Leaflet map on which only what is in sight is drawn, so that it stays fluid with tens of thousands of places. */
export function useClusterMap({
  groups,
  start,
  pointed,
  onPick,
  onView,
  onMove,
}: ClusterMapOptions): LeafletMap {
  const leaflet = useLeaflet();
  const { map } = leaflet;
  const pick = useEffectEvent(onPick);
  const view = useEffectEvent(onView);
  const move = useEffectEvent(onMove);
  const isPlacing = useRef(false);
  const place = useEffectEvent((target: L.Map) => {
    isPlacing.current = true;
    placeMap(target, start, groups);
    isPlacing.current = false;
  });
  // Points are looked for anew whenever they change; a centre or an area only where it is another one.
  const startKey = start.kind === 'points' ? groups : JSON.stringify(start);

  useEffect(() => {
    if (map) place(map);
  }, [map, startKey]);

  useEffect(() => {
    if (!map) return;
    const index = indexOf(groups);
    const shown = new Map<string, L.Marker>();
    const draw = (): void => {
      drawInto(map, { index, shown, pick: (group, popup) => pick(group, popup) });
      const bounds = map.getBounds();
      view(groups.filter((group) => bounds.contains([group.latitude, group.longitude])));
    };
    const onMoveEnd = (): void => {
      draw();
      if (!isPlacing.current) move(areaOf(map));
    };
    if (isPlaced(map)) draw();
    map.on('moveend', onMoveEnd);
    return () => {
      map.off('moveend', onMoveEnd);
      for (const marker of shown.values()) marker.remove();
    };
  }, [map, groups]);

  useEffect(() => {
    if (!map) return;
    for (const pin of map.getContainer().querySelectorAll<HTMLElement>('[data-codigos]')) {
      const codes = pin.dataset['codigos']!.split(' ');
      pin.toggleAttribute('data-pointed', Boolean(pointed) && codes.includes(pointed!));
    }
  }, [map, pointed]);

  return leaflet;
}

/** Without points the map keeps its place, and opens at the town. */
function placeMap(map: L.Map, start: MapStart, groups: readonly PointGroup[]): void {
  const still = { animate: false };
  if (start.kind === 'centre')
    return void map.setView([start.centre.latitude, start.centre.longitude], START_ZOOM, still);
  if (start.kind === 'area') {
    const { south, west, north, east } = start.area;
    return void map.fitBounds(
      [
        [south, west],
        [north, east],
      ],
      still,
    );
  }
  const corners = groups.map(({ latitude, longitude }): [number, number] => [latitude, longitude]);
  if (corners.length > 0) map.fitBounds(corners, { ...still, padding: PADDING, maxZoom: FIT_MAX_ZOOM });
  else if (!isPlaced(map))
    map.setView([MIRAMAR_CENTRE.latitude, MIRAMAR_CENTRE.longitude], START_ZOOM, still);
}

/** A map that was never told where to look has no bounds. */
function isPlaced(map: L.Map): boolean {
  return map.getZoom() !== undefined;
}

function areaOf(map: L.Map): MapArea {
  const bounds = map.getBounds();
  return {
    south: bounds.getSouth(),
    west: bounds.getWest(),
    north: bounds.getNorth(),
    east: bounds.getEast(),
  };
}

function indexOf(groups: readonly PointGroup[]): Index {
  const index: Index = new Supercluster({
    radius: CLUSTER_RADIUS,
    extent: TILE_SIZE,
    maxZoom: CLUSTER_MAX_ZOOM,
    map: ({ group }) => ({ listings: group.points.length }),
    reduce: (sum, part) => {
      sum.listings += part.listings;
    },
  });
  return index.load(
    groups.map((group) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [group.longitude, group.latitude] },
      properties: { group },
    })),
  );
}

interface Drawing {
  index: Index;
  /** Markers on the map by name, kept from one move to the next. */
  shown: Map<string, L.Marker>;
  pick: (group: PointGroup, popup: HTMLElement) => void;
}

function drawInto(map: L.Map, { index, shown, pick }: Drawing): void {
  const box = map.getBounds().pad(0.1);
  const zoom = Math.round(map.getZoom());
  const wanted = index.getClusters([box.getWest(), box.getSouth(), box.getEast(), box.getNorth()], zoom);
  const names = new Set<string>();
  for (const feature of wanted) {
    const { properties, geometry } = feature;
    const name = 'group' in properties ? properties.group.key : `c${properties.cluster_id}`;
    names.add(name);
    if (shown.has(name)) continue;
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    shown.set(
      name,
      'group' in properties
        ? addPin(map, properties.group, (popup) => pick(properties.group, popup))
        : addCluster(map, { latitude, longitude, count: properties.listings }, () =>
            map.setView([latitude, longitude], index.getClusterExpansionZoom(properties.cluster_id)),
          ),
    );
  }
  for (const [name, marker] of shown) {
    if (names.has(name)) continue;
    marker.remove();
    shown.delete(name);
  }
}
