import { PROPOSAL_MESSAGES } from './proposal-messages.js';
import { PUBLICATION_MESSAGES } from '../publication/publication-messages.js';
import { tooLong } from '../../kernel/forms/length-messages.js';
import type { FieldErrors } from '../../kernel/forms/field-errors.js';
import { LENGTHS, LIMITS } from '../../kernel/limits.js';
import type { ListingStatus } from '../listing-status.js';
import type { OperationName } from '../../kernel/operations.js';
import { fractionLabel, isLetInParts, PERIODS, periodLabel } from '../../pricing/periods.js';
import type {
  ChangedConditionsWire,
  ChangedMeasuresWire,
  ChangedPriceWire,
  ChangedTextWire,
  NoticeContentWire,
  ProposedAmount,
  ProposedPriceWire,
  ProposedTextField,
} from './proposal-calls.js';
import { isSameOptional, optionalFaults } from '../attributes/optional-attributes.js';
import { conditionFaults } from '../conditions/condition-faults.js';
import { isSameConditions } from '../conditions/condition-rows.js';
import { asksConditions } from '../conditions/conditions.js';
import { priceFieldErrors, priceRowFaults } from '../editing/price-rows.js';
import { asksBusinessName, requiresPrice } from '../attributes/property-questions.js';

/** Days that a proposal is kept, decided or not. */
export const PROPOSAL_DAYS = 180;

export const PROPOSED_TEXTS: Readonly<Record<ProposedTextField, string>> = {
  nombreNegocio: 'Nombre del negocio',
  observaciones: 'Observaciones',
};

const TEXT_FIELDS = Object.keys(PROPOSED_TEXTS) as ProposedTextField[];
const LONGEST: Readonly<Record<ProposedTextField, number>> = {
  nombreNegocio: LENGTHS.businessName,
  observaciones: LIMITS.notesLength,
};

/** Whether an owner may propose changes of a notice: it is public, paused, or waits for the operator. */
export function mayPropose({ status, pausedAt }: { status: ListingStatus; pausedAt: Date | null }): boolean {
  return status === 'pending' || status === 'active' || (status === 'withdrawn' && pausedAt !== null);
}

interface Compared {
  /** The notice as the owner saw it. */
  base: NoticeContentWire;
  proposed: NoticeContentWire;
  /** The notice as it is. */
  current: NoticeContentWire;
}

/**
 * Changes that a proposal makes to the present notice. Content that the owner did not change is no change, even if the operator has changed
 * it since. A change is a conflict if the operator has changed the same text or price to something else.
 */
export function proposedChanges({ base, proposed, current }: Compared): {
  textos: ChangedTextWire[];
  precios: ChangedPriceWire[];
  condiciones: ChangedConditionsWire | null;
  medidas: ChangedMeasuresWire | null;
} {
  const textos = TEXT_FIELDS.flatMap((campo) => {
    if (proposed[campo] === base[campo] || proposed[campo] === current[campo]) return [];
    const conflicto = current[campo] !== base[campo];
    return [{ campo, actual: current[campo], propuesto: proposed[campo], conflicto }];
  });
  const precios = partsOf(base, proposed).flatMap(({ periodo, fraccion }) => {
    const [before, after, now] = [base, proposed, current].map(({ precios: rows }) =>
      amountAt(rows, { periodo, fraccion }),
    );
    if (isSame(after, before) || isSame(after, now)) return [];
    const conflicto = !isSame(now, before);
    return [{ periodo, fraccion, actual: now ?? null, propuesto: after ?? null, conflicto }];
  });
  return {
    textos,
    precios,
    condiciones: changedConditions({ base, proposed, current }),
    medidas: changedMeasures({ base, proposed, current }),
  };
}

function changedMeasures({ base, proposed, current }: Compared): ChangedMeasuresWire | null {
  const [before, after, now] = [base, proposed, current].map(({ medidas = {} }) => medidas);
  if (!proposed.medidas || isSameOptional(after!, before!) || isSameOptional(after!, now!)) return null;
  return { actual: now!, propuesto: after!, conflicto: !isSameOptional(now!, before!) };
}

function changedConditions({ base, proposed, current }: Compared): ChangedConditionsWire | null {
  const [before, after, now] = [base, proposed, current].map(({ condiciones = null }) => condiciones);
  if (
    proposed.condiciones === undefined ||
    isSameConditions(after!, before!) ||
    isSameConditions(after!, now!)
  )
    return null;
  return { actual: now!, propuesto: after!, conflicto: !isSameConditions(now!, before!) };
}

