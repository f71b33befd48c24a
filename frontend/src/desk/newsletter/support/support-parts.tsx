import { IconTrash } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { removeMessage } from '#common/newsletter/support/support-calls.js';
import { mailLink } from '#common/kernel/mail-link.js';
import type { SupportMessageWire } from '#common/newsletter/support/support-shapes.js';
import { Badge } from '../../../ui/badges.js';
import { IconButton } from '../../../ui/button.js';
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

export function AnsweredBadge({ message: { respondida, cerrada } }: { message: SupportMessageWire }) {
  if (cerrada && !respondida) return <Badge>Cerrada</Badge>;
  return respondida ? <Badge tone="success">Respondida</Badge> : <Badge tone="sun">Sin responder</Badge>;
}

/** Name of the sender, which leads to the conversation. */
export function ConversationLink({ message }: { message: SupportMessageWire }) {
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

export function DeleteButton({ message, onPress }: { message: SupportMessageWire; onPress: () => void }) {
  return (
    <Allowed to={removeMessage}>
      <IconButton label={`Eliminar la consulta de ${message.nombreCompleto}`} onClick={onPress}>
        <IconTrash aria-hidden="true" className="size-5" />
      </IconButton>
    </Allowed>
  );
}

/** A support message as a card, for narrow screens. */
export function SupportCard({
  message,
  isChosen,
  onChoose,
  onDelete,
}: { message: SupportMessageWire } & SupportRowActions) {
  return (
    <Card className="flex h-full flex-col gap-2 p-4">
      <div className="flex items-start gap-2">
        <SelectBox
          label={`Elegir la consulta de ${message.nombreCompleto}`}
          checked={isChosen(message)}
          onChange={(on) => onChoose(message, on)}
        />
        <h2 className="min-w-0 grow pt-2 text-base font-semibold">
          <ConversationLink message={message} />
          <a
            href={mailLink(message.email)}
            className="block break-all text-sm font-normal text-primary underline"
          >
            {message.email}
          </a>
        </h2>
        <DeleteButton message={message} onPress={() => onDelete(message)} />
      </div>
      <p className="whitespace-pre-line wrap-anywhere text-ink-soft">{message.mensaje}</p>
      <p className="mt-auto flex items-center justify-between gap-2 text-sm text-ink-muted">
        <Moment iso={message.fecha} />
        <AnsweredBadge message={message} />
      </p>
    </Card>
  );
}
