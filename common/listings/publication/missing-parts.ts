import { operationFromName } from '../../kernel/operations.js';
import type { OperationName } from '../../kernel/operations.js';
import { coveredArea } from '../attributes/covered-area.js';
import { people } from '../attributes/people.js';
import { totalArea } from '../attributes/total-area.js';
import { isAskedOf } from '../attributes/attribute-values.js';
import { asksConditions, BED_KINDS, type Conditions } from '../conditions/conditions.js';

/** What visitors look for in a notice and its owner may leave out. */
export type MissingPart = 'fotos' | 'camas' | 'superficie';

interface CheckedNotice {
  operacion: OperationName;
  idTipoVivienda: number;
  conditions: Conditions | null | undefined;
  areas: readonly (number | '' | null)[];
  hasPhotos: boolean;
}

/** The parts that a notice of its kind may have and does not. */
export function missingParts({
  operacion,
  idTipoVivienda: type,
  conditions,
  areas,
  hasPhotos,
}: CheckedNotice): MissingPart[] {
  const kind = { type, operation: operationFromName(operacion) };
  const asksArea = [coveredArea, totalArea].some((measure) => isAskedOf(measure, kind));
  const hasBeds = BED_KINDS.some((bed) => conditions && conditions.camas[bed] > 0);
  const missing: [MissingPart, boolean][] = [
    ['fotos', !hasPhotos],
    ['camas', asksConditions(operacion, type) && isAskedOf(people, kind) && !hasBeds],
    ['superficie', asksArea && !areas.some(Boolean)],
  ];
  return missing.flatMap(([part, isMissing]) => (isMissing ? part : []));
}
