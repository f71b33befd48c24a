import { publicRead } from '../kernel/calls/public-call.js';
import type { ListingQuery } from '../kernel/calls/request-shapes.js';
import type { Refused } from '../kernel/calls/call.js';
import type { ContractFlags } from './contract.js';
import type { Plan } from './plans.js';
import type { Currency } from '../kernel/currencies.js';
import type { PaymentMethod } from './payment-methods.js';

/** GET contrato/verificarEstadoContrato */
export interface ContractStateAnswer {
  success: true;
  contrato: { pagado: boolean; alqfotos: boolean; venfotos: boolean };
}

export interface AdminContractWire extends ContractFlags {
  pagado: 0 | 1;
  fechaPago: string | null;
  /** Last day that is paid, `2027-08-31`; null without an end. */
  pagoHasta: string | null;
  /** Last day of the featured position, if it has one of its own; otherwise it ends with the plan. */
  destacadoHasta: string | null;
}

/** A payment of a notice. */
export interface PaymentWire {
  idPago: number;
  /** ISO 8601 */
  fecha: string;
  plan: Plan;
  /** Null if it was not recorded. */
  monto: number | null;
  moneda: Currency;
  medio: PaymentMethod | '';
  recibo: string;
  nota: string;
  anulado: boolean;
}

/** State of a public listing's contract. */
export const contractState = publicRead<ListingQuery, ContractStateAnswer, Refused<404>>(
  'contrato/verificarEstadoContrato',
);
