import { Controller, Req } from '@nestjs/common';
import { IsInt, Min } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import {
  resubmitNotice,
  viewRejectedNotice,
  type RejectedNoticeAnswer,
  type ResubmissionRequest,
} from '#common/listings/resubmission/resubmission-calls.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { RESUBMISSION_MESSAGES } from '#common/listings/resubmission/resubmission-messages.js';
import { looksAutomatic } from '#common/kernel/forms/spam.js';
import { LENGTHS } from '#common/kernel/limits.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import { Answers, Sent } from '#platform/http/answers/answers.js';
import { Part, Text, WholeNumber } from '#platform/http/input/dto-fields.js';
import { ListingDto, LocationDto, RejectedNotice, ResubmitListing } from '../../listings/public.js';
import { LinkDto } from './link.dto.js';
import { OwnerLinkAccess } from './owner-link-access.js';

const message = ERROR_MESSAGES.invalid;

class ResubmissionDto extends LinkDto implements ResubmissionRequest {
  @WholeNumber() @IsInt({ message }) @Min(1, { message }) version: number;
  @Part(() => LocationDto) ubicacion: LocationDto = new LocationDto();
  @Part(() => ListingDto) inmueble: ListingDto = new ListingDto();
  @Text(LENGTHS.message) casillero = '';
  @WholeNumber() tiempo: number | '' = '';
}

/** Rejected notices that owners correct by their link. */
@Controller()
export class OwnResubmissionController {
  constructor(
    private readonly links: OwnerLinkAccess,
    private readonly rejected: RejectedNotice,
    private readonly resubmitting: ResubmitListing,
  ) {}

  @Answers(viewRejectedNotice)
  async view(@Sent() { enlace }: LinkDto, @Req() { ip }: FastifyRequest): Promise<RejectedNoticeAnswer> {
    const { listingId } = await this.links.open(enlace, { ip, limit: 'notice' });
    return { success: true, aviso: await this.rejected.of(listingId) };
  }

  @Answers(resubmitNotice)
  async resubmit(@Sent() form: ResubmissionDto, @Req() { ip }: FastifyRequest): Promise<SimpleAnswer> {
    const { listingId } = await this.links.open(form.enlace, { ip, limit: 'resubmissions' });
    const { ubicacion, inmueble, version } = form;
    const isDropped = looksAutomatic(form);
    await this.resubmitting.execute(listingId, { version, form: { ubicacion, inmueble }, isDropped });
    return { success: true, message: RESUBMISSION_MESSAGES.received };
  }
}
