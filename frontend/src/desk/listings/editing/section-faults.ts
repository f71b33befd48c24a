import { CONTRACT_MESSAGES } from '#common/contracts/contract-messages.js';
import { usedPrice } from '#common/listings/editing/editing-messages.js';
import { parseDay } from '#common/kernel/time/days.js';
import { editFaults, toEditErrors, type EditedPart } from '#common/listings/editing/edit-form.js';
import { mayEndFeatured } from '#common/contracts/plan-term.js';
import { priceFaultsText, priceFieldErrors, priceRowFaults } from '#common/listings/editing/price-rows.js';
import type { PublicationFacts } from '#common/listings/publication/publication-fields.js';
import { requiresPrice } from '#common/listings/attributes/property-questions.js';
import { summaryLines } from '#common/listings/publication/publication-form.js';
import { fractionLabel, periodLabel } from '#common/pricing/periods.js';
import { today } from '../../../app/today.js';
import type { ContractDraft, Drafts, PriceDraft, SectionName } from './section-drafts.js';

export interface SectionFaults {
  /** All faults in one text. */
  text: string;
  /** First fault per field, by name in the call: `calle`, `precios.0.monto`. */
  fields: Readonly<Record<string, string>>;
}

const PARTS: Partial<Record<SectionName, EditedPart>> = {
  contacto: 'contacto',
  inmueble: 'inmueble',
  observaciones: 'inmueble',
  condiciones: 'inmueble',
  ubicacion: 'ubicacion',
};

/** Faults of a section by the rules of publication, as on the server; undefined if there are none. */
export function sectionFaults<Name extends SectionName>(
  name: Name,
  draft: Drafts[Name],
  saved: Drafts,
): SectionFaults | undefined {
  if (name === 'precios') return pricesFaults(draft as PriceDraft[], saved);
  if (name === 'contrato') return contractFaults(draft as ContractDraft, saved.contrato);
  const part = PARTS[name];
  if (!part) return undefined;
  const faults = editFaults(part, factsOf(saved), factsOf({ ...saved, [name]: draft }));
  if (faults.length === 0) return undefined;
  return { text: summaryLines(faults).join(' '), fields: firstOfEach(toEditErrors(faults)) };
}

function factsOf({ contacto, ubicacion, inmueble, observaciones, condiciones }: Drafts): PublicationFacts {
  const { TipoVivienda_idTipoVivienda: tipoVivienda, email: email_inmueble, ...rest } = inmueble;
  return {
    contacto,
    ubicacion,
    inmueble: { ...rest, tipoVivienda, email_inmueble, observaciones, condiciones },
  };
}

function pricesFaults(draft: readonly PriceDraft[], { inmueble }: Drafts): SectionFaults | undefined {
  if (draft.length === 0 && !requiresPrice(inmueble.TipoVivienda_idTipoVivienda)) return undefined;
  const faults = priceRowFaults(draft, inmueble.tipoOperacion);
  if (faults.length === 0) return undefined;
  const repeated = faults.every(({ row }) => row === null) ? repeatedRow(draft) : undefined;
  const text =
    repeated && repeated.idPrecios !== null
      ? usedPrice(periodLabel(repeated.periodo), fractionLabel(repeated.fraccion))
      : priceFaultsText(faults);
  return { text, fields: firstOfEach(priceFieldErrors(faults)) };
}

function contractFaults(
  { destacado, destacadoHasta }: ContractDraft,
  saved: ContractDraft,
): SectionFaults | undefined {
  if (!destacado || destacadoHasta === '' || destacadoHasta === saved.destacadoHasta) return undefined;
  const end = parseDay(destacadoHasta);
  if (end !== undefined && mayEndFeatured(end, parseDay(today())!)) return undefined;
  const text = CONTRACT_MESSAGES.badFeaturedDay;
  return { text, fields: { destacadoHasta: text } };
}

function repeatedRow(draft: readonly PriceDraft[]): PriceDraft | undefined {
  const pairs = draft.map(({ periodo, fraccion }) => `${periodo}|${fraccion}`);
  return draft.find((_, at) => pairs.indexOf(pairs[at] ?? '') !== at);
}

/** First text per field. */
export function firstOfEach(errors: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([field, [message = '']]) => [field, message]));
}
