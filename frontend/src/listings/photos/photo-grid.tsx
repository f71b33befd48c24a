import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { ImageWire } from '#common/listings/photos/picture-shapes.js';
import { latePart } from '../../app/late-part.js';
import { moveTo } from './photo-order.js';
import { PhotoTile, type PhotoMove } from './photo-tile.js';
import { useDragOrder } from './use-drag-order.js';

const Lightbox = latePart(() => import('./lightbox.js'));

interface PhotoGridProps {
  images: readonly ImageWire[];
  /** Ids in the displayed order. */
  order: readonly number[];
  busy: boolean;
  mayEdit: boolean;
  /** Whether the first photo is the cover. */
  hasCover: boolean;
  onOrder: (order: readonly number[]) => void;
  onRemove: (id: number) => void;
}

/** Photos in order; the first is the cover. */
export function PhotoGrid({ images, order, busy, mayEdit, hasCover, onOrder, onRemove }: PhotoGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const [opened, setOpened] = useState<number>();
  const [said, setSaid] = useState('');
  const keepFocus = useFocusAfterMove(grid, order);
  const keepPlace = useFocusAfterRemoval(grid, order);
  const drag = useDragOrder(grid, { order, onChange: onOrder });
  const byId = new Map(images.map((image) => [image.idImagenes, image]));
  const shown = order.flatMap((id) => byId.get(id) ?? []);

  const move = (id: number, wanted: PhotoMove): void => {
    const from = order.indexOf(id);
    const place = { antes: from - 1, despues: from + 1, portada: 0 }[wanted];
    keepFocus(id, wanted);
    onOrder(moveTo(order, id, place));
    setSaid(`La foto ${from + 1} está ahora en el lugar ${place + 1} de ${order.length}`);
  };

  return (
    <>
      <ul ref={grid} className="grid grid-cols-2 gap-2.5 phablet:grid-cols-3">
        {drag.standing.flatMap((id) => {
          const image = byId.get(id);
          if (!image) return [];
          return (
            <PhotoTile
              key={id}
              image={image}
              place={order.indexOf(id)}
              count={order.length}
              isDragged={drag.dragged === id}
              busy={busy}
              mayEdit={mayEdit}
              hasCover={hasCover}
              grip={drag.grip(id)}
              onOpen={() => !drag.wasDrag() && setOpened(order.indexOf(id))}
              onMove={(wanted) => move(id, wanted)}
              onRemove={() => {
                keepPlace(id);
                onRemove(id);
              }}
            />
          );
        })}
      </ul>
      <output className="sr-only">{said}</output>
      {opened !== undefined && (
        <Lightbox images={shown} index={opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}

/** A moved tile loses focus; restores it to the button that was used, or to one that is enabled. */
function useFocusAfterMove(grid: RefObject<HTMLElement | null>, order: readonly number[]) {
  const moved = useRef<{ id: number; move: PhotoMove }>(undefined);
  useLayoutEffect(() => {
    const wanted = moved.current;
    moved.current = undefined;
    const tile = wanted && grid.current?.querySelector(`[data-foto="${wanted.id}"]`);
    const button =
      tile?.querySelector<HTMLElement>(`[data-mover="${wanted?.move}"]:enabled`) ??
      tile?.querySelector<HTMLElement>('[data-mover]:enabled');
    button?.focus();
  }, [grid, order]);
  return (id: number, move: PhotoMove): void => {
    moved.current = { id, move };
  };
}

/** Removing a photo removes its focused button: focuses that of the photo in its place, unless another element has the focus. */
function useFocusAfterRemoval(grid: RefObject<HTMLElement | null>, order: readonly number[]) {
  const removed = useRef<{ id: number; place: number }>(undefined);
  useLayoutEffect(() => {
    const last = removed.current;
    if (!last || order.includes(last.id)) return;
    removed.current = undefined;
    if (document.activeElement !== document.body) return;
    const next = order[Math.min(last.place, order.length - 1)];
    grid.current?.querySelector<HTMLElement>(`[data-foto="${next}"] [data-quitar]`)?.focus();
  }, [grid, order]);
  return (id: number): void => {
    removed.current = { id, place: order.indexOf(id) };
  };
}
