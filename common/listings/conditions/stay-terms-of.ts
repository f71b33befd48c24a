import { NO_TERMS, packTerms, type PackedTerms } from '../../pricing/stays/stay-terms.js';
import { PERIODS, type PeriodId } from '../../pricing/periods.js';
import { WHOLE_YEAR } from '../../pricing/season/season-parts.js';
import type { Conditions } from './conditions.js';

/** What a quote uses of a notice's conditions. */
export function stayTermsOf(conditions: Conditions | null): PackedTerms {
  if (!conditions) return NO_TERMS;
  const { moneda, limpieza, servicios, mascotas, deposito, minimoNoches } = conditions;
  const minimums = minimoNoches.map(({ periodo, noches }): [PeriodId, number] => [idOf(periodo), noches]);
  return packTerms({
    currency: moneda,
    cleaning: limpieza ?? 0,
    utilities: typeof servicios === 'number' ? servicios : 0,
    pets: typeof mascotas === 'number' ? mascotas : 0,
    deposit: deposito ?? 0,
    minimums: Object.fromEntries(minimums),
  });
}

/** '' stands for all dates without a minimum of their own. */
function idOf(name: string): PeriodId {
  return PERIODS.find((period) => period.name === name)?.id ?? WHOLE_YEAR;
}
