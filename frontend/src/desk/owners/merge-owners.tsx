import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listContacts } from '#common/contacts/contact-calls.js';
import { listNotes } from '#common/owners/notes/note-calls.js';
import {
  mergeOwners,
  viewOwner,
  type OwnerAnswer,
  type OwnerField,
  type OwnerWire,
} from '#common/owners/owner-calls.js';
import { MERGING_MESSAGES } from '#common/owners/merging-messages.js';
import { counted } from '#common/kernel/text.js';
import { apiQuery } from '../../app/queries.js';
import { Button } from '../../ui/button.js';
import { RadioGroup } from '../../ui/choices.js';
import { ConfirmDialog } from '../../ui/dialog.js';
import { Skeleton } from '../../ui/states.js';
import { postAdmin } from '../data/admin-api.js';
import { LISTING_CALLS } from '../data/listing-queries.js';
import { useAction } from '../data/use-action.js';
import { Allowed } from '../session/allowed.js';
import { OWNER_FIELD_ENTRIES } from './owner-fields.js';

interface Props {
  /** The record that stays: the one of the page. */
  keptId: number;
  mergedId: number;
  name: string;
}

/** Merges another record into the owner's, after showing both side by side. */
export function MergeOwners({ keptId, mergedId, name }: Props) {
  const [asking, setAsking] = useState(false);
  const [taken, setTaken] = useState<readonly OwnerField[]>([]);
  const shown = { enabled: asking, staleTime: 0 };
  const kept = useQuery({ ...apiQuery(viewOwner, { id: keptId }), ...shown }).data;
  const merged = useQuery({ ...apiQuery(viewOwner, { id: mergedId }), ...shown }).data;
  const close = (): void => {
    setAsking(false);
    setTaken([]);
  };
  const { busy, run } = useAction({
    call: ([stays, joins]: [OwnerWire, OwnerWire]) =>
      postAdmin(mergeOwners, {
        idQueda: keptId,
        versionQueda: stays.version,
        idSeUne: mergedId,
        versionSeUne: joins.version,
        campos: [...taken],
      }),
    done: ({ message }) => message,
    texts: {
      failed: 'No se pudieron unir las fichas.',
      unreachable: 'No hubo respuesta del servidor. Fijate si las fichas quedaron unidas.',
    },
    refreshes: [viewOwner, listContacts, listNotes, ...LISTING_CALLS],
    onDone: close,
    onFail: () => {
      close();
      return false;
    },
  });
  return (
    <Allowed to={mergeOwners}>
      <Button
        variant="secondary"
        size="sm"
        className="mt-1"
        aria-label={`Unir la ficha de ${name} a esta`}
        onClick={() => setAsking(true)}
      >
        Unir a esta ficha
      </Button>
      <ConfirmDialog
        open={asking}
        title="¿Unir las dos fichas?"
        confirmLabel="Unir"
        busy={busy || !kept || !merged}
        onConfirm={() => kept && merged && run([kept.duenio, merged.duenio])}
        onCancel={close}
      >
        {kept && merged ? (
          <SideBySide kept={kept} merged={merged} taken={taken} onTake={setTaken} />
        ) : (
          <Skeleton className="h-72 rounded-card" />
        )}
      </ConfirmDialog>
    </Allowed>
  );
}

interface SideBySideProps {
  kept: OwnerAnswer;
  merged: OwnerAnswer;
  taken: readonly OwnerField[];
  onTake: (taken: readonly OwnerField[]) => void;
}

/** Both records, with a choice for each of the data in which they differ. */
function SideBySide({ kept, merged, taken, onTake }: SideBySideProps) {
  const differing = OWNER_FIELD_ENTRIES.filter(({ textOf }) => textOf(kept.duenio) !== textOf(merged.duenio));
  return (
    <>
      <p className="mb-3">
        Los avisos, pagos, consultas, mensajes y notas quedan juntos en esta ficha: tiene {listingsText(kept)}{' '}
        y suma {listingsText(merged)}. Durante 30 días se puede deshacer.
      </p>
      <BlacklistWarning kept={kept.duenio} merged={merged.duenio} />
      {differing.length === 0 && <p>Las dos fichas tienen los mismos datos.</p>}
      <div className="flex flex-col gap-3">
        {differing.map(({ field, label, textOf }) => (
          <RadioGroup
            key={field}
            legend={label}
            look="cards"
            className="[&_label]:min-w-0 [&_span]:wrap-anywhere tablet:[&>div]:grid-cols-2"
            value={taken.includes(field) ? 'otra' : 'esta'}
            choices={[
              { value: 'esta', label: textOf(kept.duenio) || 'Sin dato', hint: 'De esta ficha' },
              { value: 'otra', label: textOf(merged.duenio) || 'Sin dato', hint: 'De la otra' },
            ]}
            onChange={(value) => {
              const others = taken.filter((other) => other !== field);
              onTake(value === 'otra' ? [...others, field] : others);
            }}
          />
        ))}
      </div>
      {differing.length > 0 && (
        <p className="mt-3 text-sm text-ink-muted">
          Los datos que no elijas quedan a la vista en esta página.
        </p>
      )}
    </>
  );
}

function listingsText({ avisos }: OwnerAnswer): string {
  return `${counted(avisos.filas.length, 'aviso')}${avisos.hayMas ? ' o más' : ''}`;
}

function BlacklistWarning({ kept, merged }: { kept: OwnerWire; merged: OwnerWire }) {
  if (kept.enBlacklist === merged.enBlacklist) return null;
  const [listed, other] = kept.enBlacklist ? [kept, merged] : [merged, kept];
  return (
    <p className="mb-3 font-semibold text-danger">
      {MERGING_MESSAGES.oneBlacklisted(listed.email, other.email)}
    </p>
  );
}
