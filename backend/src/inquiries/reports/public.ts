export { ReportsModule, ReportsWorkerModule } from './reports.module.js';
export { ReportPersonalData } from './report-personal-data.js';
