import { Module } from '@nestjs/common';
import { ListingsDataModule } from '../listings/public.js';
import { ShareCards } from './data/share-cards.js';
import { ShareCardsController } from './http/share-cards.controller.js';
import { MakeShareCards } from './jobs/make-share-cards.js';
import { ListingsToDraw } from './queries/listings-to-draw.js';

@Module({
  controllers: [ShareCardsController],
  providers: [ShareCards],
})
export class ShareCardsModule {}

@Module({
  imports: [ListingsDataModule],
  providers: [ListingsToDraw, MakeShareCards, ShareCards],
})
export class ShareCardsWorkerModule {}
