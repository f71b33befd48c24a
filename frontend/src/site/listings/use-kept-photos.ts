import { useRef, useState } from 'react';
import { LIMITS } from '#common/kernel/limits.js';
import type { ImageWire } from '#common/listings/photos/picture-shapes.js';
import { StoredDraft } from '../../app/stored-draft.js';
import type { Preview } from './photo-preview.js';

export interface KeptPhoto extends Preview {
  id: number;
  /** The server's name of it. */
  name: string;
}

interface Kept {
  pass: string;
  /** In the saved order. */
  photos: KeptPhoto[];
  /** Idempotency keys of photos that were not answered, by file. */
  open: Record<string, string>;
}

/** The server shows these photos to nobody, so the tab remembers those that it sent. */
const KEPT = new StoredDraft<Kept>(
  { name: 'costa-directa:fotos-enviadas', version: 1, keepDays: LIMITS.photoPassHours / 24 },
  () => window.sessionStorage,
);

/** The photos that were sent with a token. */
export function useKeptPhotos(pass: string) {
  const [kept, setKept] = useState(() => keptOf(pass) ?? { pass, photos: [], open: {} });
  const latest = useRef(kept);
  const isStored = useRef(true);
  const keys = useRef(new Map<string, string>());
  // From the storage, if it works, because an upload that outlived its page may have changed it.
  const put = (next: (now: Kept) => Partial<Kept>): void => {
    const now = (isStored.current && keptOf(pass)) || latest.current;
    latest.current = { ...now, ...next(now) };
    isStored.current = KEPT.write(latest.current);
    setKept(latest.current);
  };
  return {
    photos: kept.photos,
    change: (next: (photos: KeptPhoto[]) => KeptPhoto[]) => put(({ photos }) => ({ photos: next(photos) })),
    add: (file: File, photo: Omit<KeptPhoto, 'id'>) =>
      put(({ photos, open: { [identityOf(file)]: _answered, ...open } }) => {
        const id = Math.max(0, ...photos.map((one) => one.id)) + 1;
        return { open, photos: [...photos, { id, ...photo }] };
      }),
    /** A file that was on its way when the page was reloaded has the same key again, so that it is added once. */
    keyOf: ({ key, file }: { key: string; file: File }): string => {
      const known = keys.current.get(key);
      if (known) return known;
      const before = latest.current.open[identityOf(file)];
      const isLeft = before !== undefined && ![...keys.current.values()].includes(before);
      const wanted = isLeft ? before : key;
      keys.current.set(key, wanted);
      put(({ open }) => ({ open: { ...open, [identityOf(file)]: wanted } }));
      return wanted;
    },
  };
}

export function imageOf({ id, url, width, height }: KeptPhoto, index: number): ImageWire {
  return {
    idImagenes: id,
    orden: index + 1,
    estado: 'lista',
    blur: '',
    ancho: width,
    alto: height,
    url,
    miniatura: url,
    avif: '',
    webp: '',
    alt: `Foto ${index + 1}`,
  };
}

function keptOf(pass: string): Kept | undefined {
  const kept = KEPT.read();
  return kept?.pass === pass ? kept : undefined;
}

function identityOf({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}
