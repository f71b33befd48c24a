import { Controller } from '@nestjs/common';
import { reviewListing, type FindingWire, type ReviewAnswer } from '#common/listings/review/review-calls.js';
import { listingTitle } from '#common/listings/listing-title.js';
import { STATUS_NAMES } from '#common/listings/listing-status.js';
import type { IdQuery } from '#common/kernel/calls/request-shapes.js';
import { Answers, Asked } from '#platform/http/answers/answers.js';
import { QueryValues } from '#platform/http/input/query-values.js';
import { presentPicture, withoutMark } from '../pictures/public.js';
import { ResubmissionReview } from '../resubmission/resubmission-review.js';
import { ListingReview, type Finding } from './listing-review.js';

/** Data for the review of a pending notice (back-office.md §2, Detail screen). */
@Controller()
export class ReviewController {
  constructor(
    private readonly reviews: ListingReview,
    private readonly resubmissions: ResubmissionReview,
  ) {}

  @Answers(reviewListing)
  async review(@Asked() values: QueryValues<IdQuery>): Promise<ReviewAnswer> {
    const id = values.requiredId('id');
    const findings = await this.reviews.of(id);
    const correccion = await this.resubmissions.of(id);
    return { success: true, hallazgos: findings.map(presentFinding), correccion };
  }
}

function presentFinding({ kind, text, listings }: Finding): FindingWire {
  return {
    tipo: kind,
    texto: text,
    avisos: listings.map((listing) => ({
      idInmuebles: listing.id,
      codigo: listing.code,
      estado: STATUS_NAMES[listing.status],
      title: listingTitle(listing),
      duenio: listing.owner,
      ...(listing.photos && {
        fotos: {
          deEsteAviso: presentPicture(withoutMark(listing.photos.photo)),
          delOtroAviso: presentPicture(withoutMark(listing.photos.other)),
        },
      }),
    })),
  };
}
