import { IconPencilCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ResubmissionChange } from '#common/listings/resubmission/resubmission-calls.js';
import { adminQueries } from '../../data/listing-queries.js';
import { DetailSection } from '../../frame/detail-section.js';

/** Corrections of the owner since the rejection: before and now, side by side. */
export function ResubmissionSection({ listingId }: { listingId: number }) {
  const { data } = useQuery(adminQueries.review(listingId));
  if (!data?.correccion) return null;
  const { motivo, cambios } = data.correccion;
  return (
    <DetailSection title="Corregido por el dueño" icon={<IconPencilCheck />}>
      {motivo && (
        <p className="mb-3 text-ink-soft [overflow-wrap:anywhere]">
          Se había rechazado por este motivo: «{motivo}»
        </p>
      )}
      {cambios.length === 0 ? <p>Lo mandó de nuevo sin cambios.</p> : <Changes changes={cambios} />}
    </DetailSection>
  );
}

function Changes({ changes }: { changes: readonly ResubmissionChange[] }) {
  return (
    <dl className="flex flex-col gap-4">
      {changes.map(({ campo, antes, ahora }) => (
        <div key={campo}>
          <dt className="text-sm font-semibold">{campo}</dt>
          <dd className="mt-1 grid gap-2 text-sm phablet:grid-cols-2">
            <Version label="Antes" text={antes} className="bg-band text-ink-soft" />
            <Version label="Ahora" text={ahora} className="bg-success-soft" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Version({ label, text, className }: { label: string; text: string; className: string }) {
  return (
    <span className={`rounded-field px-3 py-2 [overflow-wrap:anywhere] whitespace-pre-line ${className}`}>
      <span className="block text-sm text-ink-soft">{label}</span>
      {text || '—'}
    </span>
  );
}
