import { useQueryClient } from '@tanstack/react-query';
import {
  uploadPendingPhotos,
  uploadPhotos,
  type PhotosUploadedAnswer,
} from '#common/listings/photos/photo-calls.js';
import type { AdminListingAnswer } from '#common/listings/desk/desk-calls.js';
import { readError } from '../../../app/api.js';
import { sendPhoto } from '../../../listings/photos/send-photo.js';
import { useUploads, type Uploads } from '../../../listings/photos/use-uploads.js';
import { adminQueries } from '../../data/listing-queries.js';
import { isPendingSide } from '../lists/list-filters.js';
import { announceLostSession } from '../../session/lost-session.js';

const UNAUTHORISED = 401;

export function useListingUploads({ inmueble }: AdminListingAnswer): Uploads {
  const queries = useQueryClient();
  const { estado, idInmuebles } = inmueble;
  const detail = adminQueries.detail(estado, idInmuebles).queryKey;
  const call = isPendingSide(estado) ? uploadPendingPhotos : uploadPhotos;
  return useUploads<PhotosUploadedAnswer>({
    send: async ({ file, key }, options) => {
      try {
        return await sendPhoto({ call, fields: { idInmueble: idInmuebles }, file, key }, options);
      } catch (error) {
        if (readError(error).status === UNAUTHORISED) announceLostSession();
        throw error;
      }
    },
    onSent: ({ imagenes }) =>
      queries.setQueryData<AdminListingAnswer>(detail, (known) => known && withImages(known, imagenes)),
  });
}

/** The listing with uploaded photos; responses may arrive in any order. */
function withImages(answer: AdminListingAnswer, added: AdminListingAnswer['imagenes']): AdminListingAnswer {
  const ids = new Set(added.map(({ idImagenes }) => idImagenes));
  const others = answer.imagenes.filter(({ idImagenes }) => !ids.has(idImagenes));
  return { ...answer, imagenes: [...others, ...added].toSorted((one, other) => one.orden - other.orden) };
}
