import { lazy } from 'react';

const load = () => import('./late-parts.js');

/** Fetches the later steps while the earlier ones are filled in. */
export function preloadLateParts(): void {
  load().catch(() => undefined);
}

export const AddPriceDialog = lazy(async () => ({ default: (await load()).AddPriceDialog }));
export const ContractStep = lazy(async () => ({ default: (await load()).ContractStep }));
export const LocationStep = lazy(async () => ({ default: (await load()).LocationStep }));
export const PricesStep = lazy(async () => ({ default: (await load()).PricesStep }));
export const ThankYou = lazy(async () => ({ default: (await load()).ThankYou }));
