import { useQueryClient } from '@tanstack/react-query';
import { OWNER_ACCESS_MESSAGES as MESSAGES } from '#common/owners/link/owner-access-messages.js';
import { readError, type ApiError } from '../../app/api.js';
import { failureText } from '../../app/failure-text.js';

const CONFLICT = 409;

type OwnPart = 'calendario' | 'cambios' | 'consultas' | 'fotos' | 'temporada';

/** Key of what a link shows: the notice itself, or one of its parts. */
export const ownKey = (token: string, part?: OwnPart): readonly string[] =>
  part ? ['mi-aviso', token, part] : ['mi-aviso', token];

/** Shows the answer to a change of a part; the other parts are read again, because a change of one may concern them. */
export function useOwnAnswer(token: string, part?: OwnPart): (answer: object) => void {
  const client = useQueryClient();
  return (answer) => {
    client.setQueryData(ownKey(token, part), answer);
    void client.invalidateQueries({ queryKey: ownKey(token) });
  };
}

/** Whether a change was refused as things are now, so that what is shown must be read again. */
export function isConflict(error: unknown): boolean {
  return readError(error).status === CONFLICT;
}

/** Why a change was not made. A conflict without a reason of its own is a change by somebody else. */
export function ownProblem(error: unknown): string {
  return isConflict(error) && !(error as ApiError).reason ? MESSAGES.stale : failureText(error, MESSAGES);
}