/** The owner's changes of one version of the notice, made to another. */
export function rebased({ base, proposed, current }: Compared): NoticeContentWire {
  const { textos, precios, condiciones, medidas } = proposedChanges({ base, proposed, current });
  const texts = Object.fromEntries(textos.map(({ campo, propuesto }) => [campo, propuesto]));
  const conditions = condiciones ? { condiciones: condiciones.propuesto } : {};
  const measures = medidas ? { medidas: medidas.propuesto } : {};
  return { ...current, ...texts, precios: withPrices(current.precios, precios), ...conditions, ...measures };
}

/** Prices after some of them were changed, added, or removed (`propuesto` is null), in season order. */
export function withPrices(
  prices: readonly ProposedPriceWire[],
  changes: readonly Pick<ChangedPriceWire, 'periodo' | 'fraccion' | 'propuesto'>[],
): ProposedPriceWire[] {
  const left = prices.filter((price) => !changes.some((change) => isSamePart(price, change)));
  const written = changes.flatMap(({ periodo, fraccion, propuesto }) =>
    propuesto ? [{ periodo, fraccion, ...propuesto }] : [],
  );
  return [...left, ...written].sort((one, other) => seasonOrder(one) - seasonOrder(other));
}

interface Kind {
  operacion: OperationName;
  idTipoVivienda: number;
}

/**
 * Faults of a proposal: those that a publication would have (public-site.md §5) in what the owner changes, or that nothing changes.
 * @param kind operation and type of the notice
 */
export function proposalFaults(
  { base, proposed }: Pick<Compared, 'base' | 'proposed'>,
  { operacion, idTipoVivienda }: Kind,
): FieldErrors {
  const errors: FieldErrors = {};
  const { textos, precios, condiciones, medidas } = proposedChanges({ base, proposed, current: base });
  if (textos.length + precios.length === 0 && !condiciones && !medidas)
    return { observaciones: [PROPOSAL_MESSAGES.nothing] };
  if (condiciones?.propuesto) {
    if (!asksConditions(operacion, idTipoVivienda))
      errors['condiciones'] = [PUBLICATION_MESSAGES.invalidChoice];
    for (const { field, message } of conditionFaults(condiciones.propuesto))
      errors[`condiciones.${field}`] = [message];
  }
  if (medidas) {
    const faults = optionalFaults(medidas.propuesto, { operacion, idTipoVivienda });
    for (const [field, message] of Object.entries(faults)) errors[`medidas.${field}`] = [message];
  }
  for (const { campo, propuesto } of textos) {
    const isAsked = campo === 'observaciones' || asksBusinessName(idTipoVivienda);
    if (isAsked && !propuesto.trim()) errors[campo] = [PUBLICATION_MESSAGES.required];
    else if (!isAsked && propuesto) errors[campo] = [PUBLICATION_MESSAGES.invalidChoice];
    else if (propuesto.length > LONGEST[campo]) errors[campo] = [tooLong(LONGEST[campo])];
  }
  if (precios.length === 0) return errors;
  if (proposed.precios.length > 0)
    Object.assign(errors, priceFieldErrors(priceRowFaults(proposed.precios, operacion)));
  else if (requiresPrice(idTipoVivienda)) errors['precios'] = [PUBLICATION_MESSAGES.priceRequired];
  return errors;
}

/** `Enero, 1.ª quincena`, `Semana Santa`; `Precio` for a sale. */
export function partLabel({ periodo, fraccion }: Part): string {
  if (!periodo) return 'Precio';
  return isLetInParts(periodo) ? `${periodLabel(periodo)}, ${fractionLabel(fraccion)}` : periodLabel(periodo);
}

type Part = Pick<ProposedPriceWire, 'periodo' | 'fraccion'>;

/** Whether two prices are for the same period and fraction. */
export function isSamePart(one: Part, other: Part): boolean {
  return one.periodo === other.periodo && one.fraccion === other.fraccion;
}

function partsOf(...contents: readonly NoticeContentWire[]): Part[] {
  const parts: Part[] = [];
  for (const price of contents.flatMap(({ precios }) => precios))
    if (!parts.some((known) => isSamePart(known, price))) parts.push(price);
  return parts.sort((one, other) => seasonOrder(one) - seasonOrder(other));
}

/** Order of a period in the season; the fractions of a period keep theirs. */
function seasonOrder({ periodo }: Part): number {
  return PERIODS.findIndex(({ name }) => name === periodo);
}

function amountAt(prices: readonly ProposedPriceWire[], part: Part): ProposedAmount | undefined {
  const found = prices.find((price) => isSamePart(price, part));
  return found && { monto: Number(found.monto), tipo_moneda: found.tipo_moneda };
}

function isSame(one: ProposedAmount | undefined, other: ProposedAmount | undefined): boolean {
  return one?.monto === other?.monto && one?.tipo_moneda === other?.tipo_moneda;
}
