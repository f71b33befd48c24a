import { useState } from 'react';
import {
  listNewsletters,
  listScheduled,
  scheduleNewsletter,
  sendNewsletter,
} from '#common/newsletter/newsletter-calls.js';
import { NEWSLETTER_MESSAGES } from '#common/newsletter/newsletter-messages.js';
import { MAILING_MESSAGES } from '#common/newsletter/mailing-messages.js';
import { REPETITION_KEY_DAYS } from '#common/kernel/calls/repetition-key.js';
import { failureText } from '../../app/failure-text.js';
import { StoredDraft } from '../../app/stored-draft.js';
import { RadioGroup } from '../../ui/choices.js';
import { ConfirmDialog } from '../../ui/dialog.js';
import { postAdmin } from '../data/admin-api.js';
import { useAction } from '../data/use-action.js';
import { useRepetitionKey, type OpenAction } from '../data/use-repetition-key.js';
import { Receiving, useReceiving } from './receiving.js';
import { useStopping } from './use-stopping.js';
import { toRequest, toSchedule, whoReceives, type Sending } from './send-request.js';
import { useWhen, WhenField } from './when-field.js';

/** The key is kept for as long as the server remembers it. */
const KEPT = new StoredDraft<OpenAction>({
  name: 'newsletter-clave',
  version: 1,
  keepDays: REPETITION_KEY_DAYS,
});

const TIMES = [
  { value: 'ahora', label: 'Ahora' },
  { value: 'despues', label: 'Más tarde' },
] as const;
type Time = (typeof TIMES)[number]['value'];

interface SendQuestionProps {
  request: Sending | undefined;
  onClose: () => void;
  /** `id` of the newsletter; undefined if it was scheduled. */
  onSent: (id: number | undefined) => void;
}

/** Confirmation with the number of recipients, and the sending, now or at a chosen time. */
export function SendQuestion({ request, ...rest }: SendQuestionProps) {
  const [time, setTime] = useState<Time>('ahora');
  const [fault, setFault] = useState('');
  const when = useWhen();
  const close = (): void => {
    setFault('');
    setTime('ahora');
    when.choose('');
    rest.onClose();
  };
  const { busy, run } = useSending({
    onFault: setFault,
    onSent: (id) => {
      close();
      rest.onSent(id);
    },
  });
  const confirm = (): void => {
    if (!request) return;
    if (time === 'ahora') return run({ sending: request });
    if (when.check()) run({ sending: request, when: when.when });
  };
  const verb = time === 'ahora' ? 'Enviar' : 'Programar';
  const what = time === 'ahora' ? 'Enviar' : 'Programar el envío';
  const receiving = useReceiving(request);
  return (
    <ConfirmDialog
      open={request !== undefined}
      title={MAILING_MESSAGES.ask(what, receiving?.reciben)}
      confirmLabel={busy ? (time === 'ahora' ? 'Enviando...' : 'Programando...') : verb}
      busy={busy}
      onConfirm={confirm}
      onCancel={close}
    >
      <p className="mb-2 font-semibold wrap-anywhere">{request?.letter.asunto}</p>
      {request && <Receiving sending={request} />}
      <p>
        Cada persona recibe un mensaje propio, con un enlace para darse de baja. Quienes se dieron de baja o
        están en la blacklist no lo reciben.
      </p>
      <RadioGroup legend="Cuándo" value={time} choices={TIMES} onChange={setTime} className="mt-4" />
      {time === 'despues' && (
        <div className="mt-3 flex flex-col gap-2">
          <WhenField value={when.when} error={when.fault} onChange={when.choose} />
          <p className="text-sm text-ink-muted">
            {request && whoReceives(request)} Hasta entonces se puede cancelar en «Envíos».
          </p>
        </div>
      )}
      <div role="alert">{fault && <p className="mt-3 font-semibold text-danger">{fault}</p>}</div>
    </ConfirmDialog>
  );
}

interface Wanted {
  sending: Sending;
  /** Omitted for now. */
  when?: string;
}

interface Sent {
  message: string;
  /** Undefined if it was scheduled. */
  idEnvio?: number;
}

interface Outcome {
  onFault: (fault: string) => void;
  onSent: (id: number | undefined) => void;
}

function useSending({ onFault, onSent }: Outcome) {
  const repetition = useRepetitionKey(KEPT);
  const stop = useStopping();
  return useAction({
    call: async ({ sending, when }: Wanted): Promise<Sent> => {
      if (when) {
        const body = toSchedule(sending, when);
        const { message } = await postAdmin(scheduleNewsletter, body, repetition.headersFor(body));
        return { message };
      }
      const body = toRequest(sending);
      const { message, idEnvio } = await postAdmin(sendNewsletter, body, repetition.headersFor(body));
      return { message, idEnvio };
    },
    done: ({ message }) => message,
    undo: ({ idEnvio }) => (idEnvio === undefined ? undefined : () => stop.run(idEnvio)),
    texts: { failed: NEWSLETTER_MESSAGES.notValid, unreachable: NEWSLETTER_MESSAGES.notValid },
    refreshes: [listNewsletters, listScheduled],
    onDone: ({ idEnvio }) => {
      repetition.done();
      onFault('');
      onSent(idEnvio);
    },
    onFail: (error) => {
      onFault(faultText(error));
      return true;
    },
  });
}

function faultText(error: unknown): string {
  return failureText(error, {
    unreachable: NEWSLETTER_MESSAGES.network('no hay respuesta del servidor'),
    failed: (message) => (message ? NEWSLETTER_MESSAGES.failed(message) : NEWSLETTER_MESSAGES.notValid),
  });
}
