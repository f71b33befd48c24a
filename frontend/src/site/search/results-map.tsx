import { IconList, IconMap2 } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { MAP_MESSAGES } from '#common/search/map/map-messages.js';
import { LazyMapFrame } from '../../search/map/lazy-map.js';
import { MAP_ID } from '../../search/map/map-id.js';
import { Button } from '../../ui/button.js';
import { cx } from '../../ui/classes.js';
import { useMedia } from '../../ui/use-media.js';
import type { FoundOnMapProps } from './found-on-map.js';

const loadFoundOnMap = () => import('./found-on-map.js');

/** Results on the map: beside the list on wide screens, over the whole window on narrow ones. */
export function ResultsMap(found: Omit<FoundOnMapProps, 'isFull' | 'isShown'>) {
  const [isFull, setIsFull] = useState(false);
  const isWide = useMedia('(width >= 1024px)');
  useEscape(isFull, () => setIsFull(false));
  return (
    <>
      <section
        id={MAP_ID}
        aria-labelledby="titulo-mapa"
        className={cx(
          isFull ? 'fixed inset-0 z-40 bg-surface' : 'narrow:hidden noscript:hidden',
          'wide:sticky wide:top-20',
        )}
      >
        <h2 id="titulo-mapa" className="sr-only">
          En el mapa
        </h2>
        <LazyMapFrame
          load={loadFoundOnMap}
          map={{ ...found, isFull, isShown: isFull || isWide }}
          wanted={isFull}
          className={isFull ? 'h-dvh rounded-none' : 'h-[calc(100dvh-6rem)]'}
        />
      </section>
      <Button
        aria-pressed={isFull}
        onClick={() => setIsFull(!isFull)}
        icon={
          isFull ? (
            <IconList aria-hidden="true" className="size-5" />
          ) : (
            <IconMap2 aria-hidden="true" className="size-5" />
          )
        }
        className="fixed bottom-4 left-1/2 z-50 -translate-x-1/2 rounded-full shadow-dialog noscript:hidden wide:hidden"
      >
        {isFull ? 'Ver lista' : MAP_MESSAGES.showMap}
      </Button>
    </>
  );
}

/** Escape closes the full-window map, and the page below does not scroll. */
function useEscape(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    const { overflow } = document.body.style;
    document.body.style.overflow = 'hidden';
    window.addEventListener('keydown', onKey);
    return () => {
      document.body.style.overflow = overflow;
      window.removeEventListener('keydown', onKey);
    };
  });
}
