import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import {
  dismissOwnProposal,
  renewCalendarLink,
  saveCalendarAddress,
  viewOwnCalendar,
  type CalendarProposalWire,
  type OwnCalendarAnswer,
  type OwnCalendarWire,
} from '#common/listings/calendars/calendar-calls.js';
import { CALENDAR_MESSAGES as MESSAGES, proposalText } from '#common/listings/calendars/calendar-messages.js';
import type { OwnNoticeWire } from '#common/owners/link/owner-access-calls.js';
import { TIMINGS } from '#common/kernel/time/timings.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { partLabel } from '#common/pricing/periods.js';
import { postJson, type ApiError } from '../../app/api.js';
import { failureText } from '../../app/failure-text.js';
import { Button } from '../../ui/button.js';
import { ConfirmDialog } from '../../ui/dialog.js';
import { ErrorState, Skeleton } from '../../ui/states.js';
import { TextField } from '../../ui/text-field.js';
import { useCopy } from '../../ui/use-copy.js';
import { dayName } from './day-name.js';
import { Done } from './done.js';
import { isConflict, ownKey, useOwnAnswer } from './own-queries.js';
import { postOwn } from './post-own.js';
import { useSending } from './use-sending.js';

type OwnPrice = OwnNoticeWire['precios'][number];

interface NoticeCalendarProps {
  token: string;
  prices: readonly OwnPrice[];
  isBusy: boolean;
  onMark: (price: OwnPrice) => void;
}

/** The notice's own calendar for other sites, and the one of another site with what it proposes to mark. */
export default function NoticeCalendar({ token, prices, isBusy, onMark }: NoticeCalendarProps) {
  const show = useOwnAnswer(token, 'calendario');
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ownKey(token, 'calendario'),
    queryFn: ({ signal }) => postJson(viewOwnCalendar, { enlace: token }, { signal }),
    retryOnMount: true,
  });
  const change = useSending<string>();
  const run = (call: () => Promise<OwnCalendarAnswer>, done: string): void => {
    void change.send(
      async () => {
        show(await call());
        return done;
      },
      // The shown proposals are out of date.
      (failure) => isConflict(failure) && refetch(),
    );
  };
  if (!data)
    return error ? (
      <ErrorState title={failureText(error, MESSAGES)} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="mt-3 h-40 rounded-card" />
    );
  const { calendario } = data;
  return (
    <div className="mt-4 flex flex-col gap-6">
      <OwnLink
        link={calendario.enlace}
        isBusy={change.isBusy}
        onRenew={() => run(() => postOwn(renewCalendarLink, { enlace: token }), MESSAGES.linkMade)}
      />
      <OtherSite
        key={calendario.sitio}
        calendar={calendario}
        isBusy={change.isBusy}
        problem={change.error === undefined ? undefined : addressProblem(change.error)}
        onSave={(direccion) =>
          run(
            () => postOwn(saveCalendarAddress, { enlace: token, direccion }),
            direccion ? MESSAGES.saved : MESSAGES.removed,
          )
        }
      />
      {calendario.sitio && (
        <Proposals
          calendar={calendario}
          prices={prices}
          isBusy={isBusy || change.isBusy}
          onMark={onMark}
          onDismiss={({ idPrecios, desde, hasta, noches }) =>
            run(
              () => postOwn(dismissOwnProposal, { enlace: token, idPrecios, desde, hasta, noches }),
              MESSAGES.dismissed,
            )
          }
        />
      )}
      <Done text={change.answer} className="empty:hidden" />
      {change.error !== undefined && !addressProblem(change.error) && (
        <p role="alert" className="rounded-field bg-danger-soft px-4 py-3 font-semibold text-danger">
          {failureText(change.error, MESSAGES)}
        </p>
      )}
    </div>
  );
}

function addressProblem(error: unknown): string | undefined {
  return (error as Partial<ApiError>).fieldErrors?.['direccion']?.[0];
}

interface OwnLinkProps {
  link: string | null;
  isBusy: boolean;
  onRenew: () => void;
}

