export { AlertsDataModule, AlertsModule, AlertsWorkerModule } from './alerts.module.js';
export { AlertPersonalData } from './alert-personal-data.js';
export { AlertConfirmations } from './asking/alert-confirmations.js';
export { AlertDigests } from './telling/alert-digests.js';
export { Alerts } from './alerts.js';
export { keyOfWaited } from './waited-alert.js';
