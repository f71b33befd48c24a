import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { replyProgress, type SupportMessageWire } from '#common/newsletter/support/support-calls.js';
import { SUPPORT_MESSAGES } from '#common/newsletter/support/support-messages.js';
import type { MailingAnswer } from '#common/newsletter/mailing-shapes.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { MailingProgress } from '../templates/mailing-progress.js';
import { mailingProgressQuery } from '../templates/mailing-progress-query.js';
import { ReplyForm } from './reply-form.js';
import { TakeBack } from './take-back.js';

interface ReplyDialogProps {
  /** Messages to reply to; undefined while closed. */
  messages: readonly SupportMessageWire[] | undefined;
  onClose: () => void;
  onSent: () => void;
  /** The reply was taken back; its messages are to be answered again. */
  onTakenBack: (messages: readonly SupportMessageWire[]) => void;
}

interface SentReply {
  answer: MailingAnswer;
  messages: readonly SupportMessageWire[];
  restore: () => void;
}

/** Sends one reply to several people, each by a separate mail, and shows progress. */
export function ReplyDialog({ messages, ...rest }: ReplyDialogProps) {
  const isOpen = messages !== undefined;
  const [sent, setSent] = useState<SentReply>();
  const [isTakenBack, setTakenBack] = useState(false);
  const close = (): void => {
    setSent(undefined);
    setTakenBack(false);
    rest.onClose();
  };
  const show = (reply: SentReply): void => {
    setSent(reply);
    rest.onSent();
  };
  const takeBack = ({ messages: answered, restore }: SentReply): void => {
    restore();
    setSent(undefined);
    setTakenBack(true);
    rest.onTakenBack(answered);
  };
  return (
    <Dialog open={isOpen} onClose={close} title={sent ? 'Respuesta' : 'Responder'}>
      {sent && <ReplyProgress sent={sent.answer} onClose={close} onTakenBack={() => takeBack(sent)} />}
      {messages && !sent && (
        <>
          <output className="mb-4 block font-semibold empty:hidden">
            {isTakenBack && SUPPORT_MESSAGES.takenBack}
          </output>
          <p className="mb-4">
            Para: <strong>{messages.map(({ nombreCompleto }) => nombreCompleto).join(', ')}</strong>
          </p>
          <ReplyForm
            messageIds={messages.map(({ idConsultaSoporte }) => idConsultaSoporte)}
            onSent={(answer, restore) => show({ answer, messages, restore })}
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

interface ReplyProgressProps {
  sent: MailingAnswer;
  onClose: () => void;
  onTakenBack: () => void;
}

function ReplyProgress({ sent, onClose, onTakenBack }: ReplyProgressProps) {
  const { data } = useQuery({ ...mailingProgressQuery(replyProgress, sent.idEnvio), initialData: sent });
  return (
    <>
      <MailingProgress progress={data} />
      <div className="mt-4 flex flex-wrap items-center justify-end gap-3">
        {data.restantes > 0 && <TakeBack id={sent.idEnvio} onTakenBack={onTakenBack} />}
        <Button onClick={onClose}>Cerrar</Button>
      </div>
    </>
  );
}
