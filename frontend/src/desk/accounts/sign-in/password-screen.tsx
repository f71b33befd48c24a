import { useMutation } from '@tanstack/react-query';
import { useEffect, useState, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { definePassword, readAccountLink, type LinkAnswer } from '#common/accounts/account-calls.js';
import { ACCOUNT_MESSAGES, PASSWORD_MESSAGES } from '#common/accounts/account-messages.js';
import { postJson, readError } from '../../../app/api.js';
import { failureText } from '../../../app/failure-text.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { ErrorState, Skeleton } from '../../../ui/states.js';
import { adminPaths } from '../../admin-paths.js';
import { useTitle } from '../../frame/use-title.js';
import { NewPasswordFields, newPasswordFaults, NO_PASSWORD } from './new-password-fields.js';
import { OutsideFrame } from './outside-frame.js';

const GONE = 410;

/** Password page of invitation and reset links. The token is in the fragment. */
export function Screen() {
  useTitle('Elegir contraseña');
  const token = useLocation().hash.slice(1);
  return (
    <OutsideFrame title="Elegí tu contraseña">
      {token ? <LinkedAccount key={token} token={token} /> : <Gone />}
    </OutsideFrame>
  );
}

function LinkedAccount({ token }: { token: string }) {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => postJson(readAccountLink, { enlace: token }),
  });
  useEffect(() => mutate(), [mutate]);
  if (data) return <PasswordForm token={token} link={data} />;
  if (!error) return <Skeleton className="mt-6 h-64 rounded-card" />;
  if (readError(error).status === GONE) return <Gone />;
  return (
    <ErrorState title={failureText(error, ACCOUNT_MESSAGES)} busy={isPending} onRetry={() => mutate()} />
  );
}

function PasswordForm({ token, link: { email, tipo } }: { token: string; link: LinkAnswer }) {
  const [value, setValue] = useState(NO_PASSWORD);
  const [faults, setFaults] = useState<Partial<typeof NO_PASSWORD>>({});
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: () => postJson(definePassword, { enlace: token, clave: value.password }),
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const found = newPasswordFaults(value, email);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    else if (!isPending) mutate();
  };
  if (isSuccess) return <Defined />;
  if (error && readError(error).status === GONE) return <Gone />;
  return (
    <form noValidate onSubmit={submit} className="mt-1 flex flex-col gap-4">
      <p className="mb-2 text-ink-muted">
        {tipo === 'invitacion' ? 'Es para tu cuenta nueva, ' : 'Reemplaza a la que tenías en '}
        <strong className="wrap-anywhere text-ink">{email}</strong>.
      </p>
      {error && (
        <p role="alert" className="rounded-field bg-danger-soft px-4 py-3 font-semibold text-danger">
          {failureText(error, ACCOUNT_MESSAGES)}
        </p>
      )}
      <NewPasswordFields
        email={email}
        value={value}
        faults={faults}
        onChange={(next) => {
          setFaults({});
          setValue(next);
        }}
      />
      <Button submit size="lg" wide busy={isPending}>
        Guardar la contraseña
      </Button>
    </form>
  );
}

function Defined() {
  return (
    <div className="mt-3 flex flex-col gap-5">
      <output className="font-semibold text-success">{PASSWORD_MESSAGES.defined}</output>
      <ButtonLink to={adminPaths.login} size="lg" wide>
        Ingresar
      </ButtonLink>
    </div>
  );
}

function Gone() {
  return (
    <div className="mt-3 flex flex-col gap-5">
      <p role="alert" className="font-semibold">
        {PASSWORD_MESSAGES.linkGone}
      </p>
      <ButtonLink to={adminPaths.login} variant="secondary" wide>
        Ir a ingresar
      </ButtonLink>
    </div>
  );
}
