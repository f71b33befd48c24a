import { Module } from '@nestjs/common';
import { AmenitiesModule } from './amenities/public.js';
import { BlacklistModule } from '../blacklist/public.js';
import { ContactsModule } from '../contacts/public.js';
import { ContractsModule } from '../contracts/public.js';
import { PhotosModule } from './pictures/public.js';
import { PricingModule, PricingWorkerModule } from '../pricing/public.js';
import { AVAILABILITY } from './availability/availability-providers.js';
import { Availability } from './availability/availability.js';
import { CalendarProposalsMail } from './calendars/calendar-proposals.mail.js';
import { CalendarDeskController } from './calendars/calendar-desk.controller.js';
import { CalendarFeedController } from './calendars/calendar-feed.controller.js';
import { Calendars } from './calendars/calendars.js';
import { ChangeCalendar } from './calendars/change-calendar.js';
import { OutsideCalendars } from './calendars/outside-calendars.js';
import { ReadCalendars } from './calendars/read-calendars.js';
import { TellProposals } from './calendars/tell-proposals.js';
import { ConfirmationLinks } from './submission/confirmation-links.js';
import { FreeListings } from './owner/free-listings.js';
import { ListingCodes } from './core/listing-codes.js';
import { ImportController } from './importing/import.controller.js';
import { ImportedListings } from './importing/imported-listings.js';
import { ImportListings } from './importing/import-listings.js';
import { ImportReport } from './importing/import-report.js';
import { ListingOrigins } from './submission/listing-origins.js';
import { ListingOwners } from './owner/listing-owners.js';
import { ListingsOfContact } from './owner/listings-of-contact.js';
import { ListingsRepository } from './core/listings.repository.js';
import { ListingAmenities } from './core/listing-amenities.js';
import { ListingVersions } from './rows/listing-versions.js';
import { NewListings } from './submission/new-listings.js';
import { PlanEnds } from './plans/plan-ends.js';
import { OwnerLinks } from './owner/owner-links.js';
import { Rejections } from './review/rejections.js';
import { SearchReindex } from './rows/search-reindex.js';
import { SearchRowBuilder } from './rows/search-row-builder.js';
import { SearchRows } from './rows/search-rows.js';
import { ShownPoints } from './location/shown-points.js';
import { AdminListingsController } from './desk/admin-listings.controller.js';
import { AmenityRemovalController } from './rows/amenity-removal.controller.js';
import { ConfirmationController } from './submission/confirmation.controller.js';
import { DiscardController } from './review/discard.controller.js';
import { EditTarget } from './editing/edit-target.js';
import { ListingEditsController } from './editing/listing-edits.controller.js';
import { VerificationController } from './editing/verification.controller.js';
import { ListingTermsController } from './plans/listing-terms.controller.js';
import { ListingPhotosController } from './photos/listing-photos.controller.js';
import { ListExportController } from './desk/list-export.controller.js';
import { LifecycleController } from './review/lifecycle.controller.js';
import { PaymentsController } from './plans/payments.controller.js';
import { PhotoEditsController } from './photos/photo-edits.controller.js';
import { PublicationPhotosController } from './photos/publication-photos.controller.js';
import { PhotoReviewController } from './photos/photo-review.controller.js';
import { PublicationLimits } from './submission/publication-limits.js';
import { PublicationController } from './submission/publication.controller.js';
import { QuickPublishController } from './submission/quick-publish.controller.js';
import { ReviewController } from './desk/review.controller.js';
import { RejectionController } from './review/rejection.controller.js';
import { AnnounceListings } from './submission/announce-listings.js';
import { ListingsToAnnounce } from './submission/listings-to-announce.js';
import { AddressChangedMail } from './submission/address-changed.mail.js';
import { MergedNoticeMail } from './submission/merged-notice.mail.js';
import { ReindexSearch } from './rows/reindex-search.js';
import { TellPlansThatEnd } from './plans/tell-plans-that-end.js';
import { ListingApprovedMail } from './review/listing-approved.mail.js';
import { RejectionLinks } from './review/rejection-links.js';
import { ListingRejectedMail } from './review/listing-rejected.mail.js';
import { OperatorNoticeMail, OwnerReceiptMail } from './submission/listing-submitted.mail.js';
import { PlanEndedMail } from './plans/plan-ended.mail.js';
import { PlansEndedMail } from './plans/plans-ended.mail.js';
import { PlanEndsMail } from './plans/plan-ends.mail.js';
import { PlansEndingMail } from './plans/plans-ending.mail.js';
import { OwnerMail } from './owner/owner-mail.js';
import { PhotosRejectedMail } from './photos/photos-rejected.mail.js';
import { MailedListings } from './owner/mailed-listings.js';
import { AdminListing } from './desk/admin-listing.js';
import { AdminListings } from './desk/admin-listings.js';
import { ListingIds } from './core/listing-ids.js';
import { ListingPartsQuery } from './core/listing-parts-query.js';
import { RelatedRecords } from './desk/related-records.js';
import { ListingReview } from './desk/listing-review.js';
import { ReviewFacts } from './desk/review-facts.js';
import { PendingByNetwork } from './review/pending-by-network.js';
import { NoticeContents } from './core/notice-contents.js';
import { NoticeForms } from './resubmission/notice-forms.js';
import { Resubmissions } from './resubmission/resubmissions.js';
import { Proposals } from './proposals/proposals.js';
import { ProposalReviewController } from './proposals/proposal-review.controller.js';
import { ProposalDecidedMail } from './proposals/proposal-decided.mail.js';
import { RESUBMISSION } from './resubmission/resubmission-providers.js';
import { PROPOSALS } from './proposals/proposal-providers.js';
import { LISTING_UNDO } from './undo/undo-providers.js';
import { NoticeChecks } from './owner/notice-checks.js';
import { WantedParts } from './availability/wanted-part.js';
import { MailCodeWhenListingApproved } from './review/mail-code-when-listing-approved.js';
import { MailReceiptWhenListingSubmitted } from './submission/mail-receipt-when-listing-submitted.js';
import { TellOperatorWhenListingSubmitted } from './submission/tell-operator-when-listing-submitted.js';
import { RefreshAveragesWhenNumbersMove } from './rows/refresh-averages-when-numbers-move.js';
import { RefreshSearchRowWhenPhotoReady } from './rows/refresh-search-row-when-photo-ready.js';
import { ConfirmAddress } from './submission/confirm-address.js';
import { ConfirmAvailability } from './availability/confirm-availability.js';
import { ApproveListing } from './review/approve-listing.js';
import { EDITS } from './edit-providers.js';
import { LapseVerifications } from './editing/lapse-verifications.js';
import { ListingEdits } from './editing/listing-edits.js';
import { DiscardPending } from './review/discard-pending.js';
import { ListingDecisions } from './review/listing-decisions.js';
import { MoveListing } from './review/move-listing.js';
import { MovesTogether } from './review/moves-together.js';
import { RejectListing } from './review/reject-listing.js';
import { RemoveAmenity } from './rows/remove-amenity.js';
import { OwnerPhotos } from './photos/owner-photos.js';
import { PHOTO_CHANGES } from './photos/photo-providers.js';
import { FreeRoom } from './owner/free-room.js';
import { OwnerChanges } from './availability/owner-changes.js';
import { QuickPublish } from './submission/quick-publish.js';
import { SeasonLeave } from './rows/season-leave.js';
import { ZonesModule } from './zones/public.js';
import { StorePublication } from './submission/store-publication.js';
import { SubmitListing } from './submission/submit-listing.js';

