import type { ComponentType } from 'react';
import { ContractStep } from './steps/contract-step.js';
import { LocationStep } from './steps/location-step.js';
import { PricesStep } from './steps/prices-step.js';

/** What the wizard needs after its second step, in one chunk: most people who look at the form get no further. */
export { AddPriceDialog } from './add-price-dialog.js';
export { ThankYou } from './thank-you.js';

export const LATE_STEPS: Readonly<Record<3 | 4 | 5, ComponentType>> = {
  3: LocationStep,
  4: PricesStep,
  5: ContractStep,
};
