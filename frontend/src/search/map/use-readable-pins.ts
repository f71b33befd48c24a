import type L from 'leaflet';
import { useEffect } from 'react';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where a text is placed over its point: in the middle, to its right, to its left. */
const SIDES = [0, 1, -1];
/** Distance between a point and the end of a text beside it, the rings of texts and groups, and how far texts are raised, in pixels. */
const END = 9;
const RING = 3;
const RAISED = 4;

/**
 * Places the texts of pins where no group, other text or edge of the map hides part of them. A pin without such a place becomes a dot, which
 * shows its text on the pointer and the focus. Free listings are placed before rented ones.
 * @param drawn changes whenever markers were drawn
 */
export function useReadablePins(map: L.Map | undefined, drawn: unknown): void {
  useEffect(() => {
    if (!map) return;
    const arrange = (): void => arrangePins(map.getContainer());
    arrange();
    map.on('moveend', arrange);
    return () => void map.off('moveend', arrange);
  }, [map, drawn]);
}

function arrangePins(container: HTMLElement): void {
  const pins = [...container.querySelectorAll<HTMLElement>('.map-pin')];
  for (const pin of pins) pin.removeAttribute('data-small');
  const taken = Array.from(container.querySelectorAll('.map-cluster'), boxOf);
  const frame = boxOf(container);
  const texts = pins
    .map((pin) => ({ pin, box: textBoxOf(pin), end: pin.offsetWidth / 2 - END }))
    .toSorted((one, other) => rank(one.pin) - rank(other.pin));
  for (const { pin, box, end } of texts) {
    const places = SIDES.map((side) => ({ side, box: movedBy(box, side * end) }));
    const whole = places.filter((place) => place.box.left >= frame.left && place.box.right <= frame.right);
    const free = whole.find((place) => !taken.some((other) => areOver(place.box, other)));
    pin.style.setProperty('--side', String((free ?? whole[0])?.side ?? 0));
    if (free) taken.push(free.box);
    else pin.setAttribute('data-small', '');
  }
}

const boxOf = (element: Element): Box => element.getBoundingClientRect();

/** Of the text in the middle. Its own rectangle may be on the way from an earlier place. */
function textBoxOf(pin: HTMLElement): Box {
  const { left, top } = boxOf(pin.parentElement!);
  const [across, down] = [pin.offsetWidth / 2, pin.offsetHeight / 2];
  return { left: left - across, right: left + across, top: top - RAISED - down, bottom: top - RAISED + down };
}

function movedBy({ left, right, ...box }: Box, pixels: number): Box {
  return { ...box, left: left + pixels, right: right + pixels };
}

function rank(pin: HTMLElement): number {
  return pin.dataset['alquilado'] === undefined ? 0 : 1;
}

function areOver(one: Box, other: Box): boolean {
  return (
    one.left < other.right + RING &&
    one.right > other.left - RING &&
    one.top < other.bottom + RING &&
    one.bottom > other.top - RING
  );
}
