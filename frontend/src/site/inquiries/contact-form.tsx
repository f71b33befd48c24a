import { IconBrandWhatsapp, IconClockPause, IconMail, IconSend } from '@tabler/icons-react';
import { useId, type FormEvent } from 'react';
import { INQUIRY_MESSAGES } from '#common/inquiries/inquiry-messages.js';
import type { ListingSheetWire, SheetPriceWire } from '#common/search/sheet/sheet-calls.js';
import type { Channel } from '#common/inquiries/inquiry-form.js';
import type { SearchFilters } from '#common/search/query/search-filters.js';
import { paths } from '../../app/paths.js';
import { useSite } from '../../app/site-context.js';
import { Button, ButtonAnchor } from '../../ui/button.js';
import { FormProblem } from '../../ui/form-problem.js';
import { LateFocus } from '../../ui/late-focus.js';
import { Tabs } from '../../ui/tabs.js';
import { focusFault } from '../forms/focus-fault.js';
import { InquiryFieldset } from './inquiry-fieldset.js';
import { DataNote, Outcome, SentMark } from './inquiry-parts.js';
import { useInquiry } from './use-inquiry.js';

interface ContactFormProps {
  inmueble: ListingSheetWire;
  question: SearchFilters;
  prices: readonly SheetPriceWire[];
  channel: Channel;
  onChannel: (channel: Channel | null) => void;
}

const WAYS = [
  {
    value: 'whatsapp',
    label: (
      <>
        <IconBrandWhatsapp aria-hidden="true" className="size-5" />
        WhatsApp
      </>
    ),
  },
  {
    value: 'email',
    label: (
      <>
        <IconMail aria-hidden="true" className="size-5" />
        Email
      </>
    ),
  },
] as const;

/** The form in the dialog; loaded when the dialog opens. */
export default function ContactForm({ inmueble, question, prices, channel, onChannel }: ContactFormProps) {
  const site = useSite();
  const formId = useId();
  const url = new URL(paths.sheet(inmueble.codigo), site.url).href;
  const { fields, state, set, send, forget } = useInquiry({
    inmueble,
    question,
    channel,
    url,
    onClose: () => onChannel(null),
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (state.phase === 'sending') return;
    const form = event.currentTarget;
    send((faults) => focusFault(form, faults));
  };
  const change = (next: Channel): void => {
    if (state.phase === 'sending') return;
    forget();
    onChannel(next);
  };
  if (state.phase === 'sent' && state.delay) return <Delayed reason={state.delay} />;
  if (state.phase === 'sent') return <Sent channel={channel} fallback={state.fallback} />;
  return (
    <Tabs<Channel> label="Cómo escribirle" tabs={WAYS} value={channel} onChange={change}>
      <form id={formId} method="post" onSubmit={submit} noValidate className="flex flex-col gap-4 pb-2 pt-4">
        <LateFocus />
        <p className="text-sm text-ink-muted">
          {inmueble.title} ·{' '}
          <span className="whitespace-nowrap font-semibold text-ink">{inmueble.codigo}</span>
        </p>
        <InquiryFieldset
          {...{ fields, channel, prices, set }}
          asksStay={inmueble.tipoOperacion === 'alquiler'}
          errors={state.errors}
        />
        <FormProblem problem={state.problem} />
        <Button
          submit
          wide
          size="lg"
          variant={channel === 'whatsapp' ? 'whatsapp' : 'primary'}
          busy={state.phase === 'sending'}
          icon={<SendIcon channel={channel} />}
        >
          {state.phase === 'sending' ? 'Enviando...' : 'Enviar consulta'}
        </Button>
        <DataNote to="al dueño" set={set} />
      </form>
    </Tabs>
  );
}

function SendIcon({ channel }: { channel: Channel }) {
  const Icon = channel === 'whatsapp' ? IconBrandWhatsapp : IconSend;
  return <Icon aria-hidden="true" className="size-5" />;
}

/** The inquiry is stored, but its mail is delayed; shown until the visitor closes it. */
function Delayed({ reason }: { reason: string }) {
  return (
    <div className="flex flex-col items-center gap-4 py-8 text-center">
      <IconClockPause aria-hidden="true" className="size-16 text-warning" stroke={1.5} />
      <Outcome>{reason}</Outcome>
    </div>
  );
}

function Sent({ channel, fallback }: { channel: Channel; fallback: string }) {
  return (
    <SentMark text={channel === 'whatsapp' ? INQUIRY_MESSAGES.sentByWhatsapp : INQUIRY_MESSAGES.sentByEmail}>
      {fallback && (
        <ButtonAnchor href={fallback} target="_blank" rel="noopener noreferrer" variant="whatsapp" size="lg">
          Abrir WhatsApp
        </ButtonAnchor>
      )}
    </SentMark>
  );
}
