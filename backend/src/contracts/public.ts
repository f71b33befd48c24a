export { Contracts } from './data/contracts.js';
export { Contract } from './data/contract.entity.js';
export { ContractsModule } from './contracts.module.js';
