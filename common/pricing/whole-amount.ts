import { LIMITS } from '../kernel/limits.js';

/** Whether a value is a price that the site stores: an integer from 1 to `LIMITS.maxAmount`. */
export function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= LIMITS.maxAmount;
}

export function isExcessive(value: unknown): boolean {
  return typeof value === 'number' && value > LIMITS.maxAmount;
}
