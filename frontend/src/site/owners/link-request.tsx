import { IconMailForward } from '@tabler/icons-react';
import { useState } from 'react';
import { requestOwnerLink } from '#common/owners/link/owner-access-calls.js';
import { OWNER_ACCESS_MESSAGES as MESSAGES } from '#common/owners/link/owner-access-messages.js';
import { postJson } from '../../app/api.js';
import { paths } from '../../app/paths.js';
import { EmailRequestForm } from '../forms/email-request-form.js';
import { Requested } from '../forms/email-requested.js';
import { Card } from '../../ui/card.js';
import { TextLink } from '../../ui/link.js';

interface LinkRequestProps {
  wasSent?: boolean;
  /** Why the link that was opened shows nothing. */
  problem?: string;
}

/** Asks for the links of an address by mail. */
export function LinkRequest({ wasSent = false, problem }: LinkRequestProps) {
  const [isSent, setSent] = useState(wasSent);
  return (
    <Card className="mx-auto max-w-xl p-5 tablet:p-8">
      {isSent ? (
        <Requested text={MESSAGES.requested} icon={IconMailForward} />
      ) : (
        <>
          {problem && (
            <p
              role="alert"
              className="mb-5 rounded-field bg-warning-soft px-4 py-3 font-semibold text-warning"
            >
              {problem}
            </p>
          )}
          <p>Escribí el email con el que publicaste y te mandamos un enlace para cada uno de tus avisos.</p>
          <EmailRequestForm
            action={paths.myNotice}
            send={(request) => postJson(requestOwnerLink, request)}
            onSent={() => setSent(true)}
            texts={MESSAGES}
            submit="Mandame el enlace"
            icon={IconMailForward}
          />
          <p className="mt-6 border-t border-line pt-4 text-sm text-ink-muted">
            ¿Ya no usás ese email? <TextLink to={paths.contactAbout('cambios')}>Escribinos</TextLink>.
          </p>
        </>
      )}
    </Card>
  );
}
