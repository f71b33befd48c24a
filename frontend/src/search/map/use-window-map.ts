import type L from 'leaflet';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { tilesOf, writeTiles, type MapTiles } from '#common/search/map/map-tiles.js';
import { MIRAMAR_CENTRE, type Coordinates, type MapArea } from '#common/kernel/places.js';
import type { MapPlaceWire, MapWindowAnswer } from '#common/search/map/map-calls.js';
import { useLeaflet, type LeafletMap } from './use-leaflet.js';
import { pinOfPlace } from './map-points.js';
import { mapQueries, type MapSearchText } from './map-queries.js';
import { addCluster, addPin } from './pins.js';
import { useReadablePins } from './use-readable-pins.js';

/** Initial view: around a point, around an area, or around all results once known; null shows nothing. */
export type MapStart =
  | { kind: 'centre'; centre: Coordinates }
  | { kind: 'area'; area: MapArea }
  | { kind: 'found'; area: MapArea | null | undefined };

interface WindowMapOptions {
  search: MapSearchText | null;
  start: MapStart;
  pointed: string | null | undefined;
  onPick: (place: MapPlaceWire, popup: HTMLElement) => void;
  onView: (area: MapArea) => void;
  onMove: (area: MapArea) => void;
}

interface WindowMapState extends LeafletMap {
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
}

const START_ZOOM = 13;
const FIT_MAX_ZOOM = 16;
/** Pixels. */
const PADDING: [number, number] = [36, 36];
/** Debounce of map movements. */
const STILL_MS = 150;

/** A Leaflet map that requests the groups of the visible window from the server. Current markers stay until the next response. */
export function useWindowMap({ search, start, pointed, ...on }: WindowMapOptions): WindowMapState {
  const leaflet = useLeaflet();
  const { map } = leaflet;
  const pick = useEffectEvent(on.onPick);
  const isPlacing = useRef(false);
  const tiles = useWindow(map, { ...on, isPlacing: () => isPlacing.current });
  const place = useEffectEvent((target: L.Map) => {
    isPlacing.current = true;
    placeMap(target, start);
    isPlacing.current = false;
  });
  const startKey = JSON.stringify(start);
  useEffect(() => {
    if (map) place(map);
  }, [map, startKey]);

  const asks = search !== null && tiles !== undefined;
  const { data, isFetching, isError, refetch } = useQuery({
    ...mapQueries.window(search ?? '', tiles ?? NO_TILES),
    enabled: asks,
    placeholderData: keepPreviousData,
  });
  const shown = search === null ? NOTHING : data;
  const markers = useRef(new Map<string, L.Marker>());
  useEffect(() => {
    const kept = markers.current;
    return () => kept.clear();
  }, [map]);
  useEffect(() => {
    if (map && shown) draw(map, { shown, markers: markers.current, pick: (...picked) => pick(...picked) });
  }, [map, shown]);
  useReadablePins(map, shown);

  useEffect(() => {
    if (!map) return;
    for (const pin of map.getContainer().querySelectorAll<HTMLElement>('[data-codigos]')) {
      const codes = pin.dataset['codigos']!.split(' ');
      pin.toggleAttribute('data-pointed', Boolean(pointed) && codes.includes(pointed!));
    }
  }, [map, pointed, shown]);

  return {
    ...leaflet,
    isLoading: asks && isFetching,
    hasFailed: asks && isError && !isFetching,
    retry: () => void refetch(),
  };
}

const NOTHING: MapWindowAnswer = { success: true, total: 0, grupos: [], lugares: [] };
const NO_TILES: MapTiles = { zoom: 0, west: 0, north: 0, east: 0, south: 0 };

/** The visible tiles. */
function useWindow(
  map: L.Map | undefined,
  on: Pick<WindowMapOptions, 'onView' | 'onMove'> & { isPlacing: () => boolean },
): MapTiles | undefined {
  const [tiles, setTiles] = useState<MapTiles>();
  const view = useEffectEvent(on.onView);
  const move = useEffectEvent((area: MapArea) => {
    if (!on.isPlacing()) on.onMove(area);
  });
  useEffect(() => {
    if (!map) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      const area = areaOf(map);
      const next = tilesOf(area, Math.round(map.getZoom()));
      setTiles((last) => (last && last.zoom === next.zoom && isSame(last, next) ? last : next));
      view(area);
    };
    const onMoveEnd = (): void => {
      move(areaOf(map));
      clearTimeout(timer);
      timer = setTimeout(look, STILL_MS);
    };
    if (isPlaced(map)) look();
    map.on('moveend', onMoveEnd);
    return () => {
      clearTimeout(timer);
      map.off('moveend', onMoveEnd);
    };
  }, [map]);
  return tiles;
}

function isSame(one: MapTiles, other: MapTiles): boolean {
  return writeTiles(one) === writeTiles(other);
}

/** Without results the map keeps its view, initially the town. */
function placeMap(map: L.Map, start: MapStart): void {
  const still = { animate: false };
  if (start.kind === 'centre')
    return void map.setView([start.centre.latitude, start.centre.longitude], START_ZOOM, still);
  if (start.area) {
    const { south, west, north, east } = start.area;
    const around = start.kind === 'found' ? { padding: PADDING, maxZoom: FIT_MAX_ZOOM } : {};
    return void map.fitBounds(
      [
        [south, west],
        [north, east],
      ],
      { ...still, ...around },
    );
  }
  if (start.area === null && !isPlaced(map))
    map.setView([MIRAMAR_CENTRE.latitude, MIRAMAR_CENTRE.longitude], START_ZOOM, still);
}

/** A Leaflet map without a view has no bounds. */
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

interface Drawing {
  shown: MapWindowAnswer;
  /** Markers by key; unchanged ones are reused. */
  markers: Map<string, L.Marker>;
  pick: (place: MapPlaceWire, popup: HTMLElement) => void;
}

function draw(map: L.Map, { shown, markers, pick }: Drawing): void {
  const wanted = new Map<string, () => L.Marker>();
  for (const { latitud: latitude, longitud: longitude, cantidad: count, zoom } of shown.grupos) {
    const goNearer = (): void => void map.setView([latitude, longitude], zoom);
    wanted.set(`${latitude} ${longitude} ${count} ${zoom}`, () =>
      addCluster(map, { latitude, longitude, count }, goNearer),
    );
  }
  for (const place of shown.lugares) {
    const pin = pinOfPlace(place);
    wanted.set(`${pin.name} ${pin.codes.join()}`, () => addPin(map, pin, (popup) => pick(place, popup)));
  }
  for (const [name, marker] of markers) {
    if (wanted.has(name)) continue;
    marker.remove();
    markers.delete(name);
  }
  for (const [name, add] of wanted) if (!markers.has(name)) markers.set(name, add());
}
