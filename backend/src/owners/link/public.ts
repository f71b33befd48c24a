export { OwnerAccessModule, OwnerAccessWorkerModule } from './owner-access.module.js';
