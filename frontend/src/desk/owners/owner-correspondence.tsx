import { IconHelpCircle, IconMail, IconMessages } from '@tabler/icons-react';
import type { SupportMessageWire } from '#common/newsletter/support/support-calls.js';
import type { InquiryWire } from '#common/inquiries/inquiry-calls.js';
import type { LedgerMailWire } from '#common/operations/mail-ledger-calls.js';
import type { NewestRows } from '#common/owners/owner-calls.js';
import { TextLink } from '../../ui/link.js';
import { adminPaths, conversationPath, detailPath } from '../admin-paths.js';
import { ChannelBadge, InquiryStayLine, PersonLinks } from '../inquiries/inquiry-parts.js';
import { Moment } from '../frame/moment.js';
import { MailStateBadge } from '../operations/deferred-work/mail-states.js';
import { MailReason } from '../operations/deferred-work/mail-reason.js';
import { MailTitle } from '../operations/deferred-work/mail-names.js';
import { AnsweredBadge } from '../newsletter/support/support-parts.js';
import { NewestSection } from './newest-section.js';

const HEAD = 'mb-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted';
const TEXT = 'whitespace-pre-line wrap-anywhere text-ink-soft';

interface OwnerInquiriesProps {
  inquiries: NewestRows<InquiryWire>;
  ownerId: number;
}

/** Inquiries about the owner's notices, newest first. */
export function OwnerInquiries({ inquiries, ownerId }: OwnerInquiriesProps) {
  return (
    <NewestSection
      title="Consultas que recibió"
      icon={<IconMessages />}
      rows={inquiries}
      empty="Todavía no recibió consultas."
      keyOf={({ idConsultas }) => idConsultas}
      item={(inquiry) => (
        <>
          <div className={HEAD}>
            <ChannelBadge channel={inquiry.canal} />
            {inquiry.inmueble && (
              <TextLink
                to={detailPath(inquiry.inmueble.estado, inquiry.inmueble.id)}
                className="inline-flex min-h-6 items-center"
              >
                {inquiry.codigo}
              </TextLink>
            )}
            <Moment iso={inquiry.fecha} />
          </div>
          <div className="font-semibold">
            <PersonLinks {...inquiry} />
          </div>
          <p className={TEXT}>{inquiry.mensaje}</p>
          <InquiryStayLine row={inquiry} />
        </>
      )}
      more={
        <TextLink to={`${adminPaths.inquiries}?duenio=${ownerId}`}>
          Ver todas las consultas que recibió
        </TextLink>
      }
    />
  );
}

interface OwnerMailsProps {
  mails: NewestRows<LedgerMailWire>;
  email: string;
}

/** Mails to the owner's address, newest first. */
export function OwnerMails({ mails, email }: OwnerMailsProps) {
  return (
    <NewestSection
      title="Emails que le mandamos"
      icon={<IconMail />}
      rows={mails}
      empty="Todavía no le mandamos ningún email."
      keyOf={({ idEnvio }) => idEnvio}
      item={(mail) => (
        <>
          <p className="flex flex-wrap items-center justify-between gap-2 font-semibold">
            <span>
              <MailTitle mail={mail} />
            </span>
            <MailStateBadge state={mail.estado} />
          </p>
          <p className="text-sm text-ink-muted">
            <Moment iso={mail.creado} />
          </p>
          <MailReason mail={mail} />
        </>
      )}
      more={
        <TextLink to={`${adminPaths.mail}?buscar=${encodeURIComponent(email)}`}>
          Ver todos sus emails
        </TextLink>
      }
    />
  );
}

interface OwnerMessagesProps {
  messages: NewestRows<SupportMessageWire>;
  email: string;
}

/** Messages of the owner to the site, newest first. */
export function OwnerMessages({ messages, email }: OwnerMessagesProps) {
  return (
    <NewestSection
      title="Mensajes a soporte"
      icon={<IconHelpCircle />}
      rows={messages}
      empty="No escribió a soporte."
      keyOf={({ idConsultaSoporte }) => idConsultaSoporte}
      item={(message) => (
        <>
          <div className={HEAD}>
            <Moment iso={message.fecha} />
            <AnsweredBadge message={message} />
            <TextLink to={conversationPath(message.idConsultaSoporte)}>Ver la conversación</TextLink>
          </div>
          <p className={TEXT}>{message.mensaje}</p>
        </>
      )}
      more={
        <TextLink to={`${adminPaths.support}?buscar=${encodeURIComponent(email)}`}>
          Ver todos sus mensajes
        </TextLink>
      }
    />
  );
}
