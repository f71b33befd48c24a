import { markRented, prolongPlan } from '#common/listings/editing/edit-calls.js';
import { reinstateListing, withdrawListing } from '#common/listings/review/decision-calls.js';
import { counted } from '#common/kernel/text.js';
import type { AuditAction } from '#common/accounts/audit/audit-actions.js';
import { fraction, period, rentalKeyLabel, type FractionId, type PeriodId } from '#common/pricing/periods.js';
import type { AdminListingRow } from '#common/listings/desk/desk-calls.js';
import { postAdmin } from '../../data/admin-api.js';
import { idOfOwnChange, undoOwnChange } from './own-change.js';

export interface BulkRow extends Pick<AdminListingRow, 'idInmuebles' | 'codigo'> {
  /** Entry of the audit trail of the change that the action made. */
  idCambio?: number | undefined;
}

/** Action on each of many notices, and its reversal. */
export interface BulkAction {
  /** Names the progress: `Dar de baja`. */
  label: string;
  /** @returns the entry of its change */
  run: (row: BulkRow) => Promise<number | undefined>;
  /** Undoes exactly the change that `run` made to one notice. */
  undo: (row: BulkRow) => Promise<number | undefined>;
  /** Message about the result, for that number of notices. */
  done: (count: number) => string;
}

/**
 * Both directions of a change of one notice.
 * @param kind of the change in the audit trail
 */
function change(
  kind: AuditAction,
  make: (idInmueble: number) => Promise<unknown>,
): Pick<BulkAction, 'run' | 'undo'> {
  return {
    run: async ({ idInmuebles }) => {
      await make(idInmuebles);
      const read = (): Promise<number | undefined> => idOfOwnChange(idInmuebles, kind);
      // The change is made, whether or not its entry can be read.
      return read()
        .catch(read)
        .catch(() => undefined);
    },
    undo: async ({ idInmuebles, idCambio }) => {
      await undoOwnChange(idInmuebles, idCambio);
      return undefined;
    },
  };
}

/** Takes public notices off the site. */
export const WITHDRAWAL: BulkAction = {
  label: 'Dar de baja',
  ...change('listing.withdraw', (idInmueble) => postAdmin(withdrawListing, { idInmueble })),
  done: (count) => `${counted(count, 'aviso dado', 'avisos dados')} de baja.`,
};

/** Publishes withdrawn notices again. */
export const REINSTATEMENT: BulkAction = {
  label: 'Volver a dar de alta',
  ...change('listing.reinstate', (idInmueble) => postAdmin(reinstateListing, { idInmueble })),
  done: (count) => `${counted(count, 'aviso')} otra vez de alta.`,
};

/** Marks the price of one period as rented. */
export function rentedMark(periodId: PeriodId, fractionId: FractionId): BulkAction {
  const mark = { periodo: period(periodId).name, fraccion: fraction(fractionId).name, alquilado: true };
  const named = rentalKeyLabel(periodId, fractionId);
  return {
    label: 'Marcar alquilado',
    ...change('listing.edit.prices', (idInmueble) => postAdmin(markRented, { idInmueble, ...mark })),
    done: (count) => `${named}: ${counted(count, 'aviso')} con la marca de alquilado.`,
  };
}

/** Prolongs paid plans by days. A later payment continues from the new end, so the change cannot be undone after one. */
export function prolongation(days: number): BulkAction {
  return {
    label: 'Prorrogar',
    ...change('listing.edit.term', (idInmueble) => postAdmin(prolongPlan, { idInmueble, dias: days })),
    done: (count) => `${counted(count, 'plan', 'planes')} con ${days} días más.`,
  };
}