function OwnLink({ link, isBusy, onRenew }: OwnLinkProps) {
  const [asks, setAsks] = useState(false);
  const { copied, problem, copy } = useCopy(TIMINGS.linkCopied);
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <div>
      <h3 className="text-lg">{MESSAGES.linkTitle}</h3>
      <p className="mt-1 text-ink-soft">{MESSAGES.linkLead}</p>
      {link && (
        <>
          <p className="mt-3 rounded-field bg-page px-4 py-3 text-sm break-all">{link}</p>
          <p className="mt-2 text-sm text-ink-muted">{MESSAGES.linkWarning}</p>
        </>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {link && (
          <Button
            variant="secondary"
            icon={<Icon aria-hidden="true" className="size-5" />}
            onClick={() => copy(link)}
          >
            {copied ? '¡Enlace copiado!' : 'Copiar enlace'}
          </Button>
        )}
        <Button
          variant={link ? 'quiet' : 'secondary'}
          busy={isBusy}
          onClick={() => (link ? setAsks(true) : onRenew())}
        >
          {link ? 'Hacer uno nuevo' : 'Crear el enlace'}
        </Button>
      </div>
      <output className={problem ? 'mt-2 block text-sm break-all' : 'sr-only'}>
        {copied ? '¡Enlace copiado!' : problem}
      </output>
      <ConfirmDialog
        open={asks}
        title="¿Hacer un enlace nuevo?"
        confirmLabel="Hacer uno nuevo"
        onCancel={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false);
          onRenew();
        }}
      >
        El enlace de ahora deja de servir: vas a tener que pegar el nuevo en los sitios donde lo usás.
      </ConfirmDialog>
    </div>
  );
}

interface OtherSiteProps {
  calendar: OwnCalendarWire;
  isBusy: boolean;
  problem: string | undefined;
  onSave: (address: string) => void;
}

function OtherSite({ calendar: { sitio, leido, problema }, isBusy, problem, onSave }: OtherSiteProps) {
  const [address, setAddress] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem) form.current?.querySelector('input')?.focus();
  }, [problem]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (address.trim()) onSave(address.trim());
  };
  return (
    <div>
      <h3 className="text-lg">{MESSAGES.addressTitle}</h3>
      <p className="mt-1 text-ink-soft">{MESSAGES.addressLead}</p>
      {sitio ? (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{sitio}</span>{' '}
            <span className="text-ink-muted">
              {leido ? `Lo leímos el ${dayName(leido)}.` : !problema && MESSAGES.notYetRead}
            </span>
          </p>
          <Button variant="quiet" busy={isBusy} onClick={() => onSave('')}>
            Sacar
            <span className="sr-only"> el calendario de {sitio}</span>
          </Button>
        </div>
      ) : (
        <form ref={form} onSubmit={submit} noValidate className="mt-3 flex flex-col gap-3">
          <TextField
            label="Dirección del calendario (.ics)"
            type="url"
            inputMode="url"
            autoComplete="off"
            maxLength={LENGTHS.webAddress}
            value={address}
            error={problem}
            onChange={({ target }) => setAddress(target.value)}
          />
          <Button submit variant="secondary" busy={isBusy} className="self-start">
            Conectar
          </Button>
        </form>
      )}
      {problema && (
        <p className="mt-3 rounded-field bg-warning-soft px-4 py-3 font-semibold text-warning">
          {problema} Probamos de nuevo más tarde.
        </p>
      )}
    </div>
  );
}

interface ProposalsProps extends Omit<NoticeCalendarProps, 'token'> {
  calendar: OwnCalendarWire;
  onDismiss: (proposal: CalendarProposalWire) => void;
}

function Proposals({ calendar: { propuestas, leido }, prices, isBusy, onMark, onDismiss }: ProposalsProps) {
  const open = propuestas.flatMap((proposal) => {
    const price = prices.find(({ idPrecios, alquilado }) => idPrecios === proposal.idPrecios && !alquilado);
    return price ? [{ proposal, price }] : [];
  });
  if (open.length === 0) return leido && <p className="text-ink-muted">{MESSAGES.nothingProposed}</p>;
  return (
    <ul className="divide-y divide-line">
      {open.map(({ proposal, price }) => (
        <li key={price.idPrecios} className="flex flex-wrap items-center justify-between gap-3 py-3">
          <div className="min-w-0">
            <p className="font-semibold">{partLabel(price.periodo, price.fraccion)}</p>
            <p className="text-ink-soft">{proposalText(proposal)}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button
              variant={proposal.esReserva ? 'primary' : 'secondary'}
              busy={isBusy}
              onClick={() => onMark(price)}
            >
              Marcar ALQUILADO
              <span className="sr-only">: {partLabel(price.periodo, price.fraccion)}</span>
            </Button>
            <Button variant="quiet" busy={isBusy} onClick={() => onDismiss(proposal)}>
              Descartar
              <span className="sr-only">: {partLabel(price.periodo, price.fraccion)}</span>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
