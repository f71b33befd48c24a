import { isPlan, planEntry, PLANS } from '../../contracts/plans.js';
import { operationFromName, OPERATIONS } from '../../kernel/operations.js';
import { COUNTRIES } from '../../kernel/forms/countries.js';
import { PROVINCES } from '../../kernel/places.js';
import { slug } from '../../kernel/text.js';
import { townOf } from '../../kernel/town-of.js';
import { readAmount } from '../../pricing/amount.js';
import { namedAmenity, type KnownAmenity } from '../amenities/amenities.js';
import { ATTRIBUTES } from '../attributes/all-attributes.js';
import { readTypedMeasure } from '../attributes/typed-measure.js';
import { readConditions } from '../conditions/read-conditions.js';
import { parseCode } from '../listing-code.js';
import { propertyTypeFromText } from '../property-types.js';
import type { QuickPrice } from '../publication/publication-calls.js';
import { fieldHeading, type ImportColumns, type ImportField } from './import-columns.js';
import { IMPORT_MESSAGES } from './import-messages.js';
import { readRentalPrice, readRentalPrices } from './read-parts.js';

/** A row as the body of a quick publication. What is not understood keeps its text, which the rules of publication then refuse. */
export interface ReadNotice {
  /** Code that the notice had; empty without one. */
  code: string;
  fields: Record<string, unknown>;
  /** What the row says and the notice does not get. */
  left: string[];
}

type Cells = Partial<Record<ImportField, string>>;

export function readNotice(
  row: readonly string[],
  columns: ImportColumns,
  amenities: readonly KnownAmenity[],
): ReadNotice {
  const cells: Cells = {};
  for (const [at, field] of columns.fields.entries()) {
    const text = row[at]?.replaceAll('\0', '').trim();
    if (field && text) cells[field] = text;
  }
  const left: string[] = [];
  const { codigo = '', plan, monedaVenta, precioVenta, preciosAlquiler, servicios, ...others } = cells;
  const fields: Record<string, unknown> = { ...others };
  for (const [field, text] of Object.entries(others)) fields[field] = valueOf(field, text);
  const code = parseCode(codigo);
  if (!others.tipoOperacion && code) fields['tipoOperacion'] = OPERATIONS[code.operation].name;
  const isSale = fields['tipoOperacion'] === 'venta';
  fields['precios'] = isSale
    ? salePrice({ precioVenta, monedaVenta }, left)
    : rentalPrices(row, { columns, preciosAlquiler, precioVenta }, left);
  if (servicios) fields['servicios'] = amenityIds(servicios, { amenities, left });
  if (others.condiciones) fields['condiciones'] = conditions(others.condiciones, left);
  if (plan) fields['contrato'] = contractOf(plan, isSale);
  return { code: code?.code ?? codigo.slice(0, 40), fields, left };
}

const COUNTED = new Map<string, (typeof ATTRIBUTES)[number]>(ATTRIBUTES.map((one) => [one.field, one]));
const YES = new Set(['si', 's', 'x', '1', 'true', 'verdadero']);
const NO = new Set(['no', 'n', '0', 'false', 'falso']);
/** They are known in sentences too (`vocabulary.ts`). */
const ABBREVIATED_TOWNS = new Map([
  ['mdp', 'Mar del Plata'],
  ['mdq', 'Mar del Plata'],
  ['mds', 'Mar del Sur'],
]);

function valueOf(field: string, text: string): unknown {
  const attribute = COUNTED.get(field);
  if (attribute?.kind === 'measure') return readTypedMeasure(text, attribute) ?? text;
  if (attribute?.kind === 'flag' || field === 'aproximada') return yesOrNo(text);
  switch (field) {
    case 'tipoOperacion':
      return operationOf(text);
    case 'tipoVivienda':
      return propertyTypeFromText(text) ?? text;
    case 'pais':
    case 'paisContacto':
      return named(COUNTRIES, text);
    case 'provincia':
      return named(PROVINCES, text);
    case 'localidad':
      return townOf(text) ?? ABBREVIATED_TOWNS.get(slug(text).replaceAll('-', '')) ?? text;
    case 'latitud':
    case 'longitud':
      return text.replace(',', '.');
    default:
      return text;
  }
}

function yesOrNo(text: string): unknown {
  const said = slug(text);
  return YES.has(said) || (NO.has(said) ? false : text);
}

/** `Alquiler`, `Alquileres`, `VENTA`. */
function operationOf(text: string): string {
  const found = Object.values(OPERATIONS).find(({ plural }) => slug(plural) === slug(text));
  const operation = operationFromName(text.trim());
  return operation ? OPERATIONS[operation].name : (found?.name ?? text);
}

function named(names: readonly string[], text: string): string {
  return names.find((name) => slug(name) === slug(text)) ?? text;
}

function salePrice({ precioVenta, monedaVenta = '' }: Cells, left: string[]): QuickPrice[] {
  if (!precioVenta) return [];
  const read = readAmount(precioVenta);
  const currency = read?.currency ?? readAmount(`1 ${monedaVenta}`)?.currency;
  if (read && currency)
    return [{ precio: read.amount, moneda: currency, periodo: '', fraccion: '', alquilado: false }];
  left.push(
    read ? IMPORT_MESSAGES.noCurrency(precioVenta) : notUnderstood(fieldHeading('precioVenta'), precioVenta),
  );
  return [];
}

function rentalPrices(
  row: readonly string[],
  { columns, preciosAlquiler = '', precioVenta }: Cells & { columns: ImportColumns },
  left: string[],
): QuickPrice[] {
  const { prices, unread } = readRentalPrices(preciosAlquiler);
  left.push(...unread.map((text) => notUnderstood(fieldHeading('preciosAlquiler'), text)));
  for (const [at, part] of columns.parts) {
    const text = row[at]?.trim() ?? '';
    const price = readRentalPrice(part, text);
    if (price) prices.push(price);
    else if (text !== '' && text !== '-') left.push(notUnderstood(part?.periodo ?? '', text));
  }
  if (precioVenta) left.push(IMPORT_MESSAGES.noPart(precioVenta));
  return prices;
}

function amenityIds(
  text: string,
  { amenities, left }: { amenities: readonly KnownAmenity[]; left: string[] },
): number[] {
  const names = text.split(/[,;\n]/).filter((name) => name.trim() !== '');
  return names.flatMap((name) => {
    const known = namedAmenity(amenities, name.trim());
    if (!known) left.push(notUnderstood(fieldHeading('servicios'), name.trim()));
    return known ? [known.id] : [];
  });
}

function conditions(text: string, left: string[]): unknown {
  const read = readConditions(text);
  if (!read) left.push(notUnderstood(fieldHeading('condiciones'), text));
  return read ?? null;
}

function contractOf(text: string, isSale: boolean): object {
  const entry = isPlan(text) ? planEntry(text) : PLANS.find(({ name }) => slug(name) === slug(text));
  const plan = entry?.plan ?? text.slice(0, 20);
  return {
    tipoOperacion: isSale ? 'venta' : 'alquiler',
    tipoContratoAlquiler: isSale ? '' : plan,
    tipoContratoVenta: isSale ? plan : '',
  };
}

function notUnderstood(heading: string, text: string): string {
  return IMPORT_MESSAGES.leftEmpty(heading, text, IMPORT_MESSAGES.notUnderstood());
}
