import { IconAlertTriangle, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { viewRejectedNotice } from '#common/listings/resubmission/resubmission-calls.js';
import { OWNER_ACCESS_MESSAGES } from '#common/owners/link/owner-access-messages.js';
import { RESUBMISSION_MESSAGES as MESSAGES } from '#common/listings/resubmission/resubmission-messages.js';
import { counted } from '#common/kernel/text.js';
import { planEntry } from '#common/contracts/plans.js';
import type { WizardStep } from '#common/listings/publication/publication-fields.js';
import { postJson, readError } from '../../app/api.js';
import { failureText } from '../../app/failure-text.js';
import { paths } from '../../app/paths.js';
import { PageHead } from '../page/page-head.js';
import { UnsentGuard } from '../owners/unsent-guard.js';
import { TrapField } from '../forms/trap-field.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { goToField } from '../../ui/go-to-field.js';
import { TextLink } from '../../ui/link.js';
import { ErrorState, Skeleton } from '../../ui/states.js';
import { FaultSummary } from './fault-summary.js';
import { SendingState } from './sending-state.js';
import { LocationStep } from './steps/location-step.js';
import { PricesStep } from './steps/prices-step.js';
import { PropertyStep } from './steps/property-step.js';
import { WizardProvider } from './wizard-context.js';
import { useResubmission } from './use-resubmission.js';

const REFUSED = [409, 410];

/** A rejected notice that its owner corrects by a link. */
export function ResubmissionScreen({ token }: { token: string }) {
  return (
    <>
      <PageHead title={MESSAGES.title} description={MESSAGES.title} path={paths.publish} />
      <div className="page-width max-w-3xl pb-10 pt-6 wide:pt-10">
        <h1 className="text-3xl wide:text-4xl">{MESSAGES.title}</h1>
        <Content token={token} />
      </div>
    </>
  );
}

function Content({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['publicar-aviso', 'correccion', token],
    queryFn: ({ signal }) => postJson(viewRejectedNotice, { enlace: token }, { signal }),
    // A refetch must not replace typed text, and a closed page keeps nothing.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  if (data) return <Form token={token} notice={data.aviso} />;
  if (!error)
    return (
      <>
        <output className="sr-only">{MESSAGES.loading}</output>
        <Skeleton className="mt-6 h-96 rounded-card" />
      </>
    );
  const { status, message } = readError(error);
  if (!REFUSED.includes(status))
    return (
      <ErrorState title={failureText(error, MESSAGES)} busy={isFetching} onRetry={() => void refetch()} />
    );
  return (
    <Card className="mt-6 flex flex-col items-start gap-4 p-5 tablet:p-8">
      <p>{message || OWNER_ACCESS_MESSAGES.gone}</p>
      <ButtonLink to={status === 409 ? `${paths.myNotice}#${token}` : paths.myNotice}>
        {status === 409 ? 'Ver mi aviso' : 'Pedir otro enlace'}
      </ButtonLink>
    </Card>
  );
}

type FormProps = Parameters<typeof useResubmission>[0];

function Form({ token, notice }: FormProps) {
  const wizard = useResubmission({ token, notice });
  const { phase, shownFaults, attempts } = wizard;
  const [trap, setTrap] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const first = shownFaults[0]?.field;
  useEffect(() => {
    if (attempts === 0 || !first) return;
    goToField(form.current?.querySelector<HTMLElement>(`[data-campo="${first}"], [aria-invalid=true]`));
  }, [attempts, first]);
  if (phase === 'done') return <Sent message={wizard.sent.message} notice={notice} token={token} />;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (phase === 'filling') wizard.send(trap);
  };
  const partOf = (step: WizardStep, title: string, content: ReactNode): ReactNode => (
    <WizardProvider
      value={{ ...wizard, step, shownFaults: shownFaults.filter((fault) => fault.step === step) }}
    >
      <Card className="flex flex-col gap-6 p-5 tablet:p-8">
        <h2 className="text-2xl">{title}</h2>
        {content}
      </Card>
    </WizardProvider>
  );
  return (
    <WizardProvider value={wizard}>
      {!wizard.isUntouched && <UnsentGuard />}
      <Reason notice={notice} />
      <form ref={form} method="post" noValidate onSubmit={submit} aria-label={MESSAGES.title}>
        <TrapField value={trap} onChange={setTrap} />
        <fieldset disabled={phase === 'sending'} className="flex min-w-0 flex-col gap-6">
          {partOf(2, 'La propiedad', <PropertyStep />)}
          {partOf(3, 'El mapa', <LocationStep />)}
          {partOf(4, 'Los precios', <PricesStep />)}
        </fieldset>
        <div className="mt-6">
          <FaultSummary />
          <SendingState />
          <Button
            submit
            size="lg"
            busy={phase === 'sending'}
            icon={<IconSend aria-hidden="true" className="size-5" />}
          >
            Mandar el aviso corregido
          </Button>
        </div>
      </form>
    </WizardProvider>
  );
}

function Reason({ notice: { titulo, motivo, fotos, plan } }: Pick<FormProps, 'notice'>) {
  return (
    <Card className="my-6 flex gap-3 bg-warning-soft p-5 tablet:p-8">
      <IconAlertTriangle aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warning" />
      <div className="flex min-w-0 flex-col gap-2 wrap-anywhere">
        <p className="font-semibold">{titulo}</p>
        {motivo ? (
          <>
            <p>No lo publicamos por este motivo:</p>
            <blockquote className="border-l-4 border-warning pl-3 whitespace-pre-line">{motivo}</blockquote>
          </>
        ) : (
          <p>No lo publicamos. Revisá los datos y mandalo de nuevo.</p>
        )}
        <p className="text-sm text-ink-soft">
          Tus datos personales y tu plan quedan como están: para cambiarlos,{' '}
          <TextLink to={paths.contactAbout('cambios')}>escribinos</TextLink>.
          {fotos > 0 && ` También ${fotos === 1 ? 'queda' : 'quedan'} ${counted(fotos, 'foto')}.`}
          {planEntry(plan).photos && ' Otras fotos se mandan en el paso siguiente.'} Lo que cambies acá no se
          guarda hasta que lo mandes.
        </p>
      </div>
    </Card>
  );
}

function Sent({ message, notice, token }: Pick<FormProps, 'notice' | 'token'> & { message: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Card className="mt-6 flex flex-col items-start gap-4 p-5 tablet:p-8">
      <h2 ref={title} tabIndex={-1} className="text-2xl outline-none focus-visible:shadow-none">
        ¡Gracias!
      </h2>
      <output>{message}</output>
      <ButtonLink to={`${paths.myNotice}#${token}`} variant="secondary">
        {planEntry(notice.plan).photos ? 'Ver mi aviso y mandar fotos' : 'Ver mi aviso'}
      </ButtonLink>
    </Card>
  );
}
