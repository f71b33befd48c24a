import { IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { countMessages, listMessages, replyProgress, replyToMessages } from '#common/calls/support.js';
import { SUPPORT_MESSAGES } from '#common/messages/admin-desk.js';
import { SECTION_MESSAGES } from '#common/messages/admin.js';
import { mailingFaults } from '#common/rules/mailing-form.js';
import type { FieldErrors } from '#common/rules/search-query.js';
import type { SupportMessageWire } from '#common/wire/desk.js';
import type { MailingAnswer } from '#common/wire/mailing.js';
import { failureText } from '../../app/failure-text.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { postAdmin } from '../data/admin-api.js';
import { useAction } from '../data/use-action.js';
import { useRepetitionKey } from '../data/use-repetition-key.js';
import { EMPTY_LETTER, LetterFields } from '../mailing/letter-fields.js';
import { MailingProgress } from '../mailing/mailing-progress.js';
import { mailingProgressQuery } from '../mailing/mailing-progress-query.js';

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
      {messages && !sent && <ReplyForm messages={messages} onClose={close} onSent={show} />}
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

interface ReplyFormProps {
  messages: readonly SupportMessageWire[];
  onClose: () => void;
  onSent: (answer: MailingAnswer) => void;
}

function ReplyForm({ messages, onClose, onSent }: ReplyFormProps) {
  const [letter, setLetter] = useState(EMPTY_LETTER);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState('');
  const repetition = useRepetitionKey();
  const sending = useAction({
    call: () => {
      const consultasIds = messages.map(({ idConsultaSoporte }) => idConsultaSoporte);
      const body = { ...letter, sinEspera: true, consultasIds };
      return postAdmin(replyToMessages, body, repetition.headersFor(body));
    },
    failed: SUPPORT_MESSAGES.incomplete,
    unreachable: SECTION_MESSAGES.unreachable,
    refreshes: [listMessages, countMessages],
    onDone: (answer) => {
      repetition.done();
      onSent(answer);
    },
    onFail: (error) => {
      setProblem(failureText(error, { unreachable: SECTION_MESSAGES.unreachable, failed: '' }));
      return true;
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const faults = mailingFaults({ ...letter, destinatarios: messages.length }, SUPPORT_MESSAGES.incomplete);
    setErrors(faults);
    setProblem('');
    const [first] = Object.keys(faults);
    if (!first) return sending.run(undefined);
    event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p>
        Para: <strong>{messages.map(({ nombreCompleto }) => nombreCompleto).join(', ')}</strong>
      </p>
      <LetterFields letter={letter} errors={errors} onChange={setLetter} />
      <div role="alert">{problem && <p className="font-semibold text-danger">{problem}</p>}</div>
      <div className="flex justify-end gap-3">
        <Button variant="quiet" onClick={onClose}>
          Cancelar
        </Button>
        <Button submit busy={sending.busy} icon={<IconSend aria-hidden="true" className="size-5" />}>
          {sending.busy ? 'Enviando...' : 'Enviar'}
        </Button>
      </div>
    </form>
  );
}
