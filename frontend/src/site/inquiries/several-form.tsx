import { IconSend } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { MOST_ASKED } from '#common/inquiries/several-inquiries.js';
import { SEVERAL_MESSAGES } from '#common/inquiries/several-inquiries-messages.js';
import type { SearchFilters } from '#common/search/query/search-filters.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { FormProblem } from '../../ui/form-problem.js';
import { AskedHomes, Outcomes, isSettled, useHomes } from './asked-homes.js';
import { DataNote, SentMark } from './inquiry-parts.js';
import { InquiryFieldset, StayFieldset } from './inquiry-fieldset.js';
import { useSeveralInquiries } from './use-several-inquiries.js';

interface SeveralFormProps {
  codes: readonly string[];
  question: SearchFilters;
}

interface SeveralDialogProps extends SeveralFormProps {
  open: boolean;
  onClose: () => void;
}

export function SeveralDialog({ open, onClose, ...form }: SeveralDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={SEVERAL_MESSAGES.title}>
      {open && <SeveralForm {...form} />}
    </Dialog>
  );
}

function SeveralForm({ codes, question: searched }: SeveralFormProps) {
  const { fields, question, state, set, send } = useSeveralInquiries(searched);
  const homes = useHomes(codes, question);
  // The first ones that are free, until the visitor chooses.
  const [own, setOwn] = useState<readonly number[]>();
  const free = homes.free.map(({ idInmuebles }) => idInmuebles);
  const chosen = own ? own.filter((id) => free.includes(id)) : free.slice(0, MOST_ASKED);
  const left = chosen.filter((id) => !isSettled(state.asked.get(id)));
  const outcomes = [...state.asked.values()];
  const reached = outcomes.filter(({ estado }) => estado === 'enviada' || estado === 'demorada').length;
  const isDone = reached > 0 && outcomes.every(isSettled);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (state.isSending) return;
    const [first] = send(left);
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };
  if (isDone)
    return (
      <SentMark text={SEVERAL_MESSAGES.sentAll(reached)}>
        <Outcomes homes={homes.homes ?? []} asked={state.asked} />
        <p className="text-ink-soft">{SEVERAL_MESSAGES.receipt(fields.email)}</p>
      </SentMark>
    );
  const shared = { fields, errors: state.errors, prices: [], set };
  return (
    <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-4 pb-2">
      <p className="text-ink-soft">{SEVERAL_MESSAGES.lead(MOST_ASKED)}</p>
      <StayFieldset {...shared} legend="Tu estadía" />
      <AskedHomes {...homes} {...{ codes, chosen }} asked={state.asked} onChoose={setOwn} />
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
