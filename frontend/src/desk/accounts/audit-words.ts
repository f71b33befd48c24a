import { verificationText, type Verification } from '#common/listings/verification.js';
import { conditionsText } from '#common/listings/conditions/condition-rows.js';
import { noConditions, type Conditions } from '#common/listings/conditions/conditions.js';
import { dayInWords } from '#common/kernel/time/days.js';
import { formatAmount, isConsult } from '#common/pricing/prices.js';
import { fraction, period } from '#common/pricing/periods.js';
import { isPlan, planEntry, PLANS } from '#common/contracts/plans.js';
import { propertyType } from '#common/listings/property-types.js';
import { counted } from '#common/kernel/text.js';
import { STATUS_LABELS } from '#common/listings/listing-status.js';
import { momentText } from '../../app/moment-text.js';
import { ROLE_ENTRIES, ROLES } from '#common/kernel/calls/roles.js';
import { auditAction } from '#common/accounts/audit/audit-actions.js';
import type { TemplateWire } from '#common/newsletter/templates/template-calls.js';
import type { AuditEntryWire } from '#common/accounts/audit/audit-calls.js';
import { fieldText, INNER_FIELDS, isIds } from './audit-fields.js';

/** A changed value, with display names. */
export interface ReadableChange {
  field: string;
  before: string;
  after: string;
}

/** Display name of an action: `Dio de baja un aviso`. */
export function actionText(action: string): string {
  return auditAction(action)?.label ?? action;
}

/** Text of an entry: `Deshizo: Cambió los precios` if it undid another one. */
export function entryText({ accion, deshace }: Pick<AuditEntryWire, 'accion' | 'deshace'>): string {
  return deshace === null ? actionText(accion) : `Deshizo un cambio: ${actionText(accion)}`;
}

/** Who made a change: the account, the owner by a link, or the product itself. */
export function authorText({
  administrador,
  nombreAdministrador,
  accion,
}: Pick<AuditEntryWire, 'administrador' | 'nombreAdministrador' | 'accion'>): string {
  return nombreAdministrador ?? administrador ?? (accion.startsWith('owner.') ? 'El dueño' : 'El sistema');
}

/** Differences between before and after, under Spanish names; unchanged values are omitted. */
export function readableChanges({
  antes,
  despues,
}: Pick<AuditEntryWire, 'antes' | 'despues'>): ReadableChange[] {
  // Internal fields are omitted; a field that an edit did not send is unchanged.
  const keys = [...new Set([...Object.keys(antes ?? {}), ...Object.keys(despues ?? {})])].filter(
    (key) =>
      !INNER_FIELDS.has(key) && (antes === null || despues === null || key in despues || !isWhole(antes)),
  );
  return keys.flatMap((key) => {
    const [before, after] = textsOf(key, antes?.[key], despues?.[key]);
    const field = fieldText(key, [antes?.[key], despues?.[key]]);
    return before === after ? [] : [{ field, before, after }];
  });
}

function textsOf(key: string, before: unknown, after: unknown): [string, string] {
  if (key === 'order') return orderTexts(before, after);
  if (key === 'templates') return templateTexts(before, after);
  return [valueText(key, before), valueText(key, after)];
}

/** Edits of contact and location record the whole row before, and only the sent fields after. */
function isWhole(before: Record<string, unknown>): boolean {
  return 'version' in before || 'listingId' in before;
}

/** Fields whose numbers are pesos. */
const AMOUNTS = new Set(['amount', 'price', 'previousPrice', 'extraPrice']);

const STATUSES: Readonly<Record<string, string>> = {
  ...STATUS_LABELS,
  queued: 'En cola',
  failed: 'Fallido',
  unconfirmed: 'Sin confirmar',
  held: 'Retenido',
  rental: 'Alquiler',
  sale: 'Venta',
  notice: 'Aviso en todo el sitio',
  closures: 'Emergencia',
  contact: 'Contacto, redes y firma',
  freeLimit: 'Límite de avisos gratuitos',
  photoMark: 'Marca en las fotos',
  holyWeek: 'Noches de Semana Santa',
  winterHolidays: 'Noches de las vacaciones de invierno',
  ...Object.fromEntries(PLANS.map(({ plan, name }) => [plan, `Tarifa de ${name}`])),
  ...Object.fromEntries(ROLES.map((role) => [role, ROLE_ENTRIES[role].label])),
};

