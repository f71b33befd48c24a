import type { ComponentType } from 'react';
import type { WizardStep } from '#common/listings/publication/publication-fields.js';
import { ContractStep } from './steps/contract-step.js';
import { LocationStep } from './steps/location-step.js';
import { PricesStep } from './steps/prices-step.js';
import { PropertyStep } from './steps/property-step.js';

/** Code for the summary, the steps after the first and sending, in one chunk: most visitors get no further. */
export { preloadPinMap } from '../../listings/location/lazy-pin-map.js';
export { AddPriceDialog } from './add-price-dialog.js';
export { PublicationSummary } from './publication-summary.js';
export { sendForm } from './publication/send-publication.js';
export { ResubmissionScreen } from './resubmission-screen.js';
export { SendingState } from './sending-state.js';
export { ThankYou } from './thank-you.js';

export const LATE_STEPS: Readonly<Record<Exclude<WizardStep, 1>, ComponentType>> = {
  2: PropertyStep,
  3: LocationStep,
  4: PricesStep,
  5: ContractStep,
};
