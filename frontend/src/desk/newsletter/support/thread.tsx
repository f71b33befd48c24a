import { useEffect, useRef } from 'react';
import type { ConversationAnswer } from '#common/newsletter/support/support-calls.js';
import { Badge } from '../../../ui/badges.js';
import { cx } from '../../../ui/classes.js';
import { MailStateBadge } from '../../operations/deferred-work/mail-states.js';
import { Moment } from '../../frame/moment.js';

type Entry = ConversationAnswer['entradas'][number];

/** Messages of a person and the replies to them, oldest first. */
export function Thread({ entries, person }: { entries: readonly Entry[]; person: string }) {
  const list = useRef<HTMLOListElement>(null);
  // The newest entry is what the operator opened the conversation for. While a reply is being typed, an entry that arrives moves nothing.
  useEffect(() => {
    if (document.activeElement?.matches('input, textarea')) return;
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [entries.length]);
  return (
    <ol
      ref={list}
      aria-label="Lo que se escribieron"
      aria-live="polite"
      className="flex flex-col gap-3 rounded-card bg-band p-3"
    >
      {entries.map((entry) => (
        <ThreadEntry
          key={entry.tipo === 'mensaje' ? `m${entry.idConsultaSoporte}` : `r${entry.idEnvio}`}
          entry={entry}
          person={person}
        />
      ))}
    </ol>
  );
}

function ThreadEntry({ entry, person }: { entry: Entry; person: string }) {
  const isReply = entry.tipo === 'respuesta';
  return (
    <li
      className={cx(
        'max-w-[88%] rounded-card p-3 shadow-card',
        isReply ? 'self-end bg-primary-tint' : 'self-start bg-surface',
      )}
    >
      <p className="mb-1 flex flex-wrap items-center gap-x-2 text-sm text-ink-muted">
        <span className="font-semibold text-ink-soft">{isReply ? (entry.autor ?? 'Nosotros') : person}</span>
        <Moment iso={entry.fecha} />
        {isReply && entry.estado && entry.estado !== 'enviada' && <MailStateBadge state={entry.estado} />}
        {!isReply && entry.abierta && <Badge tone="sun">Sin responder</Badge>}
        {!isReply && entry.cerrada && <Badge tone="neutral">Cerrada</Badge>}
      </p>
      {isReply && <p className="font-semibold wrap-anywhere">{entry.asunto}</p>}
      <p className="whitespace-pre-line wrap-anywhere">{entry.texto}</p>
    </li>
  );
}
