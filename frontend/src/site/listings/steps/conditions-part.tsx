import { useState } from 'react';
import { CONDITION_MESSAGES } from '#common/listings/conditions/condition-messages.js';
import {
  asksConditions,
  noConditions,
  saysAnything,
  type Conditions,
} from '#common/listings/conditions/conditions.js';
import { amenitiesWithPets } from '#common/listings/conditions/pets.js';
import { ConditionsFields } from '../../../listings/conditions/conditions-fields.js';
import { useWizardContext } from '../wizard-context.js';
import { useAmenities } from './amenity-fields.js';

const FIELD = 'inmueble.condiciones';

/** The conditions of the stay, folded until the owner opens them or one has a fault. */
export function ConditionsPart() {
  const { form, change, shownFaults } = useWizardContext();
  const amenities = useAmenities().data ?? [];
  const { tipoOperacion, tipoVivienda, condiciones } = form.inmueble;
  const [isFilled] = useState(() => Boolean(condiciones && saysAnything(condiciones)));
  if (!asksConditions(tipoOperacion, tipoVivienda)) return null;
  const put = (next: Conditions): void =>
    change((now) => {
      const catalogue = amenities.map(({ id, nombre }) => ({ id, name: nombre }));
      const servicios = amenitiesWithPets(now.inmueble.servicios, next, catalogue);
      return { ...now, inmueble: { ...now.inmueble, condiciones: next, servicios } };
    });
  const faultOf = (field: keyof Conditions): string | undefined =>
    shownFaults.find((fault) => fault.field === `${FIELD}.${field}`)?.message;
  const hasFault = shownFaults.some(({ field }) => field.startsWith(FIELD));
  return (
    <details open={hasFault || isFilled} className="border-t border-line pt-6">
      <summary className="min-h-11 cursor-pointer text-lg font-bold">
        {CONDITION_MESSAGES.title} <span className="text-sm font-normal text-ink-muted">(opcional)</span>
      </summary>
      <p className="mb-4 mt-1 text-sm text-ink-muted">{CONDITION_MESSAGES.lead}</p>
      <ConditionsFields value={condiciones ?? noConditions()} onChange={put} faultOf={faultOf} />
    </details>
  );
}
