export { ReportsModule, ReportsWorkerModule } from './reports.module.js';
export { ReportNotePersonalData, ReportPersonalData } from './report-personal-data.js';
