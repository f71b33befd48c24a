import { useState } from 'react';
import { correctPersonalData, type PersonRequest } from '#common/owners/personal-data/personal-data-calls.js';
import { PERSONAL_DATA_MESSAGES } from '#common/owners/personal-data/personal-data-messages.js';
import type { CorrectionForm } from '#common/owners/personal-data/correction.js';
import { normaliseEmail } from '#common/kernel/forms/email.js';
import { ApiError } from '../../app/api.js';
import { postAdmin } from '../data/admin-api.js';
import { useAction } from '../data/use-action.js';

const { correctionFailed: failed, correctionUnreachable: unreachable } = PERSONAL_DATA_MESSAGES;

interface Order {
  person: PersonRequest;
  version: string;
  form: CorrectionForm;
}

/**
 * The correction of the shown person.
 * @param onDone gets the person under the address that is valid now
 */
export function useCorrection(onDone: (person: PersonRequest) => void) {
  const [open, setOpen] = useState(false);
  const [faults, setFaults] = useState<Readonly<Record<string, readonly string[]>>>({});
  const action = useAction({
    call: ({ person, version, form }: Order) =>
      postAdmin(correctPersonalData, { ...person, ...form, version }),
    done: ({ message }) => message,
    texts: { failed, unreachable },
    refreshes: [],
    onDone: (_, { person, form }) => {
      setOpen(false);
      onDone({ ...person, email: normaliseEmail(form.emailNuevo) || person.email });
    },
    onFail: (error) => {
      const found = error instanceof ApiError ? error.fieldErrors : {};
      setFaults(found);
      return Object.keys(found).length > 0;
    },
  });
  const show = (shown: boolean): void => {
    setFaults({});
    setOpen(shown);
  };
  return { open, show, faults, busy: action.busy, run: action.run };
}
