import { useRef, type RefObject } from 'react';
import { useShortcuts } from '../../frame/shortcuts.js';
import type { SectionName } from './section-drafts.js';

/** The key that focuses each section of a notice. */
export const SECTION_KEYS: Readonly<Record<SectionName, string>> = {
  contacto: 'D',
  inmueble: 'I',
  observaciones: 'O',
  condiciones: 'E',
  verificacion: 'V',
  ubicacion: 'U',
  contrato: 'C',
  precios: 'P',
  servicios: 'S',
  fotos: 'F',
};

/** Classes of the element around a section, which the section's bar must not cover. */
export const SECTION_PLACE = 'scroll-mt-20 outline-none';

interface SectionKey {
  name: SectionName;
  /** What the key does, for the help. */
  text: string;
  /** Element that receives the focus; the section itself if undefined. */
  find: (place: HTMLElement) => HTMLElement | null | undefined;
}

/** Declares the key of a section. Returns the reference of the element around it, which has to be focusable. */
export function useSectionKey({ name, text, find }: SectionKey): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const run = (): void => {
    if (!place.current) return;
    (find(place.current) ?? place.current).focus({ preventScroll: true });
    place.current.scrollIntoView({ block: 'start' });
  };
  useShortcuts([{ key: SECTION_KEYS[name], text, run }]);
  return place;
}
