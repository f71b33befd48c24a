import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mailsOfListing, type ListingMailsAnswer } from '#common/operations/mail-ledger-calls.js';
import type { UnfinishedWire } from '#common/operations/unfinished-calls.js';
import { freshQuery } from '../../data/fresh-query.js';
import { Button } from '../../../ui/button.js';
import { TextLink } from '../../../ui/link.js';
import { ErrorState, Skeleton } from '../../../ui/states.js';
import { adminPaths } from '../../admin-paths.js';
import { loadErrorText } from '../../data/admin-api.js';
import { DetailSection } from '../../frame/detail-section.js';
import { Moment } from '../../frame/moment.js';
import { TechnicalDetail } from '../request-id.js';
import { stepText, workText } from './unfinished-words.js';
import { CorrectMail } from './correct-address.js';
import { MailReason } from './mail-reason.js';
import { MailStateBadge } from './mail-states.js';
import { mailText } from './mail-words.js';

/** Messages about a listing, and why they did not arrive; loaded on demand. */
export function MailsPanel({ listingId }: { listingId: number }) {
  const [open, setOpen] = useState(false);
  return (
    <DetailSection
      title="Emails"
      icon={<IconMail />}
      aside={
        <Button variant="secondary" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Ocultar' : 'Ver emails'}
        </Button>
      }
    >
      {open ? (
        <Mails listingId={listingId} />
      ) : (
        <p className="text-ink-muted">Qué se mandó por este aviso, y por qué algo no llegó.</p>
      )}
    </DetailSection>
  );
}

function Mails({ listingId }: { listingId: number }) {
  const { data, error, isFetching, refetch } = useQuery(
    freshQuery(mailsOfListing, { idInmueble: listingId }),
  );
  if (error)
    return <ErrorState title={loadErrorText(error)} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-24 rounded-card" />;
  return (
    <>
      {data.esperan.length > 0 && <OpenSteps steps={data.esperan} />}
      <MailList mails={data.envios} />
    </>
  );
}

/** Unfinished events and tasks of the notice; the messages that they cause do not exist yet. */
function OpenSteps({ steps }: { steps: readonly UnfinishedWire[] }) {
  return (
    <div className="mb-4 rounded-field bg-primary-soft px-4 py-3">
      <h3 className="font-semibold">Falta hacer, y puede faltar un email</h3>
      <ul className="mt-1 flex flex-col gap-2 text-sm">
        {steps.map((step) => (
          <li key={step.clave}>
            {workText(step)}: {stepText(step)}
            <span className="block">
              Desde: <Moment iso={step.desde} />
            </span>
            <TechnicalDetail of={step} />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm">
        Mirá en <TextLink to={adminPaths.system}>Sistema</TextLink> si el trabajo en segundo plano anda, y en{' '}
        <TextLink to={adminPaths.unfinished}>Sin terminar</TextLink> lo que podés reintentar.
      </p>
    </div>
  );
}

function MailList({ mails }: { mails: ListingMailsAnswer['envios'] }) {
  if (mails.length === 0)
    return <p className="text-ink-muted">Todavía no se escribió ningún email por este aviso.</p>;
  return (
    <ul className="flex flex-col gap-4">
      {mails.map((mail) => (
        <li key={mail.idEnvio} className="border-l-2 border-line-strong pl-4">
          <p className="flex flex-wrap items-center justify-between gap-2 font-semibold">
            {mailText(mail)}
            <MailStateBadge state={mail.estado} />
          </p>
          <p className="mb-1 text-sm text-ink-muted wrap-anywhere">
            <Moment iso={mail.creado} /> · para{' '}
            <TextLink to={`${adminPaths.mail}?buscar=${encodeURIComponent(mail.destinatario)}`}>
              {mail.destinatario}
            </TextLink>
          </p>
          <MailReason mail={mail} />
          <CorrectMail mail={mail} />
        </li>
      ))}
    </ul>
  );
}
