/** What the wizard needs after its second step, in one chunk: most people who look at the form get no further. */
export { AddPriceDialog } from './add-price-dialog.js';
export { ContractStep } from './steps/contract-step.js';
export { LocationStep } from './steps/location-step.js';
export { PricesStep } from './steps/prices-step.js';
export { ThankYou } from './thank-you.js';
