import { CONDITION_LABELS, BALANCE_TIMES, type Conditions } from '#common/listings/conditions/conditions.js';
import { DEFAULT_CURRENCY } from '#common/kernel/currencies.js';
import type { PaperFields, PaperPerson } from '#common/search/sheet/stay-papers.js';
import type { ListingSheetAnswer } from '#common/search/sheet/sheet-calls.js';

const NOBODY: PaperPerson = { nombre: '', dni: '', domicilio: '' };
/** Conditions that a paper states elsewhere. */
const STATED: readonly string[] = (
  ['entrada', 'salida', 'senia', 'saldo', 'deposito'] satisfies (keyof Conditions)[]
).map((field) => CONDITION_LABELS[field]);

/** What the notice and the quote of the asked stay already say. */
export function firstFields(
  { inmueble, estadia, tablaCondiciones }: ListingSheetAnswer,
  question: string,
  today: string,
): PaperFields {
  const asked = new URLSearchParams(question);
  const { condiciones } = inmueble;
  const moneda = estadia?.moneda ?? DEFAULT_CURRENCY;
  const total = estadia?.totalConCargos ?? null;
  const percent = condiciones?.senia ?? null;
  const saldo = condiciones?.saldo;
  return {
    duenio: NOBODY,
    huesped: NOBODY,
    inmueble: inmueble.direccionCompleta,
    desde: asked.get('llegada') ?? '',
    hasta: asked.get('salida') ?? '',
    entrada: condiciones?.entrada ?? '',
    salida: condiciones?.salida ?? '',
    personas: asked.get('personas')?.replace(/\D/g, '') ?? '',
    moneda,
    total,
    senia: total === null || percent === null ? null : Math.round((total * percent) / 100),
    deposito: condiciones?.moneda === moneda ? condiciones.deposito : null,
    saldo: saldo ? BALANCE_TIMES[saldo].toLowerCase() : '',
    arrepentimiento: 'firme',
    condiciones: tablaCondiciones
      .filter(({ titulo }) => !STATED.includes(titulo))
      .map(({ titulo, texto }) => `${titulo}: ${texto}.`)
      .join('\n'),
    lugar: inmueble.inmueble_localidad,
    fecha: today,
  };
}
