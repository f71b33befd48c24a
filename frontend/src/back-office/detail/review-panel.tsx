import { IconCircleCheck, IconEye, IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { statusLabel } from '#common/vocabulary/listing-status.js';
import type { FindingWire } from '#common/wire/review.js';
import { TextLink } from '../../ui/link.js';
import { ErrorState, Skeleton } from '../../ui/states.js';
import { detailPath } from '../admin-paths.js';
import { loadErrorText } from '../data/admin-api.js';
import { adminQueries } from '../data/listing-queries.js';
import { DetailSection } from './detail-section.js';

/** 'Para mirar': what is unusual about a pending notice, explained. The operator decides. */
export function ReviewPanel({ listingId }: { listingId: number }) {
  return (
    <DetailSection title="Para mirar" icon={<IconEye />}>
      <Findings listingId={listingId} />
    </DetailSection>
  );
}

function Findings({ listingId }: { listingId: number }) {
  const { data, error, isFetching, refetch } = useQuery(adminQueries.review(listingId));
  if (error)
    return <ErrorState title={loadErrorText(error)} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-16 rounded-card" />;
  if (data.hallazgos.length === 0)
    return (
      <p className="flex items-center gap-2 text-ink-soft">
        <IconCircleCheck aria-hidden="true" className="size-5 text-success" />
        No encontramos nada fuera de lo común.
      </p>
    );
  return (
    <ul className="flex flex-col gap-3">
      {data.hallazgos.map((finding) => (
        <FindingItem key={finding.tipo} finding={finding} />
      ))}
    </ul>
  );
}

function FindingItem({ finding: { texto, avisos } }: { finding: FindingWire }) {
  return (
    <li className="flex gap-2.5">
      <IconInfoCircle aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warning" />
      <div className="min-w-0">
        <p>{texto}</p>
        {avisos.length > 0 && (
          <ul className="mt-1 text-sm">
            {avisos.map(({ idInmuebles, codigo, estado, title, duenio }) => (
              <li key={idInmuebles} className="[overflow-wrap:anywhere]">
                <TextLink to={detailPath(estado, idInmuebles)} className="inline-flex min-h-6 items-center">
                  {codigo ?? `Nº ${idInmuebles}`} · {title}
                </TextLink>
                <span className="text-ink-muted">
                  {' '}
                  {statusLabel(estado)} · {duenio}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
