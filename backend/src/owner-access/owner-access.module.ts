import { Module } from '@nestjs/common';
import { BlacklistModule } from '../blacklist/public.js';
import { ListingsDataModule, ListingsModule } from '../listings/public.js';
import { OwnNoticeController } from './http/own-notice.controller.js';
import { OwnerLinksController } from './http/owner-links.controller.js';
import { OwnerLinksMail } from './mail/owner-links.mail.js';
import { PostOwnerLinks } from './mail/post-owner-links.js';
import { OwnNotice } from './queries/own-notice.js';
import { ReplaceOwnerLinks } from './use-cases/replace-owner-links.js';
import { SendOwnerLinks } from './use-cases/send-owner-links.js';

@Module({
  imports: [BlacklistModule, ListingsDataModule, ListingsModule],
  controllers: [OwnerLinksController, OwnNoticeController],
  providers: [OwnNotice, PostOwnerLinks, ReplaceOwnerLinks, SendOwnerLinks],
})
export class OwnerAccessModule {}

@Module({ imports: [ListingsDataModule], providers: [OwnerLinksMail] })
export class OwnerAccessWorkerModule {}
