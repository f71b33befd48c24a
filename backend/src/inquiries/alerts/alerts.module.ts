import { Module } from '@nestjs/common';
import { BlacklistModule } from '../../blacklist/public.js';
import { ListingsDataModule } from '../../listings/public.js';
import { SearchDataModule } from '../../search/public.js';
import { PricingModule } from '../../pricing/public.js';
import { AlertDigests } from './telling/alert-digests.js';
import { AlertLinks } from './alert-links.js';
import { Alerts } from './alerts.js';
import { AlertLinksController } from './asking/alert-links.controller.js';
import { AlertsController } from './asking/alerts.controller.js';
import { ReadAlert } from './asking/read-alert.js';
import { FreedHomeMail } from './telling/freed-home.mail.js';
import { WaitedHomes } from './waited-homes.js';
import { WaitingLists } from './waiting-lists.js';
import { AlertCountsController } from './asking/alert-counts.controller.js';
import { SendAlertDigests } from './telling/send-alert-digests.js';
import { AlertConfirmationMail } from './asking/alert-confirmation.mail.js';
import { AlertConfirmations } from './asking/alert-confirmations.js';
import { AlertMail } from './telling/alert.mail.js';
import { AlertCounts } from './asking/alert-counts.js';
import { TellAlertsWhenListingChanged } from './telling/tell-alerts-when-listing-changed.js';
import { TellWaitingListsWhenSeasonCleaned } from './telling/tell-waiting-lists-when-season-cleaned.js';
import { DecideAlert } from './asking/decide-alert.js';
import { RequestAlert } from './asking/request-alert.js';

/** Exports the repositories of alerts that other modules write to. */
@Module({ providers: [AlertDigests], exports: [AlertDigests] })
export class AlertsDataModule {}

@Module({
  imports: [BlacklistModule, ListingsDataModule, PricingModule, SearchDataModule],
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
  imports: [ListingsDataModule, SearchDataModule],
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
