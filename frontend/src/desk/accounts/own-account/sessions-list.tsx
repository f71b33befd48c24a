import { IconDeviceDesktop } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { endSessions, listSessions } from '#common/accounts/own-account-calls.js';
import { ACCOUNT_MESSAGES } from '#common/accounts/account-messages.js';
import type { SessionWire } from '#common/accounts/account-calls.js';
import { freshQuery } from '../../data/fresh-query.js';
import { Badge } from '../../../ui/badges.js';
import { Button } from '../../../ui/button.js';
import { ErrorState, Skeleton } from '../../../ui/states.js';
import { loadErrorText, postAdmin } from '../../data/admin-api.js';
import { useAction } from '../../data/use-action.js';
import { Moment } from '../../frame/moment.js';

/** The open sessions of the own account; the others can be ended. */
export function SessionsList() {
  const { data, error, isFetching, refetch } = useQuery(freshQuery(listSessions));
  const end = useAction({
    call: (idSesion: string) => postAdmin(endSessions, { idSesion }),
    done: ({ message }) => message,
    texts: ACCOUNT_MESSAGES,
    refreshes: [listSessions],
  });
  if (error)
    return <ErrorState title={loadErrorText(error)} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-32 rounded-card" />;
  const others = data.sesiones.filter(({ esEsta }) => !esEsta);
  return (
    <>
      <ul aria-label="Sesiones abiertas" className="mb-4 flex flex-col gap-3">
        {data.sesiones.map((session) => (
          <SessionRow
            key={session.idSesion}
            session={session}
            busy={end.busy && end.input === session.idSesion}
            onEnd={() => end.run(session.idSesion)}
          />
        ))}
      </ul>
      {others.length > 0 ? (
        <Button variant="secondary" busy={end.busy && end.input === ''} onClick={() => end.run('')}>
          Cerrar las demás
        </Button>
      ) : (
        <p className="text-sm text-ink-muted">No hay otras sesiones abiertas.</p>
      )}
    </>
  );
}

interface SessionRowProps {
  session: SessionWire;
  busy: boolean;
  onEnd: () => void;
}

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { dispositivo, red, desde, ultimaActividad, esEsta } = session;
  return (
    <li className="flex items-start gap-3 border-b border-line pb-3 last:border-0">
      <IconDeviceDesktop aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-ink-muted" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {dispositivo} {esEsta && <Badge tone="success">Esta sesión</Badge>}
        </p>
        <p className="text-sm text-ink-muted wrap-anywhere">
          Desde <Moment iso={desde} />, red {red}
        </p>
        <p className="text-sm text-ink-muted">
          Última actividad: <Moment iso={ultimaActividad} />
        </p>
      </div>
      {!esEsta && (
        <Button
          variant="quiet"
          size="sm"
          busy={busy}
          aria-label={`Cerrar la sesión de ${dispositivo}, red ${red}`}
          onClick={onEnd}
        >
          Cerrar
        </Button>
      )}
    </li>
  );
}
