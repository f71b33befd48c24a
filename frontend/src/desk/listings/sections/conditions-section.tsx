import { IconBed } from '@tabler/icons-react';
import { CONDITION_MESSAGES } from '#common/listings/conditions/condition-messages.js';
import { conditionRows } from '#common/listings/conditions/condition-rows.js';
import { asksConditions } from '#common/listings/conditions/conditions.js';
import type { AdminListingWire } from '#common/listings/desk/desk-calls.js';
import { ConditionsFields } from '../../../listings/conditions/conditions-fields.js';
import { ConditionsTable } from '../../../listings/conditions/conditions-table.js';
import { EditableSection } from '../editing/editable-section.js';
import { useListingEditing } from '../editing/use-editing.js';

/** What a stay costs beside its price and includes; only of rentals that people stay in. */
export function ConditionsSection({ listing }: { listing: AdminListingWire }) {
  const { tipoOperacion, TipoVivienda_idTipoVivienda: type, condiciones } = listing;
  if (!asksConditions(tipoOperacion, type)) return null;
  return (
    <EditableSection
      name="condiciones"
      form={<ConditionsForm />}
      title={CONDITION_MESSAGES.title}
      icon={<IconBed />}
    >
      {condiciones ? (
        <ConditionsTable
          rows={conditionRows(condiciones).map(({ label, text }) => ({ titulo: label, texto: text }))}
        />
      ) : (
        <p className="text-ink-muted">{CONDITION_MESSAGES.none}</p>
      )}
    </EditableSection>
  );
}

function ConditionsForm() {
  const { draftOf, change, faultOf } = useListingEditing();
  return (
    <ConditionsFields
      value={draftOf('condiciones')}
      onChange={(conditions) => change('condiciones', conditions)}
      faultOf={(field) => faultOf('condiciones', `condiciones.${field}`)}
    />
  );
}
