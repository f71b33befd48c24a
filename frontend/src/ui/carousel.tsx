import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Children, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { IconButton } from './button.js';
import { cx } from './classes.js';
import { List } from './list.js';

interface CarouselProps {
  label: string;
  /** Items per view below 768 px, below 1024 px, and above: 1, 2, 4; for related listings 1, 2, 3. */
  columns?: 3 | 4;
  /** Its items are in the page's markup (ui/list.tsx). */
  inMarkup?: boolean;
  children?: readonly ReactNode[];
}

const WIDTHS = {
  3: '*:basis-[86%] tablet:*:basis-[calc((100%-1rem)/2)] wide:*:basis-[calc((100%-2rem)/3)]',
  4: '*:basis-[86%] tablet:*:basis-[calc((100%-1rem)/2)] wide:*:basis-[calc((100%-3rem)/4)]',
} as const;

/**
 * Carousel with native horizontal scrolling, so that swiping, the keyboard and browsers without JavaScript work. The arrows move by one
 * page and wrap around.
 */
export function Carousel({ label, columns = 4, inMarkup = false, children }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const overflows = useOverflow(track);
  const turn = (direction: 1 | -1): void => {
    const strip = track.current;
    if (!strip) return;
    const end = strip.scrollWidth - strip.clientWidth;
    const atEnd = direction === 1 ? strip.scrollLeft >= end - 4 : strip.scrollLeft <= 4;
    strip.scrollTo({
      left: atEnd ? (direction === 1 ? 0 : end) : strip.scrollLeft + direction * strip.clientWidth,
    });
  };
  return (
    <div className="relative">
      <List
        inMarkup={inMarkup}
        ref={track}
        aria-label={label}
        className={cx(
          'no-scrollbar -mx-4 flex motion-safe:scroll-smooth snap-x snap-mandatory gap-4 overflow-x-auto overscroll-x-contain scroll-px-4 px-4 py-3 tablet:-mx-1 tablet:scroll-px-1 tablet:px-1',
          '*:flex *:shrink-0 *:snap-start',
          WIDTHS[columns],
        )}
      >
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </List>
      {overflows && (
        <div className="mt-2 flex justify-end gap-3">
          <IconButton label="Anteriores" variant="surface" onClick={() => turn(-1)}>
            <IconChevronLeft aria-hidden="true" />
          </IconButton>
          <IconButton label="Siguientes" variant="surface" onClick={() => turn(1)}>
            <IconChevronRight aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </div>
  );
}

/** Whether the content overflows. True on the server, the usual case, to avoid a layout shift. */
function useOverflow(track: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(true);
  useEffect(() => {
    const strip = track.current;
    if (!strip) return;
    const look = (): void => setOverflows(strip.scrollWidth > strip.clientWidth + 4);
    const observer = new ResizeObserver(look);
    observer.observe(strip);
    return () => observer.disconnect();
  }, [track]);
  return overflows;
}
