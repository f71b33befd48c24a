export { ReportsModule, ReportsWorkerModule } from './reports.module.js';
export { ReportPersonalData } from './data/report-personal-data.js';
export { REPORTS_SWEEP } from './data/reports-sweep.js';
