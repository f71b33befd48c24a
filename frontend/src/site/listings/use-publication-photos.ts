import { useState } from 'react';
import {
  arrangePublicationPhotos,
  removePublicationPhoto,
  uploadPublicationPhotos,
} from '#common/listings/photos/publication-photo-calls.js';
import { PUBLICATION_PHOTO_MESSAGES as MESSAGES } from '#common/listings/photos/publication-photo-messages.js';
import { readError } from '../../app/api.js';
import { failureText } from '../../app/failure-text.js';
import { settleOrder } from '../../listings/photos/photo-order.js';
import { sendPhoto } from '../../listings/photos/send-photo.js';
import { useUploads, type Uploads } from '../../listings/photos/use-uploads.js';
import { postOwn } from '../owners/post-own.js';
import type { SentPhotosState } from '../owners/sent-photos.js';
import { useSending } from '../owners/use-sending.js';
import { previewOf, type Preview } from './photo-preview.js';
import { imageOf, keyOf, useKeptPhotos, type KeptPhoto } from './use-kept-photos.js';

const NOT_FOUND = 404;
const GONE = 410;

/** Photos that are added to a notice right after it was published, by the token of the answer. */
export function usePublicationPhotos(pass: string): SentPhotosState & { isOver: boolean } {
  const { photos, change, add } = useKeptPhotos(pass);
  const [draft, setDraft] = useState<readonly number[]>([]);
  const [isOver, setOver] = useState(false);
  const sending = useSending<string>();
  const noteEnd = (error: unknown): void => {
    if (readError(error).status === GONE) setOver(true);
  };
  const uploads = usePassUploads(pass, { add, noteEnd });
  const saved = idsOf(photos);
  const order = settleOrder(draft, saved);
  const inOrder = (all: readonly KeptPhoto[]): KeptPhoto[] =>
    settleOrder(order, idsOf(all)).flatMap((id) => all.find((photo) => photo.id === id) ?? []);
  const saveOrder = async (): Promise<string> => {
    const fotos = inOrder(photos).map(({ name }) => name);
    const { message } = await postOwn(arrangePublicationPhotos, { pase: pass, fotos });
    change(inOrder);
    return message;
  };
  const remove = async (id: number): Promise<string> => {
    const foto = photos.find((photo) => photo.id === id)?.name ?? '';
    const drop = () => change((all) => all.filter((photo) => photo.id !== id));
    try {
      const { message } = await postOwn(removePublicationPhoto, { pase: pass, foto });
      drop();
      return message;
    } catch (error) {
      // Removed elsewhere, by the link of the mail.
      if (readError(error).status === NOT_FOUND) drop();
      throw error;
    }
  };
  return {
    isOver,
    images: photos.map(imageOf),
    uploads,
    order,
    isMoved: order.join() !== saved.join(),
    setOrder: setDraft,
    resetOrder: () => setDraft([]),
    saveOrder: () => void sending.send(saveOrder, noteEnd),
    remove: (id) => void sending.send(() => remove(id), noteEnd),
    isBusy: sending.isBusy,
    done: sending.answer ?? '',
    problem: sending.error ? failureText(sending.error, MESSAGES) : '',
  };
}

type UploadParts = Pick<ReturnType<typeof useKeptPhotos>, 'add'> & {
  noteEnd: (error: unknown) => void;
};

function usePassUploads(pass: string, { add, noteEnd }: UploadParts): Uploads {
  return useUploads<{ name: string; file: File; preview: Preview }>({
    // The server's order is then that of this list.
    atOnce: 1,
    send: async ({ file }, options) => {
      const preview = previewOf(file);
      try {
        const { fotos } = await sendPhoto(
          { call: uploadPublicationPhotos, fields: { pase: pass }, file, key: keyOf(pass, file) },
          options,
        );
        return { name: fotos[0] ?? '', file, preview: await preview };
      } catch (error) {
        noteEnd(error);
        throw error;
      }
    },
    onSent: ({ name, file, preview }) => add(file, { name, ...preview }),
  });
}

function idsOf(photos: readonly KeptPhoto[]): number[] {
  return photos.map(({ id }) => id);
}
