export { AlertsDataModule, AlertsModule, AlertsWorkerModule } from './alerts.module.js';
export { AlertPersonalData } from './data/alert-personal-data.js';
export { ALERTS_SWEEP } from './data/alert-sweep.js';
export { AlertConfirmations } from './mail/alert-confirmations.js';
export { AlertDigests } from './data/alert-digests.js';
export { Alerts } from './data/alerts.js';
export { keyOfWaited } from './domain/waited-alert.js';