const BELOW = [
  AmenitiesModule,
  BlacklistModule,
  ContactsModule,
  ContractsModule,
  PhotosModule,
  PricingModule,
  ZonesModule,
];

const DATA = [
  Availability,
  Calendars,
  ConfirmationLinks,
  FreeListings,
  LapseVerifications,
  ListingAmenities,
  ListingCodes,
  ListingOrigins,
  ListingOwners,
  ListingsOfContact,
  ListingVersions,
  ListingsRepository,
  ListingsToAnnounce,
  NewListings,
  NoticeChecks,
  NoticeContents,
  NoticeForms,
  OwnerLinks,
  Proposals,
  Rejections,
  SeasonLeave,
  Resubmissions,
  SearchReindex,
  SearchRowBuilder,
  SearchRows,
  ShownPoints,
  WantedParts,
];

/** Tables of listings and their rules, for both processes. */
@Module({
  imports: BELOW,
  providers: DATA,
  exports: [...DATA, ...BELOW],
})
export class ListingsDataModule {}

/** Calls of the web process, for owners and for the operator. */
@Module({
  imports: [ListingsDataModule],
  controllers: [
    CalendarDeskController,
    CalendarFeedController,
    ConfirmationController,
    DiscardController,
    ImportController,
    ListingEditsController,
    ListingPhotosController,
    VerificationController,
    ListingTermsController,
    PaymentsController,
    PhotoEditsController,
    PhotoReviewController,
    ProposalReviewController,
    PublicationController,
    PublicationPhotosController,
    QuickPublishController,
    LifecycleController,
    ListExportController,
    RejectionController,
    ReviewController,
    AdminListingsController,
    AmenityRemovalController,
  ],
  providers: [
    AdminListing,
    AdminListings,
    ApproveListing,
    ChangeCalendar,
    ConfirmAddress,
    ConfirmAvailability,
    DiscardPending,
    EditTarget,
    ImportedListings,
    ImportListings,
    ImportReport,
    ...EDITS,
    ...PHOTO_CHANGES,
    ListingIds,
    ListingDecisions,
    ListingPartsQuery,
    RelatedRecords,
    ListingReview,
    ReviewFacts,
    MoveListing,
    MovesTogether,
    FreeRoom,
    OutsideCalendars,
    OwnerChanges,
    OwnerMail,
    PendingByNetwork,
    ...LISTING_UNDO,
    ...RESUBMISSION,
    ...PROPOSALS,
    PublicationLimits,
    QuickPublish,
    RejectListing,
    RemoveAmenity,
    StorePublication,
    SubmitListing,
  ],
  exports: [
    ChangeCalendar,
    ConfirmAvailability,
    ListingEdits,
    ListingPartsQuery,
    OutsideCalendars,
    OwnerChanges,
    OwnerPhotos,
    ...RESUBMISSION,
    ...PROPOSALS,
  ],
})
export class ListingsModule {}

/** Reactions, jobs and mail of the worker. */
@Module({
  imports: [ListingsDataModule, PricingWorkerModule],
  providers: [
    AddressChangedMail,
    AnnounceListings,
    ...AVAILABILITY,
    CalendarProposalsMail,
    ListingApprovedMail,
    PhotosRejectedMail,
    ProposalDecidedMail,
    ListingRejectedMail,
    RejectionLinks,
    MergedNoticeMail,
    MailCodeWhenListingApproved,
    MailedListings,
    MailReceiptWhenListingSubmitted,
    OperatorNoticeMail,
    OutsideCalendars,
    OwnerMail,
    OwnerReceiptMail,
    PlanEnds,
    PlanEndedMail,
    PlanEndsMail,
    PlansEndedMail,
    PlansEndingMail,
    ReadCalendars,
    RefreshAveragesWhenNumbersMove,
    RefreshSearchRowWhenPhotoReady,
    ReindexSearch,
    TellPlansThatEnd,
    TellProposals,
    TellOperatorWhenListingSubmitted,
  ],
})
export class ListingsWorkerModule {}
