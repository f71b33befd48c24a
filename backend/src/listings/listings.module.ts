import { Module } from '@nestjs/common';
import { AmenitiesModule } from '../amenities/public.js';
import { BlacklistModule } from '../blacklist/public.js';
import { ContactsModule } from '../contacts/public.js';
import { ContractsModule } from '../contracts/public.js';
import { PhotosModule } from '../photos/public.js';
import { PricingModule } from '../pricing/public.js';
import { AVAILABILITY } from './use-cases/availability-providers.js';
import { Availability } from './data/availability.js';
import { ConfirmationLinks } from './data/confirmation-links.js';
import { FreeListings } from './data/free-listings.js';
import { ListingCodes } from './data/listing-codes.js';
import { ListingOrigins } from './data/listing-origins.js';
import { ListingOwners } from './data/listing-owners.js';
import { ListingsOfContact } from './data/listings-of-contact.js';
import { ListingsRepository } from './data/listings.repository.js';
import { ListingVersions } from './data/listing-versions.js';
import { NewListings } from './data/new-listings.js';
import { PlanEnds } from './data/plan-ends.js';
import { OwnerLinks } from './data/owner-links.js';
import { Rejections } from './data/rejections.js';
import { SearchReindex } from './data/search-reindex.js';
import { SearchRowBuilder } from './data/search-row-builder.js';
import { SearchRows } from './data/search-rows.js';
import { ShownPoints } from './data/shown-points.js';
import { IndexMetrics } from './index/index-metrics.js';
import { AdminListingsController } from './http/admin-listings.controller.js';
import { AmenityRemovalController } from './http/amenity-removal.controller.js';
import { ConfirmationController } from './http/confirmation.controller.js';
import { DiscardController } from './http/discard.controller.js';
import { EditTarget } from './http/edit-target.js';
import { ListingEditsController } from './http/listing-edits.controller.js';
import { ListingTermsController } from './http/listing-terms.controller.js';
import { ListingPhotosController } from './http/listing-photos.controller.js';
import { MapController } from './http/map.controller.js';
import { ListExportController } from './http/list-export.controller.js';
import { LifecycleController } from './http/lifecycle.controller.js';
import { PaymentsController } from './http/payments.controller.js';
import { PhotoEditsController } from './http/photo-edits.controller.js';
import { PhotoReviewController } from './http/photo-review.controller.js';
import { PublicFactsController } from './http/public-facts.controller.js';
import { PublicListingsController } from './http/public-listings.controller.js';
import { PublicationLimits } from './http/publication-limits.js';
import { PublicationController } from './http/publication.controller.js';
import { QuickPublishController } from './http/quick-publish.controller.js';
import { ReviewController } from './http/review.controller.js';
import { RejectionController } from './http/rejection.controller.js';
import { SearchController } from './http/search.controller.js';
import { CardListAnswers } from './http/card-list-answers.js';
import { SearchAnswers } from './http/search-answers.js';
import { WrittenCards } from './http/written-cards.js';
import { AnnounceListings } from './jobs/announce-listings.js';
import { ListingsToAnnounce } from './data/listings-to-announce.js';
import { AddressChangedMail } from './mail/address-changed.mail.js';
import { MergedNoticeMail } from './mail/merged-notice.mail.js';
import { ReindexSearch } from './jobs/reindex-search.js';
import { TellPlansThatEnd } from './jobs/tell-plans-that-end.js';
import { ListingApprovedMail } from './mail/listing-approved.mail.js';
import { RejectionLinks } from './mail/rejection-links.js';
import { ListingRejectedMail } from './mail/listing-rejected.mail.js';
import { OperatorNoticeMail, OwnerReceiptMail } from './mail/listing-submitted.mail.js';
import { PlanEndedMail } from './mail/plan-ended.mail.js';
import { PlansEndedMail } from './mail/plans-ended.mail.js';
import { PlanEndsMail } from './mail/plan-ends.mail.js';
import { PlansEndingMail } from './mail/plans-ending.mail.js';
import { OwnerMail } from './mail/owner-mail.js';
import { PhotosRejectedMail } from './mail/photos-rejected.mail.js';
import { MailedListings } from './mail/mailed-listings.js';
import { AdminListing } from './queries/admin-listing.js';
import { AdminListings } from './queries/admin-listings.js';
import { LandingPages } from './queries/landing-pages.js';
import { ListingCounts } from './queries/listing-counts.js';
import { ListingIds } from './queries/listing-ids.js';
import { ListingPartsQuery } from './queries/listing-parts.js';
import { RelatedRecords } from './queries/related-records.js';
import { ListingReview } from './queries/listing-review.js';
import { ReviewFacts } from './queries/review-facts.js';
import { ListingSheet } from './queries/listing-sheet.js';
import { RelatedListings } from './queries/related-listings.js';
import { PendingByNetwork } from './queries/pending-by-network.js';
import { PublicFacts } from './queries/public-facts.js';
import { NoticeContents } from './data/notice-contents.js';
import { NoticeForms } from './data/notice-forms.js';
import { Resubmissions } from './data/resubmissions.js';
import { Proposals } from './data/proposals.js';
import { ProposalReviewController } from './http/proposal-review.controller.js';
import { ProposalDecidedMail } from './mail/proposal-decided.mail.js';
import { RESUBMISSION } from './use-cases/resubmission/resubmission-providers.js';
import { PROPOSALS } from './use-cases/proposals/proposal-providers.js';
import { LISTING_UNDO } from './use-cases/undo/undo-providers.js';
import { FewListings } from './queries/few-listings.js';
import { SearchListings } from './queries/search-listings.js';
import { SEARCH } from './queries/search-providers.js';
import { WantedParts } from './queries/wanted-part.js';
import { MailCodeWhenListingApproved } from './reactions/mail-code-when-listing-approved.js';
import { MailReceiptWhenListingSubmitted } from './reactions/mail-receipt-when-listing-submitted.js';
import { TellOperatorWhenListingSubmitted } from './reactions/tell-operator-when-listing-submitted.js';
import { RefreshSearchRowWhenPhotoReady } from './reactions/refresh-search-row-when-photo-ready.js';
import { ConfirmAddress } from './use-cases/confirm-address.js';
import { ConfirmAvailability } from './use-cases/confirm-availability.js';
import { ApproveListing } from './use-cases/approve-listing.js';
import { EDITS } from './use-cases/edits/edit-providers.js';
import { ListingEdits } from './use-cases/edits/listing-edits.js';
import { DiscardPending } from './use-cases/discard-pending.js';
import { ListingDecisions } from './use-cases/listing-decisions.js';
import { MoveListing } from './use-cases/move-listing.js';
import { MovesTogether } from './use-cases/moves-together.js';
import { RejectListing } from './use-cases/reject-listing.js';
import { RemoveAmenity } from './use-cases/remove-amenity.js';
import { OwnerPhotos } from './use-cases/photos/owner-photos.js';
import { PHOTO_CHANGES } from './use-cases/photos/photo-providers.js';
import { FreeRoom } from './use-cases/free-room.js';
import { OwnerChanges } from './use-cases/owner-changes.js';
import { QuickPublish } from './use-cases/quick-publish.js';
import { SeasonLeave } from './use-cases/season-leave.js';
import { SubmitListing } from './use-cases/submit-listing.js';

