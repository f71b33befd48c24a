import { Module } from '@nestjs/common';
import { BlacklistModule } from '../blacklist/public.js';
import { ListingsDataModule } from '../listings/public.js';
import { PricingModule } from '../pricing/public.js';
import { AlertDigests } from './data/alert-digests.js';
import { AlertLinks } from './data/alert-links.js';
import { Alerts } from './data/alerts.js';
import { AlertLinksController } from './http/alert-links.controller.js';
import { AlertsController } from './http/alerts.controller.js';
import { ReadAlert } from './http/read-alert.js';
import { FreedHomeMail } from './mail/freed-home.mail.js';
import { WaitedHomes } from './queries/waited-homes.js';
import { WaitingLists } from './data/waiting-lists.js';
import { AlertCountsController } from './http/alert-counts.controller.js';
import { SendAlertDigests } from './jobs/send-alert-digests.js';
import { AlertConfirmationMail } from './mail/alert-confirmation.mail.js';
import { AlertConfirmations } from './mail/alert-confirmations.js';
import { AlertMail } from './mail/alert.mail.js';
import { AlertCounts } from './queries/alert-counts.js';
import { TellAlertsWhenListingChanged } from './reactions/tell-alerts-when-listing-changed.js';
import { TellWaitingListsWhenSeasonCleaned } from './reactions/tell-waiting-lists-when-season-cleaned.js';
import { DecideAlert } from './use-cases/decide-alert.js';
import { RequestAlert } from './use-cases/request-alert.js';

/** Exports the repositories of alerts that other modules write to. */
@Module({ providers: [AlertDigests], exports: [AlertDigests] })
export class AlertsDataModule {}

@Module({
  imports: [BlacklistModule, ListingsDataModule, PricingModule],
  controllers: [AlertLinksController, AlertsController, AlertCountsController],
  providers: [
    AlertConfirmations,
    AlertLinks,
    Alerts,
    DecideAlert,
    AlertCounts,
    ReadAlert,
    RequestAlert,
    WaitedHomes,
  ],
  exports: [AlertConfirmations, Alerts],
})
export class AlertsModule {}

@Module({
  imports: [ListingsDataModule],
  providers: [
    AlertConfirmationMail,
    AlertDigests,
    AlertLinks,
    AlertMail,
    Alerts,
    FreedHomeMail,
    SendAlertDigests,
    TellAlertsWhenListingChanged,
    TellWaitingListsWhenSeasonCleaned,
    WaitedHomes,
    WaitingLists,
  ],
})
export class AlertsWorkerModule {}
