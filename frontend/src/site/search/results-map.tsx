import { IconList } from '@tabler/icons-react';
import { useEffect } from 'react';
import { LazyMapFrame } from '../../search/map/lazy-map.js';
import { MAP_ID } from '../../search/map/map-id.js';
import { Button } from '../../ui/button.js';
import { cx } from '../../ui/classes.js';
import { useMedia } from '../../ui/use-media.js';
import type { FoundOnMapProps } from './found-on-map.js';

const loadFoundOnMap = () => import('./found-on-map.js');

interface ResultsMapProps extends Omit<FoundOnMapProps, 'isFull' | 'isShown'> {
  /** Over the whole window, on narrow screens. */
  isFull: boolean;
  onClose: () => void;
}

/** Results on the map: beside the list on wide screens, over the whole window on narrow ones. */
export function ResultsMap({ isFull, onClose, ...found }: ResultsMapProps) {
  const isWide = useMedia('(width >= 1024px)');
  useEscape(isFull, onClose);
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
      {isFull && (
        <Button
          ref={focus}
          onClick={onClose}
          icon={<IconList aria-hidden="true" className="size-5" />}
          className="fixed bottom-4 left-1/2 z-50 -translate-x-1/2 rounded-full shadow-dialog wide:hidden"
        >
          Ver lista
        </Button>
      )}
    </>
  );
}

const focus = (button: HTMLButtonElement | null): void => button?.focus();

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
