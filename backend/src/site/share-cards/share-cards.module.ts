import { Module } from '@nestjs/common';
import { SearchDataModule, SearchModule } from '../../search/public.js';
import { CardPainter } from './card-painter.js';
import { ShareCards } from './share-cards.js';
import { DrawnGroups } from './drawn-groups.js';
import { GroupCardsController } from './group-cards.controller.js';
import { ShareCardsController } from './share-cards.controller.js';
import { MakeShareCards } from './make-share-cards.js';
import { GroupsToDraw } from './groups-to-draw.js';
import { ListingsToDraw } from './listings-to-draw.js';

@Module({
  imports: [SearchModule],
  controllers: [ShareCardsController, GroupCardsController],
  providers: [CardPainter, DrawnGroups, GroupsToDraw, ShareCards],
})
export class ShareCardsModule {}

@Module({
  imports: [SearchDataModule],
  providers: [CardPainter, ListingsToDraw, MakeShareCards, ShareCards],
})
export class ShareCardsWorkerModule {}
