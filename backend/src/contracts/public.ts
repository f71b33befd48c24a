export { Contracts } from './contracts.js';
export { Contract } from './data/contract.entity.js';
export { ContractsModule } from './contracts.module.js';
