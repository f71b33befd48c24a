import { IconSearch } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { PERSONAL_DATA_MESSAGES } from '#common/owners/personal-data/personal-data-messages.js';
import { isEmail } from '#common/kernel/forms/email.js';
import { LENGTHS } from '#common/kernel/limits.js';
import type { PersonRequest } from '#common/owners/personal-data/personal-data-calls.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { TextField } from '../../ui/text-field.js';

interface PersonFormProps {
  fault: string;
  busy: boolean;
  /** After any change: what was found belongs to another person. */
  onChange: () => void;
  onAsk: (person: PersonRequest) => void;
}

/** Names the person. */
export function PersonForm({ fault, busy, onChange, onAsk }: PersonFormProps) {
  const [form, setForm] = useState({ email: '', telefono: '' });
  const [invalid, setInvalid] = useState(false);
  const change = (part: Partial<typeof form>): void => {
    setForm({ ...form, ...part });
    setInvalid(false);
    onChange();
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const email = form.email.trim();
    if (isEmail(email)) return onAsk({ email, telefono: form.telefono.trim() });
    setInvalid(true);
    event.currentTarget.querySelector<HTMLElement>('[name=email]')?.focus();
  };
  return (
    <Card className="mb-5 p-4 tablet:p-5">
      <form
        noValidate
        onSubmit={submit}
        aria-label="Buscar una persona"
        className="grid items-start gap-3 tablet:grid-cols-[1fr_1fr_auto]"
      >
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="off"
          isRequired
          maxLength={LENGTHS.email}
          value={form.email}
          error={invalid ? PERSONAL_DATA_MESSAGES.noEmail : fault}
          onChange={({ target }) => change({ email: target.value })}
        />
        <TextField
          label="Teléfono"
          name="telefono"
          type="tel"
          autoComplete="off"
          maxLength={LENGTHS.phone}
          hint="Solo si también consultó por WhatsApp."
          value={form.telefono}
          onChange={({ target }) => change({ telefono: target.value })}
        />
        <Button
          submit
          busy={busy}
          className="min-h-12 tablet:mt-7"
          icon={<IconSearch aria-hidden="true" className="size-5" />}
        >
          Buscar
        </Button>
      </form>
    </Card>
  );
}
