export { Contracts } from './data/contracts.js';
export { datesAfter, datesProlonged, UNDATED } from './domain/contract-term.js';
export { Contract } from './data/contract.entity.js';
export { Payments, UNSPECIFIED, type NewPayment } from './data/payments.js';
export { Payment } from './data/payment.entity.js';
export { ContractsModule, ContractsWorkerModule, IncomeModule } from './contracts.module.js';
export { PaymentPersonalData } from './data/payment-personal-data.js';