const BELOW = [
  AmenitiesModule,
  BlacklistModule,
  ContactsModule,
  ContractsModule,
  PhotosModule,
  PricingModule,
];

const DATA = [
  Availability,
  ConfirmationLinks,
  FewListings,
  FreeListings,
  ListingCodes,
  ListingOrigins,
  ListingOwners,
  ListingsOfContact,
  ListingVersions,
  ListingsRepository,
  ListingsToAnnounce,
  NewListings,
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

/** Providers and controllers of the web process. */
@Module({
  imports: [ListingsDataModule],
  controllers: [
    ConfirmationController,
    DiscardController,
    ListingEditsController,
    ListingPhotosController,
    ListingTermsController,
    PaymentsController,
    PhotoEditsController,
    PhotoReviewController,
    ProposalReviewController,
    PublicFactsController,
    PublicListingsController,
    PublicationController,
    QuickPublishController,
    SearchController,
    LifecycleController,
    ListExportController,
    RejectionController,
    ReviewController,
    MapController,
    AdminListingsController,
    AmenityRemovalController,
  ],
  providers: [
    AdminListing,
    AdminListings,
    ApproveListing,
    ConfirmAddress,
    ConfirmAvailability,
    DiscardPending,
    EditTarget,
    ...EDITS,
    ...PHOTO_CHANGES,
    ListingIds,
    ListingDecisions,
    ListingPartsQuery,
    RelatedRecords,
    ListingReview,
    ReviewFacts,
    ListingSheet,
    RelatedListings,
    MoveListing,
    MovesTogether,
    FreeRoom,
    OwnerChanges,
    OwnerMail,
    PendingByNetwork,
    ...LISTING_UNDO,
    ...RESUBMISSION,
    ...PROPOSALS,
    ...SEARCH,
    PublicationLimits,
    QuickPublish,
    RejectListing,
    PublicFacts,
    RemoveAmenity,
    ListingCounts,
    CardListAnswers,
    SearchAnswers,
    WrittenCards,
    SubmitListing,
  ],
  exports: [
    ConfirmAvailability,
    IndexMetrics,
    LandingPages,
    ListingEdits,
    OwnerChanges,
    OwnerPhotos,
    ...RESUBMISSION,
    ...PROPOSALS,
    SearchListings,
  ],
})
export class ListingsModule {}

/** Reactions, jobs and mail of the worker. */
@Module({
  imports: [ListingsDataModule],
  providers: [
    AddressChangedMail,
    AnnounceListings,
    ...AVAILABILITY,
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
    OwnerMail,
    OwnerReceiptMail,
    PlanEnds,
    PlanEndedMail,
    PlanEndsMail,
    PlansEndedMail,
    PlansEndingMail,
    RefreshSearchRowWhenPhotoReady,
    ReindexSearch,
    TellPlansThatEnd,
    TellOperatorWhenListingSubmitted,
  ],
})
export class ListingsWorkerModule {}
