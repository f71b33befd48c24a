import { IconCheck, IconPhone } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { revealPhone } from '#common/inquiries/inquiry-calls.js';
import { PHONE_MESSAGES } from '#common/inquiries/phone-messages.js';
import { SHEET_MESSAGES } from '#common/search/sheet/sheet-messages.js';
import { TIMINGS } from '#common/kernel/time/timings.js';
import { ApiError, postJson } from '../../app/api.js';
import { Button } from '../../ui/button.js';
import { useCopy } from '../../ui/use-copy.js';

interface OwnerPhoneProps {
  code: string;
  /** The masked number. */
  masked: string;
}

/**
 * Requests, shows and copies the owner's number; further presses copy it again. Without JavaScript the form leads to a page with the
 * number.
 */
export function OwnerPhone({ code, masked }: OwnerPhoneProps) {
  const { told, isAsking, problem, ask } = useOwnerPhone(code);
  const { copied, problem: notCopied, copy } = useCopy(TIMINGS.phoneCopied);
  const Icon = copied ? IconCheck : IconPhone;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (told) copy(told.phone);
    else void ask().then((answer) => answer && copy(answer.phone));
  };
  const shown = told?.shown ?? masked;
  return (
    <form action="/telefono" onSubmit={onSubmit} className="print:hidden">
      <input type="hidden" name="codigo" value={code} />
      <Button
        submit
        variant="secondary"
        size="lg"
        wide
        busy={isAsking}
        aria-label={told ? `Copiar el número ${shown}` : `${PHONE_MESSAGES.show}: ${masked}`}
        icon={<Icon aria-hidden="true" className="size-5" />}
        className="tabular-nums"
      >
        {copied ? SHEET_MESSAGES.phoneCopied : shown}
      </Button>
      <output className={notCopied ? 'mt-2 block text-sm' : 'sr-only'}>
        {notCopied || (copied ? SHEET_MESSAGES.phoneCopied : told?.shown)}
      </output>
      {problem && (
        <p role="alert" className="mt-2 text-sm font-semibold text-danger">
          {problem}
        </p>
      )}
    </form>
  );
}

interface ToldPhone {
  phone: string;
  /** With its groups of digits. */
  shown: string;
}

/** The number of a listing after it was requested; presses during the request have no effect. */
function useOwnerPhone(code: string) {
  const [told, setTold] = useState<ToldPhone>();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const ask = async (): Promise<ToldPhone | undefined> => {
    if (isAsking) return undefined;
    setAsking(true);
    setProblem('');
    try {
      const [{ telefono: phone }, formatPhone] = await Promise.all([
        postJson(revealPhone, { codigo: code }),
        // Only what is named here gets into the file that the forms load.
        import('#common/kernel/forms/phone.js').then(({ formatPhone: shown }) => shown),
      ]);
      const answer = { phone, shown: formatPhone(phone) };
      setTold(answer);
      return answer;
    } catch (error) {
      setProblem((error instanceof ApiError && error.message) || PHONE_MESSAGES.failed);
      return undefined;
    } finally {
      setAsking(false);
    }
  };
  return { told, isAsking, problem, ask };
}
