import { markRented, prolongPlan } from '#common/calls/edits.js';
import type { Write } from '#common/calls/call.js';
import { reinstateListing, withdrawListing } from '#common/calls/decisions.js';
import { counted } from '#common/rules/text.js';
import { fraction, period, type FractionId, type PeriodId } from '#common/vocabulary/periods.js';
import type { AdminListingRow, SimpleAnswer } from '#common/wire/admin.js';
import type { DecisionRequest } from '#common/wire/edits.js';
import { postAdmin } from '../data/admin-api.js';

export type BulkRow = Pick<AdminListingRow, 'idInmuebles' | 'codigo'>;

/** What is done with each of many notices, and how it is taken back. */
export interface BulkAction {
  /** Names the progress: `Dar de baja`. */
  label: string;
  run: (row: BulkRow) => Promise<unknown>;
  /** Takes `run` back from one notice. */
  undo: (row: BulkRow) => Promise<unknown>;
  /** Sentence about so many notices. */
  done: (count: number) => string;
}

const move =
  (call: Write<DecisionRequest, SimpleAnswer>) =>
  ({ idInmuebles }: BulkRow): Promise<unknown> =>
    postAdmin(call, { idInmueble: idInmuebles });

/** Takes public notices off the site. */
export const WITHDRAWAL: BulkAction = {
  label: 'Dar de baja',
  run: move(withdrawListing),
  undo: move(reinstateListing),
  done: (count) => (count === 1 ? '1 aviso dado de baja.' : `${count} avisos dados de baja.`),
};

/** Publishes withdrawn notices again. */
export const REINSTATEMENT: BulkAction = {
  label: 'Volver a dar de alta',
  run: move(reinstateListing),
  undo: move(withdrawListing),
  done: (count) => (count === 1 ? '1 aviso otra vez de alta.' : `${count} avisos otra vez de alta.`),
};

/** Marks the price of one period as rented. */
export function rentedMark(periodId: PeriodId, fractionId: FractionId): BulkAction {
  const { name, label, hasFractions } = period(periodId);
  const part = fraction(fractionId);
  const mark =
    (alquilado: boolean) =>
    ({ idInmuebles }: BulkRow): Promise<unknown> =>
      postAdmin(markRented, { idInmueble: idInmuebles, periodo: name, fraccion: part.name, alquilado });
  const named = hasFractions ? `${label}, ${part.label.toLowerCase()}` : label;
  return {
    label: 'Marcar alquilado',
    run: mark(true),
    undo: mark(false),
    done: (count) => `${named}: ${counted(count, 'aviso')} con la marca de alquilado.`,
  };
}

/** Moves the end of paid plans by days. */
export function prolongation(days: number): BulkAction {
  const add =
    (dias: number) =>
    ({ idInmuebles }: BulkRow): Promise<unknown> =>
      postAdmin(prolongPlan, { idInmueble: idInmuebles, dias });
  return {
    label: 'Prorrogar',
    run: add(days),
    undo: add(-days),
    done: (count) => `${counted(count, 'plan', 'planes')} con ${days} días más.`,
  };
}
