import { Module } from '@nestjs/common';
import { BlacklistModule } from '../../blacklist/public.js';
import { ListingsDataModule, ListingsModule } from '../../listings/public.js';
import { ChosenNotices } from './chosen-notices.js';
import { Rollovers } from './rollovers.js';
import { RolloversController } from './rollovers.controller.js';
import { LapseDrafts } from './lapse-drafts.js';
import { RemindOwners } from './remind-owners.js';
import { SeasonMail } from './season-mail.js';
import { SeasonPricesMail } from './season-prices.mail.js';
import { OwnSeason } from './own-season.js';
import { RolloverPreview } from './rollover-preview.js';
import { RolloverProgress } from './rollover-progress.js';
import { AnswerDraft } from './answer-draft.js';
import { DraftPrices } from './draft-prices.js';
import { StartRollover } from './start-rollover.js';
import { SteerRollover } from './steer-rollover.js';
import { UndoRollovers } from './undo-rollovers.js';

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
