import type { BulkRow } from './bulk-actions.js';

/** A notice that an action did not change, and the server's reason. */
export interface Failure {
  row: BulkRow;
  reason: string;
}

const MOST_NAMED = 5;

/** Names the notices by reason: `Ya estaba alquilado: ALQ-0001, ALQ-0004.` */
export function failuresText(failures: readonly Failure[]): string {
  const reasons = new Set(failures.map(({ reason }) => reason));
  return [...reasons]
    .map((reason) => `${lead(reason)}: ${names(failures.filter((failure) => failure.reason === reason))}.`)
    .join(' ');
}

function lead(reason: string): string {
  return reason === '' ? 'No se pudo con' : reason.replace(/\.$/, '');
}

function names(failures: readonly Failure[]): string {
  const named = failures.map(({ row: { codigo, idInmuebles } }) => codigo ?? `Nº ${idInmuebles}`);
  const rest = named.length - MOST_NAMED;
  return `${named.slice(0, MOST_NAMED).join(', ')}${rest > 0 ? ` y ${rest} más` : ''}`;
}
