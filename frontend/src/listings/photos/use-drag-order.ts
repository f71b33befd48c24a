import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { moveTo } from './photo-order.js';

/** Movement in pixels after which a press becomes a drag. */
const SLACK = 6;
/** Distance from the window's edge at which the page scrolls. */
const EDGE = 60;
const SCROLL_STEP = 14;

interface DragOrder {
  /** The photo being dragged. */
  dragged: number | undefined;
  /** Document order of the tiles, which must not change during a drag. */
  standing: readonly number[];
  /** Props of a drag handle. */
  grip: (id: number) => { onPointerDown: (event: PointerEvent) => void };
  /** Whether the current press was a drag and must not open the viewer. */
  wasDrag: () => boolean;
}

interface Press {
  id: number;
  x: number;
  y: number;
  moved: boolean;
}

/**
 * Reordering by mouse, pen and touch. Tiles have `data-foto`; the dragged one takes the position of the one below it. Escape restores the
 * order.
 */
export function useDragOrder(
  grid: RefObject<HTMLElement | null>,
  { order, onChange }: { order: readonly number[]; onChange: (order: readonly number[]) => void },
): DragOrder {
  const [dragged, setDragged] = useState<number>();
  const [isPressed, setPressed] = useState(false);
  const press = useRef<Press>(undefined);
  const [before, setBefore] = useState(order);
  const lastWasDrag = useRef(false);

  const move = (event: globalThis.PointerEvent): void => {
    const current = press.current;
    if (!current) return;
    if (!current.moved && Math.hypot(event.clientX - current.x, event.clientY - current.y) < SLACK) return;
    if (!current.moved) {
      current.moved = true;
      setDragged(current.id);
    }
    event.preventDefault();
    scrollAtEdge(event.clientY);
    const over = tileAt(grid.current, event);
    if (over !== undefined && over !== current.id) onChange(moveTo(order, current.id, order.indexOf(over)));
  };
  const end = (keep: boolean): void => {
    const current = press.current;
    if (!current) return;
    press.current = undefined;
    lastWasDrag.current = current.moved;
    if (current.moved && !keep) onChange(before);
    setDragged(undefined);
    setPressed(false);
  };

  useWhilePressed(isPressed, { move, end });

  return {
    dragged,
    standing: dragged === undefined ? order : before,
    wasDrag: () => {
      const was = lastWasDrag.current;
      lastWasDrag.current = false;
      return was;
    },
    grip: (id) => ({
      onPointerDown: ({ button, isPrimary, clientX, clientY }) => {
        if (button !== 0 || !isPrimary) return;
        lastWasDrag.current = false;
        setBefore(order);
        press.current = { id, x: clientX, y: clientY, moved: false };
        setPressed(true);
      },
    }),
  };
}

interface PressListeners {
  move: (event: globalThis.PointerEvent) => void;
  end: (keep: boolean) => void;
}

/** Tracks the pointer over the whole window. */
function useWhilePressed(isPressed: boolean, { move, end }: PressListeners): void {
  const onMove = useEffectEvent(move);
  const onEnd = useEffectEvent(end);
  useEffect(() => {
    if (!isPressed) return;
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('pointermove', (event) => onMove(event), { passive: false, signal });
    window.addEventListener('pointerup', () => onEnd(true), { signal });
    window.addEventListener('pointercancel', () => onEnd(false), { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && onEnd(false), { signal });
    return () => stop.abort();
  }, [isPressed]);
}

/** The photo under the pointer. */
function tileAt(grid: HTMLElement | null, { clientX, clientY }: globalThis.PointerEvent): number | undefined {
  for (const tile of grid?.querySelectorAll<HTMLElement>('[data-foto]') ?? []) {
    const { left, right, top, bottom } = tile.getBoundingClientRect();
    if (clientX >= left && clientX <= right && clientY >= top && clientY <= bottom)
      return Number(tile.dataset['foto']);
  }
  return undefined;
}

function scrollAtEdge(y: number): void {
  if (y < EDGE) window.scrollBy(0, -SCROLL_STEP);
  else if (y > window.innerHeight - EDGE) window.scrollBy(0, SCROLL_STEP);
}
