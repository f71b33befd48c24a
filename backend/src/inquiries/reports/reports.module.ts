import { Module } from '@nestjs/common';
import { BlacklistModule } from '../../blacklist/public.js';
import { ListingsDataModule } from '../../listings/public.js';
import { ReportCases } from './report-cases.js';
import { ReportController } from './report.controller.js';
import { ReportsDeskController } from './reports-desk.controller.js';
import { ReportNoticeMail } from './report-notice.mail.js';
import { Reported } from './reported.js';
import { DecideReports } from './decide-reports.js';
import { ReportListing } from './report-listing.js';
import { UndoReportDecisions } from './undo-report-decisions.js';

@Module({
  imports: [BlacklistModule, ListingsDataModule],
  controllers: [ReportController, ReportsDeskController],
  providers: [DecideReports, ReportCases, Reported, ReportListing, UndoReportDecisions],
})
export class ReportsModule {}

@Module({ providers: [ReportNoticeMail] })
export class ReportsWorkerModule {}
