export { ReportsModule, ReportsWorkerModule } from './reports.module.js';
export { ReportPersonalData } from './report-personal-data.js';
export { REPORTS_SWEEP } from './reports-sweep.js';
