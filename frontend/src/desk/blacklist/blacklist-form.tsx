import { IconPlus } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { blacklistAddress, viewBlacklist } from '#common/blacklist/blacklist-calls.js';
import { BLACKLIST_MESSAGES } from '#common/blacklist/blacklist-messages.js';
import { isEmail } from '#common/kernel/forms/email.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { failureText } from '../../app/failure-text.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { TextField } from '../../ui/text-field.js';
import { postAdmin } from '../data/admin-api.js';
import { useAction } from '../data/use-action.js';

const EMPTY = { email: '', descripcion: '' };

/** Adds an address to the blacklist (back-office.md §5: a non-empty e-mail). */
export function BlacklistForm() {
  const [form, setForm] = useState(EMPTY);
  const [fault, setFault] = useState('');
  const addition = useAction({
    call: (entry: typeof EMPTY) => postAdmin(blacklistAddress, entry),
    done: ({ message }) => message,
    texts: { failed: BLACKLIST_MESSAGES.unreachable, unreachable: BLACKLIST_MESSAGES.unreachable },
    refreshes: [viewBlacklist],
    onDone: () => setForm(EMPTY),
    onFail: (error) => {
      const { unreachable, exists } = BLACKLIST_MESSAGES;
      setFault(failureText(error, { unreachable, failed: exists }));
      return true;
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const email = form.email.trim();
    if (isEmail(email)) return addition.run({ ...form, email });
    setFault(BLACKLIST_MESSAGES.notAnEmail);
    event.currentTarget.querySelector<HTMLElement>('[name=email]')?.focus();
  };
  return (
    <Card className="mb-5 p-4 tablet:p-5">
      <form
        noValidate
        onSubmit={submit}
        aria-label="Agregar a la blacklist"
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
          error={fault}
          onChange={({ target }) => {
            setFault('');
            setForm({ ...form, email: target.value });
          }}
        />
        <TextField
          label="Motivo"
          name="descripcion"
          maxLength={LENGTHS.note}
          value={form.descripcion}
          onChange={({ target }) => setForm({ ...form, descripcion: target.value })}
        />
        <Button
          submit
          busy={addition.busy}
          className="tablet:mt-7 min-h-12"
          icon={<IconPlus aria-hidden="true" className="size-5" />}
        >
          Agregar
        </Button>
      </form>
    </Card>
  );
}