/** Lists of ids that are shown as a count, with the noun of what they identify. */
const COUNTED: Readonly<Record<string, string>> = {
  added: 'foto',
  approved: 'foto',
  kept: 'aviso',
  movedListings: 'aviso',
  movedNotes: 'nota',
  movedUnsubscriptions: 'baja',
  replies: 'respuesta',
  outline: 'punto',
};

function valueText(key: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (Array.isArray(value)) {
    if (COUNTED[key]) return counted(value.length, COUNTED[key]);
    if (key === 'refused' && isIds(value)) return counted(value.length, 'foto');
    if (key === 'fields') return value.map((name) => fieldText(String(name))).join(', ');
    if (value.length === 0) return 'Ninguno';
    return value.map((item) => (key === 'prices' ? priceText(item) : valueText('', item))).join('; ');
  }
  if (key === 'verification') return verificationText(value as Verification);
  // An edit of services records only what it changed of the conditions.
  if (key === 'conditions')
    return conditionsText({ ...noConditions(), ...(value as Partial<Conditions>) }) || '—';
  if (typeof value === 'object') {
    return Object.entries(value)
      .filter(([name]) => !INNER_FIELDS.has(name))
      .map(([name, inner]) => `${fieldText(name)}: ${valueText(name, inner)}`)
      .join(', ');
  }
  if (key === 'propertyType') return typeText(Number(value));
  if (key === 'plan') return isPlan(String(value)) ? planEntry(String(value)).name : String(value);
  if (typeof value === 'string' && ISO_TIME.test(value)) return momentText(value);
  if (typeof value === 'string' && ISO_DAY.test(value)) return dayInWords(value);
  if (AMOUNTS.has(key) && typeof value === 'number') return formatAmount(value);
  return STATUSES[String(value)] ?? String(value);
}

/** Photo positions before and after: `1, 2, 3` and `3, 1, 2`, instead of ids. */
function orderTexts(before: unknown, after: unknown): [string, string] {
  const [old, now] = [before, after].map((ids) => (Array.isArray(ids) ? ids : []));
  return [old!.map((_, at) => at + 1).join(', '), now!.map((id) => old!.indexOf(id) + 1).join(', ')];
}

/** Templates that differ; their names in order, if only the order differs. */
function templateTexts(before: unknown, after: unknown): [string, string] {
  const [old, now] = [before, after].map((list) => (Array.isArray(list) ? (list as TemplateWire[]) : []));
  const linesOf = (list: TemplateWire[]): string[] =>
    list.map(({ nombre, asunto, texto }) => `${nombre}: ${[asunto, texto].filter(Boolean).join('. ')}`);
  const [oldLines, nowLines] = [linesOf(old!), linesOf(now!)];
  const gone = oldLines.filter((line) => !nowLines.includes(line));
  const added = nowLines.filter((line) => !oldLines.includes(line));
  if (gone.length > 0 || added.length > 0)
    return [valueText('', gone.join('; ')), valueText('', added.join('; '))];
  const names = (list: TemplateWire[]): string => list.map(({ nombre }) => nombre).join(', ');
  return [names(old!), names(now!)];
}

/** A time and a day in the audit trail. */
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

function typeText(id: number): string {
  return id >= 1 && id <= 10 ? propertyType(id).label : String(id);
}

/** `Enero, Semana: ARS$ 90.000 (alquilado)` */
function priceText(item: unknown): string {
  const price = item as {
    period?: number;
    fraction?: number;
    amount?: number;
    currency?: string;
    rented?: boolean;
  };
  const amount = price.amount ?? 0;
  const money = isConsult(amount) ? 'Consultar' : `${price.currency}$ ${formatAmount(amount)}`;
  const when =
    price.period && price.fraction
      ? `${period(price.period).label}, ${fraction(price.fraction).label}: `
      : '';
  return `${when}${money}${price.rented ? ' (alquilado)' : ''}`;
}
