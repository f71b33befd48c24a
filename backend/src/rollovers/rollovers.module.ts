import { Module } from '@nestjs/common';
import { BlacklistModule } from '../blacklist/public.js';
import { ListingsDataModule, ListingsModule } from '../listings/public.js';
import { ChosenNotices } from './data/chosen-notices.js';
import { Rollovers } from './data/rollovers.js';
import { RolloversController } from './http/rollovers.controller.js';
import { LapseDrafts } from './jobs/lapse-drafts.js';
import { RemindOwners } from './jobs/remind-owners.js';
import { SeasonMail } from './mail/season-mail.js';
import { SeasonPricesMail } from './mail/season-prices.mail.js';
import { OwnSeason } from './queries/own-season.js';
import { RolloverPreview } from './queries/rollover-preview.js';
import { RolloverProgress } from './queries/rollover-progress.js';
import { AnswerDraft } from './use-cases/answer-draft.js';
import { DraftPrices } from './use-cases/draft-prices.js';
import { StartRollover } from './use-cases/start-rollover.js';
import { SteerRollover } from './use-cases/steer-rollover.js';
import { UndoRollovers } from './use-cases/undo-rollovers.js';

/** Prices of the next season, which owners confirm (back-office.md §2, Season). */
@Module({
  imports: [BlacklistModule, ListingsDataModule, ListingsModule],
  controllers: [RolloversController],
  providers: [
    AnswerDraft,
    ChosenNotices,
    DraftPrices,
    OwnSeason,
    RolloverPreview,
    RolloverProgress,
    Rollovers,
    SeasonMail,
    StartRollover,
    SteerRollover,
    UndoRollovers,
  ],
  exports: [AnswerDraft, OwnSeason],
})
export class RolloversModule {}

/** Jobs and mail of the worker. */
@Module({
  imports: [BlacklistModule, ListingsDataModule],
  providers: [LapseDrafts, RemindOwners, Rollovers, SeasonMail, SeasonPricesMail],
})
export class RolloversWorkerModule {}
