import { IconSend } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { MOST_ASKED } from '#common/inquiries/several-inquiries.js';
import { SEVERAL_MESSAGES } from '#common/inquiries/several-inquiries-messages.js';
import type { SearchFilters } from '#common/search/query/search-filters.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { FormProblem } from '../../ui/form-problem.js';
import { focusFault } from '../forms/focus-fault.js';
import { AskedHomes, Outcomes, isSettled, useHomes } from './asked-homes.js';
import { DataNote, SentMark } from './inquiry-parts.js';
import { InquiryFieldset, StayFieldset } from './inquiry-fieldset.js';
import { AT_REST, useSeveralInquiries, type Sending, type SeveralState } from './use-several-inquiries.js';

interface SeveralFormProps {
  codes: readonly string[];
  question: SearchFilters;
}

interface SeveralDialogProps extends SeveralFormProps {
  open: boolean;
  onClose: () => void;
}

/** What was chosen and what became of it outlive the dialog, until all has been sent or the page asks for other dates. */
export function SeveralDialog({ open, onClose, ...form }: SeveralDialogProps) {
  const sending = useState(AT_REST);
  const choice = useState<readonly number[]>();
  const close = (): void => {
    if (isAllSent(sending[0])) {
      sending[1](AT_REST);
      choice[1](undefined);
    }
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title={SEVERAL_MESSAGES.title}>
      {open && <SeveralForm {...form} sending={sending} choice={choice} />}
    </Dialog>
  );
}

interface SeveralFormState {
  sending: Sending;
  /** Ids of the homes that the visitor chose; undefined for the first ones that are free. */
  choice: [own: readonly number[] | undefined, choose: (chosen: readonly number[]) => void];
}

function isAllSent({ asked }: SeveralState): boolean {
  return reachedBy(asked) > 0 && [...asked.values()].every(isSettled);
}

/** How many homes have got it. */
function reachedBy(asked: SeveralState['asked']): number {
  return [...asked.values()].filter(({ estado }) => estado === 'enviada' || estado === 'demorada').length;
}

function SeveralForm({
  codes,
  question: searched,
  sending,
  choice: [own, choose],
}: SeveralFormProps & SeveralFormState) {
  const { fields, question, state, set, send } = useSeveralInquiries(searched, sending);
  const homes = useHomes(codes, question);
  const free = homes.free.map(({ idInmuebles }) => idInmuebles);
  const chosen = own ? own.filter((id) => free.includes(id)) : free.slice(0, MOST_ASKED);
  const left = chosen.filter((id) => !isSettled(state.asked.get(id)));
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (state.isSending) return;
    const form = event.currentTarget;
    send(left, (faults) => focusFault(form, faults));
  };
  if (isAllSent(state))
    return (
      <SentMark text={SEVERAL_MESSAGES.sentAll(reachedBy(state.asked))}>
        <Outcomes homes={homes.homes ?? []} asked={state.asked} />
        <p className="text-ink-soft">{SEVERAL_MESSAGES.receipt(fields.email)}</p>
      </SentMark>
    );
  const shared = { fields, errors: state.errors, prices: [], set };
  return (
    <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-4 pb-2">
      <p className="text-ink-soft">{SEVERAL_MESSAGES.lead(MOST_ASKED)}</p>
      <StayFieldset {...shared} legend="Tu estadía" />
      <AskedHomes {...homes} {...{ codes, chosen }} asked={state.asked} onChoose={choose} />
      <InquiryFieldset {...shared} channel="email" asksStay={false} offersCopy={false} />
      <FormProblem problem={state.problem} />
      <Button
        submit
        wide
        size="lg"
        busy={state.isSending}
        icon={<IconSend aria-hidden="true" className="size-5" />}
      >
        {state.isSending ? 'Enviando...' : SEVERAL_MESSAGES.send(left.length)}
      </Button>
      <DataNote to="a los dueños" set={set} />
    </form>
  );
}
