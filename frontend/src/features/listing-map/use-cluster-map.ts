import type L from 'leaflet';
import Supercluster from 'supercluster';
import { useEffect, useEffectEvent } from 'react';
import type { Coordinates } from '#common/vocabulary/places.js';
import { useLeaflet, type LeafletMap } from '../map/use-leaflet.js';
import type { PointGroup } from './map-points.js';
import { addCluster, addPin } from './pins.js';

interface ClusterMapOptions {
  groups: readonly PointGroup[];
  centre: Coordinates;
  onPick: (group: PointGroup, popup: HTMLElement) => void;
  onView: (groups: PointGroup[]) => void;
}

type Index = Supercluster<{ group: PointGroup }, { listings: number }>;

const START_ZOOM = 13;
/** Pixels. */
const CLUSTER_RADIUS = 64;
/** Side of a tile of Leaflet; the radius counts in it. */
const TILE_SIZE = 256;
/** Nearer than this, every place has its own pin. */
const CLUSTER_MAX_ZOOM = 16;

/** A Leaflet map on which only what is in sight is drawn, so that it stays fluid with tens of thousands of places. */
export function useClusterMap({ groups, centre, onPick, onView }: ClusterMapOptions): LeafletMap {
  const leaflet = useLeaflet();
  const { map } = leaflet;
  const pick = useEffectEvent(onPick);
  const view = useEffectEvent(onView);
  const { latitude, longitude } = centre;

  useEffect(() => {
    map?.setView([latitude, longitude], START_ZOOM, { animate: false });
  }, [map, latitude, longitude]);

  useEffect(() => {
    if (!map) return;
    const index = indexOf(groups);
    const shown = new Map<string, L.Marker>();
    const draw = (): void => {
      drawInto(map, { index, shown, pick: (group, popup) => pick(group, popup) });
      const bounds = map.getBounds();
      view(groups.filter((group) => bounds.contains([group.latitude, group.longitude])));
    };
    draw();
    map.on('moveend', draw);
    return () => {
      map.off('moveend', draw);
      for (const marker of shown.values()) marker.remove();
    };
  }, [map, groups]);

  return leaflet;
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
