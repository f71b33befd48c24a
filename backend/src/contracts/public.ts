export { Contracts, CONTRACTS_OF_LISTINGS } from './contracts.js';
export { datesAfter, datesFeatured, datesProlonged, datesUnder, UNDATED } from './contract-term.js';
export { Contract } from './contract.entity.js';
export { Payments, UNSPECIFIED, type NewPayment } from './payments.js';
export { Payment } from './payment.entity.js';
export { ContractsModule, ContractsWorkerModule, IncomeModule } from './contracts.module.js';
export { PaymentPersonalData } from './payment-personal-data.js';
