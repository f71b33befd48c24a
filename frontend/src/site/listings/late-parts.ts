import type { ComponentType } from 'react';
import { ContractStep } from './steps/contract-step.js';
import { LocationStep } from './steps/location-step.js';
import { PricesStep } from './steps/prices-step.js';

/** Code for the steps after the second, in one chunk: most visitors get no further. */
export { AddPriceDialog } from './add-price-dialog.js';
export { ResubmissionScreen } from './resubmission-screen.js';
export { ThankYou } from './thank-you.js';

export const LATE_STEPS: Readonly<Record<3 | 4 | 5, ComponentType>> = {
  3: LocationStep,
  4: PricesStep,
  5: ContractStep,
};
