import { asksConditions, noConditions, type Conditions } from '#common/listings/conditions/conditions.js';
import { amenitiesWithPets } from '#common/listings/conditions/pets.js';
import { FoldedConditions } from '../../../listings/conditions/folded-conditions.js';
import { useWizardContext } from '../wizard-context.js';
import { useAmenities } from './amenity-fields.js';

const FIELD = 'inmueble.condiciones';

/** The conditions of the stay. What they say about pets is also ticked among the amenities. */
export function ConditionsPart() {
  const { form, change, shownFaults } = useWizardContext();
  const amenities = useAmenities().data ?? [];
  const { tipoOperacion, tipoVivienda, condiciones } = form.inmueble;
  if (!asksConditions(tipoOperacion, tipoVivienda)) return null;
  const put = (next: Conditions): void =>
    change((now) => {
      const catalogue = amenities.map(({ id, nombre }) => ({ id, name: nombre }));
      const servicios = amenitiesWithPets(now.inmueble.servicios, next, catalogue);
      return { ...now, inmueble: { ...now.inmueble, condiciones: next, servicios } };
    });
  const faultOf = (field: keyof Conditions): string | undefined =>
    shownFaults.find((fault) => fault.field === `${FIELD}.${field}`)?.message;
  return <FoldedConditions value={condiciones ?? noConditions()} onChange={put} faultOf={faultOf} />;
}
