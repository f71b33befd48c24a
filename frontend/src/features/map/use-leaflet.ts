import type L from 'leaflet';
import { useCallback, useState, type RefCallback } from 'react';
import { useSite } from '../../app/site-context.js';
import { createMap } from './create-map.js';

export interface LeafletMap {
  /** Goes to the element that becomes the map. */
  container: RefCallback<HTMLElement>;
  /** Undefined until its container is there. */
  map: L.Map | undefined;
  /** The last tile asked for did not come. */
  tilesFailed: boolean;
}

/** A map in a container for as long as that is shown. It shows nothing until it is told where to look. */
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
