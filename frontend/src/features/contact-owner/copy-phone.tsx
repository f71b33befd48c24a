import { IconCheck, IconPhone } from '@tabler/icons-react';
import { SHEET_MESSAGES } from '#common/messages/listings.js';
import { formatPhone } from '#common/rules/phone.js';
import { TIMINGS } from '#common/vocabulary/timings.js';
import { Button } from '../../ui/button.js';
import { useCopy } from '../../ui/use-copy.js';

/** Shows the owner's number; a press copies it and says so for a second and a half. */
export function CopyPhone({ phone }: { phone: string }) {
  const { copied, copy } = useCopy(TIMINGS.phoneCopied);
  const Icon = copied ? IconCheck : IconPhone;
  return (
    <>
      <Button
        variant="secondary"
        size="lg"
        wide
        onClick={() => copy(phone)}
        aria-label={`Copiar el número ${formatPhone(phone)}`}
        icon={<Icon aria-hidden="true" className="size-5" />}
        className="tabular-nums"
      >
        {copied ? SHEET_MESSAGES.phoneCopied : formatPhone(phone)}
      </Button>
      <output className="sr-only">{copied ? SHEET_MESSAGES.phoneCopied : ''}</output>
    </>
  );
}
