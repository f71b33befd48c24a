import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { replyProgress } from '#common/calls/support.js';
import type { SupportMessageWire } from '#common/wire/desk.js';
import type { MailingAnswer } from '#common/wire/mailing.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { MailingProgress } from '../mailing/mailing-progress.js';
import { mailingProgressQuery } from '../mailing/mailing-progress-query.js';
import { ReplyForm } from './reply-form.js';

interface ReplyDialogProps {
  /** Messages to reply to; undefined while closed. */
  messages: readonly SupportMessageWire[] | undefined;
  onClose: () => void;
  onSent: () => void;
}

/** Sends one reply to several people, each by a separate mail, and shows progress. */
export function ReplyDialog({ messages, ...rest }: ReplyDialogProps) {
  const isOpen = messages !== undefined;
  const [sent, setSent] = useState<MailingAnswer>();
  const close = (): void => {
    setSent(undefined);
    rest.onClose();
  };
  const show = (answer: MailingAnswer): void => {
    setSent(answer);
    rest.onSent();
  };
  return (
    <Dialog open={isOpen} onClose={close} title={sent ? 'Respuesta' : 'Responder'}>
      {sent && <ReplyProgress sent={sent} onClose={close} />}
      {messages && !sent && (
        <>
          <p className="mb-4">
            Para: <strong>{messages.map(({ nombreCompleto }) => nombreCompleto).join(', ')}</strong>
          </p>
          <ReplyForm
            messageIds={messages.map(({ idConsultaSoporte }) => idConsultaSoporte)}
            onSent={show}
            others={
              <Button variant="quiet" onClick={close}>
                Cancelar
              </Button>
            }
          />
        </>
      )}
    </Dialog>
  );
}

function ReplyProgress({ sent, onClose }: { sent: MailingAnswer; onClose: () => void }) {
  const { data } = useQuery({ ...mailingProgressQuery(replyProgress, sent.idEnvio), initialData: sent });
  return (
    <>
      <MailingProgress progress={data} />
      <div className="mt-4 flex justify-end">
        <Button onClick={onClose}>Cerrar</Button>
      </div>
    </>
  );
}
