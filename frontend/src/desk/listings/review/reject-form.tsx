import { useEffect, useRef, useState, type FormEvent } from 'react';
import { REJECTION_MESSAGES } from '#common/listings/review/rejection-messages.js';
import { isNotified, rejectionFaults, type RejectionForm } from '#common/listings/review/rejection.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { Checkbox } from '../../../ui/checkbox.js';
import { RadioGroup } from '../../../ui/choices.js';
import { TextArea } from '../../../ui/text-area.js';

/** No template has this name. */
const OTHER = { value: '', label: 'Otro' };

/** A usual reason of a rejection. */
export interface Reason {
  name: string;
  text: string;
}

interface RejectFormProps {
  /** The submit button is outside of the form. */
  id: string;
  /** The usual reasons, with the data of the notice. */
  reasons: readonly Reason[];
  email: string;
  isBlacklisted: boolean;
  onSubmit: (form: RejectionForm) => void;
}

/** Reason of a rejection: one of the usual ones, whose text can be edited, and whether the owner receives it. */
export function RejectForm({ id, reasons, email, isBlacklisted, onSubmit }: RejectFormProps) {
  const [typed, setForm] = useState<RejectionForm>({ motivo: '', avisar: true });
  const form = { ...typed, avisar: isNotified(typed, isBlacklisted) };
  const [choice, setChoice] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  const change = (changes: Partial<RejectionForm>): void => {
    setFault(undefined);
    setForm({ ...form, ...changes });
  };
  const choose = (name: string): void => {
    setChoice(name);
    change({ motivo: reasons.find((reason) => reason.name === name)?.text ?? '' });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const [first] = rejectionFaults(form)['motivo'] ?? [];
    if (!first) return onSubmit(form);
    setFault(first);
    place.current?.querySelector('textarea')?.focus();
  };
  const choices = [...reasons.map(({ name }) => ({ value: name, label: name })), OTHER];
  return (
    <form id={id} ref={place} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <RadioGroup legend={REJECTION_MESSAGES.reasons} value={choice} choices={choices} onChange={choose} />
      <TextArea
        label={REJECTION_MESSAGES.reason}
        rows={4}
        value={form.motivo}
        maxLength={LENGTHS.reason}
        count={form.motivo.length}
        error={fault}
        onChange={({ target }) => change({ motivo: target.value })}
      />
      <Notification
        email={email}
        isBlacklisted={isBlacklisted}
        on={form.avisar}
        onChange={(avisar) => change({ avisar })}
      />
    </form>
  );
}

interface NotificationProps {
  email: string;
  isBlacklisted: boolean;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** Whether the owner receives the reason; says why not if the address is on the blacklist. */
function Notification({ email, isBlacklisted, on, onChange }: NotificationProps) {
  if (isBlacklisted)
    return <p className="text-sm text-ink-muted wrap-anywhere">{REJECTION_MESSAGES.blacklisted(email)}</p>;
  return (
    <div>
      <Checkbox
        label={REJECTION_MESSAGES.notify}
        checked={on}
        onChange={({ target }) => onChange(target.checked)}
        className="-mx-2"
      />
      <p className="text-sm text-ink-muted wrap-anywhere">
        {on ? `Sale a los pocos segundos para ${email}.` : 'El motivo queda guardado en el aviso.'}
      </p>
    </div>
  );
}
