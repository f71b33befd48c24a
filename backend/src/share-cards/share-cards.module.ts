import { Module } from '@nestjs/common';
import { ListingsDataModule, ListingsModule } from '../listings/public.js';
import { CardPainter } from './drawing/card-painter.js';
import { ShareCards } from './data/share-cards.js';
import { DrawnGroups } from './drawing/drawn-groups.js';
import { GroupCardsController } from './http/group-cards.controller.js';
import { ShareCardsController } from './http/share-cards.controller.js';
import { MakeShareCards } from './jobs/make-share-cards.js';
import { GroupsToDraw } from './queries/groups-to-draw.js';
import { ListingsToDraw } from './queries/listings-to-draw.js';

@Module({
  imports: [ListingsModule, ListingsDataModule],
  controllers: [ShareCardsController, GroupCardsController],
  providers: [CardPainter, DrawnGroups, GroupsToDraw, ShareCards],
})
export class ShareCardsModule {}

@Module({
  imports: [ListingsDataModule],
  providers: [CardPainter, ListingsToDraw, MakeShareCards, ShareCards],
})
export class ShareCardsWorkerModule {}
