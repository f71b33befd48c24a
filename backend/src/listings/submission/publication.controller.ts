import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { publishListing, type PublicationAnswer } from '#common/listings/publication/publication-calls.js';
import { PROOF_HEADER } from '#common/kernel/calls/proof-of-work.js';
import { publicationFaults, toFieldErrors } from '#common/listings/publication/publication-form.js';
import { looksAutomatic } from '#common/kernel/forms/spam.js';
import { ConsentOrigins } from '#platform/consents/consent-origins.js';
import { Answers, Sent } from '#platform/http/answers/answers.js';
import { IdempotencyKey } from '#platform/http/input/idempotency-key.js';
import { SiteOptions } from '#platform/options/site-options.js';
import { visitorAddress } from '#platform/process/visitor-address.js';
import { Problem } from '#platform/process/problem.js';
import { Blacklist } from '../../blacklist/public.js';
import { readPublication } from './publication.js';
import { SubmitListing } from './submit-listing.js';
import { PublicationLimits } from './publication-limits.js';
import { PublicationDto, withOwnersPhone } from './publication.dto.js';

/** Last step of the publication wizard (public-site.md §7, crearInmueble). */
@Controller()
export class PublicationController {
  constructor(
    private readonly submitListing: SubmitListing,
    private readonly blacklist: Blacklist,
    private readonly limits: PublicationLimits,
    private readonly origins: ConsentOrigins,
    private readonly options: SiteOptions,
  ) {}

  @Answers(publishListing)
  async submit(
    @Sent() form: PublicationDto,
    @Req() { ip, headers }: FastifyRequest,
    @IdempotencyKey() key: string | null,
  ): Promise<PublicationAnswer> {
    await this.options.refuseClosed('publishing');
    const request = withOwnersPhone(form);
    const faults = publicationFaults(request);
    if (faults.length > 0) throw Problem.invalid(toFieldErrors(faults));
    const { contacto, inmueble } = request;
    await this.limits.consume(ip, headers[PROOF_HEADER]?.toString());
    const isListed = await this.blacklist.lists(contacto.email, inmueble.email_inmueble);
    return this.submitListing.execute({
      publication: readPublication(request),
      key,
      isDropped: isListed || looksAutomatic(request),
      network: visitorAddress(ip),
      consentFrom: await this.origins.of(ip),
    });
  }
}
