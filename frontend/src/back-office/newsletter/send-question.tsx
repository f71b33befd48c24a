import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countRecipients, listNewsletters, sendNewsletter } from '#common/calls/newsletter.js';
import { NEWSLETTER_MESSAGES } from '#common/messages/admin-desk.js';
import { MAILING_MESSAGES } from '#common/messages/mailing.js';
import type { NewsletterRequest, RecipientsRequest } from '#common/wire/mailing.js';
import { failureText } from '../../app/failure-text.js';
import { StoredDraft } from '../../features/draft/stored-draft.js';
import { ConfirmDialog } from '../../ui/dialog.js';
import { postAdmin } from '../data/admin-api.js';
import { useAction } from '../data/use-action.js';
import { useRepetitionKey, type OpenAction } from '../data/use-repetition-key.js';
import type { Letter } from '../mailing/letter-fields.js';
import type { RecipientFilter } from './recipients.js';
import type { Selection } from './selection.js';

/** As long as the server remembers the key. */
const KEPT = new StoredDraft<OpenAction>({ name: 'newsletter-clave', version: 1, keepDays: 1 });

interface Sending {
  letter: Letter;
  selection: Selection;
  filters: Record<RecipientFilter, string>;
  count: number;
}

interface SendQuestionProps {
  request: Sending | undefined;
  onClose: () => void;
  onSent: (id: number) => void;
}

/** Confirmation with the number of recipients, and the sending. */
export function SendQuestion({ request, onClose, onSent }: SendQuestionProps) {
  const [fault, setFault] = useState('');
  const repetition = useRepetitionKey(KEPT);
  const sending = useAction({
    call: (wanted: Sending) => {
      const body = toRequest(wanted);
      return postAdmin(sendNewsletter, body, repetition.headersFor(body));
    },
    done: ({ message }) => message,
    failed: NEWSLETTER_MESSAGES.notValid,
    unreachable: NEWSLETTER_MESSAGES.notValid,
    refreshes: [listNewsletters],
    onDone: ({ idEnvio }) => {
      repetition.done();
      setFault('');
      onClose();
      onSent(idEnvio);
    },
    onFail: (error) => {
      setFault(faultText(error));
      return true;
    },
  });
  const number = request?.count.toLocaleString('es-AR');
  return (
    <ConfirmDialog
      open={request !== undefined}
      title={request?.count === 1 ? '¿Enviar a una persona?' : `¿Enviar a ${number} personas?`}
      confirmLabel={sending.busy ? 'Enviando...' : 'Enviar'}
      busy={sending.busy}
      onConfirm={() => request && sending.run(request)}
      onCancel={() => {
        setFault('');
        onClose();
      }}
    >
      <p className="mb-2 font-semibold wrap-anywhere">{request?.letter.asunto}</p>
      <Receiving request={request} />
      <p>
        Cada persona recibe un mensaje propio, con un enlace para darse de baja. Quienes se dieron de baja o
        están en la blacklist no lo reciben.
      </p>
      <div role="alert">{fault && <p className="mt-3 font-semibold text-danger">{fault}</p>}</div>
    </ConfirmDialog>
  );
}

/** Who gets it and who does not, counted by the server for the whole selection. */
function Receiving({ request }: { request: Sending | undefined }) {
  const counting = useQuery(countQuery(request));
  if (counting.data)
    return <output className="mb-2 block">{MAILING_MESSAGES.willReceive(counting.data)}</output>;
  return (
    <output className="mb-2 block text-ink-muted">
      {counting.isError ? 'No se pudo contar quiénes lo reciben.' : 'Contando quiénes lo reciben...'}
    </output>
  );
}

function countQuery(request: Sending | undefined) {
  const wanted = request && recipientsOf(request);
  return queryOptions({
    queryKey: ['newsletter-recipients', wanted],
    queryFn: () => postAdmin(countRecipients, wanted!),
    enabled: wanted !== undefined,
    // Addresses are confirmed and unsubscribed at any time.
    staleTime: 0,
    gcTime: 0,
  });
}

function toRequest(wanted: Sending): NewsletterRequest {
  return { ...wanted.letter, sinEspera: true, ...recipientsOf(wanted) };
}

function recipientsOf({ selection, filters }: Sending): RecipientsRequest {
  if (selection.mode === 'some') return { contactosIds: [...selection.ids] };
  const segment = { ...filters, sinPrecios: filters.sinPrecios === '1' };
  return { todos: { ...segment, excluidos: [...selection.except] } };
}

function faultText(error: unknown): string {
  return failureText(error, {
    unreachable: NEWSLETTER_MESSAGES.network('no hay respuesta del servidor'),
    failed: (message) => (message ? NEWSLETTER_MESSAGES.failed(message) : NEWSLETTER_MESSAGES.notValid),
  });
}
