import { Module } from '@nestjs/common';
import { BlacklistModule } from '../../blacklist/public.js';
import { AnsweringModule } from '../../inquiries/public.js';
import { ListingsDataModule, ListingsModule } from '../../listings/public.js';
import { RolloversModule } from '../season/public.js';
import { AnswerOwnInquiry } from './answer-own-inquiry.js';
import { OwnCalendarController } from './own-calendar.controller.js';
import { OwnInquiriesController } from './own-inquiries.controller.js';
import { OwnNoticeController } from './own-notice.controller.js';
import { OwnerLinkAccess } from './owner-link-access.js';
import { OwnPhotoFileController } from './own-photo-file.controller.js';
import { OwnPhotosController } from './own-photos.controller.js';
import { OwnResubmissionController } from './own-resubmission.controller.js';
import { OwnProposalController } from './own-proposal.controller.js';
import { OwnSeasonController } from './own-season.controller.js';
import { OwnerLinksController } from './owner-links.controller.js';
import { OwnerLinksMail } from './owner-links.mail.js';
import { PostOwnerLinks } from './post-owner-links.js';
import { OwnNotice } from './own-notice.js';
import { OwnPhotos } from './own-photos.js';
import { MailLinkWhenAddressConfirmed } from './mail-link-when-address-confirmed.js';
import { ReplaceOwnerLinks } from './replace-owner-links.js';
import { SendOwnerLinks } from './send-owner-links.js';

@Module({
  imports: [AnsweringModule, BlacklistModule, ListingsDataModule, ListingsModule, RolloversModule],
  controllers: [
    OwnerLinksController,
    OwnCalendarController,
    OwnInquiriesController,
    OwnNoticeController,
    OwnPhotoFileController,
    OwnPhotosController,
    OwnProposalController,
    OwnSeasonController,
    OwnResubmissionController,
  ],
  providers: [
    AnswerOwnInquiry,
    OwnerLinkAccess,
    OwnNotice,
    OwnPhotos,
    PostOwnerLinks,
    ReplaceOwnerLinks,
    SendOwnerLinks,
  ],
})
export class OwnerAccessModule {}

@Module({
  imports: [ListingsDataModule],
  providers: [MailLinkWhenAddressConfirmed, OwnerLinksMail, PostOwnerLinks],
})
export class OwnerAccessWorkerModule {}
