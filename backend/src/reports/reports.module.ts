import { Module } from '@nestjs/common';
import { BlacklistModule } from '../blacklist/public.js';
import { ListingsDataModule } from '../listings/public.js';
import { ReportCases } from './data/report-cases.js';
import { ReportController } from './http/report.controller.js';
import { ReportsDeskController } from './http/reports-desk.controller.js';
import { ReportNoticeMail } from './mail/report-notice.mail.js';
import { Reported } from './queries/reported.js';
import { DecideReports } from './use-cases/decide-reports.js';
import { ReportListing } from './use-cases/report-listing.js';
import { UndoReportDecisions } from './use-cases/undo-report-decisions.js';

@Module({
  imports: [BlacklistModule, ListingsDataModule],
  controllers: [ReportController, ReportsDeskController],
  providers: [DecideReports, ReportCases, Reported, ReportListing, UndoReportDecisions],
})
export class ReportsModule {}

@Module({ providers: [ReportNoticeMail] })
export class ReportsWorkerModule {}
