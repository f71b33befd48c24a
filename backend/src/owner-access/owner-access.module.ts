import { Module } from '@nestjs/common';
import { BlacklistModule } from '../blacklist/public.js';
import { InquiriesDataModule } from '../inquiries/public.js';
import { ListingsDataModule, ListingsModule } from '../listings/public.js';
import { RolloversModule } from '../rollovers/public.js';
import { OwnInquiriesController } from './http/own-inquiries.controller.js';
import { OwnNoticeController } from './http/own-notice.controller.js';
import { OwnerLinkAccess } from './http/owner-link-access.js';
import { OwnPhotoFileController } from './http/own-photo-file.controller.js';
import { OwnPhotosController } from './http/own-photos.controller.js';
import { OwnResubmissionController } from './http/own-resubmission.controller.js';
import { OwnProposalController } from './http/own-proposal.controller.js';
import { OwnSeasonController } from './http/own-season.controller.js';
import { OwnerLinksController } from './http/owner-links.controller.js';
import { OwnerLinksMail } from './mail/owner-links.mail.js';
import { PostOwnerLinks } from './mail/post-owner-links.js';
import { OwnNotice } from './queries/own-notice.js';
import { OwnPhotos } from './queries/own-photos.js';
import { MailLinkWhenAddressConfirmed } from './reactions/mail-link-when-address-confirmed.js';
import { ReplaceOwnerLinks } from './use-cases/replace-owner-links.js';
import { SendOwnerLinks } from './use-cases/send-owner-links.js';

@Module({
  imports: [BlacklistModule, InquiriesDataModule, ListingsDataModule, ListingsModule, RolloversModule],
  controllers: [
    OwnerLinksController,
    OwnInquiriesController,
    OwnNoticeController,
    OwnPhotoFileController,
    OwnPhotosController,
    OwnProposalController,
    OwnSeasonController,
    OwnResubmissionController,
  ],
  providers: [OwnerLinkAccess, OwnNotice, OwnPhotos, PostOwnerLinks, ReplaceOwnerLinks, SendOwnerLinks],
})
export class OwnerAccessModule {}

@Module({
  imports: [ListingsDataModule],
  providers: [MailLinkWhenAddressConfirmed, OwnerLinksMail, PostOwnerLinks],
})
export class OwnerAccessWorkerModule {}
