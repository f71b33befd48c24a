import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { uploadPendingPhotos, uploadPhotos } from '#common/calls/photos.js';
import { PHOTO_MESSAGES } from '#common/messages/photos.js';
import type { AdminListingAnswer } from '#common/wire/admin.js';
import { readError } from '../../app/api.js';
import { adminQueries } from '../data/listing-queries.js';
import { isPendingSide } from '../listings/list-filters.js';
import { sendPhoto } from './send-photo.js';
import type { Upload } from './upload-list.js';

/** Concurrent uploads; more would not be faster. */
const AT_ONCE = 2;

export interface Uploads {
  list: readonly Upload[];
  /** Uploads are waiting or running. */
  underWay: boolean;
  /** Last event, for screen readers. */
  said: string;
  add: (files: readonly { key: string; file: File }[]) => void;
  retry: (key: string) => void;
  dismiss: (key: string) => void;
}

/** Uploads photos two at a time, each in its own request, so that a failure does not affect others. */
export function useUploads(answer: AdminListingAnswer): Uploads {
  const queries = useQueryClient();
  const { estado, idInmuebles } = answer.inmueble;
  const detail = adminQueries.detail(estado, idInmuebles).queryKey;
  const call = isPendingSide(estado) ? uploadPendingPhotos : uploadPhotos;
  const [list, setList] = useState<readonly Upload[]>([]);
  const [said, setSaid] = useState('');
  const waiting = useRef<Upload[]>([]);
  const running = useRef(0);

  const change = (key: string, changes: Partial<Upload>): void =>
    setList((known) => known.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const drop = (key: string): void => setList((known) => known.filter((one) => one.key !== key));

  const send = async ({ key, file }: Upload): Promise<void> => {
    change(key, { state: 'sending' });
    try {
      const { imagenes } = await sendPhoto({ call, listingId: idInmuebles, file, key }, (sent) =>
        change(key, { sent }),
      );
      queries.setQueryData<AdminListingAnswer>(detail, (known) => known && withImages(known, imagenes));
      drop(key);
      setSaid(`Se subió ${file.name}`);
    } catch (error) {
      change(key, { state: 'failed', error: readError(error).message || PHOTO_MESSAGES.uploadFailed });
      setSaid(`No se subió ${file.name}`);
    }
  };
  const pump = (): void => {
    while (running.current < AT_ONCE) {
      const next = waiting.current.shift();
      if (!next) return;
      running.current += 1;
      void send(next).finally(() => {
        running.current -= 1;
        pump();
      });
    }
  };
  const enqueue = (uploads: readonly Upload[]): void => {
    waiting.current.push(...uploads);
    pump();
  };

  return {
    list,
    underWay: list.some(({ state }) => state !== 'failed'),
    said,
    add: (files) => {
      const uploads = files.map(({ key, file }): Upload => ({ key, file, state: 'waiting', sent: 0 }));
      setList((known) => [...known, ...uploads]);
      enqueue(uploads);
    },
    retry: (key) => {
      const upload = list.find((one) => one.key === key);
      if (!upload) return;
      change(key, { state: 'waiting', sent: 0, error: undefined });
      enqueue([{ ...upload, sent: 0 }]);
    },
    dismiss: drop,
  };
}

/** The listing with uploaded photos; responses may arrive in any order. */
function withImages(answer: AdminListingAnswer, added: AdminListingAnswer['imagenes']): AdminListingAnswer {
  const ids = new Set(added.map(({ idImagenes }) => idImagenes));
  const others = answer.imagenes.filter(({ idImagenes }) => !ids.has(idImagenes));
  return { ...answer, imagenes: [...others, ...added].toSorted((one, other) => one.orden - other.orden) };
}
