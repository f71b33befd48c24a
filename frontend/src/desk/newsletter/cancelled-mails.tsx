import { IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import {
  listNewsletters,
  newsletterProgress,
  resumeNewsletter,
} from '#common/newsletter/newsletter-calls.js';
import { UNDO_DAYS } from '#common/accounts/audit/undo.js';
import { counted } from '#common/kernel/text.js';
import { Button } from '../../ui/button.js';
import { ConfirmDialog } from '../../ui/dialog.js';
import { postAdmin } from '../data/admin-api.js';
import { useAction } from '../data/use-action.js';
import { Allowed } from '../session/allowed.js';

/** Button that sends the cancelled mails of a newsletter, after a question. */
export function CancelledMails({ id, count }: { id: number; count: number }) {
  const [asking, setAsking] = useState(false);
  const resume = useAction({
    call: () => postAdmin(resumeNewsletter, { idEnvio: id }),
    done: ({ message }) => message,
    refreshes: [newsletterProgress, listNewsletters],
  });
  return (
    <Allowed to={resumeNewsletter}>
      <Button
        size="sm"
        variant="secondary"
        className="mt-4"
        busy={resume.busy}
        onClick={() => setAsking(true)}
        icon={<IconPlayerPlay aria-hidden="true" className="size-4" />}
      >
        Enviar los cancelados
      </Button>
      <ConfirmDialog
        open={asking}
        title={`¿Enviar ${counted(count, 'email cancelado', 'emails cancelados')}?`}
        confirmLabel="Enviar los cancelados"
        onConfirm={() => {
          setAsking(false);
          resume.run(undefined);
        }}
        onCancel={() => setAsking(false)}
      >
        Salen los que se cancelaron en los últimos {UNDO_DAYS} días. A quienes ya les llegó no les llega otra
        vez, y quienes se dieron de baja o entraron en la blacklist desde entonces no lo reciben.
      </ConfirmDialog>
    </Allowed>
  );
}
