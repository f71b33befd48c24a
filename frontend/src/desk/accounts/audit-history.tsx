import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listAudit } from '#common/accounts/audit/audit-calls.js';
import { numberText } from '#common/kernel/text.js';
import { freshQuery } from '../data/fresh-query.js';
import { Button } from '../../ui/button.js';
import { TextLink } from '../../ui/link.js';
import { ErrorState, Skeleton } from '../../ui/states.js';
import { loadErrorText } from '../data/admin-api.js';
import { DetailSection } from '../frame/detail-section.js';
import { Moment } from '../frame/moment.js';
import { authorText, entryText } from './audit-words.js';
import { Changes } from './audit-changes.js';
import { Subject } from './audit-subject.js';
import { UndoEntry } from './audit-undo.js';

const SHOWN = 10;

interface HistoryPanelProps {
  /** A notice, or an owner with all their notices. */
  about: { idInmueble: number } | { idDuenio: number };
  /** Address of the screen with all changes. */
  all: string;
  /** Text while there are no changes. */
  empty: string;
}

/** Audit trail of a notice or an owner, newest first; loaded on demand. */
export function HistoryPanel(props: HistoryPanelProps) {
  const [open, setOpen] = useState(false);
  return (
    <DetailSection
      title="Historial"
      icon={<IconHistory />}
      aside={
        <Button variant="secondary" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Ocultar' : 'Ver historial'}
        </Button>
      }
    >
      {open ? <Entries {...props} /> : <p className="text-ink-muted">Quién cambió qué, y cuándo.</p>}
    </DetailSection>
  );
}

function Entries({ about, all, empty }: HistoryPanelProps) {
  const { data, error, isFetching, refetch } = useQuery(
    freshQuery(listAudit, { ...about, porPagina: SHOWN }),
  );
  if (error)
    return <ErrorState title={loadErrorText(error)} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-24 rounded-card" />;
  if (data.cambios.length === 0) return <p className="text-ink-muted">{empty}</p>;
  return (
    <>
      <ol className="flex flex-col gap-4">
        {data.cambios.map((entry) => (
          <li key={entry.id} className="border-l-2 border-line-strong pl-4">
            <p className="font-semibold">{entryText(entry)}</p>
            <p className="mb-1 text-sm text-ink-muted">
              {'idDuenio' in about && (
                <>
                  <Subject entry={entry} /> ·{' '}
                </>
              )}
              <Moment iso={entry.fecha} /> · {authorText(entry)}
            </p>
            <Changes entry={entry} />
            <UndoEntry entry={entry} />
          </li>
        ))}
      </ol>
      {data.total > SHOWN && (
        <p className="mt-4">
          <TextLink to={all}>Ver los {numberText(data.total)} cambios</TextLink>
        </p>
      )}
    </>
  );
}
