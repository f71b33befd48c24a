import { useState } from 'react';
import { PASSWORD_MESSAGES } from '#common/accounts/account-messages.js';
import { passwordFault, PASSWORD_LENGTHS } from '#common/accounts/new-password.js';
import { Checkbox } from '../../../ui/checkbox.js';
import { TextField } from '../../../ui/text-field.js';

export interface NewPassword {
  password: string;
  repeated: string;
}

export const NO_PASSWORD: NewPassword = { password: '', repeated: '' };

export function newPasswordFaults({ password, repeated }: NewPassword, email: string): Partial<NewPassword> {
  const fault = passwordFault(password.trim(), email);
  if (fault) return { password: fault };
  return password === repeated ? {} : { repeated: PASSWORD_MESSAGES.different };
}

interface NewPasswordFieldsProps {
  /** For password managers. */
  email: string;
  value: NewPassword;
  faults: Partial<NewPassword>;
  onChange: (value: NewPassword) => void;
}

/** A new password, twice, which can be shown. */
export function NewPasswordFields({ email, value, faults, onChange }: NewPasswordFieldsProps) {
  const [shown, setShown] = useState(false);
  const look = {
    type: shown ? 'text' : 'password',
    autoComplete: 'new-password',
    maxLength: PASSWORD_LENGTHS.most,
    isRequired: true,
  };
  return (
    <>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label="Contraseña nueva"
        name="password"
        hint={`Al menos ${PASSWORD_LENGTHS.least} caracteres. Varias palabras juntas son más fáciles de recordar.`}
        value={value.password}
        error={faults.password}
        onChange={({ target }) => onChange({ ...value, password: target.value })}
        {...look}
      />
      <TextField
        label="La misma otra vez"
        name="repeated"
        value={value.repeated}
        error={faults.repeated}
        onChange={({ target }) => onChange({ ...value, repeated: target.value })}
        {...look}
      />
      <Checkbox
        label="Mostrar lo que escribo"
        checked={shown}
        onChange={({ target }) => setShown(target.checked)}
        className="-mx-2"
      />
    </>
  );
}
