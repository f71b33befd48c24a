import { publicRead } from '../kernel/calls/public-call.js';
import type { Nothing } from '../kernel/calls/call.js';
import type { PaidPlan } from './plans.js';

/** What a paid plan costs, in pesos with VAT. */
export interface TariffWire {
  plan: PaidPlan;
  precio: number;
  /** The price of before; null for none. */
  antes: number | null;
  /** Of the featured position, where it is charged separately. */
  destacado: number | null;
}

export interface DatedTariffWire extends TariffWire {
  /** First day, `2027-03-01`. */
  desde: string;
}

/** GET contrato/tarifas */
export interface TariffsAnswer {
  success: true;
  /** What the operator has set, one for each plan and day; before the first, the specification's holds (public-site.md §1). */
  tarifas: DatedTariffWire[];
  /** Today in the site's time zone. */
  hoy: string;
  /** Live free notices of a person. */
  avisosGratis: number;
}

/** What plans cost, and from when. */
export const listTariffs = publicRead<Nothing, TariffsAnswer>('contrato/tarifas');
