import { Controller, Req } from '@nestjs/common';
import { IsInt, IsOptional, Min } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import {
  removeOwnProposal,
  sendOwnProposal,
  viewOwnProposal,
  type OwnProposalAnswer,
  type ProposalRequest,
  type ProposalWithdrawal,
} from '#common/listings/proposals/proposal-calls.js';
import { optionalForm, type OptionalForm } from '#common/listings/attributes/optional-attributes.js';
import type { Conditions } from '#common/listings/conditions/conditions.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { PROPOSAL_MESSAGES } from '#common/listings/proposals/proposal-messages.js';
import { LENGTHS, LIMITS } from '#common/kernel/limits.js';
import { Answers, Sent } from '#platform/http/answers/answers.js';
import { Id, Part, Text, WholeNumber } from '#platform/http/input/dto-fields.js';
import {
  ConditionsPart,
  MeasuresDto,
  OwnProposal,
  OwnerProposals,
  ProposedPrices,
  type ProposedPriceDto,
} from '../../listings/public.js';
import { LinkDto } from './link.dto.js';
import { OwnerLinkAccess } from './owner-link-access.js';

const message = ERROR_MESSAGES.invalid;

class ProposalDto extends LinkDto implements ProposalRequest {
  @WholeNumber() @IsInt({ message }) @Min(1, { message }) version: number;
  @IsOptional() @Id() idPropuesta?: number;
  @Text(LENGTHS.businessName) nombreNegocio = '';
  @Text(LIMITS.notesLength) observaciones = '';
  @ProposedPrices() precios: ProposedPriceDto[] = [];
  @ConditionsPart() condiciones?: Conditions | null;
  @IsOptional() @Part(() => MeasuresDto) medidas?: OptionalForm;
}

class ProposalWithdrawalDto extends LinkDto implements ProposalWithdrawal {
  @Id() idPropuesta: number;
}

/** Changes that owners propose by the link of their notice (docs/decisions/0067). */
@Controller()
export class OwnProposalController {
  constructor(
    private readonly links: OwnerLinkAccess,
    private readonly shown: OwnProposal,
    private readonly proposals: OwnerProposals,
  ) {}

  @Answers(viewOwnProposal)
  async view(@Sent() { enlace }: LinkDto, @Req() { ip }: FastifyRequest): Promise<OwnProposalAnswer> {
    const { listingId } = await this.links.open(enlace, { ip, limit: 'notice' });
    return this.answer(listingId, '');
  }

  @Answers(sendOwnProposal)
  async send(@Sent() form: ProposalDto, @Req() { ip }: FastifyRequest): Promise<OwnProposalAnswer> {
    const { listingId } = await this.links.open(form.enlace, { ip, limit: 'proposals' });
    const { nombreNegocio, observaciones, precios, version, idPropuesta: replaces = null } = form;
    const proposed = {
      nombreNegocio: nombreNegocio.trim(),
      observaciones: observaciones.trim(),
      precios: precios.map((price) => ({ ...price })),
      ...(form.condiciones === undefined ? {} : { condiciones: form.condiciones }),
      ...(form.medidas ? { medidas: optionalForm(form.medidas) } : {}),
    };
    await this.proposals.send(listingId, { version, replaces, proposed });
    return this.answer(listingId, PROPOSAL_MESSAGES.sent);
  }

  @Answers(removeOwnProposal)
  async remove(
    @Sent() { enlace, idPropuesta }: ProposalWithdrawalDto,
    @Req() { ip }: FastifyRequest,
  ): Promise<OwnProposalAnswer> {
    const { listingId } = await this.links.open(enlace, { ip, limit: 'proposals' });
    await this.proposals.withdraw(listingId, idPropuesta);
    return this.answer(listingId, PROPOSAL_MESSAGES.withdrawn);
  }

  private async answer(listingId: number, text: string): Promise<OwnProposalAnswer> {
    return { success: true, message: text, ...(await this.shown.of(listingId)) };
  }
}
