import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  arrangeOwnPhotos,
  removeOwnPhoto,
  uploadOwnPhotos,
  viewOwnPhotos,
  type OwnPhotosAnswer,
  type OwnPhotosUploadedAnswer,
} from '#common/listings/photos/owner-photo-calls.js';
import { OWNER_ACCESS_MESSAGES as MESSAGES } from '#common/owners/link/owner-access-messages.js';
import { postJson, readError } from '../../app/api.js';
import { failureText } from '../../app/failure-text.js';
import { settleOrder } from '../../listings/photos/photo-order.js';
import { sendPhoto } from '../../listings/photos/send-photo.js';
import { useUploads } from '../../listings/photos/use-uploads.js';
import { ownKey, useOwnAnswer } from './own-queries.js';
import { postOwn } from './post-own.js';
import { useOwnPictures } from './use-own-pictures.js';
import { useSending } from './use-sending.js';

const GONE = 410;
const POLL_MS = 2_000;

/** The photos of a link that wait, and their changes, one at a time. */
export function useOwnPhotos(token: string, onGone: () => void) {
  const show = useOwnAnswer(token, 'fotos');
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    queryKey: ownKey(token, 'fotos'),
    queryFn: ({ signal }) => postJson(viewOwnPhotos, { enlace: token }, { signal }),
    retryOnMount: true,
    refetchInterval: ({ state }) => (isProcessing(state.data) ? POLL_MS : false),
  });
  const [draft, setDraft] = useState<readonly number[]>([]);
  const change = useSending<string>();
  const isGone = [error, change.error].some((failure) => failure && readError(failure).status === GONE);
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone, onGone]);

  const run = (call: () => Promise<OwnPhotosAnswer>): void => {
    void change.send(
      async () => {
        const answer = await call();
        show(answer);
        return answer.message;
      },
      // The shown state may be out of date.
      () => refetch(),
    );
  };
  const uploads = useUploads<OwnPhotosUploadedAnswer>({
    send: ({ file, key }, options) =>
      sendPhoto({ call: uploadOwnPhotos, fields: { enlace: token }, file, key }, options),
    // Another upload may have been answered meanwhile.
    onSent: () => void refetch(),
  });
  const saved = data?.fotos.map(({ idFoto }) => idFoto) ?? [];
  const order = settleOrder(draft, saved);
  return {
    answer: data,
    images: useOwnPictures(token, data?.fotos ?? [], dataUpdatedAt),
    loadProblem: error && !data && !isGone ? failureText(error, MESSAGES) : '',
    isLoading: isFetching,
    reload: () => void refetch(),
    uploads,
    order,
    isMoved: order.join() !== saved.join(),
    setOrder: setDraft,
    resetOrder: () => setDraft([]),
    saveOrder: () => run(() => postOwn(arrangeOwnPhotos, { enlace: token, fotos: order })),
    remove: (idFoto: number) => run(() => postOwn(removeOwnPhoto, { enlace: token, idFoto })),
    isBusy: change.isBusy,
    done: change.answer ?? '',
    problem: change.error ? failureText(change.error, MESSAGES) : '',
  };
}

export type OwnPhotosState = ReturnType<typeof useOwnPhotos>;

function isProcessing(answer: OwnPhotosAnswer | undefined): boolean {
  return answer?.fotos.some(({ estado }) => estado === 'procesando') ?? false;
}
