import { useState, type FormEvent } from 'react';
import { changePassword, listSessions } from '#common/accounts/own-account-calls.js';
import { ACCOUNT_MESSAGES } from '#common/accounts/account-messages.js';
import { ApiError } from '../../../app/api.js';
import { Button } from '../../../ui/button.js';
import { TextField } from '../../../ui/text-field.js';
import { postAdmin } from '../../data/admin-api.js';
import { useAction } from '../../data/use-action.js';
import { NewPasswordFields, newPasswordFaults, NO_PASSWORD } from '../sign-in/new-password-fields.js';

interface Faults {
  current?: string;
  password?: string;
  repeated?: string;
}

/** Changes the own password. */
export function PasswordForm({ email }: { email: string }) {
  const [current, setCurrent] = useState('');
  const [value, setValue] = useState(NO_PASSWORD);
  const [faults, setFaults] = useState<Faults>({});
  const change = useAction({
    call: (asked: { actual: string; nueva: string }) => postAdmin(changePassword, asked),
    done: ({ message }) => message,
    texts: ACCOUNT_MESSAGES,
    refreshes: [listSessions],
    onDone: () => {
      setCurrent('');
      setValue(NO_PASSWORD);
    },
    onFail: (error) => {
      if (!(error instanceof ApiError)) return false;
      const { actual, nueva } = error.fieldErrors;
      if (!actual && !nueva) return false;
      setFaults({ ...(actual ? { current: actual[0] } : {}), ...(nueva ? { password: nueva[0] } : {}) });
      return true;
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const found: Faults = {
      ...(current ? {} : { current: 'Escribí tu contraseña actual.' }),
      ...newPasswordFaults(value, email),
    };
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    else change.run({ actual: current, nueva: value.password });
  };
  return (
    <form noValidate onSubmit={submit} aria-label="Cambiar la contraseña" className="flex flex-col gap-4">
      <TextField
        label="Contraseña actual"
        name="current"
        type="password"
        autoComplete="current-password"
        isRequired
        value={current}
        error={faults.current}
        onChange={({ target }) => {
          setFaults({});
          setCurrent(target.value);
        }}
      />
      <NewPasswordFields
        email={email}
        value={value}
        faults={faults}
        onChange={(next) => {
          setFaults({});
          setValue(next);
        }}
      />
      <div>
        <Button submit busy={change.busy}>
          Cambiar la contraseña
        </Button>
      </div>
    </form>
  );
}
