import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  closeMessages,
  countMessages,
  listMessages,
  reopenMessages,
  replyToMessages,
  viewConversation,
  type ConversationMessage,
} from '#common/newsletter/support/support-calls.js';
import { viewToday } from '#common/stats/today-calls.js';
import { SUPPORT_MESSAGES } from '#common/newsletter/support/support-messages.js';
import { MailLink } from '../../frame/mail-link.js';
import { apiQuery } from '../../../app/queries.js';
import { Badge } from '../../../ui/badges.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { LateFocus } from '../../../ui/late-focus.js';
import { TextLink } from '../../../ui/link.js';
import { ErrorState, Skeleton } from '../../../ui/states.js';
import { ownerPath } from '../../admin-paths.js';
import { loadErrorText, postAdmin } from '../../data/admin-api.js';
import { useAction } from '../../data/use-action.js';
import { useShortcuts } from '../../frame/shortcuts.js';
import { Allowed } from '../../session/allowed.js';
import { ReplyForm } from './reply-form.js';
import { TakeBack } from './take-back.js';
import { Thread } from './thread.js';

interface ConversationDialogProps {
  /** A message of the person; undefined while closed. */
  messageId: number | undefined;
  onClose: () => void;
}

/** Conversation with a person: the messages, the replies, and the form of the next reply. */
export function ConversationDialog({ messageId, onClose }: ConversationDialogProps) {
  return (
    <Dialog open={messageId !== undefined} onClose={onClose} title="Conversación">
      {messageId !== undefined && <Conversation key={messageId} messageId={messageId} />}
    </Dialog>
  );
}

/** The same beside the list. */
export function ConversationPane({ messageId }: { messageId: number | undefined }) {
  const place = useRef<HTMLElement>(null);
  useShortcuts([
    { key: 'R', text: 'Ir a la respuesta', run: () => place.current?.querySelector('textarea')?.focus() },
  ]);
  return (
    <section
      ref={place}
      aria-label="Conversación"
      className="sticky top-4 max-h-[calc(100dvh-2rem)] overflow-y-auto rounded-card bg-surface p-5 shadow-card"
    >
      {messageId === undefined ? (
        <p className="py-8 text-center text-ink-muted">Elegí una consulta para leerla y responderla.</p>
      ) : (
        <Conversation key={messageId} messageId={messageId} />
      )}
    </section>
  );
}

function Conversation({ messageId }: { messageId: number }) {
  const [sent, setSent] = useState<{ id: number; restore: () => void; isTakenBack?: boolean }>();
  const { data, error, isFetching, refetch } = useQuery({
    ...apiQuery(viewConversation, { id: messageId }),
    staleTime: 0,
  });
  if (error && !data)
    return (
      <ErrorState
        title={loadErrorText(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
        className="shadow-none"
      />
    );
  if (!data) return <Skeleton className="h-60 rounded-card" />;
  const { nombreCompleto, email, idContacto, enBlacklist, entradas } = data;
  const messages = entradas.filter((entry) => entry.tipo === 'mensaje');
  return (
    <>
      <LateFocus />
      <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong>{nombreCompleto}</strong>
        <MailLink address={email} className="text-primary underline" />
        {idContacto !== null && <TextLink to={ownerPath(idContacto)}>Ver sus avisos</TextLink>}
        {enBlacklist && <Badge tone="danger">En la blacklist</Badge>}
      </p>
      <Thread entries={entradas} person={nombreCompleto} />
      <States messages={messages} />
      {enBlacklist || email === '' ? (
        <p className="mt-4 text-ink-muted">
          {enBlacklist ? 'No recibe respuestas, porque está en la blacklist.' : SUPPORT_MESSAGES.noAddress}
        </p>
      ) : (
        <Allowed to={replyToMessages}>
          <section aria-label="Responder" className="mt-4">
            <output className="empty:hidden">{sent?.isTakenBack && SUPPORT_MESSAGES.takenBack}</output>
            {sent && !sent.isTakenBack && (
              <TakeBack
                key={sent.id}
                id={sent.id}
                onTakenBack={() => {
                  sent.restore();
                  setSent({ ...sent, isTakenBack: true });
                }}
              />
            )}
            <ReplyForm
              draftName={`conversacion-${messages[0]?.idConsultaSoporte ?? messageId}`}
              messageIds={toAnswer(messages)}
              onSent={({ idEnvio }, restore) => setSent({ id: idEnvio, restore })}
            />
          </section>
        </Allowed>
      )}
    </>
  );
}

/** The open messages, or the last one if none is open. */
function toAnswer(messages: readonly ConversationMessage[]): number[] {
  const open = messages.filter(({ abierta }) => abierta);
  return (open.length > 0 ? open : messages.slice(-1)).map(({ idConsultaSoporte }) => idConsultaSoporte);
}

/** Closes the open messages without a reply, or opens the last one again. */
function States({ messages }: { messages: readonly ConversationMessage[] }) {
  const open = messages.filter(({ abierta }) => abierta);
  const last = messages.at(-1);
  const action = useAction({
    call: ({ ids, close }: { ids: number[]; close: boolean }) =>
      postAdmin(close ? closeMessages : reopenMessages, { consultasIds: ids }),
    done: ({ message }) => message,
    refreshes: [viewConversation, listMessages, countMessages, viewToday],
  });
  const ids = open.map(({ idConsultaSoporte }) => idConsultaSoporte);
  if (open.length > 0)
    return (
      <Allowed to={closeMessages}>
        <p className="mt-3 flex justify-end">
          <Button
            size="sm"
            variant="quiet"
            busy={action.busy}
            onClick={() => action.run({ ids, close: true })}
          >
            Cerrar sin responder
          </Button>
        </p>
      </Allowed>
    );
  if (!last?.cerrada) return null;
  return (
    <Allowed to={reopenMessages}>
      <p className="mt-3 flex justify-end">
        <Button
          size="sm"
          variant="quiet"
          busy={action.busy}
          onClick={() => action.run({ ids: [last.idConsultaSoporte], close: false })}
        >
          Volver a abrirla
        </Button>
      </p>
    </Allowed>
  );
}
