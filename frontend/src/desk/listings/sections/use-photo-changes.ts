import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Write } from '#common/kernel/calls/call.js';
import {
  listPhotos,
  removePendingPhoto,
  removePhoto,
  restorePhoto,
  type ImageRequest,
  type PhotosAnswer,
} from '#common/listings/photos/photo-calls.js';
import { SECTION_MESSAGES } from '#common/listings/editing/section-messages.js';
import { PHOTO_MESSAGES } from '#common/listings/photos/photo-messages.js';
import type { AdminListingAnswer } from '#common/listings/desk/desk-calls.js';
import { failureText } from '../../../app/failure-text.js';
import { apiQuery } from '../../../app/queries.js';
import { postAdmin } from '../../data/admin-api.js';
import { adminQueries } from '../../data/listing-queries.js';
import { isPendingSide } from '../lists/list-filters.js';

const POLL_MS = 1_000;

type PhotoCall = Write<ImageRequest, PhotosAnswer>;

export interface PhotoChanges {
  remove: (id: number) => void;
  /** Restores the photo that was removed last; undefined if there is none. */
  undo: (() => void) | undefined;
  removed: number;
  busy: boolean;
  fault: string | undefined;
}

/** Removes and restores photos, one change at a time. */
export function usePhotoChanges(answer: AdminListingAnswer): PhotoChanges {
  const queries = useQueryClient();
  const { estado, idInmuebles } = answer.inmueble;
  const detail = adminQueries.detail(estado, idInmuebles).queryKey;
  const [removed, setRemoved] = useState<readonly number[]>([]);
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  const ask = async (call: PhotoCall, idImagen: number): Promise<boolean> => {
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(true);
    setFault(undefined);
    try {
      const { imagenes } = await postAdmin(call, { idImagen });
      queries.setQueryData<AdminListingAnswer>(detail, (known) => known && { ...known, imagenes });
      return true;
    } catch (error) {
      const { unreachable } = SECTION_MESSAGES;
      setFault(failureText(error, { unreachable, failed: (message) => refusalText(call, message) }));
      return false;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  const last = removed.at(-1);
  return {
    remove: (id) => {
      const call = isPendingSide(estado) ? removePendingPhoto : removePhoto;
      void ask(call, id).then((done) => done && setRemoved((known) => [...known, id]));
    },
    undo:
      last === undefined
        ? undefined
        : () =>
            void ask(restorePhoto, last).then(
              (done) => done && setRemoved((known) => known.filter((id) => id !== last)),
            ),
    removed: removed.length,
    busy,
    fault,
  };
}

/** The specification's text, and the server's reason after it. */
function refusalText(call: PhotoCall, reason: string): string {
  if (call === restorePhoto) return reason;
  return reason ? `${PHOTO_MESSAGES.removeFailed}. ${reason}` : PHOTO_MESSAGES.removeFailed;
}

/** Polls while photos are being processed; photos added or removed meanwhile are unaffected. */
export function usePhotoProgress(answer: AdminListingAnswer): void {
  const queries = useQueryClient();
  const { estado, idInmuebles } = answer.inmueble;
  const isWaiting = answer.imagenes.some((image) => image.estado === 'procesando');
  const { data } = useQuery({
    ...apiQuery(listPhotos, { id: idInmuebles }),
    enabled: isWaiting,
    refetchInterval: POLL_MS,
    staleTime: 0,
    gcTime: 0,
    retryOnMount: true,
    select: ({ imagenes }: PhotosAnswer) => imagenes,
  });
  useEffect(() => {
    if (!data) return;
    const now = new Map(data.map((image) => [image.idImagenes, image]));
    queries.setQueryData<AdminListingAnswer>(
      adminQueries.detail(estado, idInmuebles).queryKey,
      (known) =>
        known && {
          ...known,
          imagenes: known.imagenes.map((image) => {
            const { orden } = image;
            const fresh = now.get(image.idImagenes);
            return fresh ? { ...fresh, orden } : image;
          }),
        },
    );
  }, [queries, data, estado, idInmuebles]);
}
