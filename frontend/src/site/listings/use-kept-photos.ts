import { useState } from 'react';
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
  /** Identity of each file that was answered, of removed photos too. */
  answered: string[];
}

/** The server shows these photos to nobody, so the tab remembers those that it sent. */
const KEPT = new StoredDraft<Kept>(
  { name: 'costa-directa:fotos-enviadas', version: 2, keepDays: LIMITS.photoPassHours / 24 },
  () => window.sessionStorage,
);

/** Also of an upload that ends after its screen has been left, and where the browser cannot store. */
let known: Kept = { pass: '', photos: [], answered: [] };

/** The photos that were sent with a token. */
export function useKeptPhotos(pass: string) {
  const [kept, setKept] = useState(() => keptOf(pass));
  const put = (changes: Partial<Kept>): void => {
    // Another notice has been published meanwhile.
    if (known.pass !== pass) return;
    known = { ...known, ...changes };
    if (!KEPT.write(known)) KEPT.forget();
    setKept(known);
  };
  return {
    photos: kept.photos,
    change: (next: (photos: KeptPhoto[]) => KeptPhoto[]) => put({ photos: next(known.photos) }),
    add: (file: File, photo: Omit<KeptPhoto, 'id'>) => {
      const answered = [...known.answered, identityOf(file)];
      put({ answered, photos: [...known.photos, { id: answered.length, ...photo }] });
    },
  };
}

/** The key of a file until it is answered, also after a reload, so that it is added once. Keys of two notices must differ. */
export function keyOf(pass: string, file: File): string {
  const identity = identityOf(file);
  const times = known.answered.filter((one) => one === identity).length;
  return `${pass.slice(-40)} ${identity} ${times}`;
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

function keptOf(pass: string): Kept {
  if (known.pass === pass) return known;
  const stored = KEPT.read();
  known = stored?.pass === pass ? stored : { pass, photos: [], answered: [] };
  return known;
}

/** Fits in a header. */
function identityOf({ name, size, lastModified }: File): string {
  return encodeURIComponent(JSON.stringify([name, size, lastModified])).slice(-140);
}
