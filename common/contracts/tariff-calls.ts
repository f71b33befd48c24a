import { publicRead } from '../kernel/calls/public-call.js';
import type { Nothing } from '../kernel/calls/call.js';
import type { TariffsAnswer } from './tariff-shapes.js';

/** What plans cost, and from when. */
export const listTariffs = publicRead<Nothing, TariffsAnswer>('contrato/tarifas');
