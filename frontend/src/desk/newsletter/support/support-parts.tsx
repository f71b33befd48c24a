import { IconTrash } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { removeMessage, type SupportMessageWire } from '#common/newsletter/support/support-calls.js';
import { MailLink } from '../../frame/mail-link.js';
import { Badge } from '../../../ui/badges.js';
import { IconButton } from '../../../ui/button.js';
import { cx } from '../../../ui/classes.js';
import { TextLink } from '../../../ui/link.js';
import { conversationPath } from '../../admin-paths.js';
import { Card } from '../../../ui/card.js';
import { Moment } from '../../frame/moment.js';
import { SelectBox } from '../../lists/select-box.js';
import { Allowed } from '../../session/allowed.js';

export interface SupportRowActions {
  isChosen: (message: SupportMessageWire) => boolean;
  onChoose: (message: SupportMessageWire, on: boolean) => void;
  onDelete: (message: SupportMessageWire) => void;
}

/** Replies are mails. */
export function canBeAnswered({ email }: SupportMessageWire): boolean {
  return email !== '';
}

export function AnsweredBadge({ message: { respondida, cerrada } }: { message: SupportMessageWire }) {
  if (cerrada && !respondida) return <Badge>Cerrada</Badge>;
  return respondida ? <Badge tone="success">Respondida</Badge> : <Badge tone="sun">Sin responder</Badge>;
}

/** Name of the sender, which leads to the conversation. */
function ConversationLink({ message }: { message: SupportMessageWire }) {
  const [params] = useSearchParams();
  return (
    <TextLink
      to={conversationPath(message.idConsultaSoporte, params)}
      preventScrollReset
      data-fila=""
      aria-label={`Ver la conversación con ${message.nombreCompleto}`}
    >
      {message.nombreCompleto}
    </TextLink>
  );
}

function DeleteButton({ message, onPress }: { message: SupportMessageWire; onPress: () => void }) {
  return (
    <Allowed to={removeMessage}>
      <IconButton label={`Eliminar la consulta de ${message.nombreCompleto}`} onClick={onPress}>
        <IconTrash aria-hidden="true" className="size-5" />
      </IconButton>
    </Allowed>
  );
}

/** A support message in the list: three lines of its text. */
export function SupportCard({
  message,
  isChosen,
  onChoose,
  onDelete,
  isShown,
}: { message: SupportMessageWire; isShown: boolean } & SupportRowActions) {
  return (
    <Card className={cx('flex cursor-pointer flex-col gap-1 p-3', isShown && 'ring-2 ring-primary')}>
      <div className="flex items-start gap-1">
        <SelectBox
          label={`Elegir la consulta de ${message.nombreCompleto}`}
          checked={isChosen(message)}
          disabled={!canBeAnswered(message)}
          onChange={(on) => onChoose(message, on)}
        />
        <h2 className="min-w-0 grow text-base font-semibold">
          <ConversationLink message={message} />
          {canBeAnswered(message) ? (
            <MailLink address={message.email} className="block text-sm font-normal text-primary underline" />
          ) : (
            <span className="block text-sm font-normal text-ink-muted">Sin email</span>
          )}
        </h2>
        <DeleteButton message={message} onPress={() => onDelete(message)} />
      </div>
      <p className="line-clamp-3 wrap-anywhere text-ink-soft">{message.mensaje}</p>
      <p className="mt-auto flex items-center justify-between gap-2 text-sm text-ink-muted">
        <Moment iso={message.fecha} />
        <AnsweredBadge message={message} />
      </p>
    </Card>
  );
}
