import type L from 'leaflet';
import { useCallback, useState, type RefCallback } from 'react';
import { useSite } from '../../app/site-context.js';
import { createMap } from './create-map.js';

export interface LeafletMap {
  /** Ref of the element that becomes the map. */
  container: RefCallback<HTMLElement>;
  /** Undefined until the container is mounted. */
  map: L.Map | undefined;
  /** The most recent tile failed to load. */
  tilesFailed: boolean;
}

/** A map that lives as long as its container. It is empty until a view is set. */
export function useLeaflet(): LeafletMap {
  const { tileUrl, tileAttribution } = useSite();
  const [map, setMap] = useState<L.Map>();
  const [tilesFailed, setTilesFailed] = useState(false);
  const container = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const onTile = (came: boolean): void => setTilesFailed(!came);
      const created = createMap(element, { tileUrl, tileAttribution, onTile });
      setMap(created);
      return () => {
        created.remove();
        setMap(undefined);
      };
    },
    [tileUrl, tileAttribution],
  );
  return { container, map, tilesFailed };
}
