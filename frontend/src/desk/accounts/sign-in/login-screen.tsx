import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useLoaderData, useLocation, useNavigate, useRevalidator } from 'react-router-dom';
import { login, type LoginRequest, type SecondStepKind } from '#common/accounts/session-calls.js';
import { LOGIN_MESSAGES, loginRefusal } from '#common/accounts/session-messages.js';
import { QUEUE_BOARD_PATH } from '#common/operations/queue-board-messages.js';
import { INTERNAL_LIMITS } from '#common/kernel/limits.js';
import { postJson } from '../../../app/api.js';
import { failureText } from '../../../app/failure-text.js';
import { Button, IconButton } from '../../../ui/button.js';
import { RetryButton } from '../../../ui/retry-button.js';
import { TextLink } from '../../../ui/link.js';
import { TextField } from '../../../ui/text-field.js';
import { adminPaths } from '../../admin-paths.js';
import { returnPath } from '../../session/return-path.js';
import { sessionFlags } from '../../session/session-flags.js';
import { useTitle } from '../../frame/use-title.js';
import { PasskeyLogin } from './passkey-login.js';
import { SecondStepForm } from './second-step-form.js';
import { OutsideFrame } from './outside-frame.js';

/** Between two questions for the session, while there is no response. */
const ASK_AGAIN_MS = 5_000;

type Outcome =
  | { kind: 'idle' | 'sending' | 'done' }
  | { kind: 'step'; kinds: readonly SecondStepKind[] }
  | { kind: 'failed'; text: string };

/** The login, without a session. */
export function Screen() {
  useTitle('Ingresar');
  return (
    <OutsideFrame title="Administración">
      <p className="mb-6 mt-1 text-ink-muted">Ingresá para revisar y publicar avisos.</p>
      <UnansweredNote />
      <LoginForm />
      <p className="mt-2 text-center">
        <TextLink to={adminPaths.forgotten}>Olvidé mi contraseña</TextLink>
      </p>
    </OutsideFrame>
  );
}

/** While the server does not answer, nobody knows whether there is a session. It is asked again until it does. */
function UnansweredNote() {
  const isUnknown = useLoaderData() === 'unknown';
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isUnknown) return;
    const timer = setInterval(() => void revalidate(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isUnknown, revalidate]);
  if (!isUnknown) return null;
  return (
    <div
      role="alert"
      className="mb-4 flex flex-col items-start gap-2 rounded-field bg-warning-soft px-4 py-3"
    >
      <p className="font-semibold text-warning">No pudimos comprobar tu sesión: el servidor no responde.</p>
      <RetryButton size="sm" busy={state === 'loading'} onRetry={() => void revalidate()} />
    </div>
  );
}

function LoginForm() {
  const { outcome, send, finish, restart } = useLogin();
  const [missing, setMissing] = useState<{ email?: string; password?: string }>({});
  const [shown, setShown] = useState(false);
  const alert = useRef<HTMLParagraphElement>(null);
  const failure = outcome.kind === 'failed' ? outcome.text : '';
  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure, outcome]);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const request = { email: String(data.get('email')).trim(), password: String(data.get('password')) };
    const faults = {
      ...(request.email ? {} : { email: 'Escribí tu email.' }),
      ...(request.password ? {} : { password: 'Escribí tu contraseña.' }),
    };
    setMissing(faults);
    const [first] = Object.keys(faults);
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    else send(request);
  };
  if (outcome.kind === 'step')
    return <SecondStepForm kinds={outcome.kinds} onDone={finish} onBack={restart} />;
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      {failure && (
        <p
          ref={alert}
          role="alert"
          tabIndex={-1}
          className="rounded-field bg-danger-soft px-4 py-3 font-semibold text-danger"
        >
          {failure}
        </p>
      )}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        isRequired
        error={missing.email}
      />
      <div className="relative">
        <TextField
          label="Contraseña"
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          isRequired
          error={missing.password}
        />
        <IconButton
          label={shown ? 'Ocultar la contraseña' : 'Mostrar la contraseña'}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="absolute right-1 top-[1.6rem]"
        >
          {shown ? (
            <IconEyeOff aria-hidden="true" className="size-5" />
          ) : (
            <IconEye aria-hidden="true" className="size-5" />
          )}
        </IconButton>
      </div>
      <Button submit size="lg" wide busy={outcome.kind === 'sending' || outcome.kind === 'done'}>
        Ingresar
      </Button>
      <PasskeyLogin segundoPaso={false} onDone={finish} />
      <output className="-mb-3 block min-h-6 text-center font-semibold text-success">
        {outcome.kind === 'done' && LOGIN_MESSAGES.success}
      </output>
    </form>
  );
}

interface Login {
  outcome: Outcome;
  send: (request: LoginRequest) => void;
  /** After the second step. */
  finish: () => void;
  restart: () => void;
}

function useLogin(): Login {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'idle' });
  const navigate = useNavigate();
  const { search } = useLocation();
  const isDone = outcome.kind === 'done';
  useEffect(() => {
    if (!isDone) return;
    const target = returnPath(search);
    const leave = (): void => {
      // The queue dashboard is a separate page.
      if (target.startsWith(QUEUE_BOARD_PATH)) window.location.assign(target);
      else void navigate(target, { replace: true });
    };
    const timer = setTimeout(leave, INTERNAL_LIMITS.adminRedirectMs);
    return () => clearTimeout(timer);
  }, [isDone, navigate, search]);
  const finish = (): void => {
    sessionFlags.set();
    setOutcome({ kind: 'done' });
  };
  const restart = (): void => setOutcome({ kind: 'idle' });
  const send = (request: LoginRequest): void => {
    if (outcome.kind === 'sending' || isDone) return;
    setOutcome({ kind: 'sending' });
    postJson(login, request).then(
      ({ segundoPaso, pasos = ['codigo'] }) =>
        segundoPaso ? setOutcome({ kind: 'step', kinds: pasos }) : finish(),
      (error: unknown) =>
        setOutcome({ kind: 'failed', text: failureText(error, { ...LOGIN_MESSAGES, failed: loginRefusal }) }),
    );
  };
  return { outcome, send, finish, restart };
}
