import { useQuery } from '@tanstack/react-query';
import {
  confirmAvailability,
  markOwnPrice,
  moveOwnNotice,
  viewOwnNotice,
  type OwnNoticeAnswer,
  type OwnNoticeMove,
  type OwnNoticeWire,
} from '#common/owners/link/owner-access-calls.js';
import { OWNER_ACCESS_MESSAGES as MESSAGES } from '#common/owners/link/owner-access-messages.js';
import { postJson, readError } from '../../app/api.js';
import { failureText } from '../../app/failure-text.js';
import { isConflict, ownKey, ownProblem, useOwnAnswer } from './own-queries.js';
import { postOwn } from './post-own.js';
import { useSending } from './use-sending.js';

const GONE = 410;

interface Change {
  send: (version: number) => Promise<OwnNoticeAnswer>;
  /** Message on success. */
  done: string;
}

/** The notice of a link, and its changes, one at a time. */
export function useOwnNotice(token: string) {
  const show = useOwnAnswer(token);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ownKey(token),
    queryFn: ({ signal }) => postJson(viewOwnNotice, { enlace: token }, { signal }),
    retryOnMount: true,
  });
  const change = useSending<string>();
  const run = ({ send, done }: Change): void => {
    void change.send(
      async () => {
        show(await send(data!.aviso.version));
        return done;
      },
      // The shown state is out of date.
      (failure) => isConflict(failure) && refetch(),
    );
  };
  return {
    notice: data?.aviso,
    isGone: [error, change.error].some((failure) => failure && readError(failure).status === GONE),
    /** Why the notice could not be loaded. */
    loadProblem: error && !data ? failureText(error, MESSAGES) : '',
    isLoading: isFetching,
    reload: () => void refetch(),
    isBusy: change.isBusy,
    done: change.answer ?? '',
    problem: change.error ? ownProblem(change.error) : '',
    move: (accion: OwnNoticeMove['accion']) =>
      run({
        send: (version) => postOwn(moveOwnNotice, { enlace: token, accion, version }),
        done: MOVED[accion],
      }),
    confirm: () =>
      run({ send: () => postOwn(confirmAvailability, { enlace: token }), done: MESSAGES.available }),
    mark: ({ idPrecios, alquilado }: OwnNoticeWire['precios'][number]) =>
      run({
        send: (version) =>
          postOwn(markOwnPrice, { enlace: token, idPrecios, alquilado: !alquilado, version }),
        done: alquilado ? MESSAGES.free : MESSAGES.rented,
      }),
  };
}

export type OwnNoticeState = ReturnType<typeof useOwnNotice>;

const MOVED: Readonly<Record<OwnNoticeMove['accion'], string>> = {
  pausar: MESSAGES.paused,
  reanudar: MESSAGES.resumed,
  darDeBaja: MESSAGES.withdrawn,
};
