import { IconShieldCheck } from '@tabler/icons-react';
import { dayInWords } from '#common/kernel/time/days.js';
import type { AdminListingWire } from '#common/listings/desk/desk-calls.js';
import { ALL_SEEN, SEEN, VERIFICATION_MESSAGES } from '#common/listings/verification.js';
import { Checkbox } from '../../../ui/checkbox.js';
import { EditableSection } from '../editing/editable-section.js';
import { useListingEditing } from '../editing/use-editing.js';

/** What the operator has seen of the home. */
export function VerificationSection({ listing: { verificacion } }: { listing: AdminListingWire }) {
  return (
    <EditableSection
      name="verificacion"
      form={<VerificationForm />}
      title={VERIFICATION_MESSAGES.title}
      icon={<IconShieldCheck />}
    >
      {verificacion ? (
        <p>
          {verificacion.texto}.{' '}
          <span className="text-ink-muted">
            {verificacion.vigente
              ? `Se muestra hasta el ${dayInWords(verificacion.hasta)}.`
              : VERIFICATION_MESSAGES.lapsed}
          </span>
        </p>
      ) : (
        <p className="text-ink-muted">{VERIFICATION_MESSAGES.none}</p>
      )}
    </EditableSection>
  );
}

function VerificationForm() {
  const { draftOf, change } = useListingEditing();
  const ticked = draftOf('verificacion');
  return (
    <div className="flex flex-col gap-2">
      <p className="text-ink-soft">{VERIFICATION_MESSAGES.lead}</p>
      {ALL_SEEN.map((seen) => (
        <Checkbox
          key={seen}
          label={SEEN[seen]}
          checked={ticked.includes(seen)}
          onChange={({ target }) =>
            change(
              'verificacion',
              ALL_SEEN.filter((one) => (one === seen ? target.checked : ticked.includes(one))),
            )
          }
        />
      ))}
    </div>
  );
}
